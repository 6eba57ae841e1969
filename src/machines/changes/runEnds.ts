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
  // What stays behind it and is about what it had made is taken back before that, be it done since or made by the run itself.
  const staying: UndoEntry[] = [];
  for (const entry of context.undo.toReversed()) {
    const ids = new Set(entry.steps.map(({ id }) => id));
    const isNeeded = staying.some((other) => other.steps.some((step) => needsOneOf(step, ids)));
    if (!isOwn(entry) || isNeeded) staying.push(entry);
  }
  const undo = staying.toReversed();
  const made = context.undo.filter((entry) => !staying.includes(entry)).flatMap((entry) => entry.steps);
  return { runs, ...withNew({ ...context, undo }, newEntry(context, [...made, ...steps])) };
}
