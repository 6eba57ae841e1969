import { createAddresses } from '../images/addresses.ts';
import type { DatabaseToRead } from '../store/databaseToRead.ts';
import { openForReading } from '../store/openForReading.ts';
import { endWithParent } from '../apart/child.ts';
import { replyWith } from '../apart/replies.ts';
import { type Told, readFrom } from './reads.ts';
import { type AskedToRead, DATABASE } from './asked.ts';

endWithParent();
// Only reading.ts starts this, and tells where. What is asked meanwhile Node keeps until somebody listens.
const database = JSON.parse(String(process.env[DATABASE])) as DatabaseToRead;
const { read: db, renew } = await openForReading(database);
let moved = 0;

replyWith(({ read, now, secret, moves }: AskedToRead): Promise<Told> => {
  if (moves !== moved) renew?.();
  moved = moves;
  return readFrom(
    db,
    createAddresses(secret, () => now),
    read,
  );
});
