import {
  type Struct,
  coerce,
  define,
  integer,
  nullable,
  number,
  optional,
  string,
  unknown,
} from 'superstruct';

/** Single values of the entities, as any host of this API sends them. */

/** A text that a host may leave out or send as null. */
export const Loose: Struct<string, null> = coerce(string(), unknown(), (value) =>
  typeof value === 'number' ? String(value) : (value ?? ''),
);
/** An id; hosts with numeric ids are read as texts. */
export const Id: Struct<string, null> = coerce(
  define<string>('id', (value) => typeof value === 'string' && value !== ''),
  number(),
  String,
);
/** A reference: null, undefined and '' all mean none (ENT-10 to ENT-12). */
export const Reference: Struct<string | null, null> = coerce(nullable(Id), unknown(), (value) =>
  value === undefined || value === '' ? null : typeof value === 'number' ? String(value) : value,
);
export const LookupId = coerce(integer(), string(), Number);
export const OptionalLookupId: Struct<number | null, null> = coerce(nullable(integer()), unknown(), (value) =>
  value === undefined || value === '' ? null : typeof value === 'string' ? Number(value) : value,
);
/** A moment as ISO text, or null. */
export const Moment: Struct<string | null, null> = coerce(nullable(string()), unknown(), (value) =>
  value === undefined || value === '' ? null : value,
);
/** A calendar date; a host that answers a moment is cut to its day. */
export const Day: Struct<string | null, null> = coerce(nullable(string()), unknown(), (value) =>
  value === undefined || value === '' ? null : typeof value === 'string' ? value.slice(0, 10) : value,
);

/** What only some hosts answer, and only some of those in this shape: anything else counts as left out. */
export function extra<T>(struct: Struct<T, null>): Struct<T | undefined, null> {
  return coerce(optional(struct), unknown(), (value) => (struct.is(value) ? value : undefined));
}
/** The address of a small picture, about 320 px, that an <img> loads without a header (decision record 15). */
export const ThumbnailUrl = extra(string());

/** A category's name, from a text or an object with a name (section 3). */
export function categoryName(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && 'name' in value) return value.name;
  return value;
}
