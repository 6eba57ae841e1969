import { assign, setup } from 'xstate';
import type { Import, ImportSummary } from '../../../contract/imports/imports.ts';
import { type Failure, failure, failureOf } from '../../failure.ts';
import { fileProblem, type ImportFile } from '../../model/imports/files.ts';
import { isBusy } from '../../model/imports/words.ts';
import { isDeclined } from '../kit/confirmedAction.ts';
import { failureNotice } from '../kit/failureNotice.ts';
import { known } from '../kit/known.ts';
import {
  type Navigation,
  type Notice,
  requiredAction,
  requiredCallback,
  requiredPromise,
} from '../kit/unprovided.ts';

/** The imports of a host; undefined where it cannot import. */
export type KnownImports = readonly ImportSummary[] | undefined;

/** What is heard of a file on its way. */
export type UploadHeard =
  /** Of the bytes, 0 to 100. */
  | { type: 'upload.progressed'; percent: number }
  | { type: 'upload.answered'; made: Import }
  | { type: 'upload.failed'; failure: Failure };

export type ImportsEvent =
  | UploadHeard
  | { type: 'file.chosen'; file: ImportFile }
  /** Another try with the same file. */
  | { type: 'upload.retried' }
  | { type: 'upload.cancelled' }
  /** The file that waits for another try is given up. */
  | { type: 'file.discarded' }
  | { type: 'undo.requested'; one: ImportSummary }
  | { type: 'remove.requested'; one: ImportSummary }
  | { type: 'retry.requested' };

interface ImportsContext {
  imports: readonly ImportSummary[];
  /** Looks in a row that had no answer, and why the last had none. */
  missed: number;
  listFailure: Failure | undefined;
  file: ImportFile | undefined;
  percent: number;
  fileFailure: Failure | undefined;
  /** What is being undone or removed. */
  inHand: ImportSummary | undefined;
}

export const CANCELLED_UPLOAD = failure('input', 'The upload was cancelled. Nothing was imported.', {
  title: 'Cancelled',
});

/** Milliseconds before the next look at the list: something is under way, or nothing is. */
const LOOK_AGAIN = { busy: 2000, quiet: 15_000 } as const;

/** Milliseconds before another look after `missed` without an answer. */
export const afterMissed = (missed: number): number => Math.min(1000 * 2 ** missed, 15_000);

/** All imports of the host, and the file that becomes the next one. */
export const importsMachine = setup({
  types: {
    context: {} as ImportsContext,
    events: {} as ImportsEvent,
    tags: {} as 'loading' | 'sending',
  },
  actors: {
    listImports: requiredPromise<KnownImports, void>('listImports'),
    sendFile: requiredCallback<UploadHeard, { file: ImportFile }>('sendFile'),
    /** Both ask first: undefined where the answer is no. */
    undoImport: requiredPromise<ImportSummary | undefined, ImportSummary>('undoImport'),
    removeImport: requiredPromise<ImportSummary | undefined, ImportSummary>('removeImport'),
  },
  actions: {
    navigate: requiredAction<Navigation>('navigate'),
    notify: requiredAction<Notice>('notify'),
  },
  guards: {
    isWrong: (_, { file }: { file: ImportFile }) => fileProblem(file) !== undefined,
    isNotOffered: (_, { imports }: { imports: KnownImports }) => imports === undefined,
  },
  delays: {
    untilNextLook: ({ context }) =>
      context.imports.some(({ state }) => isBusy(state)) ? LOOK_AGAIN.busy : LOOK_AGAIN.quiet,
    untilAnotherTry: ({ context }) => afterMissed(context.missed),
  },
}).createMachine({
  id: 'imports',
  context: {
    imports: [],
    missed: 0,
    listFailure: undefined,
    file: undefined,
    percent: 0,
    fileFailure: undefined,
    inHand: undefined,
  },
  type: 'parallel',
  states: {
    list: {
      initial: 'loading',
      states: {
        /** Nothing is known yet. */
        loading: { tags: 'loading', always: 'looking' },
        looking: {
          invoke: {
            src: 'listImports',
            onDone: [
              {
                guard: { type: 'isNotOffered', params: ({ event }) => ({ imports: event.output }) },
                target: 'notOffered',
              },
              {
                target: 'shown',
                actions: assign(({ event }) => ({
                  imports: event.output ?? [],
                  missed: 0,
                  listFailure: undefined,
                })),
              },
            ],
            onError: {
              target: 'failed',
              actions: assign(({ context, event }) => ({
                missed: context.missed + 1,
                listFailure: failureOf(event.error),
              })),
            },
          },
        },
        shown: { after: { untilNextLook: 'looking' }, on: { 'retry.requested': 'looking' } },
        failed: { after: { untilAnotherTry: 'looking' }, on: { 'retry.requested': 'looking' } },
        notOffered: {},
      },
    },
    upload: {
      initial: 'idle',
      on: {
        'file.chosen': [
          {
            guard: { type: 'isWrong', params: ({ event }) => event },
            target: '.refused',
            actions: assign(({ event }) => ({
              file: event.file,
              fileFailure: failure('input', fileProblem(event.file) ?? ''),
            })),
          },
          { target: '.sending', reenter: true, actions: assign({ file: ({ event }) => event.file }) },
        ],
      },
      states: {
        idle: {},
        /** It is not worth sending, however often. */
        refused: {
          on: {
            'file.discarded': {
              target: 'idle',
              actions: assign({ file: undefined, fileFailure: undefined }),
            },
          },
        },
        sending: {
          tags: 'sending',
          entry: assign({ percent: 0, fileFailure: undefined }),
          invoke: { src: 'sendFile', input: ({ context }) => ({ file: known(context.file) }) },
          on: {
            'upload.progressed': { actions: assign({ percent: ({ event }) => event.percent }) },
            'upload.answered': {
              target: 'sent',
              actions: {
                type: 'navigate',
                params: ({ event }) => ({ to: `/import/${encodeURIComponent(event.made.id)}` }),
              },
            },
            'upload.failed': {
              target: 'failed',
              actions: assign({ fileFailure: ({ event }) => event.failure }),
            },
            'upload.cancelled': { target: 'failed', actions: assign({ fileFailure: CANCELLED_UPLOAD }) },
          },
        },
        /** The file stays chosen. */
        failed: {
          on: {
            'upload.retried': 'sending',
            'file.discarded': {
              target: 'idle',
              actions: assign({ file: undefined, fileFailure: undefined }),
            },
          },
        },
        sent: { tags: 'sending' },
      },
    },
    work: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'undo.requested': { target: 'undoing', actions: assign({ inHand: ({ event }) => event.one }) },
            'remove.requested': { target: 'removing', actions: assign({ inHand: ({ event }) => event.one }) },
          },
        },
        undoing: {
          invoke: {
            src: 'undoImport',
            input: ({ context }) => known(context.inHand),
            onDone: [
              { guard: isDeclined, target: 'idle' },
              {
                target: 'idle',
                actions: {
                  type: 'navigate',
                  params: ({ context }) => ({
                    to: `/import/${encodeURIComponent(known(context.inHand).id)}`,
                  }),
                },
              },
            ],
            onError: {
              target: 'idle',
              actions: {
                type: 'notify',
                params: ({ event }) => failureNotice('The import was not undone', failureOf(event.error)),
              },
            },
          },
        },
        removing: {
          invoke: {
            src: 'removeImport',
            input: ({ context }) => known(context.inHand),
            onDone: [
              { guard: isDeclined, target: 'idle' },
              {
                target: 'idle',
                actions: assign({
                  imports: ({ context }) =>
                    context.imports.filter(({ id }) => id !== known(context.inHand).id),
                }),
              },
            ],
            onError: {
              target: 'idle',
              actions: {
                type: 'notify',
                params: ({ event }) => failureNotice('The import was not removed', failureOf(event.error)),
              },
            },
          },
        },
      },
    },
  },
});
