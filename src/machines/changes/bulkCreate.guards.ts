import { isToCreate, problemOf } from '../../model/changes/bulkEntries.ts';
import { nextEntry, undoSteps } from '../../model/changes/bulkRun.ts';
import { type BulkCreateContext, createdIn, unsavedIn } from './bulkCreate.context.ts';
import { failedIn } from './bulkCreate.left.ts';
import { undoStepOf } from './bulkCreate.steps.ts';

interface Given {
  context: BulkCreateContext;
}

/** What the transitions of bulk creation depend on. */
export const bulkGuards = {
  isEnded: ({ context }: Given) => context.isEnded,
  isHidden: ({ context }: Given) => !context.isShown,
  isUncompared: ({ context }: Given) => context.isUncompared,
  isNothingSelected: ({ context }: Given) => !context.entries.some(isToCreate),
  isMisnamed: ({ context }: Given) =>
    context.entries.some((entry) => isToCreate(entry) && problemOf(entry) !== undefined),
  isOver: ({ context }: Given) => context.isCancelled || !nextEntry(context.entries),
  isNextMisnamed: ({ context }: Given) => {
    const next = nextEntry(context.entries);
    return next !== undefined && problemOf(next) !== undefined;
  },
  needsLocation: ({ context }: Given) => context.hasLocations && !nextEntry(context.entries)?.location,
  hasFailed: ({ context }: Given) => context.entries.some(({ status }) => status === 'failed'),
  isUntouched: ({ context }: Given) =>
    !context.entries.some(({ item, location, sent, mayHaveLocation }) =>
      Boolean(item ?? location ?? sent ?? mayHaveLocation),
    ),
  canUndo: ({ context }: Given) => undoSteps(context.entries).length > 0,
  isUndone: ({ context }: Given) => context.isCancelled || !undoStepOf(context),
  /** Also while it is being made: what is typed then has its turn afterwards. */
  isEditable: ({ context }: Given, params: { number: number }) =>
    context.entries.some(({ number, status }) => number === params.number && status !== 'created'),
  isSwitchable: ({ context }: Given, params: { number: number }) =>
    context.entries.some(
      ({ number, status }) => number === params.number && (status === 'waiting' || status === 'failed'),
    ),
  hasUnsaved: ({ context }: Given) => unsavedIn(context.entries) > 0,
  hasNews: ({ context: { entries, told, toldFailed, isClosed } }: Given) =>
    createdIn(entries) > told || (!isClosed && failedIn(entries).length > toldFailed),
  isConfirmed: (_: unknown, params: { confirmed: boolean }) => params.confirmed,
};
