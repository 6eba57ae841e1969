import { assign, enqueueActions, setup } from 'xstate';
import { type Item } from '../../../contract/entities.ts';
import { NAVIGATION_DELAYS } from '../../../contract/limits.ts';
import { type Failure, failureOf } from '../../failure.ts';
import { type DraftOf, elsewhere, isSame } from '../../model/unsent/draft.ts';
import { checkLocationForm, type LocationFormInput } from '../../model/locations/locationForm.ts';
import { type UnsentWork } from '../../model/unsent/unsentPhotos.ts';
import {
  type HostBack,
  type Navigation,
  type Notice,
  requiredAction,
  requiredCallback,
  requiredPromise,
  type UnsentGone,
} from '../kit/unprovided.ts';
import {
  isTypedOn,
  type LoadedLocation,
  type LocationFormContext,
  type LocationFormData,
  type LocationFormEvent,
  type LocationOutcome,
  type LocationToSave,
  typed,
} from './locationForm.context.ts';
import { draftOf } from './locationForm.drafts.ts';
import { chosen } from './locationForm.versions.ts';

/** After one version was kept as a whole. */
const OTHER_LEFT = 'Edit it again to get the other version back.';

/** What the notices are about. */
const savingOf = ({ id }: LocationFormContext): string => `saving location ${id ?? ''}`;

/** The words of the location form's machine: what happens to it, what it asks and what it does. */
export const locationFormSetup = setup({
  types: {
    context: {} as LocationFormContext,
    events: {} as LocationFormEvent,
    input: {} as LocationFormInput,
    tags: {} as 'busy' | 'failed' | 'open',
  },
  actors: {
    loadForm: requiredPromise<LocationFormData, { id: string | undefined; parentId: string | null }>(
      'loadForm',
    ),
    /** The item with this id: a container entry's edit link names one (decisions, Items). */
    findItem: requiredPromise<Item, { id: string }>('findItem'),
    saveLocation: requiredPromise<LocationOutcome, LocationToSave>('saveLocation'),
    /** The label for the one after the location that has this label; '' for none. */
    proposeLabel: requiredPromise<string, { label: string }>('proposeLabel'),
    /** Asks first, gives nothing where the answer is no, and rejects for a newer revision than the form began with. */
    discardUnsent: requiredPromise<UnsentWork | undefined, UnsentWork>('discardUnsent'),
    /** Tells when the host is back for which a read has failed. */
    watchHost: requiredCallback<HostBack, Failure | undefined>('watchHost'),
    /** Tells as soon as the unsent work on this record is not kept any more, now or later. */
    watchUnsent: requiredCallback<UnsentGone, { id: string | undefined }>('watchUnsent'),
    /** What an open form of the location would begin with now. */
    readAgain: requiredPromise<LoadedLocation, { id: string }>('readAgain'),
  },
  actions: {
    notify: requiredAction<Notice>('notify'),
    navigate: requiredAction<Navigation>('navigate'),
    keepDraft: requiredAction<DraftOf>('keepDraft'),
    dropDraft: requiredAction<{ key: string }>('dropDraft'),
    /** This form is that of `id` from now on, and so is the address; the fields and the focus stay as they are. */
    goOnAs: requiredAction<{ id: string; before: string | undefined }>('goOnAs'),
    /** Opens the form of the location that the draft belongs to, with the draft in it. */
    goOnWith: requiredAction<{ id: string; key: string }>('goOnWith'),
    /** The unsent work of the form is not kept any more, nor is anything to be said of how it was kept. */
    endUnsent: assign({ gone: ({ context }) => context.entry?.revision, failure: undefined }),
    noteGone: assign({ gone: ({ context }) => context.entry?.revision }),
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
      // Its form is gone: the message says which one it was.
      const name = context.sentAhead ? context.submitted.name.trim() : undefined;
      const detail = context.left ? OTHER_LEFT : name;
      enqueue({
        type: 'notify',
        params: { kind: 'success', text, ...(detail !== undefined && { detail }), about: savingOf(context) },
      });
    }),
    tellKept: enqueueActions(({ context, enqueue }) => {
      const text =
        context.id === undefined
          ? 'Server unavailable - location stored locally'
          : 'Server unavailable - changes stored locally';
      enqueue({ type: 'notify', params: { kind: 'warning', text, about: savingOf(context) } });
    }),
    /** ERR-45. */
    tellFailed: enqueueActions(({ context, enqueue }) => {
      const text = `Failed to create or update location: ${context.failure?.message ?? 'Unknown error'}`;
      enqueue({ type: 'notify', params: { kind: 'error', text, about: savingOf(context) } });
    }),
  },
  delays: { beforeLeaving: NAVIGATION_DELAYS.locationSaved },
  guards: {
    hasEntry: ({ context }) => context.entry !== undefined,
    isTyped: ({ context }) => !isSame(context.values, context.pristine),
    isNotFound: (_, params: { error: unknown }) => failureOf(params.error).kind === 'not-found',
    isNotKept: (_, params: { error: unknown }) => failureOf(params.error).kind === 'storage',
    addsAnother: ({ context }, event: { another?: boolean }) =>
      event.another === true && context.id === undefined && checkLocationForm(context.values).ok,
    isValid: ({ context }) => checkLocationForm(context.values).ok,
    isSideValid: ({ context }, params: { side: 'mine' | 'theirs' }) =>
      checkLocationForm(chosen(context, params.side, undefined)).ok,
    isElsewhere: ({ context }, params: { key: string }) => elsewhere(context, params.key) !== undefined,
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
});
