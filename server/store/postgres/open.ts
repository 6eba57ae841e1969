import { Kysely, sql } from 'kysely';
import { createCondition } from '../condition.ts';
import { busyProblem, readOnlyProblem, storageProblem, otherVersionProblem } from '../storageProblems.ts';
import { createEnds, type Store, WRITE_WAIT } from '../store.ts';
import type { Tables } from '../tables.ts';
import { Writes } from '../writes.ts';
import { postgresDialect } from './dialect.ts';
import { NEWEST, migrate, requireNewest } from './migrations/migrate.ts';
import { CONNECT_LIMIT, type Pool, type Result, createPool } from './pool.ts';
import { WRITE_LIMIT, createWriter } from './writer.ts';

/** How long a start waits for another server that brings the database to this version, and how long that may take. */
const MIGRATION_LIMIT = 10 * 60_000;
/**
 * The row that whoever writes has locked; the number in it is another one after each commit. Who has it learns the schema's
 * version, which nobody changes without it, and which server it is: no two were started in the same microsecond.
 */
const TURN = `update revision set value = value + 1;
  select version, pg_postmaster_start_time()::text as started from schema_version`;
/**
 * PostgreSQL ends it before we do: a connection that we close waits on there for somebody's lock, and each call would leave
 * another one behind until there were none.
 */
const REVISION = `set local statement_timeout = ${CONNECT_LIMIT - 300}; select value, version from revision, schema_version`;
const CONNECTIONS = 10;

export interface PostgresOptions {
  /** Opens what is there for reading alone, and changes nothing. */
  readOnly?: boolean;
  /** Unless it is false, an older database is brought to this program's version; else it is refused. */
  mayUpgrade?: boolean;
  /** Asked before a database without any table gets its schema; a throw leaves it as it is. */
  beforeMaking?: () => Promise<void>;
  /** Connections that read, at most; one more writes. */
  connections?: number;
}

/**
 * Opens the database at a `postgres://` address, and brings its schema up to date. Any number of servers may have it open:
 * their writes take turns (decision record 63).
 */
export async function openPostgresStore(url: string, options: PostgresOptions = {}): Promise<Store> {
  const condition = createCondition(options.readOnly);
  const noticed = (error: unknown): void => condition.noticed(error);
  const reading = createPool({ url, max: options.connections ?? CONNECTIONS, isWaitedFor: true }, noticed);
  const read = new Kysely<Tables>({
    dialect: postgresDialect({ run: (text, values) => reading.read(text, values) }),
  });
  /** Throws the problem of a server that goes on while another version of it has changed what it works on. */
  const requireOwn = ([row]: Result['rows']): void => {
    const version = row?.['version'];
    if (version === NEWEST) return;
    condition.foundOtherVersion();
    throw otherVersionProblem(typeof version === 'number' && version > NEWEST);
  };
  const revision = async (): Promise<number> => {
    // Each call asks: what cannot be reached is told at once.
    const answers = [await reading.read(REVISION, [], CONNECT_LIMIT)].flat();
    condition.reached();
    const rows = answers.at(-1)?.rows ?? [];
    requireOwn(rows);
    return Number(rows[0]?.['value']);
  };
  let writtenOn: unknown;
  let moves = 0;
  /** After a failover the old server may go on as a standby that answers every read: no connection to it would ever break. */
  const readWhereWritten = ([row]: Result['rows']): void => {
    const started = row?.['started'];
    if (started === writtenOn) return;
    writtenOn = started;
    moves++;
    reading.renew();
  };
  const writing = createPool({ url, max: 1, limit: WRITE_LIMIT, isWaitedFor: true });
  const writer = createWriter({
    pool: writing,
    until: () => writes.until,
    turn: TURN,
    requireTurn: ({ rows }) => {
      requireOwn(rows);
      readWhereWritten(rows);
    },
    noticed,
  });
  const writes: Writes<Tables> = new Writes({
    db: new Kysely<Tables>({ dialect: postgresDialect(writer, writer) }),
    connection: writer,
    wait: WRITE_WAIT,
    tooLate: busyProblem,
  });
  const closeAll = async (): Promise<void> => {
    await Promise.all([reading.close(), writing.close()]);
  };
  try {
    await requireUsable(read);
    if (condition.isReadOnly) await requireNewest(read);
    else await bringUpToDate(url, options);
  } catch (error) {
    await closeAll();
    throw error;
  }
  const ends = createEnds();
  return {
    read,
    revision,
    condition,
    async write(work, { isSmall = false } = {}) {
      if (condition.isReadOnly) throw readOnlyProblem();
      if (condition.troubles().includes('damaged')) throw storageProblem('damaged');
      const done = await writes.write(work, isSmall);
      condition.wrote();
      return done;
    },
    toRead: () => ({ engine: 'postgres', url }),
    moves: () => moves,
    beforeClosing: ends.add,
    async close() {
      await Promise.all([ends.all(), writes.done()]);
      await closeAll();
    },
  };
}

async function bringUpToDate(
  url: string,
  { beforeMaking, mayUpgrade = true }: PostgresOptions,
): Promise<void> {
  const pool: Pool = createPool({ url, max: 1, limit: MIGRATION_LIMIT });
  const until = Date.now() + MIGRATION_LIMIT;
  const writer = createWriter({
    pool,
    until: () => until,
    limit: MIGRATION_LIMIT,
    noticed: () => undefined,
  });
  try {
    const db = new Kysely<Tables>({ dialect: postgresDialect(writer, writer) });
    await migrate({ db, writer, beforeMaking, mayUpgrade });
  } finally {
    await pool.close();
  }
}

/** PostgreSQL 15 or later, in UTF-8: sorting, folding and comparing rest on both. */
async function requireUsable(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ version: string; encoding: string }>`select
    current_setting('server_version_num') as version, current_setting('server_encoding') as encoding`.execute(
    db,
  );
  const [found] = rows;
  if (found?.encoding !== 'UTF8') throw new Error(`its encoding is ${found?.encoding}; it has to be UTF8.`);
  if (Number(found.version) < 150_000) throw new Error('it is older than PostgreSQL 15.');
}
