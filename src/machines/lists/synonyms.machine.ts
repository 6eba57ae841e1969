import { assign, enqueueActions, setup } from 'xstate';
import type { SynonymGroup } from '../../../contract/finding/synonymGroups.ts';
import { hasAnswered, hasFailed, isOld, watching } from '../kit/reading.ts';
import { type Notice, requiredAction, requiredCallback, requiredPromise } from '../kit/unprovided.ts';
import { afterFailure, toldMissing, toldUndoing, withBack, without, withRecalled } from './keptWords.ts';
import {
  type GroupsEvent,
  groupsAfter,
  begun,
  broughtBack,
  changedGroup,
  isSameWords,
  isTyped,
  isUnadded,
  messageOf,
  NONE,
  problemWith,
  refused,
  removed,
  type SavedGroup,
  type SynonymsContext,
  type SynonymsEvent,
  told,
  toldBack,
  toldFailure,
  toldRemoval,
  unsaved,
  withoutSession,
  withRemoved,
  withUndone,
  wordsOf,
} from './synonyms.context.ts';

/**
 * The words of this workshop that mean the same: what finds goes by them, as far as they are known, and a page keeps them.
 * Runs for as long as somebody is logged in, so nothing that was typed is lost by going elsewhere.
 */
export const synonymsMachine = setup({
  types: { context: {} as SynonymsContext, events: {} as SynonymsEvent },
  actors: {
    watchGroups: requiredCallback<GroupsEvent, void>('watchGroups'),
    saveGroup: requiredPromise<void, SavedGroup>('saveGroup'),
    removeGroup: requiredPromise<void, SynonymGroup>('removeGroup'),
  },
  actions: {
    notify: requiredAction<Notice>('notify'),
    tellMissing: enqueueActions(({ context, enqueue }) => {
      const { missing, notices } = toldMissing(context);
      enqueue.assign(missing);
      for (const notice of notices) enqueue({ type: 'notify', params: notice });
    }),
  },
  guards: {
    isWrong: ({ context }) => problemWith(context.text) !== undefined,
    isChangeWrong: ({ context }) => problemWith(context.change?.text ?? '') !== undefined,
    isTheSame: ({ context }) => {
      const group = changedGroup(context);
      return group !== undefined && isSameWords(group, context.change?.text ?? '');
    },
    hasChange: ({ context }) => context.change !== undefined,
    hasTypedChange: ({ context }) => isTyped(context.change),
    hasUndoing: ({ context }) => context.undoing.length > 0,
    hasTyped: ({ context }) => isUnadded(context),
  },
}).createMachine({
  id: 'synonyms',
  context: NONE,
  initial: 'off',
  states: {
    off: {
      on: {
        'host.known': 'on',
        'person.changed': { actions: assign(NONE) },
        'words.recalled': { actions: assign(withRecalled) },
      },
    },
    on: {
      type: 'parallel',
      on: {
        'session.ended': { target: 'off', actions: assign(({ context }) => withoutSession(context)) },
        'person.changed': { target: 'on', reenter: true, actions: assign(NONE) },
        'words.recalled': { actions: assign(withRecalled) },
      },
      states: {
        watch: watching({ src: 'watchGroups' }),
        list: {
          initial: 'loading',
          on: {
            'retry.requested': '.loading',
            'groups.changed': [
              { guard: isOld, actions: assign(groupsAfter) },
              { guard: hasAnswered, target: '.ready', actions: [assign(groupsAfter), 'tellMissing'] },
              { guard: hasFailed, target: '.failed', actions: assign(groupsAfter) },
            ],
          },
          states: {
            loading: {},
            // Whether another page is open is known after the list may be.
            ready: { on: { 'words.recalled': { actions: [assign(withRecalled), 'tellMissing'] } } },
            failed: {},
          },
        },
        addition: {
          initial: 'typing',
          // At any time: also while the last ones are on their way.
          on: {
            'text.changed': { actions: assign({ text: ({ event }) => event.text, problem: undefined }) },
            // What stands there already was typed by somebody who has not added it yet.
            'word.brought': [
              { guard: 'hasTyped' },
              {
                actions: assign(({ event }) => ({
                  text: `${event.word}, `,
                  brought: `${event.word}, `,
                  problem: undefined,
                })),
              },
            ],
          },
          states: {
            typing: {
              on: {
                'add.requested': [
                  {
                    guard: 'isWrong',
                    actions: assign({ problem: ({ context }) => problemWith(context.text) }),
                  },
                  { target: 'adding', actions: assign({ adding: ({ context }) => context.text }) },
                ],
              },
            },
            adding: {
              invoke: {
                src: 'saveGroup',
                input: ({ context }) => ({ group: undefined, words: wordsOf(context.adding) }),
                onDone: {
                  target: 'typing',
                  actions: [
                    { type: 'notify', params: ({ context }) => told('Added', wordsOf(context.adding)) },
                    assign(({ context: { text, adding } }) => ({
                      text: text === adding ? '' : text,
                      problem: undefined,
                    })),
                  ],
                },
                onError: {
                  target: 'typing',
                  // Beside the field, where it can be put right.
                  actions: assign({ problem: ({ event }) => messageOf(event.error) }),
                },
              },
            },
          },
        },
        change: {
          initial: 'none',
          states: {
            none: {
              // It was being typed when the session ended.
              always: { guard: 'hasChange', target: 'typing' },
              on: { 'change.begun': { target: 'typing', actions: assign(begun) } },
            },
            typing: {
              on: {
                'change.begun': [
                  { guard: 'hasTypedChange', actions: assign(unsaved) },
                  { actions: assign(begun) },
                ],
                'change.left': [
                  { guard: 'hasTypedChange', actions: assign(unsaved) },
                  { target: 'none', actions: assign({ change: undefined }) },
                ],
                'change.typed': {
                  actions: assign({
                    change: ({ context: { change }, event }) =>
                      change && { ...change, text: event.text, problem: undefined },
                  }),
                },
                'change.cancelled': { target: 'none', actions: assign({ change: undefined }) },
                'change.requested': [
                  {
                    guard: 'isChangeWrong',
                    actions: assign({
                      change: ({ context: { change } }) =>
                        change && { ...change, problem: problemWith(change.text) },
                    }),
                  },
                  { guard: 'isTheSame', target: 'none', actions: assign({ change: undefined }) },
                  { target: 'saving' },
                ],
              },
            },
            saving: {
              tags: 'saving',
              invoke: {
                src: 'saveGroup',
                // Removed by somebody else meanwhile: it is added anew.
                input: ({ context }) => ({
                  group: changedGroup(context),
                  words: wordsOf(context.change?.text ?? ''),
                }),
                onDone: {
                  target: 'none',
                  actions: [
                    {
                      type: 'notify',
                      params: ({ context }) => told('Changed', wordsOf(context.change?.text ?? '')),
                    },
                    assign({ change: undefined }),
                  ],
                },
                onError: {
                  target: 'typing',
                  actions: assign({
                    change: ({ context, event }) => refused(context.change, event.error),
                  }),
                },
              },
            },
          },
        },
        removal: {
          initial: 'idle',
          // Also while something else is on its way.
          on: {
            'removal.undone': {
              actions: assign(({ context, event }) => withUndone(context, event.words)),
            },
            'removal.accepted': {
              actions: assign({ lost: ({ context, event }) => without(context.lost, event.words) }),
            },
          },
          states: {
            idle: {
              always: { guard: 'hasUndoing', target: 'undoing' },
              on: {
                'remove.requested': {
                  target: 'removing',
                  actions: assign({ removing: ({ event }) => event.group }),
                },
              },
            },
            removing: {
              invoke: {
                src: 'removeGroup',
                input: ({ context }) => removed(context),
                onDone: {
                  target: 'idle',
                  actions: [
                    { type: 'notify', params: ({ context }) => toldRemoval(removed(context)) },
                    assign(({ context }) => withRemoved(context)),
                  ],
                },
                onError: {
                  target: 'idle',
                  actions: [
                    {
                      type: 'notify',
                      params: ({ event }) => toldFailure('The words could not be removed', event.error),
                    },
                    assign({ removing: undefined }),
                  ],
                },
              },
            },
            undoing: {
              invoke: {
                src: 'saveGroup',
                input: ({ context }) => ({ group: undefined, words: broughtBack(context) }),
                onDone: {
                  target: 'idle',
                  actions: [
                    { type: 'notify', params: ({ context }) => toldBack(broughtBack(context)) },
                    assign(({ context }) => withBack(context)),
                  ],
                },
                onError: {
                  target: 'idle',
                  actions: [
                    {
                      type: 'notify',
                      params: ({ context, event }) => toldUndoing(context, event.error),
                    },
                    assign(({ context, event }) => afterFailure(context, event.error)),
                  ],
                },
              },
            },
          },
        },
      },
    },
  },
});
