import { type RawBuilder, sql } from 'kysely';
import type { SearchIndex, Wanted } from '../../search/indexing.ts';
import type { Match } from '../../search/match.ts';
import type { Db } from '../../store.ts';
import { commonAmong, commonWords } from './commonWords.ts';
import { shareOf, withoutCommon, withWordsThere } from './narrowed.ts';
import { searchDocument, searchWords } from './searchDocument.ts';
import { fits, fitsByItself, searchQuery } from './searchQuery.ts';

/**
 * The index as a table of tsvectors with a GIN index, and a table of the words that they have: nothing but what every
 * PostgreSQL has. Words are not counted: of a row that one transaction changes a thousand times PostgreSQL keeps a thousand
 * versions, and goes through all of them for the next.
 */
export const postgresSearchIndex: SearchIndex = {
  async enter(db, entries) {
    for (let from = 0; from < entries.length; from += AT_ONCE) {
      const some = entries.slice(from, from + AT_ONCE);
      const seqs = some.map(({ seq }) => seq);
      const documents = some.map(({ texts }) => searchDocument(texts));
      await sql`insert into items_search (seq, doc)
        select seq, document::tsvector from unnest(${seqs}::bigint[], ${documents}::text[]) as entry (seq, document)`.execute(
        db,
      );
      await addWords(db, [...new Set(some.flatMap(({ texts }) => searchWords(texts)))]);
    }
  },
  async replace(db, seq, texts) {
    const before = await wordsOf(db, seq);
    const after = new Set(searchWords(texts));
    const document = searchDocument(texts);
    await sql`update items_search set doc = ${document}::tsvector where seq = ${seq}`.execute(db);
    const added = [...after].filter((word) => !before.has(word));
    await addWords(db, added);
    await forgetWords(
      db,
      [...before].filter((word) => !after.has(word)),
    );
  },
  async remove(db, seq) {
    const before = await wordsOf(db, seq);
    await sql`delete from items_search where seq = ${seq}`.execute(db);
    await forgetWords(db, [...before]);
  },
  among: (match) => sql<number>`(select seq from items_search where ${fits(match)})`,
  async matching(db, match, wanted) {
    const found = await seqs(db, match, wanted);
    if (found === undefined) return [];
    const { rows } = await found.execute(db);
    return rows.map(({ seq }) => seq);
  },
  // Its index has no order to go through: it knows at once.
  askedSooner: () => async (match) => match,
  async words(db, from, to, limit, isSpelt) {
    const { rows } = await sql<{ word: string }>`select word from search_words
      where word >= ${from} and word < ${to} ${isSpelt ? sql`and word !~ '[0-9]'` : sql``} order by word limit ${limit}`.execute(
      db,
    );
    return rows.map(({ word }) => word);
  },
  async wordsAmong(db, words) {
    const { rows } = await sql<{ word: string }>`select word from search_words
      where word = any(${words}::text[]) order by word`.execute(db);
    return rows.map(({ word }) => word);
  },
  async wordsAround(db, letters, from, most) {
    const { rows } = await sql<{
      looked: number;
      last: string | null;
      words: string[] | null;
    }>`select count(*)::int as looked, max(word) as last,
        array_agg(word order by word) filter (where strpos(word, ${letters}) > 0) as words
      from (select word from search_words where word >= ${from} order by word limit ${most}) as first`.execute(
      db,
    );
    const { looked = 0, last, words } = rows[0] ?? {};
    return { words: words ?? [], isCut: looked >= most, last: last ?? undefined };
  },
};

/** Entered at once: each may be as long as a megabyte. */
const AT_ONCE = 100;

/** The words of an item as the index has them. */
async function wordsOf(db: Db, seq: number): Promise<Set<string>> {
  const { rows } = await sql<{ word: string }>`select lexeme as word from items_search, unnest(doc)
    where seq = ${seq} and lexeme !~ '^[~<>]'`.execute(db);
  return new Set(rows.map(({ word }) => word));
}

async function addWords(db: Db, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  await sql`insert into search_words (word) select unnest(${words}::text[])
    on conflict do nothing`.execute(db);
}

/** Words that are looked for at once. */
const FORGOTTEN_AT_ONCE = 100;

/** So many items with a word are looked for at most: where it has become common since PostgreSQL looked. */
const ENOUGH = 2000;

/** Forgets those of the words that no item has any more. */
async function forgetWords(db: Db, words: readonly string[]): Promise<void> {
  for (let at = 0; at < words.length; at += FORGOTTEN_AT_ONCE) {
    const some = words.slice(at, at + FORGOTTEN_AT_ONCE);
    const common = await commonAmong(db, some);
    // A word too many is compared with misspelt ones for nothing; looking for each could take longer than a write may.
    if (common === undefined) return;
    // Each by itself: how rare one of a list is PostgreSQL could not tell. One that it does not know to be common it would
    // look for by going through all items, expecting some hundreds that have it.
    const asked = some.map((word) => {
      const query = searchQuery({ phrase: word, isWhole: true });
      const having = sql`select from items_search where doc @@ ${query}::tsquery`;
      return common.has(word)
        ? sql`select ${word}::text as word where exists (${having})`
        : sql`select ${word}::text as word where exists (with found as materialized (${having} limit ${ENOUGH}) select from found)`;
    });
    const { rows } = await sql<{ word: string }>`${sql.join(asked, sql` union all `)}`.execute(db);
    const there = new Set(rows.map(({ word }) => word));
    const gone = some.filter((word) => !there.has(word));
    if (gone.length > 0) await sql`delete from search_words where word = any(${gone}::text[])`.execute(db);
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
  const asked = await withWordsThere(db, match);
  if (asked === undefined) return undefined;
  const common = await commonWords(db);
  // So common that looking at one item after the other finds the first ones sooner than collecting all of them. Only what is
  // known to be common: whoever looks for one item that nobody has looks at all of them.
  if (shareOf(asked, { ...common, otherwise: 0 }) > Math.sqrt(limit / common.items))
    return sql`${found(fitsByItself(asked))} ${first}`;
  // Else never that, whatever PostgreSQL expects of words that are hardly ever together.
  const collected = withoutCommon(asked, common) ?? asked;
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
