import type { Alphabet } from './alphabet.ts';

/** What was read in a line. */
export interface Reading {
  text: string;
  /** The mean of its signs, 0 to 1. */
  confidence: number;
}

/** The model was taught few spaces: one this likely between two signs is one. */
const SPACE_MIN = 0.02;
/** What is mostly Chinese has to be this sure; else the likeliest Latin letters are meant. */
const CHINESE_MIN = 0.85;

/**
 * The text of a line by the likeliest class of each of its steps (connectionist temporal classification): the same class
 * again is the same sign, unless a blank is between. `probabilities`: of every class, step by step.
 */
export function textOf(probabilities: Float32Array, alphabet: Alphabet): Reading {
  const count = alphabet.signs.length;
  const all = decoded(probabilities, count, alphabet, (row) => likeliest(probabilities, row, count));
  const others = all.text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  if (others >= 2 && others * 2 >= all.text.length && all.confidence >= CHINESE_MIN) return all;
  return decoded(probabilities, count, alphabet, (row) => likeliestOf(probabilities, row, alphabet.latin));
}

function decoded(
  probabilities: Float32Array,
  count: number,
  { signs, space }: Alphabet,
  choose: (row: number) => number,
): Reading {
  let [text, last, spaceBefore, sum, read] = ['', 0, 0, 0, 0];
  for (let row = 0; row < probabilities.length; row += count) {
    const chosen = choose(row);
    spaceBefore = Math.max(spaceBefore, probabilities[row + space] ?? 0);
    if (chosen !== 0 && chosen !== last && chosen !== space) {
      if (text !== '' && spaceBefore > SPACE_MIN) text += ' ';
      text += signs[chosen] ?? '';
      sum += probabilities[row + chosen] ?? 0;
      read++;
      spaceBefore = 0;
    }
    last = chosen;
  }
  return { text, confidence: read > 0 ? sum / read : 0 };
}

function likeliest(probabilities: Float32Array, row: number, count: number): number {
  let best = 0;
  for (let n = 1; n < count; n++) {
    if ((probabilities[row + n] ?? 0) > (probabilities[row + best] ?? 0)) best = n;
  }
  return best;
}

function likeliestOf(probabilities: Float32Array, row: number, classes: readonly number[]): number {
  let best = 0;
  for (const n of classes) {
    if ((probabilities[row + n] ?? 0) > (probabilities[row + best] ?? 0)) best = n;
  }
  return best;
}
