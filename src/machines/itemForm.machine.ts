import { assign, enqueueActions, setup } from 'xstate';
import type { Item } from '../../contract/entities.ts';
import { NAVIGATION_DELAYS } from '../../contract/limits.ts';
import type { ItemInput } from '../../contract/requests.ts';
import { type Failure, failureOf } from '../failure.ts';
import { type Draft, type DraftOf, isSame, withDraft } from '../model/draft.ts';
import { checkItemForm, formFromInput } from '../model/itemForm.ts';
import type { ItemToSave, LoadedItem, SaveOutcome } from '../model/saving.ts';
import { isLocalId, type UnsentEntry } from '../model/unsent.ts';
import {
  chosen,
  draftOf,
  formOf,
  inputOf,
  type ItemFormContext,
  type ItemFormEvent,
  itemIn,
  kept,
  known,
  loaded,
  messagesOf,
  newItemForm,
  nextItem,
  pristineOf,
  reasonOf,
  refused,
  sideOf,
  stillWrong,
} from './itemForm.context.ts';
import { type Navigation, type Notice, requiredAction, requiredPromise } from './required.ts';

/** CREATE-07. */
const STORED_LOCALLY = {
  kind: 'warning',
  text: 'Server unavailable - item stored locally',
} as const satisfies Notice;

/**
 * Add and edit item: one machine, two modes (ITEMF-13, ITEMF-14). A save that fails always comes back to
 * `editing` with every character kept; its states there say what became of the input: unreachable and refused
 * (kept in this browser), notKept (nowhere but here), conflicting (both sides side by side).
 */
export const itemFormMachine = setup({
  types: {
    context: {} as ItemFormContext,
    events: {} as ItemFormEvent,
    input: {} as { id?: string; locationId?: string },
    tags: {} as 'busy' | 'failed' | 'open',
  },
  actors: {
    /** The drafts of this form, and a new key for its own input. */
    findDrafts: requiredPromise<{ drafts: readonly Draft[]; draftKey: string }, { form: string }>(
      'findDrafts',
    ),
    /** The id for a location given by id or label (IDRES-01). */
    resolveLocation: requiredPromise<string, { identifier: string }>('resolveLocation'),
    loadItem: requiredPromise<LoadedItem, { id: string }>('loadItem'),
    saveItem: requiredPromise<SaveOutcome, ItemToSave>('saveItem'),
    /** Keeps a new item that the server refused. */
    keepItem: requiredPromise<Item, { input: ItemInput; reason: Failure }>('keepItem'),
    confirmDiscard: requiredPromise<boolean, UnsentEntry>('confirmDiscard'),
    /** Only what the form began with: rejects for a newer revision. */
    discardUnsent: requiredPromise<void, { id: string; revision: string }>('discardUnsent'),
  },
  actions: {
    notify: requiredAction<Notice>('notify'),
    navigate: requiredAction<Navigation>('navigate'),
    keepDraft: requiredAction<DraftOf>('keepDraft'),
    dropDraft: requiredAction<{ key: string }>('dropDraft'),
  },
  delays: {
    beforeLeaving: ({ context }) =>
      context.id === undefined ? NAVIGATION_DELAYS.itemCreated : NAVIGATION_DELAYS.itemEdited,
  },
  guards: {
    addsAnother: ({ context }) => context.addsAnother,
    isEdit: ({ context }) => context.id !== undefined,
    isNotFound: (_, params: { error: unknown }) => failureOf(params.error).kind === 'not-found',
    isUnexpected: (_, params: { error: unknown }) => failureOf(params.error).kind === 'unexpected',
    isNotKept: (_, params: { error: unknown }) => failureOf(params.error).kind === 'storage',
    isValid: ({ context }) => checkItemForm(context.values).ok,
    canKeep: ({ context }) => context.id === undefined && checkItemForm(context.values).ok,
    hasDraft: ({ context }, params: { key: string }) => context.drafts.some(({ key }) => key === params.key),
    isKept: (_, params: SaveOutcome) => params.result === 'kept',
    isUnreachable: (_, params: SaveOutcome) => params.result === 'kept' && params.unreachable,
    isConflict: (_, params: SaveOutcome) => params.result === 'conflict',
  },
}).createMachine({
  id: 'itemForm',
  context: ({ input }) => newItemForm(input),
  initial: 'recalling',
  states: {
    recalling: {
      tags: 'busy',
      invoke: {
        src: 'findDrafts',
        input: ({ context }) => ({ form: formOf(context.id) }),
        onDone: {
          target: 'starting',
          actions: assign({
            drafts: ({ event }) => event.output.drafts,
            draftKey: ({ event }) => event.output.draftKey,
          }),
        },
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
              { type: 'navigate', params: { to: '/', replace: true } },
            ],
          },
          { target: 'loadFailed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
        ],
      },
    },
    loadFailed: { tags: 'failed', on: { 'refresh.requested': 'loading' } },
    editing: {
      tags: 'open',
      initial: 'plain',
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
        'form.submitted': [
          {
            guard: 'isValid',
            target: 'saving',
            actions: assign(({ context, event }) => ({
              fields: {},
              failure: undefined,
              addsAnother: event.another === true && context.id === undefined,
            })),
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
            assign(({ context }) => ({
              values: context.pristine,
              fields: {},
              failure: undefined,
              conflict: undefined,
            })),
            { type: 'dropDraft', params: ({ context }) => ({ key: context.draftKey }) },
          ],
        },
        'refresh.requested': { guard: 'isEdit', target: 'loading' },
        'draft.restored': {
          guard: { type: 'hasDraft', params: ({ event }) => event },
          target: '.plain',
          actions: assign(({ context, event }) => {
            const draft = context.drafts.find(({ key }) => key === event.key);
            if (!draft) return {};
            return {
              // What is in the form now is a draft of its own, and is offered another time.
              values: withDraft(context.values, draft.values),
              // Not the other side of a conflict: the draft was made without having seen it.
              base: draft.base ?? (context.conflict ? context.entry?.base : context.base),
              conflict: undefined,
              draftKey: draft.key,
              drafts: context.drafts.filter(({ key }) => key !== event.key),
              fields: {},
              failure: undefined,
            };
          }),
        },
        'draft.discarded': {
          actions: [
            assign({
              drafts: ({ context, event }) => context.drafts.filter(({ key }) => key !== event.key),
            }),
            { type: 'dropDraft', params: ({ event }) => ({ key: event.key }) },
          ],
        },
        'discard.requested': { guard: ({ context }) => context.entry !== undefined, target: 'confirming' },
      },
      states: {
        /** Where a question was asked from that was answered with no. */
        last: { type: 'history' },
        plain: {},
        /** Kept in this browser, because the server did not answer (decisions, Items, a). */
        unreachable: {},
        /** Kept in this browser, although the server said no (b). */
        refused: {},
        /** The server named fields that are wrong; the input is a draft. */
        invalid: {
          on: {
            'keep.requested': [
              { guard: 'canKeep', target: '#itemForm.keeping' },
              {
                // Changed since it was refused, to what cannot be an item at all.
                actions: assign({
                  fields: ({ context }) => messagesOf(context.values),
                  refusals: ({ context }) => context.refusals + 1,
                }),
              },
            ],
          },
        },
        /** Neither the server nor this browser has it (c): it is in the form only. */
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
    confirming: {
      tags: ['busy', 'open'],
      invoke: {
        src: 'confirmDiscard',
        input: ({ context }) => known(context.entry),
        onDone: [{ guard: ({ event }) => event.output, target: 'discarding' }, { target: 'editing.last' }],
        onError: 'editing.last',
      },
    },
    discarding: {
      tags: ['busy', 'open'],
      invoke: {
        src: 'discardUnsent',
        input: ({ context }) => ({ id: context.id ?? '', revision: known(context.entry).revision }),
        onDone: [
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
    keeping: {
      tags: ['busy', 'open'],
      invoke: {
        src: 'keepItem',
        input: ({ context }) => ({ input: inputOf(context.values), reason: reasonOf(context.failure) }),
        onDone: {
          target: 'saved',
          actions: [
            assign({ saved: ({ event }) => event.output }),
            { type: 'dropDraft', params: ({ context }) => ({ key: context.draftKey }) },
            { type: 'notify', params: STORED_LOCALLY },
          ],
        },
        onError: {
          target: 'editing.notKept',
          actions: assign({ failure: ({ event }) => failureOf(event.error) }),
        },
      },
    },
    saving: {
      tags: ['busy', 'open'],
      invoke: {
        src: 'saveItem',
        input: ({ context }) => ({
          id: context.id,
          input: inputOf(context.values),
          pristine: context.entry ? context.entry.item : pristineOf(context),
          base: context.base,
          revision: context.entry?.revision,
        }),
        onDone: [
          {
            guard: { type: 'isConflict', params: ({ event }) => event.output },
            target: 'editing.conflicting',
            actions: [
              assign(({ event, context }) => {
                if (event.output.result !== 'conflict') return {};
                const { entry, base, conflict } = event.output;
                const refusals = context.refusals + 1;
                return { values: formFromInput(conflict.mine), entry, base, conflict, refusals };
              }),
              { type: 'keepDraft', params: ({ context }) => draftOf(context) },
            ],
          },
          {
            guard: ({ context, event }) => context.id === undefined && event.output.result === 'kept',
            target: 'saved',
            actions: [
              assign({ saved: ({ event }) => itemIn(event.output) }),
              { type: 'dropDraft', params: ({ context }) => ({ key: context.draftKey }) },
              { type: 'notify', params: STORED_LOCALLY },
            ],
          },
          {
            guard: { type: 'isUnreachable', params: ({ event }) => event.output },
            target: 'editing.unreachable',
            actions: [
              assign(({ context, event }) => kept(context, event.output)),
              { type: 'dropDraft', params: ({ context }) => ({ key: context.draftKey }) },
              {
                type: 'notify',
                params: { kind: 'warning', text: 'Server unavailable - changes stored locally' },
              },
              {
                type: 'notify',
                params: { kind: 'warning', text: 'Item updated in offline mode', duration: 5000 },
              },
            ],
          },
          {
            guard: { type: 'isKept', params: ({ event }) => event.output },
            target: 'editing.refused',
            actions: [
              assign(({ context, event }) => kept(context, event.output)),
              { type: 'dropDraft', params: ({ context }) => ({ key: context.draftKey }) },
              {
                type: 'notify',
                params: { kind: 'warning', text: 'Server update failed, but changes stored locally' },
              },
            ],
          },
          {
            target: 'saved',
            actions: [
              assign({ saved: ({ event }) => itemIn(event.output), conflict: undefined }),
              { type: 'dropDraft', params: ({ context }) => ({ key: context.draftKey }) },
              {
                type: 'notify',
                params: ({ context }) => ({
                  kind: 'success',
                  text: context.id === undefined ? 'Item added successfully' : 'Item updated successfully',
                  ...(context.addsAnother && { detail: context.values.name }),
                }),
              },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isNotKept', params: ({ event }) => event },
            target: 'editing.notKept',
            actions: [
              assign(({ context, event }) => refused(context, event.error)),
              { type: 'keepDraft', params: ({ context }) => draftOf(context) },
              {
                type: 'notify',
                params: ({ context, event }) => ({
                  kind: 'error',
                  text:
                    context.id === undefined
                      ? "Failed to create item and couldn't store locally"
                      : "Failed to update item and couldn't store locally",
                  detail: failureOf(event.error).message,
                }),
              },
            ],
          },
          {
            guard: { type: 'isUnexpected', params: ({ event }) => event },
            target: 'editing.plain',
            actions: [
              assign(({ context, event }) => refused(context, event.error)),
              {
                type: 'notify',
                params: ({ context }) => ({
                  kind: 'error',
                  text: `An error occurred while ${context.id === undefined ? 'creating' : 'saving'} the item`,
                }),
              },
            ],
          },
          {
            target: 'editing.invalid',
            actions: [
              assign(({ context, event }) => refused(context, event.error)),
              { type: 'keepDraft', params: ({ context }) => draftOf(context) },
            ],
          },
        ],
      },
    },
    saved: {
      tags: ['busy', 'open'],
      always: {
        guard: 'addsAnother',
        target: 'editing.plain',
        actions: assign(({ context }) => nextItem(context)),
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
    },
    left: { type: 'final' },
  },
});
