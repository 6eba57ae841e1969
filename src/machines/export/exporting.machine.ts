import { assign, setup } from 'xstate';
import type { ExportFile, MadeExport } from '../../../contract/export/exports.ts';
import { failureOf } from '../../failure.ts';
import { type ExportWish, FILE_TITLES, toldOf } from '../../model/export/exports.ts';
import { failureNotice } from '../kit/failureNotice.ts';
import { type Notice, requiredAction, requiredPromise } from '../kit/unprovided.ts';

/** What takes longer, in ms, is said to be under way. */
const SAID_AFTER = 1000;

interface ExportingContext {
  /** The first is being made. */
  wishes: readonly ExportWish[];
}

type ExportingEvent =
  | { type: 'export.requested'; wish: ExportWish }
  /** It cannot be asked for. */
  | { type: 'export.refused'; file: ExportFile; reason: string }
  /** The next person has not asked for anything. */
  | { type: 'session.ended' };

/** Files that are made on the server, one after the other, and then saved by the browser. */
export const exportingMachine = setup({
  types: {
    context: {} as ExportingContext,
    events: {} as ExportingEvent,
    tags: {} as 'making',
  },
  actors: { makeFile: requiredPromise<MadeExport, ExportWish>('makeFile') },
  actions: {
    notify: requiredAction<Notice>('notify'),
    /** Takes a notice away again. */
    withdraw: requiredAction<Notice>('withdraw'),
    /** Has the browser fetch and save it. */
    save: requiredAction<MadeExport>('save'),
    done: assign({ wishes: ({ context }) => context.wishes.slice(1) }),
  },
  guards: { isWanted: ({ context }) => context.wishes.length > 0 },
}).createMachine({
  id: 'exporting',
  context: { wishes: [] },
  initial: 'idle',
  on: {
    'export.requested': {
      actions: assign({ wishes: ({ context, event }) => [...context.wishes, event.wish] }),
    },
    'export.refused': {
      actions: {
        type: 'notify',
        params: ({ event: { file, reason } }) => ({ kind: 'error', text: notExported(file), detail: reason }),
      },
    },
  },
  states: {
    idle: { always: { guard: 'isWanted', target: 'making' } },
    making: {
      tags: 'making',
      on: {
        'session.ended': {
          target: 'idle',
          actions: [
            // By itself it would stay for good.
            { type: 'withdraw', params: ({ context }) => underWay(wishIn(context)) },
            assign({ wishes: [] }),
          ],
        },
      },
      after: {
        [SAID_AFTER]: { actions: { type: 'notify', params: ({ context }) => underWay(wishIn(context)) } },
      },
      invoke: {
        src: 'makeFile',
        input: ({ context }) => wishIn(context),
        onDone: {
          target: 'idle',
          actions: [
            { type: 'save', params: ({ event }) => event.output },
            { type: 'notify', params: ({ event, context }) => made(wishIn(context), event.output) },
            'done',
          ],
        },
        onError: {
          target: 'idle',
          actions: [
            {
              type: 'notify',
              params: ({ context, event }) => ({
                ...failureNotice(notExported(wishIn(context).file), known(event.error)),
                id: noticeOf(wishIn(context)),
              }),
            },
            'done',
          ],
        },
      },
    },
  },
});

/** Nothing was changed, whatever the answer would have been. */
function known(error: unknown) {
  const { outcome: _, ...failure } = failureOf(error);
  return failure;
}

const notExported = (file: ExportFile): string => `${FILE_TITLES[file]}: not exported`;

const noticeOf = ({ file }: ExportWish): string => `export ${file}`;

const underWay = (wish: ExportWish): Notice => ({
  id: noticeOf(wish),
  kind: 'success',
  text: `${FILE_TITLES[wish.file]}: being made…`,
  duration: Number.POSITIVE_INFINITY,
});

const made = (wish: ExportWish, file: MadeExport): Notice => ({
  id: noticeOf(wish),
  kind: 'success',
  text: `Saving ${file.name}`,
  detail: toldOf(file, wish),
});

/** Only made with one; anything else is a fault of ours. */
function wishIn({ wishes: [wish] }: ExportingContext): ExportWish {
  if (!wish) throw new Error('No file to make.');
  return wish;
}
