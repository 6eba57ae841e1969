import pg from 'pg';
import { bindable } from '../sqlite/values.ts';

const { builtins, getTypeParser } = pg.types;

/** A whole number as JavaScript can hold it. Throws for any other: it would be another one. */
function wholeNumber(text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number)) return number;
  throw new RangeError(`The number ${text} of the database cannot be held exactly.`);
}

/** Sums of whole numbers come as numeric. */
const PARSERS: ReadonlyMap<number, (text: string) => number> = new Map([
  [builtins.INT8, wholeNumber],
  [builtins.NUMERIC, (text: string) => (text.includes('.') ? Number(text) : wholeNumber(text))],
  // As SQLite answers a comparison.
  [builtins.BOOL, (text: string) => (text === 't' ? 1 : 0)],
]);

/** How values of a type of PostgreSQL's are read: as they come from SQLite. */
export const parserFor = (oid: number): ((text: string) => unknown) => PARSERS.get(oid) ?? getTypeParser(oid);

/** `value` as PostgreSQL can keep it, under the same rules as SQLite's; lists of values are arrays. */
export const sendable = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(bindable) : bindable(value);
