import { assign, enqueueActions } from 'xstate';
import { elsewhere } from '../../model/unsent/draft.ts';
import { stillUnsent } from '../../model/unsent/unsent.ts';
import { type LocationFormContext, messagesOf, restored } from './locationForm.context.ts';
import { draftOf } from './locationForm.drafts.ts';
import { renewing, whenGone } from './locationForm.renewing.ts';
import { locationFormSetup } from './locationForm.setup.ts';
import { chosen, keeping, leftOf, sideOf } from './locationForm.versions.ts';

const submitting = {
  fields: {},
  failure: undefined,
  submitted: ({ context }: { context: LocationFormContext }) => context.values,
};

/** The form is open, and says what became of what was saved last. */
export const editing = locationFormSetup.createStateConfig({
  tags: 'open',
  initial: 'plain',
  invoke: { src: 'watchUnsent', input: ({ context }) => ({ id: context.entry?.id }) },
  on: {
    // Where the form says something else, or has what is nowhere else.
    'unsent.gone': { actions: 'noteGone' },
    'field.changed': { actions: ['type', 'follow'] },
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
        target: '.plain',
        actions: [
          assign(({ context, event }) => restored(context, event.key)),
          // With nothing new in it there is nothing to keep.
          'follow',
          enqueueActions(({ context, event, enqueue }) => {
            if (context.draftKey !== event.key) enqueue({ type: 'dropDraft', params: { key: event.key } });
          }),
        ],
      },
    ],
    'draft.discarded': {
      actions: [
        assign({ drafts: ({ context, event }) => context.drafts.filter(({ key }) => key !== event.key) }),
        { type: 'dropDraft', params: ({ event }) => ({ key: event.key }) },
      ],
    },
    'form.submitted': [
      {
        guard: { type: 'addsAnother', params: ({ event }) => event },
        target: 'beginningAnew',
        actions: assign(submitting),
      },
      { guard: 'isValid', target: 'saving', actions: assign(submitting) },
      {
        actions: assign({
          fields: ({ context }) => messagesOf(context.values),
          refusals: ({ context }) => context.refusals + 1,
        }),
      },
    ],
    'form.reset': {
      target: '.plain',
      actions: [
        assign(({ context }) => ({ values: context.pristine, fields: {}, failure: undefined })),
        { type: 'dropDraft', params: ({ context }) => ({ key: context.draftKey }) },
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
    plain: { on: { 'unsent.gone': whenGone } },
    /** Saved, but without what was typed meanwhile: that is a change of the location now, and not saved yet. */
    typedOn: {},
    /** Kept in this browser: the server did not answer, or has said no to it. */
    kept: { on: { 'unsent.gone': whenGone } },
    /** Its unsent work was sent: what came of that is read. */
    renewing,
    /** Neither the server nor this browser has it: it is in the form only. */
    notKept: {},
    conflicting: {
      on: {
        // Not back to before the conflict: saved from there, the form would undo what the others changed.
        'form.reset': {
          actions: [
            assign(({ context }) => ({ values: sideOf(context, 'mine'), fields: {} })),
            { type: 'keepDraft', params: ({ context }) => draftOf(context) },
          ],
        },
        'side.kept': [
          {
            guard: { type: 'isSideValid', params: ({ event }) => event },
            target: '#locationForm.saving',
            actions: [
              assign(({ context, event }) => ({
                ...keeping(context, event.side),
                fields: {},
                failure: undefined,
              })),
              enqueueActions(({ context, enqueue }) => {
                const left = leftOf(context);
                if (left) enqueue({ type: 'keepDraft', params: left });
                // The last one kept is the one of this form.
                enqueue({ type: 'keepDraft', params: draftOf(context) });
              }),
            ],
          },
          {
            actions: [
              assign(({ context, event }) => {
                const values = chosen(context, event.side, undefined);
                return { values, fields: messagesOf(values), refusals: context.refusals + 1 };
              }),
              { type: 'keepDraft', params: ({ context }) => draftOf(context) },
            ],
          },
        ],
        'side.chosen': {
          actions: [
            assign(({ context, event }) => ({ values: chosen(context, event.side, event.field) })),
            { type: 'keepDraft', params: ({ context }) => draftOf(context) },
          ],
        },
      },
    },
  },
});
