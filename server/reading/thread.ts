import { workerData } from 'node:worker_threads';
import { createAddresses } from '../images/addresses.ts';
import { openForReading } from '../store/openForReading.ts';
import { replyWith } from '../threads/replies.ts';
import { type Read, type Told, readFrom } from './reads.ts';

/** What the thread is started with. */
export interface ReadingTerms {
  /** The database file. */
  path: string;
  /** What addresses of photos are signed with. */
  secret: Uint8Array;
}

/** What it is asked: a read, and the moment it is asked for, in milliseconds since 1970. */
export interface Asked {
  read: Read;
  now: number;
}

// Only reading.ts starts this, with these.
const { path, secret } = workerData as ReadingTerms;
const { read: db } = await openForReading(path);

replyWith(({ read, now }: Asked): Promise<Told> =>
  readFrom(
    db,
    createAddresses(secret, () => now),
    read,
  ),
);
