import { fold } from '../../../contract/naturalOrder.ts';
import { withKeyedHyphens } from '../../../contract/texts.ts';

/** A word that was typed, as it is compared. */
export interface Word {
  /** Folded, with its signs: 'el-r07'. */
  text: string;
  /** Without the zeros that lead its numbers: 'el-r7'. */
  bare: string;
  /** As it stands in {@link startsOf}, without the blank behind it: ' el r7'. '' when it has only signs. */
  start: string;
}

/** What was typed, as it is compared. */
export interface Query {
  /** Folded and trimmed. */
  text: string;
  bare: string;
  /** In the order in which they were typed; '›', '>' and '/' are only what stands between the names of a path. */
  words: readonly Word[];
}

/** More words narrow nothing down: a bit stands for each (ranking.ts). */
const WORDS_MAX = 30;

/** `folded` without the zeros that lead its numbers: 'bin 0147' is 'bin 147'. */
export function bareNumbers(folded: string): string {
  return folded.replace(/(^|\D)0+(?=\d)/g, '$1');
}

/** The words of a folded text between single blanks, one before and one behind, numbers by value: ' bin 147 '. */
export function startsOf(folded: string): string {
  const words = bareNumbers(folded)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return words.length === 0 ? ' ' : ` ${words.join(' ')} `;
}

export function queryOf(typed: string): Query {
  // A word processor has put others in their place.
  const text = fold(withKeyedHyphens(typed)).trim();
  const words = text
    .split(/[\s›>/]+/)
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX);
  return {
    text,
    bare: bareNumbers(text),
    words: words.map((word) => ({
      text: word,
      bare: bareNumbers(word),
      start: startsOf(word).trimEnd(),
    })),
  };
}
