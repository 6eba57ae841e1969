import { createAddresses } from '../images/addresses.ts';
import { openForReading } from '../store/openForReading.ts';
import { endWithParent } from '../threads/child.ts';
import { replyWith } from '../threads/replies.ts';
import { type Read, type Told, readFrom } from './reads.ts';

/** What the process is asked. */
export interface AskedToRead {
  read: Read;
  /** The moment it is asked for, in milliseconds since 1970. */
  now: number;
  /** What addresses of photos are signed with: not among its arguments, which everybody on the machine can see. */
  secret: Uint8Array;
}

endWithParent();
// Only reading.ts starts this, with the database file. What is asked meanwhile Node keeps until somebody listens.
const { read: db } = await openForReading(String(process.argv[2]));

replyWith(({ read, now, secret }: AskedToRead): Promise<Told> =>
  readFrom(
    db,
    createAddresses(secret, () => now),
    read,
  ),
);
