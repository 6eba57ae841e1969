import { assign, enqueueActions } from 'xstate';
import { elsewhere, isSame } from '../../model/unsent/draft.ts';
import { stillUnsent } from '../../model/unsent/unsent.ts';
import { type ItemFormEvent, messagesOf, submitting } from './itemForm.context.ts';
import { sendingAhead } from './itemForm.another.ts';
import { draftOf, dropTyped, keepTyped, restored } from './itemForm.drafts.ts';
import { renewing, whenGone } from './itemForm.renewing.ts';
import { itemFormSetup } from './itemForm.setup.ts';
import { chosen, keeping, leftOf, sideOf } from './itemForm.versions.ts';

/** Sent, it would be without what stands in those fields: nobody has cleared them. */
const refusedUnread = {
  guard: { type: 'isUnread', params: ({ event }: { event: ItemFormEvent }) => event },
  actions: { type: 'refuseUnread', params: ({ event }: { event: ItemFormEvent }) => event },
} as const;

/** Typed back to what it was, or taken up with nothing new in it: there is nothing to keep. */
const followTyped = itemFormSetup.enqueueActions(({ context, enqueue }) => {
  if (isSame(context.values, context.pristine)) {
    enqueue({ type: 'dropDraft', params: { key: context.draftKey } });
  } else enqueue({ type: 'keepDraft', params: draftOf(context) });
});

/** The form is open, and says what became of what was saved last. */
export const editing = itemFormSetup.createStateConfig({
  tags: 'open',
  initial: 'plain',
  invoke: { src: 'watchUnsent', input: ({ context }) => ({ id: context.entry?.id }) },
  on: {
    // Where the form says something else, or has what is nowhere else.
    'unsent.gone': { actions: 'noteGone' },
    'field.changed': {
      actions: [{ type: 'change', params: ({ event }) => event }, followTyped],
    },
    'form.submitted': [
      refusedUnread,
      {
        guard: { type: 'addsAnother', params: ({ event }) => event },
        target: 'saving',
        actions: assign(({ context }) => sendingAhead(context)),
      },
      {
        guard: 'isValid',
        target: 'saving',
        actions: assign(({ context }) => submitting(context)),
      },
      {
        actions: assign({
          fields: ({ context }) => messagesOf(context),
          refusals: ({ context }) => context.refusals + 1,
        }),
      },
    ],
    'form.reset': {
      target: '.plain',
      actions: [
        assign(({ context }) => ({
          values: context.pristine,
          fields: {},
          failure: undefined,
          conflict: undefined,
        })),
        dropTyped,
      ],
    },
    'refresh.requested': [
      {
        // What was typed is offered above what is read: nothing goes that nobody has given up.
        guard: 'isTyped',
        target: 'recalling',
        actions: assign({ leftTyped: ({ context }) => draftOf(context) }),
      },
      { guard: 'isEdit', target: 'loading' },
    ],
    'draft.restored': [
      {
        guard: { type: 'isElsewhere', params: ({ event }) => event },
        target: 'left',
        actions: {
          type: 'goOnWith',
          params: ({ context, event: { key } }) => ({ id: elsewhere(context, key) ?? '', key }),
        },
      },
      {
        guard: { type: 'hasDraft', params: ({ event }) => event },
        target: '.plain',
        actions: [
          assign(({ context, event }) => restored(context, event.key)),
          // Whatever ends the page now, it was in the form.
          followTyped,
        ],
      },
    ],
    'draft.discarded': {
      actions: [
        assign({
          drafts: ({ context, event }) => context.drafts.filter(({ key }) => key !== event.key),
        }),
        { type: 'dropDraft', params: ({ event }) => ({ key: event.key }) },
      ],
    },
    'discard.requested': {
      guard: ({ context }) => stillUnsent(context) !== undefined,
      target: 'discarding',
      actions: assign({ submitted: ({ context }) => context.values }),
    },
  },
  states: {
    /** Where a question was asked from that was answered with no. */
    last: { type: 'history' },
    plain: {
      on: { 'unsent.gone': whenGone },
      always: {
        guard: 'isResumed',
        actions: [assign(({ context }) => restored(context, context.resumed ?? '')), followTyped],
      },
    },
    /** Saved, but without what was typed meanwhile: that is a change of the item now, and not saved yet. */
    typedOn: {},
    /** Kept in this browser, because the server did not answer (decisions, Items, a). */
    unreachable: { on: { 'unsent.gone': whenGone } },
    /** Kept in this browser, although the server said no (b). */
    refused: { on: { 'unsent.gone': whenGone } },
    /** Its unsent work was sent: what came of that is read. */
    renewing,
    /** The server named fields that are wrong; the input is a draft. */
    invalid: {
      on: {
        'keep.requested': [
          refusedUnread,
          {
            guard: 'canKeep',
            target: '#itemForm.keeping',
            actions: assign({ submitted: ({ context }) => context.values }),
          },
          {
            // Changed since it was refused, to what cannot be an item at all.
            actions: assign({
              fields: ({ context }) => messagesOf(context),
              refusals: ({ context }) => context.refusals + 1,
            }),
          },
        ],
      },
    },
    /** Neither the server nor this browser has it (c): it is in the form only. */
    notKept: {},
    conflicting: {
      entry: assign({ author: undefined }),
      invoke: {
        src: 'findAuthor',
        input: ({ context }) => ({ id: context.id ?? '', fields: context.conflict?.fields ?? [] }),
        onDone: { actions: assign({ author: ({ event }) => event.output }) },
        // Then only what the item itself tells is known.
        onError: {},
      },
      on: {
        'side.kept': [
          refusedUnread,
          {
            guard: { type: 'isSideValid', params: ({ event }) => event },
            target: '#itemForm.saving',
            actions: [
              assign(({ context, event }) => keeping(context, event.side)),
              enqueueActions(({ context, enqueue }) => {
                const draft = leftOf(context);
                if (draft) enqueue({ type: 'keepDraft', params: draft });
              }),
              // The last one kept is the one of this form.
              keepTyped,
            ],
          },
          {
            actions: [
              assign(({ context, event }) => {
                const values = chosen(context, event.side, undefined);
                return { values, fields: messagesOf(context, values), refusals: context.refusals + 1 };
              }),
              keepTyped,
            ],
          },
        ],
        // Not back to before the conflict: saved from there, the form would undo what the others changed.
        'form.reset': {
          actions: [assign(({ context }) => ({ values: sideOf(context, 'mine'), fields: {} })), keepTyped],
        },
        'side.chosen': {
          actions: [
            assign(({ context, event }) => ({ values: chosen(context, event.side, event.field) })),
            keepTyped,
          ],
        },
      },
    },
  },
});
