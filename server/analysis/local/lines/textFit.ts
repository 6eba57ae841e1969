import { type LineLattice, type PlacedText, bandAt, countOf, middleOf } from './lattice.ts';

/** How texts lie in a lattice, each but the first 0 to 1. */
export interface TextFit {
  /** How many lie in it. */
  inside: number;
  /** Of these, how many a line goes through. */
  crossed: number;
  /** Of the cells with a text, how many have two apart from each other. */
  doubled: number;
  /** Of all cells, how many have one. */
  filled: number;
  /** Of all rows or of all columns, whichever is more, how many have none. */
  empty: number;
}

/** A line may go through so much of a text's either end: boxes are drawn generously. */
const MARGIN = 0.25;
/** Labels hang on their lines where so many of them, three at least, are as far from one as most are, in their own heights. */
const HUNG = 0.8;
const HUNG_MIN = 3;
const AS_FAR = 0.5;

export function textFitOf(lattice: LineLattice, texts: readonly PlacedText[]): TextFit {
  const cells = new Map<string, PlacedText[]>();
  const areHung = hangOn(lattice, texts);
  let [inside, crossed] = [0, 0];
  for (const text of texts) {
    const { x, y } = middleOf(text);
    const [column, row] = [bandAt(lattice.columns, x), bandAt(lattice.rows, y)];
    if (column < 0 || row < 0) continue;
    inside++;
    const isCrossed =
      goesThrough(lattice.columns, text.left, text.right) ||
      (!areHung && goesThrough(lattice.rows, text.top, text.bottom));
    if (isCrossed) crossed++;
    const key = `${row} ${column}`;
    cells.set(key, [...(cells.get(key) ?? []), text]);
  }
  // A drawer over the whole width may well have a number beside its label.
  const isWide = lattice.columns.length === 2;
  const doubled = [...cells.values()].filter(isWide ? hasThreeApart : hasTwoApart).length;
  const rows = new Set([...cells.keys()].map((key) => key.split(' ')[0]));
  const columns = new Set([...cells.keys()].map((key) => key.split(' ')[1]));
  return {
    inside,
    crossed: inside > 0 ? crossed / inside : 0,
    doubled: cells.size > 0 ? doubled / cells.size : 0,
    filled: cells.size / countOf(lattice),
    empty: Math.max(1 - rows.size / (lattice.rows.length - 1), 1 - columns.size / (lattice.columns.length - 1)),
  }; // oxfmt-ignore
}

/** Whether labels are stuck over the lines between drawers, all in the same way: then these go through them and are right. */
function hangOn({ rows, columns }: LineLattice, texts: readonly PlacedText[]): boolean {
  if (columns.length > 2) return false;
  const offs = texts.flatMap((text) => {
    const { x, y } = middleOf(text);
    if (bandAt(columns, x) < 0) return [];
    const off = Math.min(...rows.map((line) => Math.abs(y - line)));
    const nearest = rows.find((line) => Math.abs(y - line) === off) ?? 0;
    return [(y - nearest) / (text.bottom - text.top)];
  });
  const usual = offs.toSorted((a, b) => a - b)[offs.length >> 1] ?? 1;
  const same = offs.filter((off) => Math.abs(off - usual) <= AS_FAR).length;
  return same >= HUNG_MIN && same >= HUNG * offs.length;
}

function goesThrough(lines: readonly number[], from: number, to: number): boolean {
  const margin = (to - from) * MARGIN;
  return lines.some((line) => line > from + margin && line < to - margin);
}

/** Whether three of them are above each other, each further from the next than the lines of one label. */
function hasThreeApart(texts: readonly PlacedText[]): boolean {
  return texts.some((one) =>
    hasTwoApart(texts.filter((other) => other.top - one.bottom > one.bottom - one.top)),
  );
}

/** Whether two of them are further apart than the lines of one label. */
export function hasTwoApart(texts: readonly PlacedText[]): boolean {
  return texts.some((one, n) =>
    texts.slice(n + 1).some((other) => {
      const high = Math.min(one.bottom - one.top, other.bottom - other.top);
      return Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom) > high;
    }),
  );
}
