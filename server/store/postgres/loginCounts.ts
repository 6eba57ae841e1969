import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Count, type Counts, FORGOTTEN_AFTER } from '../../login/counts.ts';
import type { Store } from '../store.ts';

interface Row extends Count {
  key: string;
}

/**
 * Counts that all servers on one database share. A name may be a password in the wrong field, and an address is somebody's:
 * neither is kept as it is. `now` gives milliseconds since 1970.
 */
export const sharedCounts = (store: Store, now: () => number): Counts => ({
  change: (keys, change) =>
    store.write(
      async (trx) => {
        const hashed = keys.map((key) => createHash('sha256').update(key).digest('base64url'));
        const { rows } = await sql<Row>`select key, failures, at from login_counts
          where key = any(${hashed}::text[])`.execute(trx);
        const after = change(hashed.map((key) => rows.find((row) => row.key === key)));
        for (const [at, key] of hashed.entries()) {
          const count = after[at];
          await (
            count
              ? sql`insert into login_counts (key, failures, at) values (${key}, ${count.failures}, ${count.at})
                  on conflict (key) do update set failures = excluded.failures, at = excluded.at`
              : sql`delete from login_counts where key = ${key}`
          ).execute(trx);
        }
        await sql`delete from login_counts where at < ${now() - FORGOTTEN_AFTER}`.execute(trx);
      },
      { isSmall: true },
    ),
});
