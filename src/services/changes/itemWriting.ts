import { type Failure, failure } from '../../failure.ts';
import type { ChangedField, Step } from '../../model/changes/changes.ts';
import type { SaveOutcome } from '../../model/unsent/saving.ts';
import { type Counted, inputOfItem, isSendable, type UnsentEntry } from '../../model/unsent/unsent.ts';
import type { EditToSave } from '../unsent/keepEdit.ts';
import type { Outbox } from '../unsent/outbox.ts';
import type { Performed, Run } from './changeRun.ts';
import type { FreshestItem } from './freshestItem.ts';

const SET_ASIDE = 'The change is set aside under “Waiting to sync”.';

/** Gives the outbox one field of an item, and says what has come of it. */
export function createItemWriting(outbox: Pick<Outbox, 'entry' | 'update'>) {
  const write = async (
    { item, entry, conflict, unreachable, isGivenUp }: FreshestItem,
    field: ChangedField,
    after: string | number,
    run: Run,
    { by, isSet, back }: Pick<EditToSave, 'by' | 'isSet' | 'back'> = {},
  ): Promise<SaveOutcome> => {
    if (conflict)
      throw failure('conflict', 'It was changed elsewhere, too: choose between both versions first.');
    const pristine = entry ? entry.item : inputOfItem(item);
    // Another person may be here since it was asked for, and whatever is written now would be theirs.
    run.signal.throwIfAborted();
    const outcome = await outbox.update({
      id: item.id,
      input: { ...pristine, [field]: after },
      pristine,
      base: entry ? entry.base : item,
      revision: entry?.revision,
      // What was taken before stays a taking where something else is set.
      ...(by !== undefined && (by !== null || field === 'quantity') && { by }),
      ...(isSet !== undefined && { isSet }),
      ...(back && field === 'quantity' && { back }),
      ...(back?.counted?.isPutBack && { putBack: { field, version: back.counted.version } }),
      ...(unreachable && { unreachable }),
      ...(isGivenUp && { isOnlyKept: true }),
    });
    if (outcome.result === 'kept' && outcome.unreachable && !unreachable) run.unreachable = outcome.failure;
    return outcome;
  };

  /** What an outcome means for the step; rejects when nothing has come of it. */
  const performed = (step: Step, outcome: SaveOutcome): Performed => {
    if (outcome.result === 'saved') return { step, isUnsent: outcome.item.offline_update === true };
    const reason = reasonOf(outcome);
    const kept = outbox.entry(outcome.entry.id);
    if (outcome.result === 'conflict' && kept?.status !== 'conflict') throw reason;
    if (kept && !isSendable(kept)) return { step, isUnsent: true, refusal: setAside(reason) };
    return { step, isUnsent: kept !== undefined };
  };

  return { write, performed };
}

/** How the field counts that a change is about to replace, where it is no plain one. */
export function replacedBy(field: ChangedField, entry: UnsentEntry | undefined): { replaced?: Counted } {
  if (!entry) return {};
  const { by, isSet, putBack, base } = entry;
  const isPutBack = putBack?.includes(field) === true;
  const counted = field === 'quantity' && (by !== undefined || isSet === true) ? { by, isSet } : undefined;
  if (!counted && !isPutBack) return {};
  return { replaced: { ...counted, version: base?.version, ...(isPutBack && { isPutBack }) } };
}

/** Why it was not saved. */
export function reasonOf(outcome: Exclude<SaveOutcome, { result: 'saved' }>): Failure {
  if (outcome.result === 'kept') return outcome.failure;
  return failure('conflict', 'It was changed elsewhere at the same time.');
}

/** The reason, where what was refused stays here. */
export const setAside = (reason: Failure): Failure => ({
  ...reason,
  message: `${reason.message} ${SET_ASIDE}`,
});
