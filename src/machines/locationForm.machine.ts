import { assign, enqueueActions, setup } from 'xstate';
import type { FieldMessages } from '../../contract/check.ts';
import type { Item, Location, Lookup } from '../../contract/entities.ts';
import { NAVIGATION_DELAYS } from '../../contract/limits.ts';
import type { LocationCreateRequest } from '../../contract/requests.ts';
import { type Failure, failureOf } from '../failure.ts';
import { type Draft, type DraftOf, isSame, withDraft } from '../model/draft.ts';
import {
  checkLocationForm,
  EMPTY_LOCATION_FORM,
  formFromLocation,
  type LocationFormValues,
  newLocationForm,
} from '../model/locationForm.ts';
import { type Navigation, type Notice, requiredAction, requiredPromise } from './required.ts';

/** What the form needs before it opens; the location only for an edit. */
export interface LocationFormData {
  types: readonly Lookup[];
  areas: readonly Lookup[];
  location: Location | undefined;
  /** Input of earlier times that was never submitted, and the key for the input of now. */
  drafts: readonly Draft[];
  draftKey: string;
}

export interface LocationToSave {
  /** Without an id the location is new. */
  id: string | undefined;
  input: LocationCreateRequest;
}

export type LocationFormEvent =
  | { type: 'field.changed'; field: keyof LocationFormValues; value: string }
  | { type: 'form.submitted' }
  | { type: 'form.reset' }
  | { type: 'retry.requested' }
  | { type: 'draft.restored'; key: string }
  | { type: 'draft.discarded'; key: string };

interface LocationFormContext {
  id: string | undefined;
  parentId: string | null;
  values: LocationFormValues;
  pristine: LocationFormValues;
  fields: FieldMessages;
  refusals: number;
  failure: Failure | undefined;
  saved: Location | undefined;
  draftKey: string;
  /** Input of earlier times, offered again. */
  drafts: readonly Draft[];
}

/** The form that a draft belongs to. */
export function locationFormName(id: string | undefined): string {
  return id === undefined ? 'location-add' : `location-edit_${id}`;
}

function messagesOf(values: LocationFormValues): FieldMessages {
  const checked = checkLocationForm(values);
  return checked.ok ? {} : checked.fields;
}

/** A changed field keeps its message only for as long as it stays wrong; no new messages while typing. */
function stillWrong(
  values: LocationFormValues,
  shown: FieldMessages,
  changed: keyof LocationFormValues,
): FieldMessages {
  if (!(changed in shown)) return shown;
  // The other messages stay: the host may have found what nobody here can check.
  const { [changed]: _, ...others } = shown;
  const message = messagesOf(values)[changed];
  return message === undefined ? others : { ...others, [changed]: message };
}

/** Add and edit location: one machine, two modes; a failed save comes back with everything kept. */
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
    saveLocation: requiredPromise<Location, LocationToSave>('saveLocation'),
  },
  actions: {
    notify: requiredAction<Notice>('notify'),
    navigate: requiredAction<Navigation>('navigate'),
    keepDraft: requiredAction<DraftOf>('keepDraft'),
    dropDraft: requiredAction<{ key: string }>('dropDraft'),
  },
  delays: { beforeLeaving: NAVIGATION_DELAYS.locationSaved },
  guards: {
    isNotFound: (_, params: { error: unknown }) => failureOf(params.error).kind === 'not-found',
    isValid: ({ context }) => checkLocationForm(context.values).ok,
  },
}).createMachine({
  id: 'locationForm',
  context: ({ input }) => ({
    id: input.id,
    parentId: input.parentId ?? null,
    values: EMPTY_LOCATION_FORM,
    pristine: EMPTY_LOCATION_FORM,
    fields: {},
    refusals: 0,
    failure: undefined,
    saved: undefined,
    draftKey: '',
    drafts: [],
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadForm',
        input: ({ context }) => ({ id: context.id }),
        onDone: {
          target: 'editing',
          actions: assign(({ context, event }) => {
            const { types, areas, location, drafts, draftKey } = event.output;
            const values = location
              ? formFromLocation(location)
              : newLocationForm(types, areas, context.parentId);
            return { values, pristine: values, failure: undefined, drafts, draftKey };
          }),
        },
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
      on: {
        'field.changed': {
          actions: [
            assign(({ context, event }) => {
              const values = { ...context.values, [event.field]: event.value };
              return { values, fields: stillWrong(values, context.fields, event.field) };
            }),
            // Typed back to what it was: there is nothing to keep.
            enqueueActions(({ context, enqueue }) => {
              if (isSame(context.values, context.pristine)) {
                enqueue({ type: 'dropDraft', params: { key: context.draftKey } });
              } else enqueue({ type: 'keepDraft', params: draftOf(context) });
            }),
          ],
        },
        'draft.restored': {
          actions: assign(({ context, event }) => {
            const draft = context.drafts.find(({ key }) => key === event.key);
            if (!draft) return {};
            return {
              values: withDraft(context.values, draft.values),
              draftKey: draft.key,
              drafts: context.drafts.filter(({ key }) => key !== event.key),
              fields: {},
              failure: undefined,
            };
          }),
        },
        'draft.discarded': {
          actions: [
            assign({ drafts: ({ context, event }) => context.drafts.filter(({ key }) => key !== event.key) }),
            { type: 'dropDraft', params: ({ event }) => ({ key: event.key }) },
          ],
        },
        'form.submitted': [
          { guard: 'isValid', target: 'saving', actions: assign({ fields: {}, failure: undefined }) },
          {
            actions: assign({
              fields: ({ context }) => messagesOf(context.values),
              refusals: ({ context }) => context.refusals + 1,
            }),
          },
        ],
        'form.reset': {
          actions: [
            assign(({ context }) => ({ values: context.pristine, fields: {}, failure: undefined })),
            { type: 'dropDraft', params: ({ context }) => ({ key: context.draftKey }) },
          ],
        },
      },
    },
    saving: {
      tags: ['busy', 'open'],
      invoke: {
        src: 'saveLocation',
        input: ({ context }) => ({ id: context.id, input: inputOf(context.values) }),
        onDone: {
          target: 'saved',
          actions: [
            assign({ saved: ({ event }) => event.output }),
            { type: 'dropDraft', params: ({ context }) => ({ key: context.draftKey }) },
            {
              type: 'notify',
              params: ({ context }) => ({
                kind: 'success',
                text: context.id === undefined ? 'Location created' : 'Location updated',
              }),
            },
          ],
        },
        onError: {
          target: 'editing',
          actions: [
            assign(({ context, event }) => {
              const failure = failureOf(event.error);
              return { failure, fields: failure.fields ?? {}, refusals: context.refusals + 1 };
            }),
            {
              type: 'notify',
              params: ({ context }) => ({
                kind: 'error',
                text: `Failed to create or update location: ${context.failure?.message ?? 'Unknown error'}`,
              }),
            },
          ],
        },
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
              const id = context.id ?? context.saved?.id ?? '';
              return { to: id === '' ? '/' : `/location/${encodeURIComponent(id)}`, replace: true };
            },
          },
        },
      },
    },
    left: { type: 'final' },
  },
});

/** The form's values as a location; the guard before has made sure that they are one. */
function inputOf(values: LocationFormValues): LocationCreateRequest {
  const checked = checkLocationForm(values);
  if (!checked.ok) throw new Error('The form is not valid.');
  return checked.value;
}

function draftOf({ draftKey, id, values }: LocationFormContext): DraftOf {
  return { key: draftKey, form: locationFormName(id), values: { ...values } };
}
