/** Letters that a word has within it have to be so many, to be no chance; fewer where there is a digit among them. */
const LEAST = { letters: 4, code: 3 };

/** Whether these letters are looked for within words. */
export const mayStandWithin = (letters: string): boolean =>
  /\d/.test(letters)
    ? letters.length >= LEAST.code && /^[\p{L}\d]+$/u.test(letters)
    : letters.length >= LEAST.letters;

/** Whether a text has the letters, of which a number stands for itself: '328p' in 'atmega328p', not '28p'. */
export function standsWithin(text: string, letters: string): boolean {
  for (let at = text.indexOf(letters); at >= 0; at = text.indexOf(letters, at + 1)) {
    const isCut =
      /\d\d/.test(text.slice(Math.max(0, at - 1), at + 1)) ||
      /\d\d/.test(text.slice(at + letters.length - 1, at + letters.length + 1));
    if (!isCut || !/\d/.test(letters)) return true;
  }
  return false;
}
