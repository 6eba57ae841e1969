import { Kysely } from 'kysely';
import type { ReadingConnection } from '../databaseToRead.ts';
import type { Tables } from '../tables.ts';
import { postgresDialect } from './dialect.ts';
import { type Client, READ_LIMIT, createPool } from './pool.ts';

/** Nobody reads for so long between two statements of one moment, in milliseconds. */
const SNAPSHOT_IDLE = 10 * 60_000;

/** One connection to the database at `url`, made anew where it breaks. */
export function openPostgresForReading(url: string): ReadingConnection {
  const pool = createPool({ url, max: 1 });
  let held: Client | undefined;
  return {
    read: new Kysely<Tables>({
      dialect: postgresDialect({
        run: (sql, values) => (held ? held.run(sql, values, READ_LIMIT) : pool.read(sql, values)),
      }),
    }),
    async snapshot() {
      held = await pool.take();
      const begin = 'begin isolation level repeatable read read only';
      await held.run(
        `${begin}; set local idle_in_transaction_session_timeout = ${SNAPSHOT_IDLE}`,
        undefined,
        READ_LIMIT,
      );
    },
    renew: () => pool.renew(),
    async close() {
      if (held) pool.giveBack(held, false);
      await pool.close();
    },
  };
}
