import { assign, setup } from 'xstate';
import type { FieldMessages } from '../../contract/check.ts';
import type { Item } from '../../contract/entities.ts';
import { NAVIGATION_DELAYS } from '../../contract/limits.ts';
import type { ItemInput } from '../../contract/requests.ts';
import { type Failure, failureOf } from '../failure.ts';
import { checkItemForm, EMPTY_ITEM_FORM, formFromItem, type ItemFormValues } from '../model/itemForm.ts';
import { type Navigation, type Notice, requiredAction, requiredPromise } from './required.ts';

export type ItemFormEvent =
  | { type: 'field.changed'; field: keyof ItemFormValues; value: string }
  | { type: 'form.submitted' }
  /** Cancel: back to what was there before the first change. */
  | { type: 'form.reset' }
  /** Refresh Data: forget everything here and read the item again (ITEMF-09). */
  | { type: 'refresh.requested' };

export interface ItemToSave {
  /** Without an id the item is new. */
  id: string | undefined;
  /** The item as it was read, for an edit. */
  base: Item | undefined;
  input: ItemInput;
}

interface ItemFormContext {
  id: string | undefined;
  /** From the address: an id or a label. */
  requestedLocation: string;
  values: ItemFormValues;
  /** What the form falls back to. */
  pristine: ItemFormValues;
  /** The item as the server has it (edit). */
  base: Item | undefined;
  /** Messages at the fields. */
  fields: FieldMessages;
  /** Counts refused submissions, so that the view moves the focus for each. */
  refusals: number;
  failure: Failure | undefined;
  saved: Item | undefined;
}

/** The values with what is wrong in them, where something is. */
function messagesOf(values: ItemFormValues): FieldMessages {
  const checked = checkItemForm(values);
  return checked.ok ? {} : checked.fields;
}

/** A changed field keeps its message only for as long as it stays wrong; no new messages while typing. */
function stillWrong(
  values: ItemFormValues,
  shown: FieldMessages,
  changed: keyof ItemFormValues,
): FieldMessages {
  if (!(changed in shown)) return shown;
  // The other messages stay: the host may have found what nobody here can check.
  const { [changed]: _, ...others } = shown;
  const message = messagesOf(values)[changed];
  return message === undefined ? others : { ...others, [changed]: message };
}

/**
 * Add and edit item: one machine, two modes (ITEMF-13, ITEMF-14). A failed save always comes back to
 * `editing` with every character kept; where section 4 keeps a copy in the browser, those states stand
 * between `saving` and `editing`.
 */
export const itemFormMachine = setup({
  types: {
    context: {} as ItemFormContext,
    events: {} as ItemFormEvent,
    input: {} as { id?: string; locationId?: string },
    tags: {} as 'busy' | 'failed' | 'open',
  },
  actors: {
    /** The id for a location given by id or label (IDRES-01). */
    resolveLocation: requiredPromise<string, { identifier: string }>('resolveLocation'),
    loadItem: requiredPromise<Item, { id: string; fresh: boolean }>('loadItem'),
    saveItem: requiredPromise<Item, ItemToSave>('saveItem'),
  },
  actions: {
    notify: requiredAction<Notice>('notify'),
    navigate: requiredAction<Navigation>('navigate'),
  },
  delays: {
    beforeLeaving: ({ context }) =>
      context.id === undefined ? NAVIGATION_DELAYS.itemCreated : NAVIGATION_DELAYS.itemEdited,
  },
  guards: {
    isEdit: ({ context }) => context.id !== undefined,
    isNotFound: (_, params: { error: unknown }) => failureOf(params.error).kind === 'not-found',
    isValid: ({ context }) => checkItemForm(context.values).ok,
  },
}).createMachine({
  id: 'itemForm',
  context: ({ input }) => ({
    id: input.id,
    requestedLocation: input.locationId ?? '',
    values: EMPTY_ITEM_FORM,
    pristine: EMPTY_ITEM_FORM,
    base: undefined,
    fields: {},
    refusals: 0,
    failure: undefined,
    saved: undefined,
  }),
  initial: 'starting',
  states: {
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
        input: ({ context }) => ({ id: context.id ?? '', fresh: true }),
        onDone: {
          target: 'editing',
          actions: assign(({ event }) => {
            const values = formFromItem(event.output);
            return { base: event.output, values, pristine: values, fields: {}, failure: undefined };
          }),
        },
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
      on: {
        'field.changed': {
          actions: assign(({ context, event }) => {
            const values = { ...context.values, [event.field]: event.value };
            return { values, fields: stillWrong(values, context.fields, event.field) };
          }),
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
          actions: assign(({ context }) => ({
            values: context.pristine,
            fields: {},
            failure: undefined,
          })),
        },
        'refresh.requested': { guard: 'isEdit', target: 'loading' },
      },
    },
    saving: {
      tags: ['busy', 'open'],
      invoke: {
        src: 'saveItem',
        input: ({ context }) => ({ id: context.id, base: context.base, input: inputOf(context.values) }),
        onDone: {
          target: 'saved',
          actions: [
            assign({ saved: ({ event }) => event.output }),
            {
              type: 'notify',
              params: ({ context }) => ({
                kind: 'success',
                text: context.id === undefined ? 'Item added successfully' : 'Item updated successfully',
              }),
            },
          ],
        },
        onError: {
          target: 'editing',
          actions: assign(({ context, event }) => {
            const failure = failureOf(event.error);
            return { failure, fields: failure.fields ?? {}, refusals: context.refusals + 1 };
          }),
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

/** The form's values as an item; the guard before has made sure that they are one. */
function inputOf(values: ItemFormValues): ItemInput {
  const checked = checkItemForm(values);
  if (!checked.ok) throw new Error('The form is not valid.');
  return checked.value;
}
