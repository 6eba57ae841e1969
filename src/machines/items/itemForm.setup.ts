import { assign, setup } from 'xstate';
import type { FieldMessages } from '../../../contract/check.ts';
import type { Item } from '../../../contract/entities.ts';
import { NAVIGATION_DELAYS } from '../../../contract/limits.ts';
import type { ItemInput } from '../../../contract/requests.ts';
import { type Failure, failureOf } from '../../failure.ts';
import { type DraftOf, elsewhere, isSame, type Recalled } from '../../model/unsent/draft.ts';
import type { ItemFormInput, ItemFormValues } from '../../model/items/itemForm.ts';
import type { Author } from '../../model/items/history.ts';
import type { ItemToSave, LoadedItem, SaveOutcome } from '../../model/unsent/saving.ts';
import type { UnsentWork } from '../../model/unsent/unsentPhotos.ts';
import {
  checkedIn,
  isTypedOn,
  type ItemFormContext,
  type ItemFormEvent,
  messagesOf,
} from './itemForm.context.ts';
import { chosen } from './itemForm.versions.ts';
import { stillWrong } from '../kit/fieldMessages.ts';
import {
  type HostBack,
  type Navigation,
  type Notice,
  requiredAction,
  requiredCallback,
  requiredPromise,
  type UnsentGone,
} from '../kit/unprovided.ts';

const unreadIn = (event: ItemFormEvent): FieldMessages => ('unread' in event && event.unread) || {};

/** The words of the item form's machine: what happens to it, what it asks and what it does. */
export const itemFormSetup = setup({
  types: {
    context: {} as ItemFormContext,
    events: {} as ItemFormEvent,
    input: {} as ItemFormInput,
    tags: {} as 'busy' | 'failed' | 'open',
  },
  actors: {
    /** The drafts of this form, and a new key for its own input. */
    findDrafts: requiredPromise<Recalled, { form: string }>('findDrafts'),
    /** The id for a location given by id or label (IDRES-01). */
    resolveLocation: requiredPromise<string, { identifier: string }>('resolveLocation'),
    loadItem: requiredPromise<LoadedItem, { id: string }>('loadItem'),
    /** Ends the draft as soon as what was submitted is kept. */
    saveItem: requiredPromise<SaveOutcome, ItemToSave>('saveItem'),
    /** Keeps a new item that the server refused. */
    keepItem: requiredPromise<Item, { input: ItemInput; reason: Failure; draftKey: string }>('keepItem'),
    /** Who has changed these fields last; undefined where nobody tells. */
    findAuthor: requiredPromise<Author | undefined, { id: string; fields: readonly string[] }>('findAuthor'),
    /** Asks first, gives nothing where the answer is no, and rejects for a newer revision than the form began with. */
    discardUnsent: requiredPromise<UnsentWork | undefined, UnsentWork>('discardUnsent'),
    /** Tells when the host is back for which a read has failed. */
    watchHost: requiredCallback<HostBack, Failure | undefined>('watchHost'),
    /** Tells as soon as the unsent work on this record is not kept any more, now or later. */
    watchUnsent: requiredCallback<UnsentGone, { id: string | undefined }>('watchUnsent'),
  },
  actions: {
    notify: requiredAction<Notice>('notify'),
    navigate: requiredAction<Navigation>('navigate'),
    keepDraft: requiredAction<DraftOf>('keepDraft'),
    dropDraft: requiredAction<{ key: string }>('dropDraft'),
    /** This form is that of `id` from now on, and so is the address; the fields and the focus stay as they are. */
    goOnAs: requiredAction<{ id: string; before: string | undefined }>('goOnAs'),
    /** Opens the form of the item that the draft belongs to, with the draft in it. */
    goOnWith: requiredAction<{ id: string; key: string }>('goOnWith'),
    change: assign(({ context }, { field, value }: { field: keyof ItemFormValues; value: string }) => {
      const values = { ...context.values, [field]: value };
      return { values, fields: stillWrong(messagesOf(context, values), context.fields, field) };
    }),
    /** The unsent work of the form is not kept any more, nor is anything to be said of how it was kept. */
    endUnsent: assign({ gone: ({ context }) => context.entry?.revision, failure: undefined }),
    noteGone: assign({ gone: ({ context }) => context.entry?.revision }),
    refuseUnread: assign(({ context }, event: ItemFormEvent) => ({
      fields: { ...messagesOf(context), ...unreadIn(event) },
      refusals: context.refusals + 1,
    })),
  },
  delays: {
    beforeLeaving: ({ context }) =>
      context.id === undefined ? NAVIGATION_DELAYS.itemCreated : NAVIGATION_DELAYS.itemEdited,
  },
  guards: {
    isSentAhead: ({ context }) => context.sentAhead !== undefined,
    addsAnother: ({ context }, event: { another?: boolean }) =>
      event.another === true && context.id === undefined && checkedIn(context).ok,
    isEdit: ({ context }) => context.id !== undefined,
    isNotFound: (_, params: { error: unknown }) => failureOf(params.error).kind === 'not-found',
    isUnexpected: (_, params: { error: unknown }) => failureOf(params.error).kind === 'unexpected',
    isNotKept: (_, params: { error: unknown }) => failureOf(params.error).kind === 'storage',
    isValid: ({ context }) => checkedIn(context).ok,
    isSideValid: ({ context }, params: { side: 'mine' | 'theirs' }) =>
      checkedIn(context, chosen(context, params.side, undefined)).ok,
    canKeep: ({ context }) => context.id === undefined && checkedIn(context).ok,
    hasDraft: ({ context }, params: { key: string }) => context.drafts.some(({ key }) => key === params.key),
    isKept: (_, params: SaveOutcome) => params.result === 'kept',
    isUnreachable: (_, params: SaveOutcome) => params.result === 'kept' && params.unreachable,
    isConflict: (_, params: SaveOutcome) => params.result === 'conflict',
    isUnread: (_, event: ItemFormEvent) => Object.keys(unreadIn(event)).length > 0,
    isTypedOn: ({ context }) => isTypedOn(context),
    hasEntry: ({ context }) => context.entry !== undefined,
    isTyped: ({ context }) => context.id !== undefined && !isSame(context.values, context.pristine),
    isResumed: ({ context }) => context.drafts.some(({ key }) => key === context.resumed),
    isElsewhere: ({ context }, params: { key: string }) => elsewhere(context, params.key) !== undefined,
  },
});
