import type { Sought } from './spellings.ts';

/** Letters and digits of a code that is written without its signs. */
const CODE = /^[\p{L}\d]{5,24}$/u;
const DIGITS_MIN = 3;
const MANY_FIGURES = /^\d{5,}\p{L}{1,2}$/u;
/** With as many letters and digits as this two digits are enough: 'cbpps26'. */
const LONG = 7;
/** Letters and digits of a size: 'm2.5x100'. */
const SIZE_MAX = 9;
/** Parts of a code, and ways to part it that are looked for. */
export const PARTS_MAX = 6;
const WAYS_MAX = 24;
const BEGUN_MIN = 3;

/**
 * All that was typed, without what parts it, where it may be the number of a part: '7006160', '70 06160', but not 'm3 nut'.
 * Undefined for anything else.
 */
export function codeOf(things: readonly Sought[]): string | undefined {
  // A value is no code, nor is a size; one of so many figures is none: '130705H' of a needle.
  if (things.some(({ words, whole }) => whole.length > 0 && !MANY_FIGURES.test(words.join(''))))
    return undefined;
  const chunks = things.map(({ words }) => words.join('').replaceAll(' ', ''));
  const code = chunks.join('');
  const digits = code.replaceAll(/\D/g, '').length;
  if (!CODE.test(code) || digits < (code.length < LONG ? DIGITS_MIN : DIGITS_MIN - 1)) return undefined;
  if (/\dx\d/.test(code) && code.length < SIZE_MAX) return undefined;
  return chunks.length === 1 || chunks.every((chunk) => /\d/.test(chunk)) ? code : undefined;
}

/** A code without the letters that tell its case or its grade, where there may be any: '74hc595n' is a '74HC595'. */
export function withoutGrade(code: string): string[] {
  const [, bare] = /^((?=\D*\d)(?=.*\p{L}.*\d)[\p{L}\d]*\d{3})\p{L}{1,2}$/u.exec(code) ?? [];
  return bare === undefined ? [] : [bare];
}

/**
 * The known words that follow one another from the beginning of a text, as far as they lead: only what can be reached is
 * asked for, step by step.
 */
export async function wordsLeading(
  text: string,
  steps: number,
  among: (words: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<ReadonlySet<string>> {
  const words = new Set<string>();
  const seen = new Set<number>();
  let reached = [0];
  for (let step = 0; step < steps && reached.length > 0; step++) {
    const pieces = reached.flatMap((from) =>
      Array.from({ length: text.length - from }, (_, at) => text.slice(from, from + at + 1)),
    );
    for (const from of reached) seen.add(from);
    const there = await among([...new Set(pieces)]);
    for (const word of there) words.add(word);
    const next = reached.flatMap((from) =>
      pieces
        .filter((word) => there.has(word) && text.startsWith(word, from))
        .map((word) => from + word.length),
    );
    reached = [...new Set(next)].filter((at) => at < text.length && !seen.has(at));
  }
  return words;
}

/** Whether the last part of a way is long enough to be only begun: fewer signs begin too much. */
export const mayBeBegun = (way: string): boolean => way.length - way.lastIndexOf(' ') > BEGUN_MIN;

/** The ways in which a code is one known word after the other, of which the last may be only begun; the fewest parts first. */
export function waysToPart(code: string, isWord: (piece: string) => boolean): string[] {
  const found: string[] = [];
  const part = (rest: string, before: string, left: number): void => {
    if (found.length >= WAYS_MAX) return;
    if (left === 1) {
      if (rest.length > BEGUN_MIN || isWord(rest)) found.push(`${before} ${rest}`.trim());
      return;
    }
    for (let at = 1; at < rest.length; at++) {
      const next = `${before} ${rest.slice(0, at)}`;
      // Two single signs are hardly ever parted from all others.
      if (isWord(rest.slice(0, at)) && !/(?<!\S)\S .*(?<!\S)\S(?!\S)/.test(next))
        part(rest.slice(at), next, left - 1);
    }
  };
  for (let parts = 2; parts <= PARTS_MAX; parts++) part(code, '', parts);
  return found;
}

/** What is there to be found, of codes. */
export interface KnownCodes {
  /** Those of the words that something has. */
  among(words: readonly string[]): Promise<ReadonlySet<string>>;
  /** Whether a part number begins with any of these phrases, as far as they may be begun, or it or a name has it as it is. */
  names(phrases: readonly string[]): Promise<boolean>;
}

/** Letters and digits of a code in pieces of which some have no digit: '06A 905 115 D'. */
const IN_PIECES = /^(?=(?:.*\d){6})[\p{L}\d]{7,24}$/u;

/** The number of a part that is there, for one that was typed without its signs or in other pieces. */
export async function codeMeant(things: readonly Sought[], known: KnownCodes): Promise<string | undefined> {
  const code = codeOf(things);
  if (code === undefined) {
    // Only as a whole, for its pieces may be values.
    const whole = things
      .flatMap(({ words }) => words)
      .join('')
      .replaceAll(' ', '');
    const isCode = things.length > 2 && IN_PIECES.test(whole);
    return isCode && (await known.names([whole])) ? whole : undefined;
  }
  const words = await wordsLeading(code, PARTS_MAX, known.among);
  const parted = waysToPart(code, (piece) => words.has(piece));
  // '0084 630' is '0084630'.
  const ways = [...(things.length > 1 ? [code] : []), ...parted, ...withoutGrade(code)];
  if (ways.length === 0 || !(await known.names(ways))) return undefined;
  for (const way of ways) if (await known.names([way])) return way;
  return undefined;
}
