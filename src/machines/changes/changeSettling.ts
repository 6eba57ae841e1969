import type { Failure } from '../../failure.ts';
import { needsOneOf, type Outcome, type Step, stepsOf, withIds } from '../../model/changes/changes.ts';
import { isRefusal } from '../../model/unsent/refusal.ts';
import {
  changedNotice,
  cutNotice,
  cutUndoNotice,
  faultNotice,
  redoneNotice,
  undoneNotice,
} from './changeNotices.ts';
import {
  type ChangesContext,
  type CutWork,
  entryIn,
  type MovedRecord,
  type RecordsMoved,
  newEntry,
  type UndoEntry,
  withEntry,
  withNew,
  withRenewed,
  withSteps,
} from './changes.context.ts';
import type { Notice } from '../kit/unprovided.ts';

/** What an undo or a redo leads to. */
interface Settled {
  changes: Partial<ChangesContext>;
  notice: Notice;
  moved: RecordsMoved | undefined;
}

/** What has come of an undo or a redo goes to the other list; what has failed, or was not reached, stays. */
export function settled(context: ChangesContext, outcome: Outcome): Settled {
  const entry = entryIn(context);
  const isUndo = context.work?.kind === 'undo';
  const renewed = withRenewed(context, outcome.renewed);
  const { undo, redo } = { ...context, ...renewed };
  const notice = isUndo ? undoneNotice(entry, outcome) : redoneNotice(entry, outcome);
  // They failed in the order of the undo, and are kept in that of the doing.
  const failed = outcome.failed.flatMap(({ step }) => step ?? []).toReversed();
  // It goes from the last to the first: a stop leaves those at the beginning.
  const reachedFrom = outcome.left ?? 0;
  const unreached = entry.steps.slice(0, reachedFrom);
  const ids = outcome.renewed ?? new Map<string, string>();
  const leftSteps = [...unreached, ...failed].map((step) => withIds(step, ids));
  const left: UndoEntry = { ...withSteps(entry, leftSteps, !isUndo), notice };
  const done: UndoEntry = { ...withSteps(entry, outcome.done, isUndo), notice: isUndo ? undefined : notice };
  return {
    changes: {
      ...renewed,
      undo:
        isUndo && isRefused(outcome) ? withPutBack(undo, left) : withEntry(undo, isUndo ? left : done, false),
      redo: withEntry(redo, isUndo ? done : left, true),
    },
    notice,
    moved: movedBy(entry.steps.slice(reachedFrom), outcome),
  };
}

/** Whether the server has refused all of it: the next try would be refused as well, and what is older may not be. */
const isRefused = ({ done, failed, left = 0 }: Outcome): boolean =>
  done.length === 0 && left === 0 && failed.length > 0 && failed.every(({ failure }) => isRefusal(failure));

/**
 * An entry that cannot be taken back now as the oldest one, so that it holds up nothing older; before it only what was
 * done earlier to its records, which needs them back first.
 */
function withPutBack(list: readonly UndoEntry[], entry: UndoEntry): readonly UndoEntry[] {
  if (entry.steps.length === 0) return list;
  const ids = new Set(entry.steps.map(({ id }) => id));
  const before = new Set<UndoEntry>();
  for (const other of list.toReversed()) {
    if (!other.steps.some((step) => needsOneOf(step, ids))) continue;
    before.add(other);
    for (const { id } of other.steps) ids.add(id);
  }
  return [...before].toReversed().concat(
    entry,
    list.filter((other) => !before.has(other)),
  );
}

/** What was cut short can be taken back as far as it was done; what was left of an undo, too. */
export function withCut(
  context: ChangesContext,
  work: CutWork,
  outcome: Outcome,
): { changes: Partial<ChangesContext>; notice: Notice } {
  const tell = (id: string): Notice => {
    if (work.kind === 'change') {
      const isWhole = (outcome.left ?? 0) + outcome.failed.length === 0;
      return isWhole
        ? changedNotice(id, work.change, outcome, context.nameOfPlace)
        : cutNotice(id, work.change, outcome);
    }
    return cutUndoNotice(id, work.steps.length, work.kind === 'undo' ? 'undone' : 'done again', outcome);
  };
  const steps =
    work.kind === 'undo'
      ? [
          ...work.steps.slice(0, outcome.left ?? 0),
          ...outcome.failed.flatMap(({ step }) => step ?? []).toReversed(),
        ]
      : stepsOf(outcome);
  const entry = newEntry(context, steps, tell);
  return { changes: withNew(context, entry), notice: tell(entry.id) };
}

/** After a fault of ours in an undo or a redo: it stays where it was, and its notice tries it again. */
export function untaken(context: ChangesContext, reason: Failure): Omit<Settled, 'moved'> {
  const list = context.work?.kind === 'redo' ? 'redo' : 'undo';
  const entry = entryIn(context);
  const notice = faultNotice(reason, list, entry.id);
  return { changes: { [list]: withEntry(context[list], { ...entry, notice }, list === 'redo') }, notice };
}

/** What an undo of `steps` means for whoever shows the records. */
function movedBy(steps: readonly Step[], { failed, renewed }: Outcome): RecordsMoved | undefined {
  const isLeft = new Set(failed.map(({ id }) => id));
  const moved = (how: 'added' | 'removed'): MovedRecord[] =>
    steps
      .filter(({ kind, id }) => kind.endsWith(how) && !isLeft.has(id))
      .map(({ id }) => ({ was: id, id: renewed?.get(id) ?? id }));
  const [gone, back] = [moved('added'), moved('removed')];
  return gone.length + back.length === 0 ? undefined : { type: 'records.moved', gone, back };
}
