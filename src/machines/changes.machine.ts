import { assign, enqueueActions, raise, setup } from 'xstate';
import type { Item } from '../../contract/entities.ts';
import { failureOf } from '../failure.ts';
import { type Change, type Outcome, type Step, stepsOf, UNDO_OFFERED } from '../model/changes.ts';
import { inputOfItem } from '../model/unsent.ts';
import { addedNotice, changedNotice, faultNotice, TOO_LATE, undoneNotice } from './changeNotices.ts';
import { type Notice, requiredAction, requiredPromise } from './required.ts';

export type ChangesEvent =
  /** Does it after what was asked for before, and tells by a notice that takes it back. */
  | { type: 'change.requested'; change: Change }
  /** Somebody else has just created these: they can be taken back the same way. */
  | { type: 'items.added'; items: readonly Item[] }
  /** With the id of a change from its notice; without one it is the newest that can still be taken back. */
  | { type: 'undo.requested'; id?: string }
  /** Of its own: a notice is due, and what it takes back is kept for its time. */
  | { type: 'offer.made'; offer: Offer }
  | { type: 'undo.expired'; id: string }
  | ({ type: 'work.progressed' } & Progress)
  | { type: 'session.ended' };

/** How far a change or an undo of several records is. */
export interface Progress {
  done: number;
  total: number;
}

/** A change that can be taken back. */
export interface Offer {
  id: string;
  steps: readonly Step[];
  /** What told of it. */
  notice: Notice;
  /** Its time is over: only its notice, which stays while somebody is at it, still takes it back. */
  isLate: boolean;
}

type Work = { kind: 'change'; change: Change } | { kind: 'undo'; offer: Offer };
/** 'undo newest' is settled when its turn comes: what it takes back may be on its way still. */
type Request = Work | { kind: 'undo newest' };

interface ChangesContext {
  /** Not begun yet, in the order in which they were asked for. */
  requests: readonly Request[];
  work: Work | undefined;
  progress: Progress | undefined;
  /** Oldest first. */
  offers: readonly Offer[];
  /** How many there have been: makes ids. */
  count: number;
  nameOfPlace(id: string): string | undefined;
}

/** What is remembered for notices that stay longer than their time, because somebody is at them. */
const OFFERS_MOST = 20;

/** The newest change that a key may take back. */
export function newestOffer({ offers }: Pick<ChangesContext, 'offers'>): Offer | undefined {
  return offers.findLast(({ isLate }) => !isLate);
}

/**
 * The commands that change records, done one after the other for as long as the app runs, each told of by a notice
 * with 'Undo' and taken back by its inverse: from the notice for as long as that stands, by the key for ten seconds.
 */
export const changesMachine = setup({
  types: {
    context: {} as ChangesContext,
    events: {} as ChangesEvent,
    input: {} as {
      /** The name of a location, where it is known. */
      nameOfPlace(id: string): string | undefined;
    },
    tags: {} as 'busy',
  },
  actors: {
    /** Rejects for faults of ours only: what fails with one record is in the outcome. */
    performChange: requiredPromise<Outcome, { change: Change; onProgress(progress: Progress): void }>(
      'performChange',
    ),
    /** Takes back the steps, the last one first. Rejects as `performChange`. */
    undoChange: requiredPromise<Outcome, { steps: readonly Step[]; onProgress(progress: Progress): void }>(
      'undoChange',
    ),
  },
  actions: {
    notify: requiredAction<Notice>('notify'),
    /** Takes a notice away again. */
    withdraw: requiredAction<Notice>('withdraw'),
    takeNext: assign(({ context }) => {
      const [request, ...requests] = context.requests;
      if (request === undefined || request.kind !== 'undo newest') return { requests, work: request };
      const offer = newestOffer(context);
      if (!offer) return { requests, work: undefined };
      const offers = context.offers.filter((other) => other !== offer);
      return { requests, offers, work: { kind: 'undo' as const, offer } };
    }),
    endWork: assign({ work: undefined, progress: undefined }),
  },
  delays: { undoOffered: UNDO_OFFERED },
  guards: {
    hasRequests: ({ context }) => context.requests.length > 0,
    hasChange: ({ context }) => context.work?.kind === 'change',
    hasUndo: ({ context }) => context.work?.kind === 'undo',
  },
}).createMachine({
  id: 'changes',
  context: ({ input }) => ({
    requests: [],
    work: undefined,
    progress: undefined,
    offers: [],
    count: 0,
    nameOfPlace: input.nameOfPlace,
  }),
  initial: 'idle',
  on: {
    'change.requested': {
      actions: assign({
        requests: ({ context, event: { change } }) => [...context.requests, { kind: 'change', change }],
      }),
    },
    'items.added': {
      guard: ({ event }) => event.items.length > 0,
      actions: [
        assign({ count: ({ context }) => context.count + 1 }),
        raise(({ context, event: { items } }) => {
          const id = `change-${context.count}`;
          return offered(id, items.map(addedStep), addedNotice(id, items, context.nameOfPlace));
        }),
      ],
    },
    'undo.requested': [
      {
        guard: ({ event }) => event.id === undefined,
        actions: assign({ requests: ({ context }) => [...context.requests, { kind: 'undo newest' }] }),
      },
      {
        guard: ({ context, event }) => context.offers.some(({ id }) => id === event.id),
        actions: assign(({ context, event }) => ({
          offers: context.offers.filter(({ id }) => id !== event.id),
          requests: [
            ...context.requests,
            ...context.offers
              .filter(({ id }) => id === event.id)
              .map((offer): Request => ({ kind: 'undo', offer })),
          ],
        })),
      },
      { actions: { type: 'notify', params: TOO_LATE } },
    ],
    'offer.made': {
      actions: enqueueActions(({ context, event: { offer }, enqueue }) => {
        enqueue({ type: 'notify', params: offer.notice });
        if (offer.steps.length === 0) return;
        enqueue.assign({ offers: [...context.offers, offer].slice(-OFFERS_MOST) });
        enqueue.raise({ type: 'undo.expired', id: offer.id }, { delay: 'undoOffered', id: offer.id });
      }),
    },
    'undo.expired': {
      actions: assign({
        offers: ({ context, event }) =>
          context.offers.map((offer) => (offer.id === event.id ? { ...offer, isLate: true } : offer)),
      }),
    },
    // Nobody's changes are the next user's to take back.
    'session.ended': {
      target: '.idle',
      actions: [
        enqueueActions(({ context, enqueue }) => {
          for (const { id, notice } of context.offers) {
            enqueue.cancel(id);
            enqueue({ type: 'withdraw', params: notice });
          }
        }),
        assign({ requests: [], work: undefined, progress: undefined, offers: [] }),
      ],
    },
  },
  states: {
    idle: { entry: 'endWork', always: { guard: 'hasRequests', target: 'choosing' } },
    choosing: {
      entry: 'takeNext',
      always: [
        { guard: 'hasChange', target: 'performing' },
        { guard: 'hasUndo', target: 'undoing' },
        { target: 'idle', actions: { type: 'notify', params: TOO_LATE } },
      ],
    },
    performing: {
      tags: 'busy',
      on: {
        'work.progressed': {
          actions: assign({ progress: ({ event: { done, total } }) => ({ done, total }) }),
        },
      },
      invoke: {
        src: 'performChange',
        input: ({ context, self }) => ({
          change: changeIn(context),
          onProgress: (progress) => self.send({ type: 'work.progressed', ...progress }),
        }),
        onDone: {
          target: 'idle',
          actions: [
            assign({ count: ({ context }) => context.count + 1 }),
            raise(({ context, event: { output } }) => {
              const id = `change-${context.count}`;
              const notice = changedNotice(id, changeIn(context), output, context.nameOfPlace);
              return offered(id, stepsOf(output), notice);
            }),
          ],
        },
        onError: {
          target: 'idle',
          actions: { type: 'notify', params: ({ event }) => faultNotice(failureOf(event.error)) },
        },
      },
    },
    undoing: {
      tags: 'busy',
      on: {
        'work.progressed': {
          actions: assign({ progress: ({ event: { done, total } }) => ({ done, total }) }),
        },
      },
      // Its notice has nothing to offer any more, whether it was used by its button or by the key.
      entry: { type: 'withdraw', params: ({ context }) => offerIn(context).notice },
      invoke: {
        src: 'undoChange',
        input: ({ context, self }) => ({
          steps: offerIn(context).steps,
          onProgress: (progress) => self.send({ type: 'work.progressed', ...progress }),
        }),
        onDone: {
          target: 'idle',
          // What could not be taken back now may be tried again.
          actions: raise(({ context, event: { output } }) => {
            const { id } = offerIn(context);
            const steps = output.failed.flatMap(({ step }) => step ?? []);
            return offered(id, steps, undoneNotice(id, output));
          }),
        },
        onError: {
          target: 'idle',
          actions: raise(({ context, event }) => {
            const { id, steps } = offerIn(context);
            return offered(id, steps, faultNotice(failureOf(event.error), id));
          }),
        },
      },
    },
  },
});

function offered(id: string, steps: readonly Step[], notice: Notice): ChangesEvent {
  return { type: 'offer.made', offer: { id, steps, notice, isLate: false } };
}

function addedStep(item: Item): Step {
  return { kind: 'item added', id: item.id, name: item.name, input: inputOfItem(item) };
}

/** The states of work are only reached with it; anything else is a fault of ours. */
function changeIn({ work }: ChangesContext): Change {
  if (work?.kind !== 'change') throw new Error('No change to perform.');
  return work.change;
}

function offerIn({ work }: ChangesContext): Offer {
  if (work?.kind !== 'undo') throw new Error('No change to take back.');
  return work.offer;
}
