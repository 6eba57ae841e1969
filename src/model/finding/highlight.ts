import { fold } from '../../../contract/naturalOrder.ts';

/** A piece of a text; `hit` where a word of the query stands. */
export interface Piece {
  text: string;
  hit: boolean;
}

/**
 * `text` in pieces, with every occurrence of the query's words as a hit; case and accents are ignored. With
 * 'word starts' only where a word of the text begins with it.
 */
export function highlight(
  text: string,
  query: string,
  where: 'anywhere' | 'word starts' = 'anywhere',
): Piece[] {
  const words = fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return marked(text, words.length === 0 ? undefined : (folded) => occurrences(folded, words, where));
}

/** From where to where, in units of the folded text. */
export type Span = readonly [from: number, to: number];

function occurrences(folded: string, words: readonly string[], where: 'anywhere' | 'word starts'): Span[] {
  const spans: Span[] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      if (where === 'anywhere' || !isWithinWord(folded, at)) spans.push([at, at + word.length]);
    }
  }
  return spans;
}

/** `text` in pieces, with the spans that `find` gives of its folded text as hits. */
export function marked(text: string, find: ((folded: string) => readonly Span[]) | undefined): Piece[] {
  if (find === undefined || text === '') return [{ text, hit: false }];
  // Folding may change lengths ('ß' is 'ss'): each folded unit remembers the letter it came from.
  // A letter goes with the marks that are written after it: an accent is never parted from it.
  const letters = text.match(/[^]\p{M}*/gu) ?? [];
  const origin: number[] = [];
  let folded = '';
  letters.forEach((letter, at) => {
    const plain = fold(letter);
    folded += plain;
    for (let unit = 0; unit < plain.length; unit++) origin.push(at);
  });
  const hits = new Set<number>();
  for (const [from, to] of find(folded)) {
    for (let unit = from; unit < to; unit++) {
      const letter = origin[unit];
      if (letter !== undefined) hits.add(letter);
    }
  }
  const pieces: Piece[] = [];
  letters.forEach((letter, at) => {
    const hit = hits.has(at);
    const last = pieces.at(-1);
    if (last?.hit === hit) last.text += letter;
    else pieces.push({ text: letter, hit });
  });
  return pieces;
}

/** Whether a letter or digit stands before `at`: looked for in two units, which hold any one of them. */
function isWithinWord(text: string, at: number): boolean {
  return /[\p{L}\p{N}\p{Co}]$/u.test(text.slice(Math.max(0, at - 2), at));
}
