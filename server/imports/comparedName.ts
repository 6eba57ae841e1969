import { nameKey } from '../store/keys.ts';

/** Blanks of any width, those that do not break among them: web pages and spreadsheets have them between words. */
const BLANK = /\p{Zs}/gu;
const BLANKS = / +/g;

/** `text` with blanks as a keyboard makes them. */
export const withPlainBlanks = (text: string): string => text.replace(BLANK, ' ');

/** `text` as an import compares names: as {@link nameKey}, and whichever blanks stand there: they all look the same. */
export const comparedName = (text: string): string => nameKey(withPlainBlanks(text).replace(BLANKS, ' '));
