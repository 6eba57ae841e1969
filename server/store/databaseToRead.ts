import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Where a connection of somebody's own finds the database. It can be sent to a process; an address may hold a password. */
export type DatabaseToRead = { engine: 'sqlite'; path: string } | { engine: 'postgres'; url: string };

/** A connection on which nothing can be changed. */
export interface ReadingConnection {
  read: Kysely<Tables>;
  /** From now on all that is read is of one moment. */
  snapshot(): Promise<void>;
  close(): Promise<void> | void;
}
