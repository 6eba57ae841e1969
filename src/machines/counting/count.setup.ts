import { assign, enqueueActions, setup } from 'xstate';
import type { Outcome } from '../../model/changes/changes.ts';
import { type CountBefore, recordedText } from '../../model/counting/count.ts';
import {
  type Navigation,
  type Notice,
  requiredAction,
  requiredCallback,
  requiredPromise,
} from '../kit/unprovided.ts';
import {
  type AcceptedCount,
  changeOf,
  type CountContext,
  type CountEvent,
  type KeptCount,
  newMeant,
  type PlaceChanged,
  problemOf,
  recordedMeanwhile,
  typedOrRecorded,
  withoutOpened,
  withQuantity,
} from './count.context.ts';

/** What a count needs, and what it can be asked. */
export const countSetup = setup({
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
    /** Asks again whether it is there and what lies in it, and tells `watchPlace`; settles where that cannot be known, too. */
    refresh: requiredPromise<void, { id: string; identifier: string }>('refresh'),
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
    /** With what was typed, as its answer; nothing else is one. */
    answerTyped: assign(({ context }) =>
      context.typed.trim() === '' ? {} : withQuantity(context, typedOrRecorded(context)),
    ),
    tellRecorded: enqueueActions(({ context, enqueue }) => {
      const detail = recordedText(recordedMeanwhile(context));
      enqueue({ type: 'notify', params: { kind: 'warning', text: 'Nothing is changed yet', detail } });
    }),
    closeNew: assign({ opened: undefined }),
    leaveNew: assign(({ context: { opened, unfinished }, event }) => ({
      opened: undefined,
      unfinished: opened === undefined && event.type === 'adding.left' ? (event.text ?? '') : unfinished,
    })),
    openNew: assign({ opened: ({ context, event }) => newMeant(context, event) }),
    withdrawNew: assign(({ context }) => withoutOpened(context)),
    sayWhatIsWrong: assign({ problem: ({ context }) => problemOf(context) }),
    keepAnswers: enqueueActions(({ context: { location, kept, answers }, enqueue }) => {
      if (!location || kept === answers) return;
      enqueue({ type: 'keep', params: { location, before: kept, answers } });
      enqueue.assign({ kept: answers });
    }),
    forget: enqueueActions(({ context: { location, identifier, kept }, enqueue }) => {
      const of = location ?? { id: identifier, name: '' };
      enqueue({ type: 'keep', params: { location: of, before: kept, answers: [] } });
    }),
    leave: enqueueActions(({ context: { location }, enqueue }) => {
      const to = location ? `/location/${encodeURIComponent(location.id)}` : '/';
      enqueue({ type: 'navigate', params: { to, replace: true } });
    }),
  },
  guards: {
    isKnown: ({ context }) => context.location !== undefined && context.items !== undefined,
    isAllCounted: ({ context }) => context.at === undefined && context.answers.length > 0,
    isUnknown: ({ context }) => context.location === undefined && context.answers.length === 0,
    isNumberTyped: ({ context }) => context.typed.trim() !== '' && context.at !== undefined,
    isSomethingTyped: ({ context }) => context.typed !== '',
    isNew: ({ context, event }) => newMeant(context, event) !== undefined,
    isWrong: ({ context }) => problemOf(context) !== undefined,
    isHere: ({ context }, { id }: { id: string }) => context.items?.some((item) => item.id === id) === true,
    /** The one that is counted already, or none that is here. */
    isNoOther: ({ context: { at, items } }, { id }: { id: string }) =>
      id === at || items?.some((item) => item.id === id) !== true,
    isRecordedMeanwhile: ({ context }) => recordedMeanwhile(context).length > 0,
    isNothingToSave: ({ context }) => changeOf(context) === undefined,
  },
});
