import { assign, enqueueActions, setup } from 'xstate';
import { failureOf } from '../../failure.ts';
import type { Outcome } from '../../model/changes/changes.ts';
import {
  type CountBefore,
  countTyped,
  nextToCount,
  recordedOf,
  withAnswer,
} from '../../model/counting/count.ts';
import { failureNotice } from '../kit/failureNotice.ts';
import {
  type Navigation,
  type Notice,
  requiredAction,
  requiredCallback,
  requiredPromise,
} from '../kit/unprovided.ts';
import {
  type AcceptedCount,
  afterSaving,
  answersLeft,
  changeOf,
  type CountContext,
  type CountEvent,
  itemAt,
  type KeptCount,
  onTo,
  type PlaceChanged,
  withoutLast,
  withPlace,
  withQuantity,
  withStep,
} from './count.context.ts';

/**
 * Counts what is in a location, item by item. Nothing is changed before the differences have been seen and accepted; then
 * all of it is one change, with one undo. What was counted is kept until then, or until it is discarded.
 */
export const countMachine = setup({
  types: {
    context: {} as CountContext,
    events: {} as CountEvent,
    input: {} as { identifier: string },
    tags: {} as 'busy',
  },
  actors: {
    watchPlace: requiredCallback<PlaceChanged, { identifier: string }>('watchPlace'),
    /** What was counted of the location and not accepted; undefined where nothing was. */
    recall: requiredPromise<CountBefore | undefined, { id: string }>('recall'),
    /**
     * Does the change; what fails of it is in the outcome, and of the answers only that stays kept, whether or not the
     * page is still there then. Rejects where nothing came of it.
     */
    save: requiredPromise<Outcome, AcceptedCount>('save'),
    confirmDiscard: requiredPromise<boolean, { count: number }>('confirmDiscard'),
  },
  actions: {
    keep: requiredAction<KeptCount>('keep'),
    notify: requiredAction<Notice>('notify'),
    navigate: requiredAction<Navigation>('navigate'),
    keepAnswers: enqueueActions(({ context: { location, kept, answers }, enqueue }) => {
      if (!location || kept === answers) return;
      enqueue({ type: 'keep', params: { location, before: kept, answers } });
      enqueue.assign({ kept: answers });
    }),
    forget: enqueueActions(({ context: { location, kept }, enqueue }) => {
      if (location) enqueue({ type: 'keep', params: { location, before: kept, answers: [] } });
    }),
    leave: enqueueActions(({ context: { location }, enqueue }) => {
      if (!location) return;
      enqueue({
        type: 'navigate',
        params: { to: `/location/${encodeURIComponent(location.id)}`, replace: true },
      });
    }),
  },
  guards: {
    isKnown: ({ context }) => context.location !== undefined && context.items !== undefined,
    isAllCounted: ({ context }) => context.at === undefined && context.answers.length > 0,
    isSomethingTyped: ({ context }) => context.typed !== '',
    isWrong: ({ context }) => 'problem' in (countTyped(context.typed) ?? {}),
    isHere: ({ context }, { id }: { id: string }) => context.items?.some((item) => item.id === id) === true,
    isNothingToSave: ({ context }) => changeOf(context) === undefined,
  },
}).createMachine({
  id: 'count',
  context: ({ input: { identifier } }) => ({
    identifier,
    location: undefined,
    items: undefined,
    isSent: () => false,
    failure: undefined,
    answers: [],
    kept: [],
    recalledAt: undefined,
    at: undefined,
    typed: '',
    problem: undefined,
    deletesGone: false,
  }),
  invoke: { src: 'watchPlace', input: ({ context: { identifier } }) => ({ identifier }) },
  initial: 'loading',
  on: {
    'place.changed': [
      { guard: ({ event }) => event.isMissing, target: '.missing' },
      { actions: assign(({ context, event }) => withPlace(context, event)) },
    ],
    'discard.requested': '.discarding',
  },
  states: {
    loading: {
      tags: 'busy',
      always: { guard: 'isKnown', target: 'recalling' },
    },
    recalling: {
      tags: 'busy',
      invoke: {
        src: 'recall',
        input: ({ context: { location } }) => ({ id: location?.id ?? '' }),
        onDone: {
          target: 'counting',
          actions: assign(({ context: { items = [] }, event: { output: before } }) => {
            const { answers = [], at } = before ?? {};
            return {
              answers,
              kept: answers,
              recalledAt: at,
              ...onTo(nextToCount(items, answers, undefined)),
            };
          }),
        },
        onError: 'counting',
      },
    },
    counting: {
      always: { guard: 'isAllCounted', target: 'summary' },
      on: {
        'same.answered': {
          actions: [
            assign(({ context }) => {
              const item = itemAt(context);
              return item ? withQuantity(context, recordedOf(item)) : {};
            }),
            'keepAnswers',
          ],
        },
        'gone.answered': { actions: [assign(({ context }) => withQuantity(context, 0)), 'keepAnswers'] },
        'number.changed': { actions: assign(({ context, event }) => withStep(context, event.by)) },
        'number.typed': {
          actions: assign({ typed: ({ event }) => event.text, problem: undefined }),
        },
        'number.answered': [
          {
            guard: 'isWrong',
            actions: assign({
              problem: ({ context }) => {
                const read = countTyped(context.typed);
                return read && 'problem' in read ? read.problem : undefined;
              },
            }),
          },
          {
            actions: [
              assign(({ context }) => {
                const read = countTyped(context.typed);
                const item = itemAt(context);
                if (!item) return {};
                return withQuantity(context, read && 'quantity' in read ? read.quantity : recordedOf(item));
              }),
              'keepAnswers',
            ],
          },
        ],
        'item.skipped': {
          actions: assign(({ context: { items = [], answers, at } }) =>
            onTo(nextToCount(items, answers, at)),
          ),
        },
        'back.requested': [
          {
            guard: 'isSomethingTyped',
            actions: assign({ typed: ({ context }) => context.typed.slice(0, -1), problem: undefined }),
          },
          { actions: [assign(({ context }) => withoutLast(context)), 'keepAnswers'] },
        ],
        'item.chosen': {
          guard: { type: 'isHere', params: ({ event }) => event },
          actions: assign(({ event }) => onTo(event.id)),
        },
        'adding.requested': 'adding',
        'finish.requested': 'summary',
      },
    },
    adding: {
      on: {
        'adding.submitted': {
          target: 'counting',
          actions: [
            assign({
              answers: ({ context, event: { id, name, quantity } }) =>
                withAnswer(context.answers, { kind: 'new', id, name, quantity }),
            }),
            'keepAnswers',
          ],
        },
        'adding.left': 'counting',
      },
    },
    summary: {
      on: {
        'counting.resumed': 'resuming',
        'back.requested': 'resuming',
        'item.chosen': {
          guard: { type: 'isHere', params: ({ event }) => event },
          target: 'counting',
          actions: assign(({ event }) => onTo(event.id)),
        },
        'adding.requested': 'adding',
        'deletion.chosen': { actions: assign({ deletesGone: ({ event }) => event.on }) },
        'count.accepted': [
          {
            guard: 'isNothingToSave',
            target: 'over',
            actions: [
              {
                type: 'notify',
                params: ({ context: { location } }): Notice => ({
                  kind: 'success',
                  text: `Counted ${location?.name ?? ''}: nothing to change`,
                }),
              },
              'forget',
              'leave',
            ],
          },
          { target: 'saving' },
        ],
      },
    },
    // The answer given last again: whoever goes back has something to put right.
    resuming: {
      entry: [assign(({ context }) => (context.at === undefined ? withoutLast(context) : {})), 'keepAnswers'],
      always: 'counting',
    },
    saving: {
      tags: 'busy',
      // The page may know already what is done of it.
      on: { 'place.changed': {}, 'discard.requested': {} },
      invoke: {
        src: 'save',
        input: ({ context }) => ({ change: changeOf(context), answers: context.answers }),
        onDone: [
          {
            guard: ({ context, event }) => answersLeft(context.answers, event.output).length === 0,
            target: 'over',
            actions: 'leave',
          },
          {
            target: 'summary',
            actions: assign(({ context, event }) => afterSaving(context, event.output)),
          },
        ],
        onError: {
          target: 'summary',
          actions: {
            type: 'notify',
            params: ({ event }) => failureNotice('Count not saved', failureOf(event.error)),
          },
        },
      },
    },
    discarding: {
      invoke: {
        src: 'confirmDiscard',
        input: ({ context: { answers } }) => ({ count: answers.length }),
        onDone: [
          { guard: ({ event }) => event.output, target: 'over', actions: ['forget', 'leave'] },
          { target: 'counting' },
        ],
        onError: 'counting',
      },
    },
    /** Deleted meanwhile, or never there: what was counted of it stays kept until it is discarded. */
    missing: {
      on: {
        'place.changed': { guard: ({ event }) => !event.isMissing, target: 'loading' },
      },
    },
    over: { on: { 'place.changed': {}, 'discard.requested': {} } },
  },
});
