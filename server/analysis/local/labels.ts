import type { Cell } from './cells.ts';

/** A word that was read, with its place in pixels of the front view. */
export interface Word {
  text: string;
  /** 0 to 1. */
  confidence: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What is written on one cell. */
export interface Label {
  lines: string[];
  /** Of its words the least, 0 to 1. */
  confidence: number;
}

/** Words that were read worse than this are mostly screws. */
const CONFIDENCE_MIN = 0.35;
/** Two words are in one line when their middles are no further apart than this share of the height of one. */
const SAME_LINE = 0.6;

/** The label of a cell from all words of the picture, or undefined where nothing could be read. */
export function labelOf(cell: Cell, words: readonly Word[]): Label | undefined {
  const own = words.filter((word) => isReadable(word) && isIn(word, cell)).toSorted((a, b) => middle(a) - middle(b));
  const lines: Word[][] = [];
  for (const word of own) {
    const last = lines.at(-1);
    const first = last?.[0];
    if (last && first && middle(word) - middle(first) < SAME_LINE * (first.bottom - first.top)) last.push(word);
    else lines.push([word]);
  }
  if (lines.length === 0) return undefined;
  return {
    lines: lines.map((line) => line.toSorted((a, b) => a.left - b.left).map(({ text }) => text).join(' ')), // prettier-ignore
    confidence: Math.min(...own.map(({ confidence }) => confidence)),
  };
}

const middle = ({ top, bottom }: Word): number => (top + bottom) / 2;

function isReadable({ text, confidence }: Word): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return confidence >= CONFIDENCE_MIN && letters >= 1 && letters * 2 >= text.length;
}

function isIn(word: Word, { left, right, top, bottom }: Cell): boolean {
  const [x, y] = [(word.left + word.right) / 2, middle(word)];
  return x >= left && x < right && y >= top && y < bottom;
}
