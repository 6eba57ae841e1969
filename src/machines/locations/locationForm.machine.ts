import { assign } from 'xstate';
import { failureOf } from '../../failure.ts';
import { isLocalId } from '../../model/unsent/unsent.ts';
import { belongsTo } from '../../model/unsent/draft.ts';
import { isDeclined } from '../kit/confirmedAction.ts';
import { known } from '../kit/known.ts';
import { emptyLocationForm, idOfSaved, isTypedOn, loaded, typedOnAfter } from './locationForm.context.ts';
import { draftOf, draftSinceSubmitted } from './locationForm.drafts.ts';
import { editing } from './locationForm.editing.ts';
import { saving } from './locationForm.saving.ts';
import { locationFormSetup } from './locationForm.setup.ts';
import { goneAhead, sendingAhead } from './locationForm.another.ts';

/**
 * Add and edit location: one machine, two modes; a failed save comes back with everything kept. What is typed while a
 * save is under way stays, and is an edit of what was saved. The states of `editing` say what became of the input:
 * kept (in this browser), notKept (nowhere but here), conflicting (both sides side by side).
 */
export const locationFormMachine = locationFormSetup.createMachine({
  id: 'locationForm',
  context: ({ input }) => emptyLocationForm(input),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadForm',
        input: ({ context: { id, parentId } }) => ({ id, parentId }),
        onDone: [
          {
            // An address with a local id leads on to the location that the server has since.
            guard: ({ event }) => event.output.loaded?.sentAs !== undefined,
            target: 'left',
            actions: {
              type: 'navigate',
              params: ({ event }) => ({
                to: `/edit-location/${encodeURIComponent(event.output.loaded?.sentAs ?? '')}`,
                replace: true,
              }),
            },
          },
          {
            // It was submitted when the session ended: there is nothing left to do here.
            guard: ({ context, event }) => context.id === undefined && event.output.submitted !== undefined,
            target: 'left',
            actions: {
              type: 'navigate',
              params: ({ event }) => ({
                to: `/location/${encodeURIComponent(event.output.submitted ?? '')}`,
                replace: true,
              }),
            },
          },
          {
            // It was typed while the new location was on its way: it is a change of that by now.
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
          {
            guard: ({ event }) => event.output.resumed !== undefined,
            target: 'editing',
            actions: [
              assign(({ context, event }) => loaded(context, event.output)),
              { type: 'keepDraft', params: ({ context }) => draftOf(context) },
            ],
          },
          {
            guard: ({ event }) => event.output.loaded?.conflict !== undefined,
            target: 'editing.conflicting',
            actions: assign(({ context, event }) => loaded(context, event.output)),
          },
          { target: 'editing', actions: assign(({ context, event }) => loaded(context, event.output)) },
        ],
        onError: [
          { guard: { type: 'isNotFound', params: ({ event }) => event }, target: 'seekingItem' },
          { target: 'loadFailed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
        ],
      },
    },
    /** No location has this id. An item may: it has a form of its own. */
    seekingItem: {
      tags: 'busy',
      invoke: {
        src: 'findItem',
        input: ({ context }) => ({ id: context.id ?? '' }),
        onDone: {
          target: 'left',
          actions: {
            type: 'navigate',
            params: ({ event }) => ({ to: `/edit/${encodeURIComponent(event.output.id)}`, replace: true }),
          },
        },
        onError: 'notFound',
      },
    },
    notFound: {},
    loadFailed: {
      tags: 'failed',
      invoke: { src: 'watchHost', input: ({ context }) => context.failure },
      on: { 'retry.requested': 'loading', 'host.back': 'loading' },
    },
    editing,
    discarding: {
      tags: ['busy', 'open'],
      on: {
        'field.changed': {
          // What is given up is no part of the draft.
          actions: ['type', { type: 'keepDraft', params: ({ context }) => draftSinceSubmitted(context) }],
        },
      },
      invoke: {
        src: 'discardUnsent',
        input: ({ context }) => known(context.entry),
        onDone: [
          // The draft is the whole form again.
          { guard: isDeclined, target: 'editing.last', actions: 'follow' },
          {
            guard: ({ context }) => isLocalId(context.id ?? ''),
            target: 'left',
            actions: [
              { type: 'dropDraft', params: ({ context }) => ({ key: context.draftKey }) },
              { type: 'navigate', params: { to: '/', replace: true } },
            ],
          },
          {
            // Typed after that was said: it is no part of what was given up, and is offered above what is read.
            guard: ({ context }) => isTypedOn(context),
            target: 'loading',
            actions: assign({ entry: undefined, conflict: undefined }),
          },
          {
            target: 'loading',
            actions: [
              { type: 'dropDraft', params: ({ context }) => ({ key: context.draftKey }) },
              assign({ entry: undefined, conflict: undefined }),
            ],
          },
        ],
        onError: {
          target: 'editing.last',
          actions: [assign({ failure: ({ event }) => failureOf(event.error) }), 'follow'],
        },
      },
    },
    saving,
    /** About to be sent, and the next one is begun; what is typed before its form is there is of the next one. */
    beginningAnew: {
      tags: ['busy', 'open'],
      on: { 'field.changed': { actions: 'type' } },
      invoke: {
        src: 'proposeLabel',
        input: ({ context }) => ({ label: context.submitted.label.trim() }),
        onDone: {
          target: 'saving',
          actions: [assign(({ context, event }) => sendingAhead(context, event.output)), 'follow'],
        },
        onError: {
          target: 'saving',
          actions: [assign(({ context }) => sendingAhead(context, '')), 'follow'],
        },
      },
    },
    saved: {
      tags: ['busy', 'open'],
      always: {
        guard: ({ context }) => context.sentAhead !== undefined,
        target: 'editing.plain',
        actions: [assign(goneAhead()), 'follow'],
      },
      on: {
        // Whoever types on does not want to leave.
        'field.changed': {
          target: 'editing.typedOn',
          actions: [
            {
              type: 'goOnAs',
              params: ({ context }) => ({ id: idOfSaved(context), before: context.id }),
            },
            'type',
            assign(({ context }) =>
              context.saved ? typedOnAfter(context, { result: 'saved', item: context.saved }) : {},
            ),
            'follow',
          ],
        },
      },
      after: {
        beforeLeaving: {
          target: 'left',
          actions: {
            type: 'navigate',
            params: ({ context }) => {
              const id = idOfSaved(context);
              return { to: id === '' ? '/' : `/location/${encodeURIComponent(id)}`, replace: true };
            },
          },
        },
      },
    },
    left: { type: 'final' },
  },
});
