import { type RawBuilder, sql } from 'kysely';
import { numbersOf } from '../lists.ts';
import type { Entry, SearchIndex, Wanted } from '../search/indexing.ts';
import { askedSooner } from './askedSooner.ts';
import { matchText } from './matchText.ts';
import { wordList } from './wordLists.ts';
import type { Match } from '../search/match.ts';
import type { Db } from '../store.ts';

/** The index as a table of FTS5; its words are a view of the connection (search/wordsOfIndex.ts). */
export const sqliteSearchIndex: SearchIndex = {
  enter,
  async replace(db, seq, texts) {
    await remove(db, seq);
    await enter(db, [{ seq, texts }]);
  },
  remove,
  among: (match) => sql<number>`(select rowid from items_fts where items_fts match ${matchText(match)})`,
  matching,
  askedSooner,
  async words(db, from, to, limit, isSpelt) {
    const read = async (): Promise<string[]> => {
      const { rows } = await sql<{ term: string }>`select term from items_words
        where term >= ${from} and term < ${to} ${isSpelt ? sql`and term not glob '*[0-9]*'` : sql``} limit ${limit}`.execute(
        db,
      );
      return rows.map(({ term }) => term);
    };
    return isSpelt ? wordList(db, `${from} ${to} ${limit}`, read) : read();
  },
  async wordsAmong(db, words) {
    // Words have no signs that would have to be escaped; the view of them would count the items of each.
    const { rows } = await sql<{
      term: string;
    }>`select word.value as term from json_each(${JSON.stringify(words)}) as word
      where exists (select 1 from items_fts where items_fts match '"' || word.value || '"')`.execute(db);
    return rows.map(({ term }) => term);
  },
  async wordsAround(db, letters, from, most) {
    const words = await wordList(db, `${from} ${most}`, async () => {
      const { rows } = await sql<{ term: string }>`select term from items_words
        where term >= ${from} limit ${most}`.execute(db);
      return rows.map(({ term }) => term);
    });
    return {
      words: words.filter((word) => word.includes(letters)),
      isCut: words.length >= most,
      last: words.at(-1),
    };
  },
};

/** In one text: of ten thousand numbers each row would take longer than finding it. */
async function matching(db: Db, match: Match, wanted: Wanted): Promise<number[]> {
  const { rows } = await sql<{
    seqs: string;
  }>`select json_group_array(rowid) as seqs from (${rowids(match, wanted)})`.execute(db);
  // SQLite has written it.
  return JSON.parse(rows[0]?.seqs ?? '[]') as number[];
}

/** Entered at once: SQLite takes 32,766 values in a statement. */
const AT_ONCE = 1000;

async function enter(db: Db, entries: readonly Entry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    const rows = entries
      .slice(from, from + AT_ONCE)
      .map(({ seq, texts: { part, name, rest } }) => sql`(${seq}, ${part}, ${name}, ${rest})`);
    await sql`insert into items_fts (rowid, part, name, rest) values ${sql.join(rows)}`.execute(db);
  }
}

async function remove(db: Db, seq: number): Promise<void> {
  await sql`delete from items_fts where rowid = ${seq}`.execute(db);
}

// FTS5 gives them by their numbers, whether it is asked to or not.
const rowids = (match: Match, { limit, isNewest, ...wanted }: Wanted) =>
  sql`select rowid from items_fts where items_fts match ${matchText(match)} ${fulfilling(wanted)}
    ${isNewest ? sql`order by rowid desc` : sql``} limit ${limit}`;

function fulfilling({ condition, few }: Pick<Wanted, 'condition' | 'few'>): RawBuilder<unknown> {
  if (condition === undefined) return sql``;
  // The plus keeps SQLite from asking the index once for each of them.
  return few
    ? sql`and +items_fts.rowid in ${numbersOf(few)}`
    : sql`and exists (select 1 from items where items.seq = items_fts.rowid and ${condition})`;
}
