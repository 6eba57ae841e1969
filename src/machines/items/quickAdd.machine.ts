import { assign, type EventObject, sendTo, setup } from 'xstate';
import type { DraftOf } from '../../model/unsent/draft.ts';
import { quickItem } from '../../model/items/quickAdd.ts';
import {
  afterLost,
  draftOf,
  entered,
  isEmpty,
  lostIn,
  messagesOf,
  newQuickAdd,
  news,
  NO_TEXTS,
  notAddedText,
  type QuickAddAnswer,
  type QuickAddContext,
  type QuickAddEvent,
  type QuickAddInput,
  requestOf,
  stillWrong,
  without,
} from './quickAdd.context.ts';
import { requiredAction, requiredCallback } from '../kit/unprovided.ts';

/**
 * The row that adds an item by its name and Enter. The fields are free for the next one at once: what was entered is
 * handed on, and kept by whoever takes it before anything is sent. It outlives its page, so that coming back shows
 * what was typed and what is still on its way.
 */
export const quickAddMachine = setup({
  types: {
    context: {} as QuickAddContext,
    events: {} as QuickAddEvent,
    input: {} as QuickAddInput,
  },
  actors: {
    /** Keeps and sends each `QuickAddRequest` that it is sent, in their order. */
    addItems: requiredCallback<QuickAddAnswer, void>('addItems'),
    /** Asks before the browser leaves the page. */
    guardLeaving: requiredCallback<EventObject, void>('guardLeaving'),
  },
  actions: {
    /** Keeps what stands in the fields; empty fields end what was kept. */
    keepDraft: requiredAction<DraftOf>('keepDraft'),
  },
  guards: {
    isEmpty: ({ context }) => isEmpty(context.texts),
    isValid: ({ context }) => quickItem(context.texts, context).ok,
    hasLost: ({ context }) => context.lost.length > 0,
    hasNoneLost: ({ context }) => context.lost.length === 0,
    isLost: ({ context }, params: { number: number }) =>
      context.lost.some(({ number }) => number === params.number),
    canEdit: ({ context }, params: { number: number }) =>
      isEmpty(context.texts) && context.lost.some(({ number }) => number === params.number),
  },
}).createMachine({
  id: 'quickAdd',
  context: ({ input }) => newQuickAdd(input),
  invoke: { id: 'adder', src: 'addItems' },
  on: {
    'text.changed': {
      actions: [
        assign(({ context, event: { field, text } }) => {
          const texts = { ...context.texts, [field]: text };
          return { texts, fields: stillWrong(context, texts) };
        }),
        { type: 'keepDraft', params: ({ context }) => draftOf(context) },
      ],
    },
    'entry.submitted': [
      { guard: 'isEmpty', actions: assign({ fields: {} }) },
      {
        guard: 'isValid',
        actions: [
          sendTo('adder', ({ context, event }) => requestOf(entered(context, event.elsewhere))),
          assign(({ context, event }) => ({
            pending: [...context.pending, entered(context, event.elsewhere)],
            texts: NO_TEXTS,
            fields: {},
            next: context.next + 1,
          })),
          { type: 'keepDraft', params: ({ context }) => draftOf(context) },
        ],
      },
      {
        actions: assign({
          fields: ({ context }) => messagesOf(context, context.texts),
          refusals: ({ context }) => context.refusals + 1,
        }),
      },
    ],
    'category.used': { actions: assign({ category: ({ event }) => event.category }) },
    'item.added': {
      // Told of by the message that takes it back.
      actions: assign({ pending: ({ context, event }) => without(context.pending, event.number) }),
    },
    'item.refused': {
      actions: assign(({ context, event }) => ({
        pending: without(context.pending, event.number),
        news: news(context, notAddedText(context, event)),
      })),
    },
    'item.lost': { actions: assign(({ context, event }) => afterLost(context, event)) },
    'lost.retried': {
      guard: { type: 'isLost', params: ({ event }) => event },
      actions: [
        sendTo('adder', ({ context, event }) => requestOf(lostIn(context, event.number))),
        assign(({ context, event: { number } }) => ({
          pending: [...context.pending, lostIn(context, number)],
          lost: without(context.lost, number),
        })),
      ],
    },
    'lost.edited': {
      guard: { type: 'canEdit', params: ({ event }) => event },
      actions: [
        assign(({ context, event: { number } }) => ({
          texts: lostIn(context, number).texts,
          lost: without(context.lost, number),
        })),
        { type: 'keepDraft', params: ({ context }) => draftOf(context) },
      ],
    },
    'lost.discarded': {
      actions: assign({ lost: ({ context, event }) => without(context.lost, event.number) }),
    },
  },
  initial: 'free',
  states: {
    free: { always: { guard: 'hasLost', target: 'holding' } },
    /** Something is nowhere but here. */
    holding: {
      invoke: { src: 'guardLeaving' },
      always: { guard: 'hasNoneLost', target: 'free' },
    },
  },
});
