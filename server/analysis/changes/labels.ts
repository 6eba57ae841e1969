import { withNumberSigns } from '../../../contract/analysis/numberSigns.ts';

/** Letters that readers take for one another, each by the first of its kind. */
const ALIKE = ['0oqd', '1il|!', '2z', '5s', '8b', '6g', '4a', '7t', 'uv', 'x×'];
const STANDS_FOR = new Map(
  ALIKE.flatMap((letters) => [...letters].map((letter) => [letter, letters[0] ?? letter] as const)),
);
/** A label of so many characters may have one misread and stay the same. */
const LENGTH_MIN = 4;

/** What is left of a label for comparing: small letters and numbers, without spaces and signs between them. */
export function plainLabel(label: string): string {
  return [...withNumberSigns(label)].filter((letter) => /[\p{L}\p{N}.+/|!×-]/u.test(letter)).join('');
}

/** With one letter for all that look alike. */
const unmistaken = (label: string): string =>
  [...label].map((letter) => STANDS_FOR.get(letter) ?? letter).join('');

/**
 * How one label differs from another: not at all, but for what a reader may get wrong, or really. One letter more, less
 * or another is a misreading; another number is another label, 'M3x10' and 'M3x16' are, '1.5 mm' and '15 mm' too.
 */
export function labelDifference(one: string, other: string): 'none' | 'misread' | 'real' {
  const [a, b] = [plainLabel(one), plainLabel(other)];
  if (a === b) return 'none';
  if (unmistaken(a) === unmistaken(b)) return 'misread';
  return Math.min(a.length, b.length) >= LENGTH_MIN && isOneLetterOff(a, b) ? 'misread' : 'real';
}

/** Whether one edit makes one text of the other, and not that of a number to another one. */
function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from++;
  const isLonger = long.length > short.length;
  const isRestSame = long.slice(from + 1) === short.slice(isLonger ? from : from + 1);
  const changed = [long[from], isLonger ? undefined : short[from]];
  const isOfNumbers = changed.every((letter) => letter === undefined || /[\p{N}.+/-]/u.test(letter));
  return isRestSame && !isOfNumbers;
}

/** How many edits make one label of the other, as a share of the longer one: 0 for the same, 1 for nothing in common. */
export function labelDistance(one: string, other: string): number {
  const [a, b] = [unmistaken(plainLabel(one)), unmistaken(plainLabel(other))];
  let before = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let row = 1; row <= a.length; row++) {
    const now = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      now.push(
        Math.min(
          (before[column] ?? 0) + 1,
          (now[column - 1] ?? 0) + 1,
          (before[column - 1] ?? 0) + Number(!isSame),
        ),
      );
    }
    before = now;
  }
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 0 : (before.at(-1) ?? 0) / longest;
}
