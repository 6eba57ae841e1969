import { findDamage } from './check.ts';

// Only check.ts starts this, with a path. Where nobody hears it any more, nobody wants to know.
process.on('disconnect', () => process.exit());
process.send?.({ damage: await findDamage(String(process.argv[2])) }, () => process.disconnect());
