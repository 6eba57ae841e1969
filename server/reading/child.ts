import { createAddresses } from '../images/addresses.ts';
import type { DatabaseToRead } from '../store/databaseToRead.ts';
import { openForReading } from '../store/openForReading.ts';
import { endWithParent } from '../threads/child.ts';
import { replyWith } from '../threads/replies.ts';
import { type Told, readFrom } from './reads.ts';
import { type AskedToRead, DATABASE } from './asked.ts';

endWithParent();
// Only reading.ts starts this, and tells where. What is asked meanwhile Node keeps until somebody listens.
const database = JSON.parse(String(process.env[DATABASE])) as DatabaseToRead;
const { read: db } = await openForReading(database);

replyWith(({ read, now, secret }: AskedToRead): Promise<Told> =>
  readFrom(
    db,
    createAddresses(secret, () => now),
    read,
  ),
);
