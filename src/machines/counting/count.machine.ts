import { assign } from 'xstate';
import { failureOf } from '../../failure.ts';
import { nextToCount, recordedOf, sentAnswers } from '../../model/counting/count.ts';
import { failureNotice } from '../kit/failureNotice.ts';
import type { Notice } from '../kit/unprovided.ts';
import {
  afterSaving,
  answersLeft,
  changeOf,
  type CountContext,
  itemAt,
  onTo,
  typedOrRecorded,
  withNew,
  withoutLast,
  withPlace,
  withSkipped,
  withQuantity,
  withStep,
} from './count.context.ts';
import { countSetup } from './count.setup.ts';

/** Asks before what was counted goes; who says no is back where they were. */
const discarding = <Back extends string>(back: Back) =>
  ({
    invoke: {
      src: 'confirmDiscard',
      input: ({ context: { answers } }: { context: CountContext }) => ({ count: answers.length }),
      onDone: [
        {
          guard: ({ event }: { event: { output: boolean } }) => event.output,
          target: '#count.over',
          actions: ['forget', 'leave'],
        },
        { target: back },
      ],
      onError: back,
    },
  }) as const;

/**
 * Counts what is in a location, item by item. Nothing is changed before the differences have been seen and accepted; then
 * all of it is one change, with one undo. What was counted is kept until then, or until it is discarded.
 */
export const countMachine = countSetup.createMachine({
  id: 'count',
  context: ({ input: { identifier } }) => ({
    identifier,
    location: undefined,
    items: undefined,
    sentAs: () => undefined,
    failure: undefined,
    answers: [],
    kept: [],
    recalledAt: undefined,
    at: undefined,
    skipped: [],
    typed: '',
    problem: undefined,
    opened: undefined,
    unfinished: '',
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
          target: 'answered',
          actions: assign(({ context: { items = [], sentAs }, event: { output: before } }) => {
            const { answers: kept = [], at } = before ?? {};
            const answers = sentAnswers(kept, sentAs);
            return {
              answers,
              kept,
              recalledAt: at,
              ...onTo(nextToCount(items, answers, undefined)),
            };
          }),
        },
        // Counted from the beginning where what was kept cannot be read.
        onError: {
          target: 'answered',
          actions: assign(({ context: { items = [] } }) => onTo(nextToCount(items, [], undefined))),
        },
      },
    },
    /** Only an answer leads to the summary by itself: whoever goes on from there stays. */
    answered: {
      always: [{ guard: 'isAllCounted', target: 'summary' }, { target: 'counting' }],
    },
    counting: {
      on: {
        'same.answered': {
          target: 'answered',
          actions: [
            assign(({ context }) => {
              const item = itemAt(context);
              return item ? withQuantity(context, recordedOf(item)) : {};
            }),
            'keepAnswers',
          ],
        },
        'gone.answered': {
          target: 'answered',
          actions: [assign(({ context }) => withQuantity(context, 0)), 'keepAnswers'],
        },
        'number.changed': { actions: assign(({ context, event }) => withStep(context, event.by)) },
        'number.typed': {
          actions: assign({ typed: ({ event }) => event.text, problem: undefined }),
        },
        'number.answered': [
          { guard: 'isWrong', actions: 'sayWhatIsWrong' },
          {
            target: 'answered',
            actions: [
              assign(({ context }) => withQuantity(context, typedOrRecorded(context))),
              'keepAnswers',
            ],
          },
        ],
        // With a number in the field nothing is left for later: that is the answer.
        'item.skipped': [
          { guard: 'isWrong', actions: 'sayWhatIsWrong' },
          { guard: 'isNumberTyped', target: 'answered', actions: ['answerTyped', 'keepAnswers'] },
          { actions: assign(({ context }) => withSkipped(context)) },
        ],
        'back.requested': [
          {
            guard: 'isSomethingTyped',
            actions: assign({ typed: ({ context }) => context.typed.slice(0, -1), problem: undefined }),
          },
          { guard: 'isNew', target: 'adding', actions: 'openNew' },
          { actions: [assign(({ context }) => withoutLast(context)), 'keepAnswers'] },
        ],
        // A scan while a number stands in the field: that is the answer for the item before.
        'item.chosen': [
          { guard: 'isNew', target: 'adding', actions: 'openNew' },
          { guard: { type: 'isNoOther', params: ({ event }) => event } },
          { guard: 'isWrong', actions: 'sayWhatIsWrong' },
          { actions: ['answerTyped', assign(({ event }) => onTo(event.id)), 'keepAnswers'] },
        ],
        'adding.requested': { target: 'adding', actions: 'closeNew' },
        'finish.requested': [
          { guard: 'isWrong', actions: 'sayWhatIsWrong' },
          { target: 'summary', actions: ['answerTyped', 'keepAnswers'] },
        ],
      },
    },
    adding: {
      on: {
        'adding.submitted': {
          target: 'answered',
          actions: [assign(({ context, event }) => withNew(context, event)), 'keepAnswers'],
        },
        'adding.left': { target: 'counting', actions: 'leaveNew' },
        'adding.withdrawn': { target: 'counting', actions: ['withdrawNew', 'keepAnswers'] },
      },
    },
    summary: {
      initial: 'reading',
      states: {
        /**
         * Nothing is accepted before it is known what others have written meanwhile. A dialog breaks the reading off, and
         * takes time itself.
         */
        reading: {
          invoke: {
            src: 'refresh',
            input: ({ context: { location, identifier } }) => ({ id: location?.id ?? '', identifier }),
            onDone: 'shown',
            onError: 'shown',
          },
        },
        shown: {
          on: {
            'count.accepted': [
              // It may be gone again by now.
              { guard: 'isRecordedMeanwhile', target: 'reading', actions: 'tellRecorded' },
              {
                guard: 'isNothingToSave',
                target: '#count.over',
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
              { target: '#count.saving' },
            ],
          },
        },
        adding: {
          on: {
            'adding.submitted': {
              target: 'reading',
              actions: [assign(({ context, event }) => withNew(context, event)), 'keepAnswers'],
            },
            'adding.left': { target: 'reading', actions: 'leaveNew' },
            'adding.withdrawn': { target: 'reading', actions: ['withdrawNew', 'keepAnswers'] },
          },
        },
        discarding: discarding('reading'),
      },
      on: {
        'discard.requested': '.discarding',
        'counting.resumed': 'counting',
        'adding.requested': { target: '.adding', actions: 'closeNew' },
        'item.chosen': [
          { guard: 'isNew', target: '.adding', actions: 'openNew' },
          {
            guard: { type: 'isHere', params: ({ event }) => event },
            target: 'counting',
            actions: assign(({ event }) => onTo(event.id)),
          },
        ],
        'deletion.chosen': { actions: assign({ deletesGone: ({ event }) => event.on }) },
      },
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
    discarding: discarding('counting'),
    /** Deleted meanwhile, or never there: what was counted of it stays kept until it is discarded. */
    missing: {
      initial: 'asked',
      states: {
        asked: { always: [{ guard: 'isUnknown', target: 'recalling' }, { target: 'told' }] },
        /** Opened anew, its address is all that is known of it. */
        recalling: {
          tags: 'busy',
          invoke: {
            src: 'recall',
            input: ({ context: { identifier } }) => ({ id: identifier }),
            onDone: {
              target: 'told',
              actions: assign(({ event: { output } }) => {
                const { answers = [], at } = output ?? {};
                return { answers, kept: answers, recalledAt: at };
              }),
            },
            onError: 'told',
          },
        },
        told: {},
        discarding: discarding('told'),
      },
      on: {
        'discard.requested': '.discarding',
        'place.changed': { guard: ({ event }) => !event.isMissing, target: 'loading' },
      },
    },
    over: { on: { 'place.changed': {}, 'discard.requested': {} } },
  },
});
