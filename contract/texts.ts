/** Length in characters as people count them: code points, not UTF-16 units. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}

/** C0 and C1 control characters, except tab and line ends: never typed, and a NUL breaks databases. */
// oxlint-disable-next-line no-control-regex -- control characters are the point
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/;
/** Half of a surrogate pair has no UTF-8 form: it would come back from the database as another text. */
const LONE_SURROGATE = /\p{Cs}/u;

/**
 * What nobody sees: format characters and what Unicode says to leave out of a picture of the text, zero-width spaces,
 * direction signs, variation selectors and fillers among them.
 */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** White space of any kind, and the pattern of Braille without a dot. */
const BLANK = /[\p{White_Space}\u2800]/gu;

/** Hyphens, short dashes and the minus sign: word processors put them in the place of the one that is on keys. */
export const OTHER_HYPHENS = ['\u2010', '\u2011', '\u2012', '\u2013', '\u2212'] as const;
const HYPHENS = new RegExp(`[${OTHER_HYPHENS.join('')}]`, 'g');

/** `text` as labels and names are compared for being the same: however it is typed, and whatever in it is not seen. */
export const comparedText = (text: string): string => withKeyedHyphens(comparedWithHyphens(text));

/** `text` with the hyphen that is on keys for those that are not. */
export const withKeyedHyphens = (text: string): string => text.replace(HYPHENS, '-');

/** {@link comparedText} as it was before kinds of hyphens were one. */
export function comparedWithHyphens(text: string): string {
  // Before, for letters that are small only then; again, for marks that stand beside their letter only then.
  return text.normalize('NFKC').replace(UNSEEN, '').toLowerCase().normalize('NFKC').trim();
}

/** Whether two labels are one: however they are typed, and whatever in them is not seen. */
export const isSameLabel = (a: string, b: string): boolean => a === b || comparedText(a) === comparedText(b);

/** Control characters but tab and line ends, signs of direction, and halves of characters. */
const UNWANTED =
  // oxlint-disable-next-line no-control-regex -- control characters are the point
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|\p{Cs}/gu;

/** A text that somebody else has made up, a model or a camera, without what a person's would be refused for. */
export function withoutUnwanted(text: string): string {
  const clean = text.replace(UNWANTED, '');
  return isInvisible(clean) ? '' : clean;
}

/** Whether nothing of the text can be seen. */
export const isInvisible = (text: string): boolean => text.replace(UNSEEN, '').replace(BLANK, '') === '';

/** Signs that open a stretch of a direction, with the one that closes it. */
const CLOSED_BY = new Map([
  ['\u202A', '\u202C'],
  ['\u202B', '\u202C'],
  ['\u2066', '\u2069'],
  ['\u2067', '\u2069'],
  ['\u2068', '\u2069'],
]);
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;
/** Signs that turn letters around, whatever language they are of. */
const OVERRIDE = /[\u202D\u202E]/;

/**
 * Whether the text could make itself, or what stands after it, run the wrong way: by an override, or by a stretch of a
 * direction that it leaves open. Arabic and Hebrew need neither.
 */
export function runsBackwards(text: string): boolean {
  if (OVERRIDE.test(text)) return true;
  const open: (string | undefined)[] = [];
  for (const [sign] of text.matchAll(DIRECTIONS)) {
    const closing = CLOSED_BY.get(sign);
    if (closing !== undefined) open.push(closing);
    else if (open.pop() !== sign) return true;
  }
  return open.length > 0;
}

/** {@link textProblem} for what stands beside other texts: names, labels, numbers of parts. */
export function shownProblem(value: unknown, what: string): string | undefined {
  const problem = textProblem(value, what);
  if (problem !== undefined) return problem;
  // textProblem has refused everything but a string.
  const text = value as string;
  if (runsBackwards(text)) return `${what} contains signs that change the direction of the text.`;
  if (text !== '' && isInvisible(text)) return `${what} must have a character that can be seen.`;
  return undefined;
}

/** No id is longer, and no label in the place of one. */
const ID_MAX = 300;

/** {@link textProblem} for what names a record. */
export function idProblem(value: unknown, what: string): string | undefined {
  const problem = textProblem(value, what);
  if (problem !== undefined) return problem;
  // textProblem has refused everything but a string.
  return (value as string).length <= ID_MAX ? undefined : `${what} is too long to be an id.`;
}

/** What is wrong with a value that has to be a text; `what` names the field. */
export function textProblem(value: unknown, what: string): string | undefined {
  if (typeof value !== 'string') return `${what} must be a text.`;
  if (CONTROLS.test(value) || LONE_SURROGATE.test(value)) return `${what} contains a control character.`;
  return undefined;
}

/** The first `max` characters of the text, none of them cut in halves. */
export function beginningOf(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = 0;
  let count = 0;
  for (const character of text) {
    if (count === max) break;
    end += character.length;
    count += 1;
  }
  return text.slice(0, end);
}
