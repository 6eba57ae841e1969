import { sql } from 'kysely';
import type { Db } from '../../store.ts';

/** How common words are, as PostgreSQL itself has found out about the index when it last looked. */
export interface CommonWords {
  /** Items, about. */
  items: number;
  /** The share of the items that have a lexeme, of the common ones; the most common first. */
  shares: ReadonlyMap<string, number>;
  /** About the share of one that is not among them. */
  otherwise: number;
}

/** How long it is believed, in milliseconds: PostgreSQL looks again when a tenth of the items has changed. */
const BELIEVED = 60_000;

const known = new WeakMap<Db, { at: number; words: Promise<CommonWords> }>();

/** What is known of the words in `db`; where PostgreSQL has not looked yet, that none is common. */
export function commonWords(db: Db): Promise<CommonWords> {
  const before = known.get(db);
  if (before && performance.now() - before.at < BELIEVED) return before.words;
  const words = readCommonWords(db);
  known.set(db, { at: performance.now(), words });
  words.catch(() => known.delete(db));
  return words;
}

async function readCommonWords(db: Db): Promise<CommonWords> {
  const { rows } = await sql<{ items: number; words: string[] | null; shares: number[] | null }>`
    select reltuples::float8 as items, most_common_elems::text::text[] as words,
      most_common_elem_freqs::float8[] as shares
    from pg_class left join pg_stats
      on schemaname = current_schema() and tablename = 'items_search' and attname = 'doc'
    where pg_class.oid = 'items_search'::regclass`.execute(db);
  const { items = 0, words, shares } = rows[0] ?? {};
  const all = (words ?? []).map((word, at): [string, number] => [word, shares?.[at] ?? 0]);
  return {
    items: Math.max(1, items),
    shares: new Map(all.toSorted((a, b) => b[1] - a[1])),
    otherwise: Math.min(0.001, ...all.map(([, share]) => share / 2)),
  };
}

/** An index so large, in bytes, is gone through in some milliseconds. */
const SMALL = 16 * 1024 * 1024;

/**
 * Those of the words that PostgreSQL knows to be common; undefined where it has not looked yet at an index that is large, as
 * after an upgrade of PostgreSQL itself.
 */
export async function commonAmong(
  db: Db,
  words: readonly string[],
): Promise<ReadonlySet<string> | undefined> {
  const { rows } = await sql<{ is_known: boolean; common: string[] | null }>`
    with looked as (
      select most_common_elems::text::text[] as elems from pg_stats
      where schemaname = current_schema() and tablename = 'items_search' and attname = 'doc'
    )
    select exists (select from looked) or pg_table_size('items_search'::regclass) < ${SMALL} as is_known,
      (select array_agg(word) from unnest(${words}::text[]) as word
        where word in (select unnest(elems) from looked)) as common`.execute(db);
  const [found] = rows;
  return found?.is_known ? new Set(found.common ?? []) : undefined;
}

/** The share of the items that have this lexeme, or one that begins with it. */
export function shareOfWord(lexeme: string, isBegun: boolean, { shares, otherwise }: CommonWords): number {
  if (!isBegun) return shares.get(lexeme) ?? otherwise;
  let sum = otherwise;
  for (const [common, share] of shares) if (common.startsWith(lexeme)) sum += share;
  return Math.min(1, sum);
}
