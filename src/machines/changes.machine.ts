import { assign, enqueueActions, raise, setup } from 'xstate';
import { failureOf } from '../failure.ts';
import { type Change, type Outcome, type Step, stepsOf, UNDO_OFFERED } from '../model/changes.ts';
import { addedNotice, changedNotice, faultNotice, TOO_LATE, undoneNotice } from './changeNotices.ts';
import {
  addedStep,
  changeIn,
  type ChangesContext,
  type ChangesEvent,
  newestOffer,
  offered,
  offerIn,
  OFFERS_MOST,
  type Progress,
  type Request,
} from './changes.context.ts';
import { type Notice, requiredAction, requiredPromise } from './required.ts';

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
      actions: [
        assign({
          requests: ({ context, event: { change } }) => [...context.requests, { kind: 'change', change }],
        }),
        raise({ type: 'work.due' }),
      ],
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
        actions: [
          assign({ requests: ({ context }) => [...context.requests, { kind: 'undo newest' }] }),
          raise({ type: 'work.due' }),
        ],
      },
      {
        guard: ({ context, event }) => context.offers.some(({ id }) => id === event.id),
        actions: [
          assign(({ context: { offers, requests }, event }) => ({
            offers: offers.filter(({ id }) => id !== event.id),
            requests: [
              ...requests,
              ...offers
                .filter(({ id }) => id === event.id)
                .map((offer): Request => ({ kind: 'undo', offer })),
            ],
          })),
          raise({ type: 'work.due' }),
        ],
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
    // By an event, not at once: what a change has to offer comes before the request that takes it back.
    idle: {
      entry: ['endWork', raise({ type: 'work.due' })],
      on: { 'work.due': { guard: 'hasRequests', target: 'choosing' } },
    },
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
