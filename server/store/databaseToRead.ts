import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Where a connection of somebody's own finds the database. It can be sent to a process; an address may hold a password. */
export type DatabaseToRead = { engine: 'sqlite'; path: string } | { engine: 'postgres'; url: string };

/** Of the environment, what the driver takes where an address does not say it: a password, the user, the certificates. */
const READ_BY_DRIVER = /^(PG[A-Z]+|USER|USERNAME)$/;

/** What a process of ours has to be told of the environment to find it. There may be a password in it. */
export function databaseVariables({ engine }: DatabaseToRead): Record<string, string> {
  if (engine === 'sqlite') return {};
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value !== undefined && READ_BY_DRIVER.test(name) ? [[name, value]] : [],
    ),
  );
}

/** A connection on which nothing can be changed. */
export interface ReadingConnection {
  read: Kysely<Tables>;
  /** From now on all that is read is of one moment. */
  snapshot(): Promise<void>;
  /** Where the database may move: the next statement goes to where its address leads then. */
  renew?(): void;
  close(): Promise<void> | void;
}
