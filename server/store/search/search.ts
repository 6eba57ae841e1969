import { sql } from 'kysely';
import { compareText } from '../../../contract/naturalOrder.ts';
import { PAGE_LIMIT_MAX } from '../../../contract/limits.ts';
import { listed } from '../bySeq.ts';
import type { Db } from '../store.ts';
import { indexedText, queryWords } from '../../../contract/searchWords.ts';

/** Hits that are ranked; sorting every hit of a common word would block everyone else. */
const RANKED_MAX = 2000;
/** Rows that a query without a single word, '%' for example, finds at most: it reads the whole table. */
const SUBSTRING_MAX = 200;

export interface Found {
  /** Their numbers, best first. */
  seqs: number[];
  /** How many there are, counted up to {@link PAGE_LIMIT_MAX}. */
  total: number;
}

/** What ranking compares. */
interface Candidate {
  seq: number;
  /** 0 is best. */
  tier: number;
}

/**
 * The items in which every word of `query` begins a word of some text field, best first: part number or
 * name equal to the query, then beginning with it, then all words in those two, then anywhere. Never
 * throws for any string.
 */
export async function searchItems(db: Db, query: string, limit: number, offset: number): Promise<Found> {
  const words = queryWords(query);
  if (words.length === 0)
    return containing(db, query.replaceAll('\0', '').trim().slice(0, 100), limit, offset);
  const all = words.map((word) => `"${word}"*`).join(' AND ');
  const candidates = await candidatesFor(db, words, all);
  const ranked = await rank(db, candidates, words.join(' '));
  const total = ranked.length < RANKED_MAX ? ranked.length : await countMatching(db, all);
  const page = ranked.slice(offset, offset + limit);
  if (page.length < limit && total > ranked.length) {
    const known = new Set(ranked);
    const others = (await matching(db, all, PAGE_LIMIT_MAX)).filter((seq) => !known.has(seq));
    const from = Math.max(0, offset - ranked.length);
    page.push(...others.slice(from, from + limit - page.length));
  }
  return { seqs: page, total };
}

/** At most {@link RANKED_MAX} hits, each with the best tier that it belongs to. */
async function candidatesFor(db: Db, words: readonly string[], all: string): Promise<Candidate[]> {
  const start = `^ "${words.join(' ')}" *`;
  const tiers = [`part : ${start}`, `name : ${start}`, `{part name} : (${all})`, all];
  const found = new Map<number, number>();
  for (const [index, match] of tiers.entries()) {
    if (found.size >= RANKED_MAX) break;
    for (const seq of await matching(db, match, RANKED_MAX)) if (!found.has(seq)) found.set(seq, index + 1);
  }
  return [...found].slice(0, RANKED_MAX).map(([seq, tier]) => ({ seq, tier }));
}

async function countMatching(db: Db, match: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from
    (select 1 from items_fts where items_fts match ${match} limit ${PAGE_LIMIT_MAX})`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Numbers of at most `limit` items that match, in no order of rank. */
async function matching(db: Db, match: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ rowid: number }>`select rowid from items_fts where items_fts match ${match}
    limit ${limit}`.execute(db);
  return rows.map((row) => row.rowid);
}

/** The numbers of the candidates that still exist, best first, by name and id among equals. */
async function rank(db: Db, candidates: readonly Candidate[], query: string): Promise<number[]> {
  const tiers = new Map(candidates.map(({ seq, tier }) => [seq, tier]));
  const rows = await db
    .selectFrom('items')
    .select(['seq', 'id', 'name_key', 'name', 'supplier_part_no'])
    .where('seq', 'in', listed([...tiers.keys()]))
    .execute();
  // The lengths first: folding the texts of 2,000 candidates would take longer than finding them.
  const isQuery = (text: string): boolean =>
    Math.abs(text.length - query.length) <= 4 && indexedText(text) === query;
  return rows
    .map((row) => {
      const tier = tiers.get(row.seq) ?? 0;
      // Only what begins with the query can be equal to it.
      const equal = tier <= 2 && (isQuery(row.supplier_part_no) || isQuery(row.name));
      return { row, tier: equal ? 0 : tier };
    })
    .sort(
      (a, b) =>
        a.tier - b.tier || compareText(a.row.name_key, b.row.name_key) || compareText(a.row.id, b.row.id),
    )
    .map(({ row }) => row.seq);
}

/** Items with `text` as it stands in name, part number or description. */
async function containing(db: Db, text: string, limit: number, offset: number): Promise<Found> {
  if (text === '') return { seqs: [], total: 0 };
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .selectFrom('items')
    .select('seq')
    .where(
      sql<boolean>`(name like ${pattern} escape '\\' or supplier_part_no like ${pattern} escape '\\'
      or description like ${pattern} escape '\\')`,
    )
    .orderBy('name_key')
    .orderBy('id')
    .limit(SUBSTRING_MAX)
    .execute();
  return { seqs: rows.slice(offset, offset + limit).map(({ seq }) => seq), total: rows.length };
}
