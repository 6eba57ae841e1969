import { assign, setup } from 'xstate';
import type { Item } from '../../../contract/entities.ts';
import { type Failure, failureOf } from '../../failure.ts';
import { type Notice, requiredAction, requiredPromise } from '../kit/unprovided.ts';

export type SelectionEvent =
  /** What the list shows now: nothing else can be selected, so that nobody acts on what is not in sight. */
  | { type: 'items.shown'; items: readonly Item[] }
  | { type: 'item.toggled'; item: Item }
  | { type: 'all.chosen' }
  | { type: 'selection.cleared' }
  /** The selected ones, or one that need not be selected. */
  | { type: 'delete.requested'; item?: Item };

interface SelectionContext {
  shown: readonly Item[];
  /** In the order in which they were selected. */
  selected: readonly Item[];
  /** Not deleted yet of those that are being deleted. */
  queue: readonly Item[];
  /** How many are being deleted, from the first to the last. */
  total: number;
  /** The ids of those that are gone already. */
  deleted: readonly string[];
  /** Those that could not be deleted, with the reason. */
  failed: readonly { item: Item; reason: string; isUnknown: boolean }[];
  /** How often several were deleted: after each the list has to be read anew. */
  rounds: number;
}

/** Several items of a list, chosen to do something with all of them at once. */
export const selectionMachine = setup({
  types: {
    context: {} as SelectionContext,
    events: {} as SelectionEvent,
    tags: {} as 'deleting',
  },
  actors: {
    /** Whether the user really means all of these; asked once. */
    confirmDeletion: requiredPromise<boolean, readonly Item[]>('confirmDeletion'),
    deleteItem: requiredPromise<void, Item>('deleteItem'),
  },
  actions: {
    notify: requiredAction<Notice>('notify'),
  },
  guards: {
    hasSome: ({ context }, { item }: { item?: Item }) => item !== undefined || context.selected.length > 0,
    isDone: ({ context }) => context.queue.length === 0,
  },
}).createMachine({
  id: 'selection',
  context: { shown: [], selected: [], queue: [], total: 0, deleted: [], failed: [], rounds: 0 },
  initial: 'choosing',
  on: {
    'items.shown': {
      actions: assign(({ context, event: { items } }) => ({
        shown: items,
        selected: onlyThose(context.selected, items),
      })),
    },
  },
  states: {
    choosing: {
      on: {
        'item.toggled': {
          actions: assign({
            selected: ({ context: { selected }, event: { item } }) =>
              selected.some(({ id }) => id === item.id)
                ? selected.filter(({ id }) => id !== item.id)
                : [...selected, item],
          }),
        },
        'all.chosen': { actions: assign({ selected: ({ context }) => context.shown }) },
        'selection.cleared': { actions: assign({ selected: [] }) },
        'delete.requested': {
          guard: { type: 'hasSome', params: ({ event }) => event },
          target: 'confirming',
          // What was asked about is what is deleted, whatever the list shows by then.
          actions: assign({
            queue: ({ context, event }) => (event.item ? [event.item] : context.selected),
            deleted: [],
            failed: [],
          }),
        },
      },
    },
    confirming: {
      invoke: {
        src: 'confirmDeletion',
        input: ({ context }) => context.queue,
        onDone: [
          {
            guard: ({ event }) => event.output,
            target: 'deleting',
            actions: assign({ total: ({ context }) => context.queue.length }),
          },
          { target: 'choosing' },
        ],
        onError: 'choosing',
      },
    },
    deleting: {
      tags: 'deleting',
      initial: 'next',
      states: {
        next: { always: [{ guard: 'isDone', target: 'done' }, { target: 'one' }] },
        // One after the other: each either is gone or stays, and the count tells how far it is.
        one: {
          invoke: {
            src: 'deleteItem',
            input: ({ context }) => first(context.queue),
            onDone: {
              target: 'next',
              actions: assign(({ context }) => ({
                queue: context.queue.slice(1),
                deleted: [...context.deleted, first(context.queue).id],
                selected: context.selected.filter(({ id }) => id !== first(context.queue).id),
              })),
            },
            onError: {
              target: 'next',
              actions: assign({
                queue: ({ context }) => context.queue.slice(1),
                failed: ({ context, event }) => [
                  ...context.failed,
                  failedDeletion(first(context.queue), failureOf(event.error)),
                ],
              }),
            },
          },
        },
        done: { type: 'final' },
      },
      onDone: {
        target: 'choosing',
        actions: [
          { type: 'notify', params: ({ context }) => outcome(context) },
          assign({ rounds: ({ context }) => context.rounds + 1 }),
        ],
      },
    },
  },
});

/** Those of `selected` that are in `items` too; either can be all of a location's thousands. */
function onlyThose(selected: readonly Item[], items: readonly Item[]): readonly Item[] {
  if (selected.length === 0) return selected;
  const ids = new Set(items.map(({ id }) => id));
  return selected.filter(({ id }) => ids.has(id));
}

/** Only reached with one; anything else is a fault of ours. */
function first(queue: readonly Item[]): Item {
  const [item] = queue;
  if (!item) throw new Error('No item to delete.');
  return item;
}

function failedDeletion(item: Item, { message, outcome: known }: Failure) {
  return { item, reason: message, isUnknown: known === 'unknown' };
}

function outcome({ total, deleted, failed }: SelectionContext): Notice {
  const [failure] = failed;
  if (!failure) {
    return { kind: 'success', text: total === 1 ? 'Item deleted' : `${total} items deleted`, deleted };
  }
  const isKnown = failed.every(({ isUnknown }) => !isUnknown);
  return {
    kind: isKnown ? 'error' : 'warning',
    text: `${total - failed.length} of ${total} items ${isKnown ? '' : 'surely '}deleted`,
    detail:
      failed.length === 1
        ? `${failure.item.name}: ${failure.reason}`
        : `${failed.length} ${isKnown ? 'are still here' : 'may still be here'}, the first of them ${failure.item.name}: ${failure.reason}`,
    ...(deleted.length > 0 && { deleted }),
  };
}
