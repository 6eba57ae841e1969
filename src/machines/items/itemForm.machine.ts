import { assign, enqueueActions } from 'xstate';
import { failureOf } from '../../failure.ts';
import { belongsTo } from '../../model/unsent/draft.ts';
import { isLocalId } from '../../model/unsent/unsent.ts';
import { isTypedOn, loaded, newItemForm } from './itemForm.context.ts';
import { draftOf, draftWhileSaving, dropTyped, formOf, keepSince, recalled } from './itemForm.drafts.ts';
import { isDeclined } from '../kit/confirmedAction.ts';
import { known } from '../kit/known.ts';
import { editing } from './itemForm.editing.ts';
import { saved } from './itemForm.saved.ts';
import { keeping, saving } from './itemForm.saving.ts';
import { itemFormSetup } from './itemForm.setup.ts';

/**
 * Add and edit item: one machine, two modes (ITEMF-13, ITEMF-14). A save that fails always comes back to
 * `editing` with every character kept; its states there say what became of the input: unreachable and refused
 * (kept in this browser), notKept (nowhere but here), conflicting (both sides side by side).
 */
export const itemFormMachine = itemFormSetup.createMachine({
  id: 'itemForm',
  context: ({ input }) => newItemForm(input),
  initial: 'recalling',
  states: {
    recalling: {
      tags: 'busy',
      invoke: {
        src: 'findDrafts',
        input: ({ context }) => ({ form: formOf(context.id) }),
        onDone: [
          {
            // Sent off when the session ended: now it goes where saving would have gone.
            guard: ({ event }) => event.output.submitted !== undefined,
            target: 'left',
            actions: {
              type: 'navigate',
              params: ({ event }) => ({
                to: `/view/${encodeURIComponent(event.output.submitted ?? '')}`,
                replace: true,
              }),
            },
          },
          {
            // It was typed while the new item was on its way: it is a change of that by now.
            guard: ({ context, event }) => belongsTo(context, event.output) !== undefined,
            target: 'left',
            actions: {
              type: 'goOnWith',
              params: ({ context, event }) => ({
                id: belongsTo(context, event.output) ?? '',
                key: event.output.resumed ?? '',
              }),
            },
          },
          { target: 'starting', actions: assign(({ context, event }) => recalled(context, event.output)) },
        ],
        // A storage that cannot be read holds no drafts.
        onError: 'starting',
      },
    },
    starting: { always: [{ guard: 'isEdit', target: 'loading' }, 'resolving'] },
    resolving: {
      tags: 'busy',
      invoke: {
        src: 'resolveLocation',
        input: ({ context }) => ({ identifier: context.requestedLocation }),
        onDone: {
          target: 'editing',
          actions: assign(({ context, event }) => {
            const values = { ...context.values, location_id: event.output };
            return { values, pristine: values };
          }),
        },
        // Unknown here: the form starts without a location, and says that one is required.
        onError: 'editing',
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadItem',
        input: ({ context }) => ({ id: context.id ?? '' }),
        onDone: [
          {
            // An address with a local id leads on to the item that the server has since.
            guard: ({ event }) => event.output.sentAs !== undefined,
            target: 'left',
            actions: {
              type: 'navigate',
              params: ({ event }) => ({
                to: `/edit/${encodeURIComponent(event.output.sentAs ?? '')}`,
                replace: true,
              }),
            },
          },
          {
            guard: ({ event }) => event.output.conflict !== undefined,
            target: 'editing.conflicting',
            actions: assign(({ event }) => loaded(event.output)),
          },
          { target: 'editing', actions: assign(({ event }) => loaded(event.output)) },
        ],
        onError: [
          {
            guard: { type: 'isNotFound', params: ({ event }) => event },
            target: 'left',
            actions: [
              {
                type: 'notify',
                params: ({ context }) => ({
                  kind: 'error',
                  text: `Item with ID ${context.id ?? ''} not found`,
                }),
              },
              {
                type: 'navigate',
                params: ({ context }) => ({
                  // The page of what is gone offers what was typed into its form.
                  to: context.drafts.length > 0 ? `/view/${encodeURIComponent(context.id ?? '')}` : '/',
                  replace: true,
                }),
              },
            ],
          },
          { target: 'loadFailed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
        ],
      },
    },
    loadFailed: {
      tags: 'failed',
      invoke: { src: 'watchHost', input: ({ context }) => context.failure },
      on: { 'refresh.requested': 'loading', 'host.back': 'loading' },
    },
    editing,
    discarding: {
      tags: ['busy', 'open'],
      on: {
        'field.changed': {
          // What is given up is no part of the draft.
          actions: [{ type: 'change', params: ({ event }) => event }, keepSince],
        },
      },
      invoke: {
        src: 'discardUnsent',
        input: ({ context }) => known(context.entry),
        onDone: [
          {
            guard: isDeclined,
            target: 'editing.last',
            actions: enqueueActions(({ context, enqueue }) => {
              // Nothing was given up after all: what was typed meanwhile is kept with the rest of the form.
              if (isTypedOn(context)) enqueue({ type: 'keepDraft', params: draftOf(context) });
            }),
          },
          {
            guard: ({ context }) => isLocalId(context.id ?? ''),
            target: 'left',
            actions: [dropTyped, { type: 'navigate', params: { to: '/', replace: true } }],
          },
          {
            // Typed after that was said: it is no part of what was given up.
            guard: 'isTypedOn',
            target: 'recalling',
            actions: assign(({ context }) => ({
              leftTyped: draftWhileSaving(context),
              entry: undefined,
              conflict: undefined,
            })),
          },
          {
            target: 'loading',
            actions: [dropTyped, assign({ entry: undefined, conflict: undefined })],
          },
        ],
        onError: {
          target: 'editing.last',
          actions: [
            assign({ failure: ({ event }) => failureOf(event.error) }),
            enqueueActions(({ context, enqueue }) => {
              if (isTypedOn(context)) enqueue({ type: 'keepDraft', params: draftOf(context) });
            }),
          ],
        },
      },
    },
    keeping,
    saving,
    saved,
    left: { type: 'final' },
  },
});
