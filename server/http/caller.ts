import type { Caller } from '../reading/turns.ts';
import type { Call } from './environment.ts';

/** Who makes a call that is behind a login, and until when they wait for it. */
export const callerOf = (c: Call): Caller => ({ owner: String(c.get('user').id), signal: c.req.raw.signal });
