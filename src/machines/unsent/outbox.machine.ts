import { assign, setup } from 'xstate';
import type { Failure } from '../../failure.ts';
import type { UnsentLocation } from '../../model/locations/locationInput.ts';
import type { UnsentPhoto } from '../../model/photos/photos.ts';
import { FAULTS_MANY, isSendable, type UnsentEntry } from '../../model/unsent/unsent.ts';
import { type UnsentWork, workIdOf } from '../../model/unsent/unsentPhotos.ts';
import { type Notice, requiredAction, requiredCallback, requiredPromise } from '../kit/unprovided.ts';

export type EntriesChanged = { type: 'entries.changed'; entries: readonly UnsentEntry[] };
export type UnsentLocationsChanged = { type: 'locations.changed'; locations: readonly UnsentLocation[] };
export type PhotosChanged = { type: 'photos.changed'; photos: readonly UnsentPhoto[] };
export type PageChanged =
  /** The network came back, or the page got the focus: a good moment to try. */
  { type: 'page.woke' } | { type: 'page.shown' } | { type: 'page.hidden' };

export type OutboxEvent =
  | EntriesChanged
  | UnsentLocationsChanged
  | PhotosChanged
  | PageChanged
  /** 'Send now': this item, location or photo first, by its id in the outbox; whatever was said of it before. */
  | { type: 'send.requested'; id: string }
  | { type: 'discard.requested'; id: string }
  /** 'Add as a new item', for changes of an item that is gone. */
  | { type: 'renewal.requested'; id: string };

/** What came of one try. */
export interface TryResult {
  result: 'sent' | 'gone' | 'busy' | 'kept' | 'conflict';
  /** The server did not answer: trying the others now is pointless. */
  unreachable?: boolean;
  /** It may be because of this one alone: the next round begins with another one. */
  mayBeAlone?: boolean;
  /** Seconds that the server asks to wait before anything is sent by itself. */
  retryAfter?: number;
  /** It was set aside until the person decides: what and why. */
  setAside?: { name: string; reason: string };
}

interface OutboxContext {
  /** Oldest first. */
  entries: readonly UnsentEntry[];
  /** Oldest first. */
  locations: readonly UnsentLocation[];
  /** Oldest first. */
  photos: readonly UnsentPhoto[];
  /** Ids of items and photos still to be tried in this round; the first one is on its way. */
  queue: readonly string[];
  /** Those of them that a person has asked for, whatever was said of them before. */
  asked: readonly string[];
  /** How many this round has sent. */
  sent: number;
  /** What was asked to be discarded. */
  pendingDelete: UnsentWork | undefined;
  isVisible: boolean;
  /** What ended the last round, maybe because of itself alone: the next one begins after it. */
  last: string | undefined;
  /** Rounds since all was tried: what the server fails on again and again has its turn in few of them. */
  round: number;
  /** The last round ended without an answer. */
  isAway: boolean;
  /** Seconds that the server has asked to wait. */
  wait: number;
}

/** What is to be sent: locations before the items in them, and photos after what they may belong to. */
const sendable = ({
  entries,
  locations,
  photos,
}: Pick<OutboxContext, 'entries' | 'locations' | 'photos'>): UnsentWork[] =>
  [...locations, ...entries, ...photos].filter(isSendable);
/** What this round tries, so that nothing is held up by one that always fails. */
const queueOf = (context: OutboxContext): string[] => {
  const ids = sendable(context)
    .filter(({ faults }) => hasTurn(faults, context.round))
    .map(workIdOf);
  const begin = context.last === undefined ? 0 : ids.indexOf(context.last) + 1;
  return [...ids.slice(begin), ...ids.slice(0, begin)];
};
const find = ({ entries, locations, photos }: OutboxContext, id: string): UnsentWork | undefined =>
  entries.find((entry) => entry.id === id) ??
  photos.find((photo) => photo.id === id) ??
  locations.find((location) => workIdOf(location) === id);

/** Pauses between rounds while something is unsent, in ms (issue: 5 s visible, 60 s hidden). */
const PAUSES = { visible: 5000, hidden: 60_000 } as const;
/** No server keeps unsent work from being tried for longer, s. */
const LONGEST_WAIT = 3600;

/** From the fifth failure on an entry is tried in every second round, then every fourth, at last every 128th. */
function hasTurn(faults: number, round: number): boolean {
  return faults < FAULTS_MANY || round % 2 ** Math.min(faults - FAULTS_MANY + 1, 7) === 0;
}

/**
 * The unsent work of this browser, for as long as the app runs: shown in the header and on its page, and sent
 * when the server answers again, items before photos, oldest first, one at a time. What the server refuses is set aside and holds up
 * nothing else. Who may send, in which tab, and what is removed when is the service's business.
 */
export const outboxMachine = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    input: {} as { isVisible: boolean },
    /** sending: the first of the queue is on its way. */
    tags: {} as 'busy' | 'sending',
  },
  actors: {
    /** Sends `entries.changed` at once and after every change, here or in another tab. */
    watchEntries: requiredCallback<EntriesChanged, void>('watchEntries'),
    /** The same of locations, with `locations.changed`. */
    watchLocations: requiredCallback<UnsentLocationsChanged, void>('watchLocations'),
    /** Sends `photos.changed` soon and after every change, here or in another tab. */
    watchPhotos: requiredCallback<PhotosChanged, void>('watchPhotos'),
    /** Sends what happens to page and network. */
    watchPage: requiredCallback<PageChanged, void>('watchPage'),
    /** What was set aside since its round began is left alone, unless a person has asked for it. */
    trySending: requiredPromise<TryResult, { id: string; isAsked: boolean }>('trySending'),
    confirmDiscard: requiredPromise<boolean, UnsentWork>('confirmDiscard'),
    /** Only what the person was shown: rejects for a newer revision. Photos have none, they never change. */
    discard: requiredPromise<void, { id: string; revision: string | undefined }>('discard'),
    /** Makes a new item of changes whose item is gone. */
    renew: requiredPromise<void, { id: string }>('renew'),
  },
  actions: { notify: requiredAction<Notice>('notify') },
  delays: {
    pause: ({ context: { isVisible, wait } }) =>
      Math.max(isVisible ? PAUSES.visible : PAUSES.hidden, Math.min(wait, LONGEST_WAIT) * 1000),
  },
  guards: {
    hasSendable: ({ context }) => sendable(context).length > 0,
    hasNothingSendable: ({ context }) => sendable(context).length === 0,
    hasTurns: ({ context }) => queueOf(context).length > 0,
    mayHurry: ({ context }) => context.wait === 0,
    hasQueue: ({ context }) => context.queue.length > 0,
    hasSent: ({ context }) => context.sent > 0,
    mustPause: (_, params: TryResult) => params.result === 'busy' || params.unreachable === true,
    isSent: (_, params: TryResult) => params.result === 'sent',
    isSetAside: (_, params: TryResult) => params.setAside !== undefined,
    isKnown: ({ context }, params: { id: string }) => find(context, params.id) !== undefined,
  },
}).createMachine({
  id: 'outbox',
  context: ({ input }) => ({
    entries: [],
    locations: [],
    photos: [],
    queue: [],
    asked: [],
    sent: 0,
    pendingDelete: undefined,
    isVisible: input.isVisible,
    last: undefined,
    round: 0,
    isAway: false,
    wait: 0,
  }),
  invoke: [{ src: 'watchLocations' }, { src: 'watchEntries' }, { src: 'watchPhotos' }, { src: 'watchPage' }],
  on: {
    'page.shown': { actions: assign({ isVisible: true }) },
    'page.hidden': { actions: assign({ isVisible: false }) },
  },
  type: 'parallel',
  states: {
    sending: {
      initial: 'idle',
      on: {
        'entries.changed': { actions: assign({ entries: ({ event }) => event.entries }) },
        'locations.changed': { actions: assign({ locations: ({ event }) => event.locations }) },
        'photos.changed': { actions: assign({ photos: ({ event }) => event.photos }) },
      },
      states: {
        /** Nothing can be sent; a page that opens with unsent work tries at once. */
        idle: {
          initial: 'fresh',
          on: {
            'send.requested': {
              guard: { type: 'isKnown', params: ({ event }) => event },
              target: 'trying',
              actions: assign({
                queue: ({ event }) => [event.id],
                asked: ({ event }) => [event.id],
                sent: 0,
              }),
            },
          },
          states: {
            fresh: {
              on: {
                'entries.changed': {
                  target: 'hearing',
                  actions: assign({ entries: ({ event }) => event.entries }),
                },
              },
            },
            /** The items are known; the photos, which take longer to read, soon are. */
            hearing: {
              always: { guard: 'hasSendable', target: '#outbox.sending.starting' },
              on: {
                'photos.changed': {
                  target: 'heard',
                  actions: assign({ photos: ({ event }) => event.photos }),
                },
              },
            },
            heard: {
              always: [{ guard: 'hasSendable', target: '#outbox.sending.starting' }, { target: 'watching' }],
            },
            watching: { always: { guard: 'hasSendable', target: '#outbox.sending.pausing' } },
          },
        },
        starting: {
          entry: assign({ wait: 0 }),
          always: [
            {
              guard: 'hasTurns',
              target: 'trying',
              actions: assign(({ context }) => ({
                queue: queueOf(context),
                asked: [],
                sent: 0,
                round: context.round + 1,
                last: undefined,
              })),
            },
            { target: 'resting', actions: assign({ round: ({ context }) => context.round + 1 }) },
          ],
        },
        trying: {
          tags: 'sending',
          on: {
            // Next in this round, whatever it was.
            'send.requested': {
              guard: { type: 'isKnown', params: ({ event }) => event },
              actions: assign({
                queue: ({ context, event }) => [
                  ...context.queue.slice(0, 1),
                  event.id,
                  ...context.queue.slice(1).filter((id) => id !== event.id),
                ],
                asked: ({ context, event }) => [...context.asked, event.id],
              }),
            },
          },
          invoke: {
            src: 'trySending',
            input: ({
              context: {
                queue: [id = ''],
                asked,
              },
            }) => ({ id, isAsked: asked.includes(id) }),
            onDone: [
              {
                guard: { type: 'mustPause', params: ({ event }) => event.output },
                target: 'ending',
                actions: assign(({ context, event: { output } }) => ({
                  last: output.mayBeAlone === true ? context.queue[0] : undefined,
                  isAway: output.unreachable === true,
                  wait: output.retryAfter ?? 0,
                })),
              },
              {
                guard: { type: 'isSent', params: ({ event }) => event.output },
                target: 'going',
                actions: assign(({ context }) => ({
                  sent: context.sent + 1,
                  // The server is back: what it failed on before may go now.
                  ...(context.isAway && { round: 0, isAway: false }),
                })),
              },
              {
                guard: { type: 'isSetAside', params: ({ event }) => event.output },
                target: 'going',
                actions: {
                  type: 'notify',
                  params: ({ event }) => ({
                    kind: 'warning',
                    text: `"${event.output.setAside?.name ?? ''}" could not be sent`,
                    detail: event.output.setAside?.reason ?? '',
                  }),
                },
              },
              { target: 'going' },
            ],
            // A fault of ours with this one: it holds up no other.
            onError: 'going',
          },
        },
        /** On to the next one of the round. */
        going: {
          entry: assign({ queue: ({ context }) => context.queue.slice(1) }),
          always: [{ guard: 'hasQueue', target: 'trying' }, 'ending'],
        },
        /** The round is over: tells what it has sent. */
        ending: {
          always: [
            {
              guard: 'hasSent',
              target: 'resting',
              actions: {
                type: 'notify',
                params: ({ context }) => ({
                  kind: 'success',
                  text: context.sent === 1 ? '1 unsent change sent' : `${context.sent} unsent changes sent`,
                }),
              },
            },
            'resting',
          ],
        },
        resting: {
          entry: assign({ queue: [], asked: [], sent: 0 }),
          always: [{ guard: 'hasSendable', target: 'pausing' }, { target: 'idle.watching' }],
        },
        pausing: {
          after: { pause: 'starting' },
          // Another tab has sent it all.
          always: { guard: 'hasNothingSendable', target: 'idle.watching' },
          on: {
            'page.woke': { guard: 'mayHurry', target: 'starting', actions: assign({ round: 0 }) },
            'page.shown': [
              { guard: 'mayHurry', target: 'starting', actions: assign({ isVisible: true, round: 0 }) },
              { actions: assign({ isVisible: true }) },
            ],
            'page.hidden': { target: 'pausing', reenter: true, actions: assign({ isVisible: false }) },
            'send.requested': {
              guard: { type: 'isKnown', params: ({ event }) => event },
              target: 'trying',
              actions: assign({
                queue: ({ event }) => [event.id],
                asked: ({ event }) => [event.id],
                sent: 0,
              }),
            },
          },
        },
      },
    },
    deciding: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'discard.requested': {
              guard: { type: 'isKnown', params: ({ event }) => event },
              target: 'confirming',
              actions: assign({
                pendingDelete: ({ context, event }) => find(context, event.id),
              }),
            },
            'renewal.requested': {
              guard: { type: 'isKnown', params: ({ event }) => event },
              target: 'renewing',
              actions: assign({
                pendingDelete: ({ context, event }) => find(context, event.id),
              }),
            },
          },
        },
        confirming: {
          invoke: {
            src: 'confirmDiscard',
            input: ({ context }) => known(context.pendingDelete),
            onDone: [{ guard: ({ event }) => event.output, target: 'discarding' }, { target: 'idle' }],
            onError: 'idle',
          },
        },
        discarding: {
          tags: 'busy',
          invoke: {
            src: 'discard',
            input: ({ context }) => revisionOf(known(context.pendingDelete)),
            onDone: {
              target: 'idle',
              actions: {
                type: 'notify',
                params: ({ context }) => discarded(known(context.pendingDelete)),
              },
            },
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
            input: ({ context }) => ({ id: workIdOf(known(context.pendingDelete)) }),
            onDone: 'idle',
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
  // What rejects here is a Failure of the storage.
  const { message = 'This browser did not let go of it.' } = (error ?? {}) as Partial<Failure>;
  return { kind: 'error', text: 'That did not work', detail: message };
}

/** The states of a decision are only reached with an entry; anything else is a fault of ours. */
function known(entry: UnsentWork | undefined): UnsentWork {
  if (!entry) throw new Error('No entry to decide on.');
  return entry;
}

function revisionOf(pendingDelete: UnsentWork): { id: string; revision: string | undefined } {
  return {
    id: workIdOf(pendingDelete),
    revision: 'revision' in pendingDelete ? pendingDelete.revision : undefined,
  };
}

function discarded(pendingDelete: UnsentWork): Notice {
  return 'item' in pendingDelete
    ? { kind: 'success', text: 'Unsent change discarded', detail: pendingDelete.item.name }
    : { kind: 'success', text: 'Unsent photo discarded', detail: pendingDelete.filename };
}
