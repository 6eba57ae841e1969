import { WORD } from '../searchWords.ts';

/** More parts than this have too many ways to be joined. */
const PARTS_MAX = 5;

const wordsIn = (text: string): string[] => text.match(WORD) ?? [];

/** The parts of a chunk, letters and numbers, joined and parted in all ways: 'ne-555p' is 'ne555p', 'ne 555p' and 'ne 555 p'. */
export function joinings(chunk: string): string[] {
  const parts = wordsIn(chunk).flatMap((word) => word.match(/\d+|[^\d]+/gu) ?? []);
  if (parts.length < 2) return [];
  // '1:10' is no 110, nor is 1/2 a 12.
  if (/\d[:/]\d/.test(chunk) && /^\d/.test(chunk)) return [parts.join(' ')];
  if (parts.length > PARTS_MAX) return [wordsIn(chunk).join('')];
  const ways = Array.from({ length: 2 ** (parts.length - 1) }, (_, way) =>
    parts.map((part, at) => (at > 0 && (way >> (at - 1)) % 2 === 1 ? ` ${part}` : part)).join(''),
  );
  // 'm3×10' is in the index as 'm3 10', and '2x5' may be written '2x05'.
  return [
    ...ways,
    ...ways.flatMap((way) => (/\d ?x ?\d/.test(way) ? [way.replace(/(\d) ?x ?(?=\d)/g, '$1 ')] : [])),
    ...(/^\d{1,2}x\d$/.test(chunk) ? [chunk.replace('x', 'x0')] : []),
    ...thickness(chunk),
  ];
}

/** A thickness and a length, the first with a nought behind its point, or without it: '4x40' is '4.0×40'. */
function thickness(chunk: string): string[] {
  const [, thick = '', nought, long = ''] = /^(\d{1,2})([.,]0)?x(\d{1,3})$/.exec(chunk) ?? [];
  if (thick === '') return [];
  const first = nought === undefined ? `${thick} 0` : thick;
  return [`${first} ${long}`, `${first}x${long}`, `${first} x ${long}`];
}
