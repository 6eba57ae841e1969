import type { SqliteValue } from './api.ts';

/**
 * `value` as SQLite can keep it. SQLite writes NULL for a Date or an object and cuts a text at a NUL
 * character without a word, so everything that it would change is refused here: a programming error.
 */
export function bindable(value: unknown): SqliteValue {
  if (value === null || typeof value === 'bigint' || value instanceof Uint8Array) return value;
  if (typeof value === 'string') {
    if (value.includes('\0')) throw new TypeError('A text with a NUL character cannot be kept.');
    return value;
  }
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new TypeError(`A ${typeof value} cannot be bound to a statement; convert it first.`);
}
