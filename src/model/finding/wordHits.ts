import type { Columns } from './columns.ts';
import { eitherOf, type TextHits } from './joinedTexts.ts';
import type { Word } from './words.ts';

/** How a word stands in a name, from nowhere to being one of its words. */
export const IN_NAME = { not: 0, inside: 1, beginsWord: 2, isWord: 3 } as const;

/** Where one word stands. */
export interface WordHits {
  word: Word;
  /** Numbers of the names that have it, and how each has it (`IN_NAME`). */
  names: Int32Array;
  how: Uint8Array;
  /** Places of the locations whose label has it, and how (`IN_LABEL`). */
  labels: TextHits;
}

/** Words whose hits are kept: those of a query, and those that Backspace leads back to. */
const KEPT = 12;
/** Up to so many locations the hits of every single sign are kept besides: some 70 MB for a million, 7 for 100,000. */
const SIGNS_KEPT_UP_TO = 1_000_000;

/** Looks words up, each among the hits of a beginning of it where they are known. */
export interface WordLookup {
  hitsOf(word: Word): WordHits;
}

/** A longer word can only stand where its beginning stands; zeros that fall away make it another word. */
const isBeginning = (short: Word, long: Word): boolean =>
  long.text.startsWith(short.text) && long.bare.startsWith(short.bare);

export function createWordLookup(columns: Columns): WordLookup {
  // The newest last.
  let known: WordHits[] = [];
  const ofSigns = new Map<string, WordHits>();
  return {
    hitsOf(word) {
      const ofSign = ofSigns.get(word.text.charAt(0));
      let nearest = ofSign && isBeginning(ofSign.word, word) ? ofSign : undefined;
      for (const hits of known) {
        const isNearer = !nearest || hits.word.text.length > nearest.word.text.length;
        if (isNearer && isBeginning(hits.word, word)) nearest = hits;
      }
      const hits = nearest?.word.text === word.text ? nearest : lookUp(columns, word, nearest);
      if (word.text.length === 1 && columns.size <= SIGNS_KEPT_UP_TO) ofSigns.set(word.text, hits);
      else known = [...known.filter((other) => other !== hits), hits].slice(-KEPT);
      return hits;
    },
  };
}

/** The hits of a word; names among those of a beginning of it, or all. */
export function lookUp(columns: Columns, word: Word, among?: WordHits): WordHits {
  const { texts, bares, starts } = columns.names;
  const names = filtered(texts.length, among?.names, (number) => has(texts[number], bares[number], word));
  return {
    word,
    names,
    how: Uint8Array.from(names, (number) => howIn(starts[number] ?? '', word)),
    labels: labelsWith(columns, word, among),
  };
}

/** Most labels are different, and reading them all in one go is faster than picking many out. */
function labelsWith(columns: Columns, word: Word, among: WordHits | undefined): TextHits {
  if (among?.labels.numbers.length === 0) return among.labels;
  const hits = labelsAsTyped(columns, word);
  // 'gael1' is GA-EL1 where no label has just that.
  const isTight = hits.numbers.length === 0 && word.bare.length > 1 && word.start === ` ${word.bare}`;
  return isTight ? columns.tightLabels().hitsOf(word.bare) : hits;
}

function labelsAsTyped({ joinedLabels, joinedBareLabels }: Columns, { text, bare }: Word): TextHits {
  const hits = joinedLabels.hitsOf(text);
  // Only where zeros have fallen away is it another comparison.
  const isSame = joinedLabels === joinedBareLabels && text === bare;
  return isSame ? hits : eitherOf(hits, joinedBareLabels.hitsOf(bare));
}

/** Those of `among`, or of all numbers below `size`, that pass; without a list that grows with each. */
function filtered(size: number, among: Int32Array | undefined, passes: (at: number) => boolean): Int32Array {
  const most = among?.length ?? size;
  const kept = new Int32Array(most);
  let count = 0;
  for (let at = 0; at < most; at++) {
    const value = among ? (among[at] ?? 0) : at;
    if (passes(value)) kept[count++] = value;
  }
  return kept.slice(0, count);
}

function has(text = '', bare = '', word: Word): boolean {
  if (text.includes(word.text)) return true;
  // Only where zeros have fallen away is it another comparison.
  return (bare !== text || word.bare !== word.text) && bare.includes(word.bare);
}

function howIn(starts: string, { start }: Word): number {
  if (start === '' || !starts.includes(start)) return IN_NAME.inside;
  return starts.includes(`${start} `) ? IN_NAME.isWord : IN_NAME.beginsWord;
}
