import { assign, enqueueActions, setup } from 'xstate';
import type { Item } from '../../../contract/entities.ts';
import type { Outcome } from '../../model/changes/changes.ts';
import { type CountBefore, nextToCount } from '../../model/counting/count.ts';
import { itemCount } from '../../model/items/counts.ts';
import { isolatedName } from '../../model/items/isolatedName.ts';
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
  onTo,
  type PlaceChanged,
  problemOf,
  recordedNow,
  typedOrRecorded,
  withoutOpened,
  withPlace,
  withQuantity,
} from './count.context.ts';

/** Of what is new and was recorded by somebody else meanwhile. */
function recordedNotice(recorded: readonly Item[]): Notice {
  const [one, other] = recorded;
  const what =
    one && !other ? `${isolatedName(one.name)} has` : `${itemCount(recorded.length)} of what is new have`;
  return {
    kind: 'warning',
    text: `${what} been recorded here meanwhile`,
    detail: 'How many you counted is what will be recorded.',
  };
}

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
    /** More of the location is known. */
    takePlace: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'place.changed') return;
      const { recorded } = recordedNow(context, event);
      if (recorded.length > 0) enqueue({ type: 'notify', params: recordedNotice(recorded) });
      // As a function: in an object `sentAs` would be taken for what makes its value.
      enqueue.assign(() => withPlace(context, event));
    }),
    /** What was counted before is there again. */
    goOn: enqueueActions(({ context, enqueue }) => {
      const { items = [], sentAs } = context;
      const { answers, recorded } = recordedNow({ ...context, items: [] }, { items, sentAs });
      if (recorded.length > 0) enqueue({ type: 'notify', params: recordedNotice(recorded) });
      enqueue.assign({ answers, ...onTo(nextToCount(items, answers, undefined)) });
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
    isNothingToSave: ({ context }) => changeOf(context) === undefined,
  },
});
