import { type Struct, coerce, define, nullable, string, unknown } from 'superstruct';
import { withoutUnwanted } from './texts.ts';

/**
 * Values that somebody else has made up, a language model above all: these structs read whatever they are given and
 * refuse nothing. Decode with `create(value, Struct)`.
 */

/** No character takes more UTF-16 units than this many: far beyond it nothing has to be looked at. */
const UNITS_OF_A_CHARACTER = 2;
/** Names under which an object says in words what it is. */
const NAMES = ['name', 'text', 'label', 'title', 'description'];

/** The own field `name` of an object, never one that it inherits; undefined where there is none. */
export function fieldOf(value: unknown, ...names: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const name = names.find((candidate) => Object.hasOwn(value, candidate));
  return name === undefined ? undefined : Object.getOwnPropertyDescriptor(value, name)?.value;
}

/** A text without what nobody sees, at most `max` characters; '' for what is none. */
export function shownText(value: unknown, max: number): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return '';
  // Cut before and after: twenty million characters are not worth cleaning.
  const clean = withoutUnwanted(value.slice(0, (max + 100) * UNITS_OF_A_CHARACTER).replace(/\r\n?/g, '\n'))
    .normalize('NFC')
    .trim();
  return clean.length <= max ? clean : cutTo(clean, max);
}

function cutTo(text: string, max: number): string {
  const characters = [...text];
  return characters.length <= max
    ? text
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}

/** A text of at most `max` characters, '' where there is none. */
export const LooseText = (max: number): Struct<string, null> =>
  coerce(string(), unknown(), (value) => shownText(value, max));

/** A text of at most `max` characters on one line. */
export const LooseLine = (max: number): Struct<string, null> =>
  coerce(string(), unknown(), (value) => shownText(value, max).replace(/\s+/g, ' '));

/** A text of at most `max` characters, null where there is none. */
export const LooseTextOrNull = (max: number): Struct<string | null, null> =>
  coerce(nullable(string()), unknown(), (value) => shownText(value, max) || null);

/**
 * At most `count` texts of at most `max` characters each: of a list, whose entries may be objects with a name, or of
 * one text that lists them.
 */
export const LooseTexts = (count: number, max: number): Struct<string[], null> =>
  coerce(
    define<string[]>('texts', (value) => Array.isArray(value)),
    unknown(),
    (value) =>
      entriesOf(value)
        // Read no more than may be kept, and some that are empty.
        .slice(0, 2 * count)
        .map((entry) => shownText(wordsOf(entry), max).replace(/\s+/g, ' '))
        .filter((text) => text !== '')
        .slice(0, count),
  );

function entriesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'string') return value.split(/[,;\n]/);
  return typeof value === 'object' ? [value] : [];
}

const wordsOf = (entry: unknown): unknown => (typeof entry === 'object' ? fieldOf(entry, ...NAMES) : entry);

/** A finite number, also one written as a text; null for anything else. */
export function looseNumber(value: unknown): number | null {
  const isWritten = typeof value === 'string' && /^\s*-?\d{1,15}(\.\d{1,20})?\s*$/.test(value);
  const number = typeof value === 'number' || isWritten ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

/** Exactly four finite numbers; undefined where one of them is none, or where there are more. */
export function fourNumbers(
  values: readonly unknown[],
): readonly [number, number, number, number] | undefined {
  const [a, b, c, d, ...more] = values.map((value) => looseNumber(value) ?? undefined);
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
  return more.length === 0 ? [a, b, c, d] : undefined;
}

/** A number that `isRight` accepts, else null. */
export const LooseNumber = (isRight: (value: number) => boolean): Struct<number | null, null> =>
  coerce(
    define<number | null>('number', (value) => value === null || typeof value === 'number'),
    unknown(),
    (value) => {
      const number = looseNumber(value);
      return number !== null && isRight(number) ? number : null;
    },
  );
