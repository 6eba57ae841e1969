import { needsOneOf } from '../../model/changes/changes.ts';
import { type ChangesContext, newEntry, type RunEnded, type UndoEntry, withNew } from './changes.context.ts';

/** After a run of others: one entry with what it had made before, as the Undo of its own message takes all of that back. */
export function withRun(
  context: ChangesContext,
  { steps, before = [] }: Pick<RunEnded, 'steps' | 'before'>,
): Partial<ChangesContext> {
  const runs = context.runs - 1;
  if (steps.length === 0) return { runs, ...withNew(context, newEntry(context, steps)) };
  const own = new Set(before);
  const isOwn = (entry: UndoEntry): boolean =>
    entry.steps.every(({ kind, id }) => kind.endsWith('added') && own.has(id));
  // What was done since to what it had made is taken back before that: it is not to come behind.
  const isJoined = (entry: UndoEntry, at: number): boolean => {
    const ids = new Set(entry.steps.map(({ id }) => id));
    const since = context.undo.slice(at + 1).filter((other) => !isOwn(other));
    return isOwn(entry) && !since.some((other) => other.steps.some((step) => needsOneOf(step, ids)));
  };
  const undo = context.undo.filter((entry, at) => !isJoined(entry, at));
  const made = context.undo.filter(isJoined).flatMap((entry) => entry.steps);
  return { runs, ...withNew({ ...context, undo }, newEntry(context, [...made, ...steps])) };
}
