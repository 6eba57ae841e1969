import { assign, enqueueActions, setup } from 'xstate';
import type { Item } from '../../../contract/entities.ts';
import { NAVIGATION_DELAYS } from '../../../contract/limits.ts';
import { failureOf } from '../../failure.ts';
import { type DraftOf, isSame } from '../../model/unsent/draft.ts';
import { checkLocationForm } from '../../model/locations/locationForm.ts';
import { isLocalId } from '../../model/unsent/unsent.ts';
import type { UnsentWork } from '../../model/unsent/unsentPhotos.ts';
import { isDeclined } from '../kit/confirmedAction.ts';
import { known } from '../kit/known.ts';
import {
  chosen,
  conflicting,
  draftOf,
  draftSinceSubmitted,
  emptyLocationForm,
  isTypedOn,
  kept,
  loaded,
  locationIn,
  type LocationFormContext,
  type LocationFormData,
  type LocationFormEvent,
  type LocationOutcome,
  type LocationToSave,
  messagesOf,
  refused,
  restored,
  sideOf,
  toSave,
  typed,
  typedOnAfter,
} from './locationForm.context.ts';
import { type Navigation, type Notice, requiredAction, requiredPromise } from '../kit/unprovided.ts';

/**
 * Add and edit location: one machine, two modes; a failed save comes back with everything kept. What is typed while a
 * save is under way stays, and is an edit of what was saved. The states of `editing` say what became of the input:
 * kept (in this browser), notKept (nowhere but here), conflicting (both sides side by side).
 */
export const locationFormMachine = setup({
  types: {
    context: {} as LocationFormContext,
    events: {} as LocationFormEvent,
    input: {} as { id?: string; parentId?: string },
    tags: {} as 'busy' | 'failed' | 'open',
  },
  actors: {
    loadForm: requiredPromise<LocationFormData, { id: string | undefined }>('loadForm'),
    /** The item with this id: a container entry's edit link names one (decisions, Items). */
    findItem: requiredPromise<Item, { id: string }>('findItem'),
    saveLocation: requiredPromise<LocationOutcome, LocationToSave>('saveLocation'),
    /** Asks first, gives nothing where the answer is no, and rejects for a newer revision than the form began with. */
    discardUnsent: requiredPromise<UnsentWork | undefined, UnsentWork>('discardUnsent'),
  },
  actions: {
    notify: requiredAction<Notice>('notify'),
    navigate: requiredAction<Navigation>('navigate'),
    keepDraft: requiredAction<DraftOf>('keepDraft'),
    dropDraft: requiredAction<{ key: string }>('dropDraft'),
    type: assign(({ context, event }) =>
      event.type === 'field.changed' ? typed(context, event.field, event.value) : {},
    ),
    /** Typed back to what it was: there is nothing to keep. */
    follow: enqueueActions(({ context, enqueue }) => {
      if (isSame(context.values, context.pristine)) {
        enqueue({ type: 'dropDraft', params: { key: context.draftKey } });
      } else enqueue({ type: 'keepDraft', params: draftOf(context) });
    }),
    tellSaved: enqueueActions(({ context, enqueue }) => {
      const text = context.id === undefined ? 'Location created' : 'Location updated';
      enqueue({ type: 'notify', params: { kind: 'success', text } });
    }),
    tellKept: enqueueActions(({ context, enqueue }) => {
      const text =
        context.id === undefined
          ? 'Server unavailable - location stored locally'
          : 'Server unavailable - changes stored locally';
      enqueue({ type: 'notify', params: { kind: 'warning', text } });
    }),
    /** ERR-45. */
    tellFailed: enqueueActions(({ context, enqueue }) => {
      const text = `Failed to create or update location: ${context.failure?.message ?? 'Unknown error'}`;
      enqueue({ type: 'notify', params: { kind: 'error', text } });
    }),
  },
  delays: { beforeLeaving: NAVIGATION_DELAYS.locationSaved },
  guards: {
    isNotFound: (_, params: { error: unknown }) => failureOf(params.error).kind === 'not-found',
    isNotKept: (_, params: { error: unknown }) => failureOf(params.error).kind === 'storage',
    isValid: ({ context }) => checkLocationForm(context.values).ok,
    isConflict: (_, params: LocationOutcome) => params.result === 'conflict',
    isKeptEdit: ({ context }, params: LocationOutcome) =>
      params.result === 'kept' && context.id !== undefined,
    isSetAside: ({ context }, params: LocationOutcome) =>
      params.result === 'kept' && params.entry.status === 'refused' && context.id !== undefined,
    /** Something was typed meanwhile, and there is what it can be an edit of. */
    isTypedOn: ({ context }, params: LocationOutcome) =>
      params.result === 'saved' && params.item.id !== '' && isTypedOn(context),
    isKeptTypedOn: ({ context }, params: LocationOutcome) => params.result === 'kept' && isTypedOn(context),
  },
}).createMachine({
  id: 'locationForm',
  context: ({ input }) => emptyLocationForm(input),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadForm',
        input: ({ context }) => ({ id: context.id }),
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
    loadFailed: { tags: 'failed', on: { 'retry.requested': 'loading' } },
    editing: {
      tags: 'open',
      initial: 'plain',
      on: {
        'field.changed': { actions: ['type', 'follow'] },
        'draft.restored': {
          target: '.plain',
          actions: assign(({ context, event }) => restored(context, event.key)),
        },
        'draft.discarded': {
          actions: [
            assign({ drafts: ({ context, event }) => context.drafts.filter(({ key }) => key !== event.key) }),
            { type: 'dropDraft', params: ({ event }) => ({ key: event.key }) },
          ],
        },
        'form.submitted': [
          {
            guard: 'isValid',
            target: 'saving',
            actions: assign({ fields: {}, failure: undefined, submitted: ({ context }) => context.values }),
          },
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
        'discard.requested': { guard: ({ context }) => context.entry !== undefined, target: 'discarding' },
      },
      states: {
        /** Where a question was asked from that was answered with no. */
        last: { type: 'history' },
        plain: {},
        /** Kept in this browser: the server did not answer, or has said no to it. */
        kept: {},
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
            'side.chosen': {
              actions: [
                assign(({ context, event }) => ({ values: chosen(context, event.side, event.field) })),
                { type: 'keepDraft', params: ({ context }) => draftOf(context) },
              ],
            },
          },
        },
      },
    },
    discarding: {
      tags: ['busy', 'open'],
      invoke: {
        src: 'discardUnsent',
        input: ({ context }) => known(context.entry),
        onDone: [
          { guard: isDeclined, target: 'editing.last' },
          {
            guard: ({ context }) => isLocalId(context.id ?? ''),
            target: 'left',
            actions: [
              { type: 'dropDraft', params: ({ context }) => ({ key: context.draftKey }) },
              { type: 'navigate', params: { to: '/', replace: true } },
            ],
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
          actions: assign({ failure: ({ event }) => failureOf(event.error) }),
        },
      },
    },
    saving: {
      tags: ['busy', 'open'],
      on: {
        'field.changed': {
          actions: ['type', { type: 'keepDraft', params: ({ context }) => draftSinceSubmitted(context) }],
        },
      },
      invoke: {
        src: 'saveLocation',
        input: ({ context }) => toSave(context),
        onDone: [
          {
            guard: { type: 'isConflict', params: ({ event }) => event.output },
            target: 'editing.conflicting',
            actions: [
              assign(({ context, event }) => conflicting(context, event.output)),
              { type: 'keepDraft', params: ({ context }) => draftOf(context) },
            ],
          },
          {
            guard: { type: 'isSetAside', params: ({ event }) => event.output },
            target: 'editing.kept',
            actions: [assign(({ context, event }) => kept(context, event.output)), 'follow', 'tellFailed'],
          },
          {
            guard: { type: 'isKeptEdit', params: ({ event }) => event.output },
            target: 'editing.kept',
            actions: [assign(({ context, event }) => kept(context, event.output)), 'follow', 'tellKept'],
          },
          {
            guard: { type: 'isKeptTypedOn', params: ({ event }) => event.output },
            target: 'editing.plain',
            actions: [
              'tellKept',
              assign(({ context, event }) => typedOnAfter(context, event.output)),
              'follow',
            ],
          },
          {
            guard: { type: 'isTypedOn', params: ({ event }) => event.output },
            target: 'editing.plain',
            actions: [
              'tellSaved',
              assign(({ context, event }) => typedOnAfter(context, event.output)),
              'follow',
            ],
          },
          {
            target: 'saved',
            actions: [
              enqueueActions(({ enqueue, event }) =>
                enqueue(event.output.result === 'kept' ? 'tellKept' : 'tellSaved'),
              ),
              assign({ saved: ({ event }) => locationIn(event.output) }),
              { type: 'dropDraft', params: ({ context }) => ({ key: context.draftKey }) },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isNotKept', params: ({ event }) => event },
            target: 'editing.notKept',
            actions: [assign(({ context, event }) => refused(context, event.error)), 'follow', 'tellFailed'],
          },
          {
            target: 'editing.plain',
            actions: [assign(({ context, event }) => refused(context, event.error)), 'follow', 'tellFailed'],
          },
        ],
      },
    },
    saved: {
      tags: ['busy', 'open'],
      after: {
        beforeLeaving: {
          target: 'left',
          actions: {
            type: 'navigate',
            params: ({ context }) => {
              const id = context.saved?.id || context.id || '';
              return { to: id === '' ? '/' : `/location/${encodeURIComponent(id)}`, replace: true };
            },
          },
        },
      },
    },
    left: { type: 'final' },
  },
});
