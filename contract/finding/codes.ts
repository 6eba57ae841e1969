import type { Sought } from './spellings.ts';

/** Letters and digits of a code that is written without its signs. */
const CODE = /^[\p{L}\d]{5,24}$/u;
const DIGITS_MIN = 3;
/** Parts of a code, and ways to part it that are looked for. */
const PARTS_MAX = 6;
const WAYS_MAX = 40;

/**
 * All that was typed, without what parts it, where it may be the number of a part: '7006160', '70 06160', but not 'm3 nut'.
 * Undefined for anything else.
 */
export function codeOf(things: readonly Sought[]): string | undefined {
  const chunks = things.map(({ words }) => words.join('').replaceAll(' ', ''));
  const code = chunks.join('');
  if (!CODE.test(code) || code.replaceAll(/\D/g, '').length < DIGITS_MIN) return undefined;
  return chunks.length === 1 || chunks.every((chunk) => /\d/.test(chunk)) ? code : undefined;
}

/** The pieces that a code may be parted into. */
export function piecesOf(code: string): string[] {
  const ends = Array.from({ length: code.length }, (_, at) => at + 1);
  return [...new Set(ends.flatMap((end) => ends.slice(0, end).map((start) => code.slice(start - 1, end))))];
}

/** The ways in which a code is one known word after the other, of which the last may be only begun; the fewest parts first. */
export function waysToPart(code: string, isWord: (piece: string) => boolean): string[] {
  const found: string[] = [];
  const part = (rest: string, before: string, left: number): void => {
    if (found.length >= WAYS_MAX) return;
    if (left === 1) {
      found.push(`${before} ${rest}`.trim());
      return;
    }
    for (let at = 1; at < rest.length; at++) {
      if (isWord(rest.slice(0, at))) part(rest.slice(at), `${before} ${rest.slice(0, at)}`, left - 1);
    }
  };
  for (let parts = 2; parts <= PARTS_MAX; parts++) part(code, '', parts);
  return found;
}
