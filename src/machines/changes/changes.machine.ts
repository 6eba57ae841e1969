import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import { failureOf } from '../../failure.ts';
import { type Change, itemAdded, type Outcome, type Step, stepsOf } from '../../model/changes/changes.ts';
import { addedNotice, changedNotice, faultNotice, NOTHING_TO_UNDO, withUndo } from './changeNotices.ts';
import {
  changeIn,
  type ChangeSettled,
  type ChangesContext,
  type ChangesEvent,
  entryIn,
  newEntry,
  type RecordsChanged,
  type RecordsMoved,
  type Watched,
  withDiscarded,
  withNew,
  withTold,
  withUndone,
} from './changes.context.ts';
import { isStoppable, progressNotice, STOPPING, watchedBy } from './changeProgress.ts';
import { settled, untaken, withCut } from './changeSettling.ts';
import {
  isHeld,
  stopOf,
  withEnd,
  withNextWork,
  withPerformed,
  withRequested,
  withUndoAsked,
} from './changeTurns.ts';
import type { DeletionStop } from './deletionNews.ts';
import { deletionTold, withDeletion, withDeletionEnded, withDone } from './deletionRuns.ts';
import { withRun } from './runEnds.ts';
import { type Notice, requiredAction, requiredPromise } from '../kit/unprovided.ts';

/**
 * The one history of what was done to records from this page: its own commands, done one after the other, and what
 * others have done and tell it of. The newest is taken back first, and what was taken back can be done again; both work
 * until they are used or the page is closed, however long a notice stands.
 */
export const changesMachine = setup({
  types: {
    context: {} as ChangesContext,
    events: {} as ChangesEvent,
    emitted: {} as RecordsMoved | RecordsChanged | ChangeSettled | DeletionStop,
    input: {} as {
      /** The name of a location, where it is known. */
      nameOfPlace(id: string): string | undefined;
    },
    tags: {} as 'busy',
  },
  actors: {
    /** Rejects for faults of ours only: what fails with one record is in the outcome. */
    performChange: requiredPromise<Outcome, { change: Change } & Watched>('performChange'),
    /** Takes back the steps, the last one first; what has come of that does them again. Rejects as `performChange`. */
    undoChange: requiredPromise<Outcome, { steps: readonly Step[] } & Watched>('undoChange'),
  },
  actions: {
    notify: requiredAction<Notice>('notify'),
    /** Takes a notice away again. */
    withdraw: requiredAction<Notice>('withdraw'),
    takeNext: assign(({ context }) => withNextWork(context)),
    hideProgress: enqueueActions(({ context, enqueue }) => {
      if (context.progress || context.isStopping) enqueue({ type: 'withdraw', params: STOPPING });
    }),
    endWork: assign({ work: undefined, progress: undefined, isStopping: false, undoBefore: [] }),
  },
  guards: {
    // What others are doing comes before the undo of the newest, like what is done here.
    hasRequests: ({ context }) => context.requests.length > 0 && !isHeld(context),
    canStop: ({ context }) => !context.isStopping && isStoppable(context),
    hasChange: ({ context }) => context.work?.kind === 'change',
    hasEntry: ({ context }) => context.work?.kind === 'undo' || context.work?.kind === 'redo',
  },
}).createMachine({
  id: 'changes',
  context: ({ input }) => ({
    requests: [],
    work: undefined,
    progress: undefined,
    isStopping: false,
    undo: [],
    undoBefore: [],
    redo: [],
    runs: 0,
    deletions: [],
    count: 0,
    nameOfPlace: input.nameOfPlace,
  }),
  initial: 'idle',
  on: {
    'change.requested': {
      actions: [
        assign({ requests: ({ context, event }) => withRequested(context.requests, event.change) }),
        raise({ type: 'work.due' }),
      ],
    },
    'items.added': {
      guard: ({ event }) => event.items.length > 0,
      actions: enqueueActions(({ context, event: { items }, enqueue }) => {
        const entry = newEntry(context, items.map(itemAdded), (id) =>
          addedNotice(id, items, context.nameOfPlace),
        );
        enqueue.assign(withNew(context, entry));
        if (entry.notice) enqueue({ type: 'notify', params: entry.notice });
      }),
    },
    'steps.done': { actions: assign(({ context, event }) => withDone(context, event.steps)) },
    'deletion.begun': { actions: assign(({ context, event }) => withDeletion(context, event)) },
    'deletion.ended': {
      actions: [
        enqueueActions(({ context, event, enqueue }) => {
          const notice = deletionTold(context, event);
          if (notice) enqueue({ type: 'notify', params: notice });
        }),
        assign(({ context, event }) => withDeletionEnded(context, event)),
        raise({ type: 'work.due' }),
      ],
    },
    'notice.due': {
      actions: enqueueActions(({ context, event: { ids, notice }, enqueue }) => {
        const told = withTold(context, ids, (id) => withUndo(id, notice));
        enqueue.assign(told);
        // Where nothing of it can be taken back it is told all the same.
        enqueue({ type: 'notify', params: told.undo?.at(-1)?.notice ?? notice });
      }),
    },
    'run.begun': { actions: assign({ runs: ({ context }) => context.runs + 1 }) },
    'run.ended': {
      // One whose person has gone has nothing to offer to the next.
      guard: ({ context }) => context.runs > 0,
      actions: [assign(({ context, event }) => withRun(context, event)), raise({ type: 'work.due' })],
    },
    'steps.undone': {
      guard: ({ event }) => event.steps.length > 0,
      actions: assign(({ context, event }) => withUndone(context, event.steps)),
    },
    'work.discarded': {
      actions: enqueueActions(({ context, event, enqueue }) => {
        const { withdrawn, ...changes } = withDiscarded(context, event.id);
        enqueue.assign(changes);
        for (const notice of withdrawn) enqueue({ type: 'withdraw', params: notice });
      }),
    },
    // Without `enqueue.assign` and its like: who asks for it may be in an action, where they warn.
    'undo.requested': [
      {
        guard: ({ context, event }) => withUndoAsked(context, event.id).stops !== undefined,
        actions: [
          emit(({ context, event }) => stopOf(withUndoAsked(context, event.id))),
          assign(({ context, event }) => withUndoAsked(context, event.id).changes),
          raise({ type: 'work.due' }),
        ],
      },
      {
        actions: [
          enqueueActions(({ context, event, enqueue }) => {
            const { withdrawn, told } = withUndoAsked(context, event.id);
            if (withdrawn) enqueue({ type: 'withdraw', params: withdrawn });
            if (told) enqueue({ type: 'notify', params: told });
          }),
          assign(({ context, event }) => withUndoAsked(context, event.id).changes),
          raise({ type: 'work.due' }),
        ],
      },
    ],
    'redo.requested': {
      actions: [
        assign({ requests: ({ context }) => [...context.requests, { kind: 'redo newest' }] }),
        raise({ type: 'work.due' }),
      ],
    },
    'work.progressed': {
      guard: ({ context }) => context.work !== undefined,
      actions: enqueueActions(({ context, event: { done, total }, enqueue }) => {
        enqueue.assign({ progress: { done, total } });
        const notice = progressNotice({ ...context, progress: { done, total } });
        if (notice) enqueue({ type: 'notify', params: notice });
      }),
    },
    'stop.requested': {
      guard: 'canStop',
      actions: [assign(({ context }) => withEnd(context)), { type: 'notify', params: STOPPING }],
    },
    'work.cut': {
      actions: enqueueActions(({ context, event, enqueue }) => {
        const { changes, notice } = withCut(context, event.work, event.outcome);
        enqueue.assign(changes);
        enqueue({ type: 'notify', params: notice });
      }),
    },
    'history.back': {
      actions: assign(({ context, event: { undo, redo } }) => ({ undo: [...undo, ...context.undo], redo })),
    },
    // Nobody's changes are the next user's to take back.
    'session.ended': {
      target: '.idle',
      actions: [
        enqueueActions(({ context: { work, requests, undo, redo }, enqueue }) => {
          for (const { notice } of [...undo, ...redo]) {
            if (notice) enqueue({ type: 'withdraw', params: notice });
          }
          for (const one of [work, ...requests]) {
            if (one?.kind !== 'change') continue;
            enqueue.emit({ type: 'change.settled', change: one.change, outcome: undefined });
          }
        }),
        'endWork',
        assign({ requests: [], undo: [], redo: [], runs: 0, deletions: [] }),
      ],
    },
  },
  states: {
    // By an event, not at once: what a change has to offer comes before the request that takes it back.
    idle: {
      entry: ['endWork', raise({ type: 'work.due' })],
      on: { 'work.due': { guard: 'hasRequests', target: 'choosing' } },
    },
    choosing: {
      entry: 'takeNext',
      always: [
        { guard: 'hasChange', target: 'performing' },
        { guard: 'hasEntry', target: 'undoing' },
        {
          target: 'idle',
          actions: {
            type: 'notify',
            params: ({ context: { work } }) => (work?.kind === 'nothing' ? work.notice : NOTHING_TO_UNDO),
          },
        },
      ],
    },
    performing: {
      tags: 'busy',
      exit: 'hideProgress',
      invoke: {
        src: 'performChange',
        input: ({ context, self }) => ({ change: changeIn(context), ...watchedBy(self) }),
        onDone: {
          target: 'idle',
          actions: enqueueActions(({ context, event: { output }, enqueue }) => {
            const change = changeIn(context);
            const entry = newEntry(context, stepsOf(output), (id) =>
              changedNotice(id, change, output, context.nameOfPlace),
            );
            enqueue.assign(withPerformed(context, entry));
            if (entry.notice) enqueue({ type: 'notify', params: entry.notice });
            enqueue.emit({ type: 'change.settled', change, outcome: output, entry: entry.id });
            enqueue.emit({ type: 'records.changed', steps: output.done });
          }),
        },
        onError: {
          target: 'idle',
          actions: [
            { type: 'notify', params: ({ event }) => faultNotice(failureOf(event.error)) },
            emit(({ context: now }) => ({
              type: 'change.settled',
              change: changeIn(now),
              outcome: undefined,
            })),
          ],
        },
      },
    },
    /** An undo or a redo: the steps of an entry are taken back, whatever they did. */
    undoing: {
      tags: 'busy',
      // Its notice has nothing to offer any more, whether it was used by its button or by the key.
      entry: enqueueActions(({ context, enqueue }) => {
        const { notice } = entryIn(context);
        if (notice) enqueue({ type: 'withdraw', params: notice });
      }),
      exit: 'hideProgress',
      invoke: {
        src: 'undoChange',
        input: ({ context, self }) => ({ steps: entryIn(context).steps, ...watchedBy(self) }),
        onDone: {
          target: 'idle',
          actions: enqueueActions(({ context, event, enqueue }) => {
            const { changes, notice, moved } = settled(context, event.output);
            enqueue.assign(changes);
            enqueue({ type: 'notify', params: notice });
            if (moved) enqueue.emit(moved);
            enqueue.emit({ type: 'records.changed', steps: event.output.done });
          }),
        },
        onError: {
          target: 'idle',
          actions: enqueueActions(({ context, event, enqueue }) => {
            const { changes, notice } = untaken(context, failureOf(event.error));
            enqueue.assign(changes);
            enqueue({ type: 'notify', params: notice });
          }),
        },
      },
    },
  },
});
