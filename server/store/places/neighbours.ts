import { sql } from 'kysely';
import { indexedText } from '../../../contract/searchWords.ts';
import { numbersOf } from '../lists.ts';
import { nameKey } from '../keys.ts';
import type { Match } from '../search/match.ts';
import { searchIndexOf } from '../search/searchIndex.ts';
import type { Db } from '../store.ts';
import type { Thing } from './thing.ts';

/** An item that has something in common with the thing. */
export interface Neighbour {
  location: string;
  /** As it is shown, and as it is compared. */
  shownName: string;
  name: string;
  part: string;
  supplier: string;
  category: string;
  /** Its words between blanks, one before and one behind. */
  words: string;
}

/** What a word of the thing is worth. */
export interface Worth {
  /** As it is looked for; the beginning of one that nothing has. */
  word: string;
  isBeginning: boolean;
  worth: number;
}

export interface Surroundings {
  worths: readonly Worth[];
  neighbours: readonly Neighbour[];
}

/** Of a word the newest items that have it are looked at: where things are put now counts, and reading ends early. */
const NEWEST = 200;
/** Of the two rarest words together; where more items have either, looking for both may read all of them. */
const TOGETHER = 80;
const TOGETHER_HAVING = 20_000;
/** Next to it by name, on each side. */
const BESIDE = 20;
/** So many items are read and compared. */
const COMPARED = 240;
/** As many letters as the index keeps beginnings of. */
const BEGINNING = 3;
/** Characters of a description that are compared. */
const DESCRIPTION = 200;

interface Hits extends Worth {
  seqs: readonly number[];
  /** How many items have it, about. */
  having: number;
}

/**
 * The items that are most like the thing, and what each of its words is worth: rare ones more. Reads a bounded number of
 * rows of each index, however many items there are. `except`: the number of an item that is not looked at.
 */
export async function surroundingsOf(
  db: Db,
  thing: Thing,
  except: number | undefined,
): Promise<Surroundings> {
  const { rows } = await sql<{ count: number; newest: number }>`select
    coalesce((select count from item_counts where kind = 'all' and key = ''), 0) as count,
    coalesce((select max(seq) from items), 0) as newest`.execute(db);
  const all = rows[0] ?? { count: 0, newest: 0 };
  const hits: Hits[] = [];
  for (const { word, weight } of thing.words) hits.push(await hitsOf(db, word, weight, all));
  const sums = new Map<number, number>();
  const add = (seqs: readonly number[], worth: number): void => {
    for (const seq of seqs) sums.set(seq, (sums.get(seq) ?? 0) + worth);
  };
  for (const { seqs, worth } of hits) add(seqs, worth);
  // Of common words alone the newest may have nothing in common but one of them.
  const [first, second] = hits
    .filter(({ seqs }) => seqs.length === NEWEST)
    .sort((a, b) => a.having - b.having);
  if (first && second && first.having <= TOGETHER_HAVING) {
    const both = await newestWith(db, { all: [matchOf(first), matchOf(second)] }, TOGETHER);
    add(both, first.worth + second.worth);
  }
  add(await besideByName(db, thing), 1);
  if (except !== undefined) sums.delete(except);
  const best = [...sums].sort((a, b) => b[1] - a[1] || b[0] - a[0]).slice(0, COMPARED);
  return {
    worths: hits,
    neighbours: await read(
      db,
      best.map(([seq]) => seq),
    ),
  };
}

async function hitsOf(db: Db, word: string, weight: number, all: Extent): Promise<Hits> {
  const whole = { word, isBeginning: false };
  const seqs = await newestWith(db, matchOf(whole), NEWEST);
  if (seqs.length > 0) return { ...whole, ...rarity(seqs, all, weight), seqs };
  if (word.length < BEGINNING) return { ...whole, worth: 0, having: 0, seqs };
  // Of a kind perhaps: M3x12 among M3x10 and M3x16; or it is being typed.
  const beginning = { word: word.slice(0, BEGINNING), isBeginning: true };
  const like = await newestWith(db, matchOf(beginning), NEWEST);
  if (like.length === 0) return { ...beginning, worth: 0, having: 0, seqs: like };
  return { ...beginning, ...rarity(like, all, weight / 2), seqs: like };
}

const matchOf = ({ word, isBeginning }: Pick<Worth, 'word' | 'isBeginning'>): Match => ({
  phrase: word,
  isWhole: !isBeginning,
});

const newestWith = (db: Db, match: Match, limit: number): Promise<number[]> =>
  searchIndexOf(db).matching(db, match, { limit, isNewest: true });

/** How many items there are, and the number of the newest. */
interface Extent {
  count: number;
  newest: number;
}

/** How many items have a word, told by how close together the newest of them are, and what it is worth: rare ones more. */
function rarity(
  seqs: readonly number[],
  { count, newest }: Extent,
  weight: number,
): Pick<Hits, 'worth' | 'having'> {
  const span = Math.max(1, newest - (seqs.at(-1) ?? 0) + 1);
  const having = seqs.length < NEWEST ? seqs.length : Math.max(NEWEST, (count * NEWEST) / span);
  return { having, worth: weight * Math.log(1 + count / having) };
}

/** The numbers of the items before and behind it by name, of its category and of all. */
async function besideByName(db: Db, { order, category }: Thing): Promise<number[]> {
  if (order === '' && category === '') return [];
  const sides = [
    sql`name_key >= ${order} order by name_key, seq`,
    sql`name_key < ${order} order by name_key desc, seq desc`,
  ];
  const found: number[] = [];
  const among = [
    ...(order === '' ? [] : [sql``]),
    ...(category === '' ? [] : [sql`category_key = ${category} and`]),
  ];
  for (const of of among) {
    for (const side of sides) {
      const { rows } = await sql<{
        seq: number;
      }>`select seq from items where ${of} ${side} limit ${BESIDE}`.execute(db);
      found.push(...rows.map(({ seq }) => seq));
    }
  }
  return found;
}

async function read(db: Db, seqs: readonly number[]): Promise<Neighbour[]> {
  const rows = await db
    .selectFrom('items')
    .select(['location_id', 'name', 'category_key', 'supplier', 'supplier_part_no'])
    .select(sql<string>`substr(description, 1, ${DESCRIPTION})`.as('description'))
    .where('seq', 'in', numbersOf(seqs))
    .execute();
  return rows.map((row) => {
    const name = indexedText(row.name);
    const part = indexedText(row.supplier_part_no);
    return {
      location: row.location_id,
      shownName: row.name,
      name,
      part,
      supplier: nameKey(row.supplier),
      category: row.category_key,
      words: ` ${name} ${part} ${indexedText(row.description)} ${indexedText(row.supplier)} `,
    };
  });
}
