import { sql } from 'kysely';
import type { HistoryChange, WholeChange } from '../../../contract/history.ts';
import { HISTORY_TEXT_MAX } from '../../../contract/limits.ts';
import { beginningOf, lengthOf } from '../../../contract/texts.ts';

/** Of what has long texts the form without them: those are read from the disk only where they are asked for. */
export const SHORT = sql<string>`coalesce(cut, changes)`;

/** The changes of an event as its columns keep them. */
export const columnsOf = (changes: readonly WholeChange[]) => ({
  changes: JSON.stringify(changes),
  cut: cutColumn(changes),
});

/** The changes with their long texts cut; null where there are none. */
export function cutColumn(changes: readonly WholeChange[]): string | null {
  const isCut = changes.some(({ before, after }) => isLong(before) || isLong(after));
  return isCut ? JSON.stringify(changes.map(cutChange)) : null;
}

// Only columnsOf and the step to version 9 write the columns.
export const changesIn = (column: string): WholeChange[] => JSON.parse(column) as WholeChange[];

/** The change as a list of many tells it: of a long text its beginning, and how long it is. One that is cut stays so. */
export function cutChange({ field, before, after, ...lengths }: HistoryChange): HistoryChange {
  const change: HistoryChange = { field, before, after, ...lengths };
  if (isLong(before)) {
    change.before = beginningOf(before, HISTORY_TEXT_MAX);
    change.before_length = lengthOf(before);
  }
  if (isLong(after)) {
    change.after = beginningOf(after, HISTORY_TEXT_MAX);
    change.after_length = lengthOf(after);
  }
  return change;
}

// The first comparison spares most texts the counting.
const isLong = (text: string | null): text is string =>
  text !== null && text.length > HISTORY_TEXT_MAX && lengthOf(text) > HISTORY_TEXT_MAX;
