import type { Read } from './reads.ts';

/** What the process is asked. */
export interface AskedToRead {
  read: Read;
  /** The moment it is asked for, in milliseconds since 1970. */
  now: number;
  /** What addresses of photos are signed with: not among its arguments, which everybody on the machine can see. */
  secret: Uint8Array;
  /** Where it is another number than before, the database has moved to another server. */
  moves: number;
}

/** In its environment: where it reads, as JSON. */
export const DATABASE = 'STOWAGE_READ';
