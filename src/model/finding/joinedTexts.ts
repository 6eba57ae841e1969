import { signsOf } from './signs.ts';

/** How a word stands in a label. */
export const IN_LABEL = { inside: 1, begins: 2, is: 3 } as const;

/** Where a word stands among many texts: their numbers, ascending, and how each has it. */
export interface TextHits {
  numbers: Int32Array;
  how: Uint8Array;
}

/** A sign that no folded text has and nobody types. */
const BETWEEN = '\n';

/** Many short texts as one: looking through a million strings one by one would wait for memory all the time. */
export interface JoinedTexts {
  hitsOf(word: string): TextHits;
}

export function joinTexts(texts: readonly string[]): JoinedTexts {
  const size = texts.length;
  const joined = `${texts.join(BETWEEN)}${BETWEEN}`;
  /** Where each text begins, and where the one behind the last would. */
  const begins = new Int32Array(size + 1);
  texts.forEach((text, number) => {
    begins[number + 1] = (begins[number] ?? 0) + text.length + BETWEEN.length;
  });
  // Made once: a key stroke after the other needs as much.
  const numbers = new Int32Array(size);
  const how = new Uint8Array(size);
  const signs = signsOf(texts);
  return {
    hitsOf(word) {
      let count = 0;
      const note = (number: number, isBegin: boolean): void => {
        const length = (begins[number + 1] ?? 0) - (begins[number] ?? 0) - BETWEEN.length;
        numbers[count] = number;
        how[count] = !isBegin ? IN_LABEL.inside : word.length < length ? IN_LABEL.begins : IN_LABEL.is;
        count++;
      };
      const areNoted = signs.eachWith(word, (number) =>
        note(number, joined.charCodeAt(begins[number] ?? 0) === word.charCodeAt(0)),
      );
      let number = 0;
      let at = areNoted ? -1 : joined.indexOf(word);
      for (; at >= 0; at = joined.indexOf(word, begins[number] ?? 0)) {
        while ((begins[number + 1] ?? 0) <= at) number++;
        note(number, at === begins[number]);
        number++;
      }
      return { numbers: numbers.slice(0, count), how: how.slice(0, count) };
    },
  };
}

/** The texts that are among either, each as the better of the two has it. */
export function eitherOf(a: TextHits, b: TextHits): TextHits {
  if (b.numbers.length === 0) return a;
  if (a.numbers.length === 0) return b;
  const numbers = new Int32Array(a.numbers.length + b.numbers.length);
  const how = new Uint8Array(numbers.length);
  let count = 0;
  for (let ofA = 0, ofB = 0; ofA < a.numbers.length || ofB < b.numbers.length; count++) {
    const nextA = a.numbers[ofA] ?? Infinity;
    const nextB = b.numbers[ofB] ?? Infinity;
    numbers[count] = Math.min(nextA, nextB);
    const inA = nextA <= nextB ? (a.how[ofA++] ?? 0) : 0;
    const inB = nextB <= nextA ? (b.how[ofB++] ?? 0) : 0;
    how[count] = Math.max(inA, inB);
  }
  return { numbers: numbers.slice(0, count), how: how.slice(0, count) };
}
