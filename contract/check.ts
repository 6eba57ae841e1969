import { type Struct, mask } from 'superstruct';
import { StructError } from 'superstruct';

/** One message for each field that is wrong; the key is the field's name, or '' for the whole body. */
export type FieldMessages = Readonly<Record<string, string>>;

export type Checked<T> = { ok: true; value: T } | { ok: false; fields: FieldMessages };

/**
 * Decodes `value` with `struct`: coerces, drops unknown keys, and on failure gives the first message of
 * each field. Never throws for bad input.
 */
export function check<T, S>(value: unknown, struct: Struct<T, S>): Checked<T> {
  try {
    return decoded(value, struct);
  } catch (error) {
    // superstruct prints what it refuses, and stumbles over objects like {"toString": 1}.
    if (error instanceof TypeError) return { ok: false, fields: { '': 'The input cannot be read.' } };
    throw error;
  }
}

function decoded<T, S>(value: unknown, struct: Struct<T, S>): Checked<T> {
  try {
    return { ok: true, value: mask(value, struct) };
  } catch (error) {
    if (!(error instanceof StructError)) throw error;
    const fields: Record<string, string> = {};
    for (const failure of error.failures()) {
      const field = failure.path.length > 0 ? String(failure.path[0]) : '';
      // A refinement's message is ours; superstruct's own names types, which is clear enough for a wrong type.
      fields[field] ??= failure.message;
    }
    return { ok: false, fields };
  }
}
