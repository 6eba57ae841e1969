import { type RawBuilder, sql } from 'kysely';
import type { SearchIndex, Wanted } from '../../search/indexing.ts';
import type { Match } from '../../search/match.ts';
import type { Db } from '../../store.ts';
import { searchDocument, searchWords } from './searchDocument.ts';
import { fits, fitsByItself } from './searchQuery.ts';
import { shareOf, withoutCommon, withWordsThere, wordUses } from './wordUses.ts';

/**
 * The index as a table of tsvectors with a GIN index, and a table of its words with how many items have each: nothing but
 * what every PostgreSQL has. All writes of a store come one after another, so that no two count the same word.
 */
export const postgresSearchIndex: SearchIndex = {
  async enter(db, seq, texts) {
    await sql`insert into items_search (seq, doc) values (${seq}, ${searchDocument(texts)}::tsvector)`.execute(
      db,
    );
    await count(db, searchWords(texts), 1);
  },
  async replace(db, seq, texts) {
    const before = await wordsOf(db, seq);
    const after = new Set(searchWords(texts));
    await sql`update items_search set doc = ${searchDocument(texts)}::tsvector where seq = ${seq}`.execute(
      db,
    );
    await count(
      db,
      [...after].filter((word) => !before.has(word)),
      1,
    );
    await count(
      db,
      [...before].filter((word) => !after.has(word)),
      -1,
    );
  },
  async remove(db, seq) {
    const before = await wordsOf(db, seq);
    await sql`delete from items_search where seq = ${seq}`.execute(db);
    await count(db, [...before], -1);
  },
  among: (match) => sql<number>`(select seq from items_search where ${fits(match)})`,
  async matching(db, match, wanted) {
    const found = await seqs(db, match, wanted);
    if (found === undefined) return [];
    const { rows } = await found.execute(db);
    return rows.map(({ seq }) => seq);
  },
  async count(db, match, wanted) {
    const found = await seqs(db, match, wanted);
    if (found === undefined) return 0;
    const { rows } = await sql<{ count: number }>`select count(*) as count from (${found}) as found`.execute(
      db,
    );
    return rows[0]?.count ?? 0;
  },
  async words(db, from, to, limit) {
    const { rows } = await sql<{ word: string }>`select word from search_words
      where word >= ${from} and word < ${to} order by word limit ${limit}`.execute(db);
    return rows.map(({ word }) => word);
  },
};

/** The words of an item as the index has them. */
async function wordsOf(db: Db, seq: number): Promise<Set<string>> {
  const { rows } = await sql<{ word: string }>`select lexeme as word from items_search, unnest(doc)
    where seq = ${seq} and lexeme !~ '^[~<>]'`.execute(db);
  return new Set(rows.map(({ word }) => word));
}

async function count(db: Db, words: readonly string[], by: 1 | -1): Promise<void> {
  if (words.length === 0) return;
  if (by === 1) {
    await sql`insert into search_words (word, uses) select word, 1 from unnest(${words}::text[]) as word
      on conflict (word) do update set uses = search_words.uses + 1`.execute(db);
  } else {
    await sql`update search_words set uses = uses - 1 where word = any(${words}::text[])`.execute(db);
    await sql`delete from search_words where word = any(${words}::text[]) and uses <= 0`.execute(db);
  }
}

/** The statement for the numbers of the first items that match; undefined where none can. */
async function seqs(
  db: Db,
  match: Match,
  { limit, isNewest, ...wanted }: Wanted,
): Promise<RawBuilder<{ seq: number }> | undefined> {
  const first = sql`order by seq ${isNewest ? sql`desc` : sql``} limit ${limit}`;
  const found = (having: RawBuilder<boolean>) =>
    sql<{ seq: number }>`select seq from items_search where ${having} ${fulfilling(wanted)}`;
  // How common one word is PostgreSQL knows best.
  if ('phrase' in match || 'start' in match) return sql`${found(fits(match))} ${first}`;
  const uses = await wordUses(db, match);
  const asked = withWordsThere(match, uses);
  if (asked === undefined) return undefined;
  // So common that looking at one item after the other finds the first ones sooner than collecting all of them.
  if (shareOf(asked, uses) > Math.sqrt(limit / uses.count)) return sql`${found(fits(asked))} ${first}`;
  // Else never that: of words that are hardly ever together PostgreSQL expects too many.
  const collected = withoutCommon(asked, uses) ?? asked;
  const having =
    collected === asked ? fits(asked) : sql<boolean>`(${fits(collected)} and ${fitsByItself(asked)})`;
  return sql`with found as materialized (${found(having)}) select seq from found ${first}`;
}

function fulfilling({ condition, few }: Pick<Wanted, 'condition' | 'few'>): RawBuilder<unknown> {
  if (condition === undefined) return sql``;
  return few
    ? sql`and seq = any(${few}::bigint[])`
    : sql`and exists (select 1 from items where items.seq = items_search.seq and ${condition})`;
}
