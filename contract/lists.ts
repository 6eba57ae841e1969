import { type Struct, array, create } from 'superstruct';
import { lacking } from './unread.ts';

/** What the answers that are lists have in common. */

/** `value` itself when it is an array, else its field `name` (CALL-09, CALL-10 and the like). */
export function listIn(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value;
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : value;
}

/**
 * Lists are decoded entry by entry: superstruct's array() copies its path for each of 100,000. What cannot be read is
 * left out and counted (`unreadIn`); throws a StructError only for what is no list at all.
 */
export function decodeList<T>(
  value: unknown,
  struct: Struct<T>,
  decodeEntry = (entry: unknown): T => create(entry, struct),
): T[] {
  if (!Array.isArray(value)) return create(value, array(struct)) as T[];
  const decoded: T[] = [];
  for (const entry of value) {
    try {
      decoded.push(decodeEntry(entry));
    } catch {
      // One bad record: whatever is wrong with it, the others are as good as before.
    }
  }
  return lacking(decoded, value.length - decoded.length);
}

/** How many there are on the host, when it says so. */
export function totalOf(value: unknown): number | undefined {
  // Not by a struct: superstruct prints what it refuses, and stumbles over an entry like {"toString": ""}.
  if (typeof value !== 'object' || value === null || !('total' in value)) return undefined;
  return typeof value.total === 'number' ? value.total : undefined;
}
