import { type Struct, coerce, define, nullable, string, unknown } from 'superstruct';
import {
  ITEM_NAME,
  LABEL_MAX,
  LOCATION_NAME,
  LOOKUP_NAME_MAX,
  QUANTITY_MAX,
  QUANTITY_MIN,
  TEXT_MAX,
} from './limits.ts';
import { categoryName } from './values.ts';
import { idProblem, lengthOf, shownProblem, textProblem, withKeyedHyphens } from './texts.ts';

export { Password } from './login.ts';
export { lengthOf } from './texts.ts';

/**
 * The fields of requests and forms, each with the message that a person sees (section 5). Both sides use
 * these: the form before it asks, the server whatever it is asked.
 */

const trimmed = (struct: Struct<string, null>): Struct<string, null> =>
  coerce(struct, string(), (value) => value.trim());

function name(min: number, max: number, tooLong: string): Struct<string, null> {
  return trimmed(
    define<string>('name', (value) => {
      if (value === undefined || value === null) return `Name must be at least ${min} characters.`;
      const problem = shownProblem(value, 'Name');
      if (problem !== undefined) return problem;
      // A name stands on one line everywhere: in lists, paths, exports.
      if (/[\n\r\t]/.test(value as string)) return 'Name must be on one line.';
      // shownProblem has refused everything but a string.
      const length = lengthOf(value as string);
      if (length < min) return `Name must be at least ${min} characters.`;
      return length <= max || tooLong;
    }),
  );
}

export const ItemName = name(
  ITEM_NAME.min,
  ITEM_NAME.max,
  `Name must be ${ITEM_NAME.max} characters or less`,
);
export const LocationName = name(
  LOCATION_NAME.min,
  LOCATION_NAME.max,
  `Name must be ${LOCATION_NAME.max} characters or less`,
);

/** A free text of at most `max` characters, on as many lines as it likes; null and undefined read as ''. */
export const Text = (what: string, max = TEXT_MAX): Struct<string, null> => anyText(what, max, textProblem);

/** {@link Text} that stands beside other texts. */
export const ShownText = (what: string, max: number): Struct<string, null> =>
  anyText(what, max, shownProblem);

function anyText(what: string, max: number, problemOf: typeof textProblem): Struct<string, null> {
  return coerce(
    define<string>('text', (value) => {
      const problem = problemOf(value, what);
      if (problem !== undefined) return problem;
      return lengthOf(value as string) <= max || `${what} must be ${max} characters or less`;
    }),
    unknown(),
    (value) => value ?? '',
  );
}

export const Supplier = ShownText('Supplier', 200);

/** Only addresses a click may safely follow: http and https. '' means none. */
export const SupplierUrl: Struct<string, null> = coerce(
  define<string>('supplier url', (value) => {
    const problem = shownProblem(value, 'Supplier Item URL');
    if (problem !== undefined) return problem;
    const text = value as string;
    if (text === '') return true;
    if (text.length > 2000) return 'Supplier Item URL must be 2000 characters or less';
    return isWebAddress(text) || 'Supplier Item URL must be an address that starts with http:// or https://';
  }),
  unknown(),
  (value) => (typeof value === 'string' ? value.trim() : (value ?? '')),
);

/** Whether `text` is an absolute http or https address. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s/]/i.test(text)) return false;
  try {
    const { protocol } = new URL(text);
    return protocol === 'http:' || protocol === 'https:';
  } catch {
    return false;
  }
}

/** A name of a list as a new one is kept: line ends, tabs and blanks of other kinds, as cells and pages have them, are one blank each. */
export const withPlainBlanks = (name: string): string => name.trim().replaceAll(/\s+/g, ' ');

export const Category: Struct<string, null> = coerce(
  define<string>('category', (value) => {
    if (value === undefined || value === null) return 'Please select a category.';
    if (typeof value !== 'string') return 'Category must be a string.';
    if (value.trim() === '') return 'Please select a category.';
    const problem = shownProblem(value, 'Category');
    if (problem !== undefined) return problem;
    return lengthOf(value) <= LOOKUP_NAME_MAX || `Category must be ${LOOKUP_NAME_MAX} characters or less`;
  }),
  unknown(),
  (value) => {
    const name = categoryName(value);
    return typeof name === 'string' ? name.trim() : name;
  },
);

export const ItemLocationId: Struct<string, null> = define<string>('location id', (value) =>
  typeof value === 'string' && value.length >= 1
    ? (idProblem(value, 'Location') ?? true)
    : 'Location is required.',
);

/** A number of pieces, or of metres or litres: fractions are allowed (decisions, Items). */
export const Quantity: Struct<number, null> = define<number>('quantity', (value) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'Quantity must be a number.';
  if (value < 0) return 'Quantity must be 0 or more.';
  if (value > 0 && value < QUANTITY_MIN) return `Quantity must be 0, or at least ${QUANTITY_MIN.toFixed(9)}.`;
  return value <= QUANTITY_MAX || 'Quantity is too large.';
});

/** Whether `text` is a day that exists, written YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1) return false;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A day, never a moment (decisions, Items); null means none. */
export const AcquisitionDate: Struct<string | null, null> = coerce(
  nullable(
    define<string>(
      'calendar date',
      (value) =>
        (typeof value === 'string' && isCalendarDate(value)) ||
        'Acquisition date must be a day that exists, written YYYY-MM-DD.',
    ),
  ),
  unknown(),
  (value) => (value === '' || value === undefined ? null : value),
);

const integerId = (message: string): Struct<number, null> =>
  define<number>('id', (value) => (Number.isSafeInteger(value) && (value as number) > 0) || message);

export const LocationTypeId = integerId('Type is required');
export const LocationAreaId = integerId('Area is required');

/** A label as it is kept: with the hyphens that people type and scanners read, whatever it was copied from. */
export const keptLabel = (label: string): string => withKeyedHyphens(label).trim();

/** A short code, stuck on the drawer. '' means none. A slash could not stand in its own page's address. */
export const Label = labelled(keptLabel);

/** One that is stored already: earlier versions have kept other hyphens, too. */
export const StoredLabel = labelled((label) => label.trim());

function labelled(kept: (label: string) => string): Struct<string, null> {
  return coerce(
    define<string>('label', (value) => {
      const problem = shownProblem(value, 'Label');
      if (problem !== undefined) return problem;
      if (/[\n\r\t]/.test(value as string)) return 'Label must be on one line.';
      return lengthOf(value as string) <= LABEL_MAX || `Label must be ${LABEL_MAX} characters or less`;
    }),
    unknown(),
    (value) => (typeof value === 'string' ? kept(value) : (value ?? '')),
  );
}

/** null, undefined and '' all mean top level (ENT-10 to ENT-12). */
export const ParentId: Struct<string | null, null> = coerce(
  nullable(
    define<string>('parent id', (value) =>
      typeof value === 'string' ? (idProblem(value, 'Parent') ?? true) : 'Parent must be an id.',
    ),
  ),
  unknown(),
  (value) => (value === '' || value === undefined ? null : value),
);

/** A lookup's name after trimming, short enough as it is `stored`; `what` is 'Category', 'Type' or 'Area'. */
export const LookupName = (what: string, stored?: (name: string) => string): Struct<string, null> =>
  // Blanks that look the same are the same: beside 'Hex keys' nobody can choose another one.
  coerce(lookupName(what, LOOKUP_NAME_MAX, stored), string(), withPlainBlanks);

/** The name of an area, which is stored in capitals: those of some letters are two (ENT-18). */
export const AreaName = LookupName('Area', (name) => name.toUpperCase());

/** One that is stored already: imports of earlier versions have made areas of the longest names of locations, in capitals. */
export const StoredLookupName = (what: string): Struct<string, null> =>
  lookupName(what, LOCATION_NAME.max * MOST_CAPITALS);

/** In how many capitals one letter ends at most: ΐ in three. */
const MOST_CAPITALS = 3;

function lookupName(
  what: string,
  max: number,
  stored: (name: string) => string = (name) => name,
): Struct<string, null> {
  return trimmed(
    define<string>('lookup name', (value) => {
      if (value === undefined || value === null || value === '') return `${what} name cannot be empty`;
      return (
        shownProblem(value, `${what} name`) ??
        (lengthOf(stored(value as string)) <= max || `${what} name must be ${max} characters or less`)
      );
    }),
  );
}

/** The id of something that has to exist; `what` names it. */
export function Identifier(what: string): Struct<string, null> {
  return define<string>('id', (value) => {
    if (value === undefined || value === null || value === '') return `${what} is required.`;
    return idProblem(value, what) ?? true;
  });
}
