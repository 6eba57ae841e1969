import { assign, enqueueActions } from 'xstate';
import { isSame } from '../../model/unsent/draft.ts';
import { goneAhead } from './itemForm.another.ts';
import { goneOn } from './itemForm.context.ts';
import { keepTyped } from './itemForm.drafts.ts';
import { itemFormSetup } from './itemForm.setup.ts';

/** The moment before the form is left, or is there for the next item. */
export const saved = itemFormSetup.createStateConfig({
  tags: ['busy', 'open'],
  always: {
    guard: 'isSentAhead',
    target: 'editing.plain',
    actions: [
      assign(goneAhead()),
      enqueueActions(({ context: { values, pristine, draftKey }, enqueue }) => {
        if (isSame(values, pristine)) enqueue({ type: 'dropDraft', params: { key: draftKey } });
      }),
    ],
  },
  on: {
    // Whoever types on does not want to leave.
    'field.changed': {
      target: 'editing.typedOn',
      actions: [
        {
          type: 'goOnAs',
          params: ({ context }) => ({ id: context.saved?.id ?? context.id ?? '', before: context.id }),
        },
        { type: 'change', params: ({ event }) => event },
        assign(({ context }) =>
          context.saved ? goneOn(context, { result: 'saved', item: context.saved }) : {},
        ),
        keepTyped,
      ],
    },
  },
  after: {
    beforeLeaving: {
      target: 'left',
      actions: {
        type: 'navigate',
        params: ({ context }) => ({
          to: `/view/${encodeURIComponent(context.saved?.id ?? context.id ?? '')}`,
          // A form left behind would be a second save waiting for the Back button.
          replace: true,
          ...(context.id !== undefined && { state: { refetch: true } }),
        }),
      },
    },
  },
});
