import { assign, enqueueActions } from 'xstate';
import { failureOf, isAway } from '../../failure.ts';
import { emptied, newest, noRows, renewedFor, type RowRange } from '../../model/imports/previewRows.ts';
import { known } from '../kit/known.ts';
import {
  afterEdit,
  afterMissedEdit,
  afterPage,
  afterRenewal,
  ANY_OTHER,
  type ImportRowsContext,
  isVain,
  nextEdit,
  wanted,
  withEdit,
  withKept,
  withoutEdits,
  withRetried,
  withUndone,
} from './importRows.context.ts';
import { importRowsSetup } from './importRows.setup.ts';
import { settling } from './importRows.settling.ts';

const FIRST: RowRange = { from: 0, to: 49 };
const keepUnsent = {
  type: 'keepEdits',
  params: ({ context: { id, sheet, unsent } }: { context: ImportRowsContext }) => ({ id, sheet, unsent }),
} as const;

/** The rows of a preview, read as they come on screen, and what is edited in them. */
export const importRowsMachine = importRowsSetup.createMachine({
  id: 'importRows',
  context: ({ input }) => ({
    id: input.id,
    sheet: input.sheet ?? null,
    list: noRows(input.only),
    range: FIRST,
    told: undefined,
    isHeld: false,
    missed: 0,
    failure: undefined,
    unsent: input.unsent ?? [],
    past: [],
    asked: undefined,
    sent: undefined,
    missedEdits: 0,
    settledBy: 'skip',
    isSettling: false,
  }),
  type: 'parallel',
  states: {
    reading: {
      initial: 'deciding',
      on: {
        'filter.chosen': {
          target: '.deciding',
          actions: assign(({ context, event }) => ({
            list: emptied(context.list, event.only),
            range: FIRST,
            failure: undefined,
          })),
        },
        'rows.renewed': {
          target: '.deciding',
          actions: assign({
            list: ({ context }) => emptied(context.list, context.list.only),
            failure: undefined,
            past: ({ event }) => event.past ?? [],
          }),
        },
        'revision.told': {
          actions: assign({ told: ({ context, event }) => newest(context.told, event.revision) }),
        },
        'preview.overtaken': { actions: assign({ told: ANY_OTHER }) },
        'cell.opened': { actions: assign({ isHeld: true }) },
        'cell.closed': { actions: assign({ isHeld: false }) },
      },
      states: {
        deciding: {
          always: [
            { guard: 'isBehind', target: 'renewing' },
            { guard: 'isWanting', target: 'asking' },
            { target: 'idle' },
          ],
        },
        idle: {
          always: { guard: 'isBehind', target: 'renewing' },
          on: { 'rows.seen': { target: 'deciding', actions: assign({ range: ({ event }) => event.range }) } },
        },
        asking: {
          tags: 'reading',
          entry: assign({ asked: ({ context }) => wanted(context) }),
          // What has gone by while this was asked for is not asked for any more.
          on: { 'rows.seen': { actions: assign({ range: ({ event }) => event.range }) } },
          invoke: {
            src: 'readRows',
            input: ({ context: { id, sheet, asked } }) => ({ id, sheet, wanted: known(asked) }),
            onDone: {
              target: 'deciding',
              actions: assign(({ context, event }) => afterPage(context, event.output)),
            },
            onError: {
              target: 'failed',
              actions: assign(({ context, event }) => ({
                missed: context.missed + 1,
                failure: failureOf(event.error),
              })),
            },
          },
        },
        /** What is on screen stays there until it is read anew. */
        renewing: {
          tags: ['reading', 'renewing'],
          // What is told from now on is newer than what is asked for.
          entry: assign({
            asked: ({ context }) => renewedFor(context.list, context.range),
            told: undefined,
          }),
          on: { 'rows.seen': { actions: assign({ range: ({ event }) => event.range }) } },
          invoke: {
            src: 'readRows',
            input: ({ context: { id, sheet, asked } }) => ({ id, sheet, wanted: known(asked) }),
            onDone: {
              target: 'deciding',
              actions: assign(({ context, event }) => afterRenewal(context, event.output)),
            },
            onError: {
              target: 'failed',
              actions: assign(({ context, event }) => ({
                told: ANY_OTHER,
                missed: context.missed + 1,
                failure: failureOf(event.error),
              })),
            },
          },
        },
        failed: {
          after: { untilAnotherTry: 'deciding' },
          on: {
            'retry.requested': 'deciding',
            'rows.seen': { actions: assign({ range: ({ event }) => event.range }) },
          },
        },
      },
    },
    editing: {
      initial: 'idle',
      on: {
        'row.edited': {
          actions: [assign(({ context, event }) => withEdit(context, event)), keepUnsent],
        },
        'edit.undone': {
          actions: [assign(({ context }) => withUndone(context)), keepUnsent],
        },
        'edits.retried': { actions: assign(({ context, event }) => withRetried(context, event.lines)) },
        'edits.kept': { actions: assign(({ context, event }) => withKept(context, event.unsent)) },
        'edits.discarded': {
          actions: [assign(({ context, event }) => withoutEdits(context, event.lines)), keepUnsent],
        },
      },
      states: {
        idle: {
          always: [
            { guard: 'hasEdit', target: 'sending' },
            { guard: 'isWaiting', target: 'waiting' },
          ],
        },
        sending: {
          entry: assign({ sent: ({ context }) => nextEdit(context) }),
          invoke: {
            src: 'editRow',
            input: ({ context }) => {
              const { line, edit, overwrites } = known(context.sent);
              return { id: context.id, sheet: context.sheet, line, edit, overwrites };
            },
            onDone: {
              target: 'idle',
              actions: [
                assign(({ context, event }) => afterEdit(context, event.output)),
                'rowChanged',
                keepUnsent,
              ],
            },
            onError: {
              target: 'idle',
              actions: enqueueActions(({ context, event, enqueue }) => {
                const missed = failureOf(event.error);
                enqueue.assign(() => afterMissedEdit(context, missed));
                // Whoever opens the import later is not to find it either.
                if (isVain(context, missed)) enqueue(keepUnsent);
              }),
            },
          },
        },
        /** For a host that is away; what it has refused waits for its person. */
        waiting: {
          always: { guard: 'hasEdit', target: 'sending' },
          after: {
            untilAnotherEdit: {
              target: 'idle',
              actions: assign(({ context }) => ({
                unsent: context.unsent.map((one) =>
                  one.failure && isAway(one.failure) ? { ...one, failure: undefined } : one,
                ),
              })),
            },
          },
        },
      },
    },
    settling,
    leaving: {
      initial: 'free',
      states: {
        free: { always: { guard: 'isUnsent', target: 'guarded' } },
        guarded: { invoke: { src: 'guardLeaving' }, always: { guard: 'isAllSent', target: 'free' } },
      },
    },
  },
});
