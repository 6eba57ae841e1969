import { assertEvent, assign, raise } from 'xstate';
import type { Failure } from '../../failure.ts';
import type { UnsentWork } from '../../model/unsent/unsentPhotos.ts';
import { isDeclined } from '../kit/confirmedAction.ts';
import { known } from '../kit/known.ts';
import type { Notice } from '../kit/unprovided.ts';
import { sending } from './outbox.sending.ts';
import { find, outboxSetup } from './outbox.setup.ts';

/**
 * The unsent work of this browser, for as long as the app runs: shown in the header and on its page, and sent
 * when the server answers again, locations before items and photos last, oldest first, one at a time. What the server
 * refuses is set aside and holds up nothing else. What was given up while the server may have it is taken from there. Who may send, in which tab, and what is removed when is the service's
 * business.
 */
export const outboxMachine = outboxSetup.createMachine({
  id: 'outbox',
  context: ({ input }) => ({
    entries: [],
    locations: [],
    photos: [],
    withdrawn: [],
    queue: [],
    asked: [],
    sent: 0,
    sentLast: undefined,
    goneLast: [],
    isVisible: input.isVisible,
    last: undefined,
    round: 0,
    isAway: false,
    wait: 0,
  }),
  invoke: [
    { src: 'watchWithdrawn' },
    { src: 'watchLocations' },
    { src: 'watchEntries' },
    { src: 'watchPhotos' },
    { src: 'watchPage' },
  ],
  on: {
    'page.shown': { actions: assign({ isVisible: true }) },
    'page.hidden': { actions: assign({ isVisible: false }) },
  },
  type: 'parallel',
  states: {
    sending,
    deciding: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'discard.requested': {
              guard: { type: 'isKnown', params: ({ event }) => event },
              target: 'discarding',
              actions: assign({ sentLast: undefined }),
            },
            'renewal.requested': {
              guard: { type: 'isKnown', params: ({ event }) => event },
              target: 'renewing',
            },
          },
        },
        discarding: {
          tags: 'busy',
          invoke: {
            src: 'discard',
            // What the person was shown: what comes in its place meanwhile is not it.
            input: ({ context, event }) => {
              assertEvent(event, 'discard.requested');
              return known(find(context, event.id));
            },
            onDone: [
              { guard: isDeclined, target: 'idle' },
              {
                target: 'idle',
                actions: { type: 'notify', params: ({ event }) => discarded(known(event.output)) },
              },
            ],
            onError: {
              target: 'idle',
              actions: { type: 'notify', params: ({ event }) => failed(event.error) },
            },
          },
        },
        renewing: {
          tags: 'busy',
          invoke: {
            src: 'renew',
            input: ({ event }) => {
              assertEvent(event, 'renewal.requested');
              return { id: event.id };
            },
            // Whoever has said so is waiting for it.
            onDone: {
              target: 'idle',
              actions: raise(({ event }) => ({ type: 'work.made', id: event.output })),
            },
            onError: {
              target: 'idle',
              actions: { type: 'notify', params: ({ event }) => failed(event.error) },
            },
          },
        },
      },
    },
  },
});

function failed(error: unknown): Notice {
  // What rejects here is a Failure: of the storage, or of a server that does not tell.
  const { message = 'This browser did not let go of it.' } = (error ?? {}) as Partial<Failure>;
  return { kind: 'error', text: 'That did not work', detail: message };
}

function discarded(pendingDelete: UnsentWork): Notice {
  return 'item' in pendingDelete
    ? { kind: 'success', text: 'Unsent change discarded', detail: pendingDelete.item.name }
    : { kind: 'success', text: 'Unsent photo discarded', detail: pendingDelete.filename };
}
