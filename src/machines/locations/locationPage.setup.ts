import { assign, enqueueActions, setup } from 'xstate';
import type { Item, Location } from '../../../contract/entities.ts';
import type { Failure } from '../../failure.ts';
import type { DraftOf } from '../../model/unsent/draft.ts';
import { unsavedOf } from '../../model/unsent/draftWords.ts';
import { isSample, type Origin, shownAfter, type WatchedEvent } from '../kit/queryState.ts';
import { hasAnswered, hasFailed, isNotFound } from '../kit/reading.ts';
import {
  type Navigation,
  type Notice,
  requiredAction,
  requiredCallback,
  requiredPromise,
} from '../kit/unprovided.ts';
import { descriptionKey, locationFormName, type LocationOutcome } from './locationForm.context.ts';

export type LocationEvent = WatchedEvent<'location.changed', Location>;
export type ItemsEvent = WatchedEvent<'items.changed', readonly Item[]>;

export type LocationPageEvent =
  | LocationEvent
  | ItemsEvent
  | { type: 'retry.requested' }
  | { type: 'share.requested' }
  | { type: 'delete.requested' }
  | { type: 'description.opened' }
  | { type: 'description.changed'; text: string }
  | { type: 'description.submitted' }
  /** Left as it is, to be gone on with. */
  | { type: 'description.closed' }
  /** Given up. */
  | { type: 'description.cancelled' }
  /** The same for what was left. */
  | { type: 'description.discarded' };

export interface LocationPageContext {
  /** An id or a label, as the address has it. */
  identifier: string;
  location: Location | undefined;
  /** When the location was answered, epoch ms. */
  at: number | undefined;
  /** Where the location comes from when it is not the live answer. */
  origin: Origin | undefined;
  failure: Failure | undefined;
  items: readonly Item[] | undefined;
  itemsAt: number | undefined;
  itemsOrigin: Origin | undefined;
  itemsFailure: Failure | undefined;
  /** The description as it is being edited. */
  draft: string;
  /** What its newest save has sent. */
  submitted: string;
  /** The location as it was when its description was opened: what the edit is based on. */
  described: Location | undefined;
  /** What was typed into it earlier and never saved. */
  left: DraftOf | undefined;
}

/** The words of the location page's machine: what happens to it, what it asks and what it does. */
export const locationPageSetup = setup({
  types: {
    context: {} as LocationPageContext,
    events: {} as LocationPageEvent,
    input: {} as { identifier: string },
    tags: {} as 'loading' | 'deleting' | 'saving' | 'failed',
  },
  actors: {
    watchLocation: requiredCallback<LocationEvent, { identifier: string }>('watchLocation'),
    watchItems: requiredCallback<ItemsEvent, { locationId: string }>('watchItems'),
    saveDescription: requiredPromise<LocationOutcome, { location: Location; description: string }>(
      'saveDescription',
    ),
    /** What is kept of a description that was typed on this page. */
    findDescription: requiredPromise<DraftOf | undefined, { id: string }>('findDescription'),
    shareLocation: requiredPromise<void, Location>('shareLocation'),
    /** Asks first; gives nothing where the answer is no. */
    deleteLocation: requiredPromise<Location | undefined, Location>('deleteLocation'),
  },
  actions: {
    notify: requiredAction<Notice>('notify'),
    /** Takes a notice away again. */
    withdraw: requiredAction<Notice>('withdraw'),
    navigate: requiredAction<Navigation>('navigate'),
    keepDraft: requiredAction<DraftOf>('keepDraft'),
    dropDraft: requiredAction<{ key: string }>('dropDraft'),
    typeDescription: assign(({ event }) =>
      event.type === 'description.changed' ? { draft: event.text } : {},
    ),
    /** Kept as a draft of the location's form, which offers it; what was typed back is none. */
    followDescription: enqueueActions(({ context: { described, draft }, enqueue }) => {
      if (!described || described.id === '') return;
      if (draft === described.description) {
        enqueue({ type: 'dropDraft', params: { key: descriptionKey(described.id) } });
      } else enqueue({ type: 'keepDraft', params: draftOf(described, draft) });
    }),
    /** The same while a save is under way: what was submitted is kept elsewhere, only the rest is in the draft alone. */
    followSince: enqueueActions(({ context: { described, draft, submitted }, enqueue }) => {
      if (!described || described.id === '') return;
      // Typed back to what is on its way, it ends with that as it did before.
      const since = draft === submitted ? {} : { since: { description: submitted } };
      enqueue({ type: 'keepDraft', params: { ...draftOf(described, draft), ...since } });
    }),
    dropDescription: enqueueActions(({ context, enqueue }) => {
      const { described } = context;
      if (described) enqueue({ type: 'dropDraft', params: { key: descriptionKey(described.id) } });
    }),
  },
  guards: {
    isConflict: (_, params: LocationOutcome) => params.result === 'conflict',
    isTypedOn: ({ context }) => context.draft !== context.submitted,
    isReal: ({ context }) => context.location !== undefined && !isSample(context.origin),
    hasId: ({ context }) =>
      context.location !== undefined && context.location.id !== '' && !isSample(context.origin),
    isUnchanged: ({ context }) => context.draft === (context.described?.description ?? ''),
    isOpened: ({ context }) => context.described !== undefined && isDescribed(context),
  },
});

/** Whether what is edited is the location on screen. */
export function isDescribed({ described, location }: LocationPageContext): boolean {
  return described?.id === location?.id;
}

/** Whether the page leads to another location from now on: a label may be given to another one while it is open. */
export function becomesAnother(given: { context: LocationPageContext; event: LocationEvent }): boolean {
  const { context, event } = given;
  if (!context.location || !(hasAnswered(given) || hasFailed(given))) return false;
  const after = shownAfter({ ...context, data: context.location }, event.state);
  return isNotFound(given) || after.data?.id !== context.location.id;
}

/** The description as it is opened: with what was left of it, on what that was based on. */
export function opened({ location, left: draft }: LocationPageContext): Partial<LocationPageContext> {
  // What was saved since is no change of what was there before.
  const [left] = location && draft ? unsavedOf([draft], { description: location.description }) : [draft];
  return {
    draft: left?.values['description'] ?? location?.description ?? '',
    described: (left?.since ? undefined : left?.location) ?? location,
    left: undefined,
  };
}

/** What is left of it when it is closed; undefined where nothing was typed. */
export function leftOpen({ described, draft }: LocationPageContext): DraftOf | undefined {
  return described && draft !== described.description ? draftOf(described, draft) : undefined;
}

function draftOf(location: Location, description: string): DraftOf {
  return {
    key: descriptionKey(location.id),
    form: locationFormName(location.id),
    values: { description },
    location,
  };
}
