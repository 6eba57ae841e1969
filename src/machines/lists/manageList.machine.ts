import { assign, setup } from 'xstate';
import type { Lookup } from '../../../contract/entities.ts';
import { type Failure, failureOf } from '../../failure.ts';
import { failureNotice } from '../kit/failureNotice.ts';
import type { LookupKind } from '../../model/lists/lookupKind.ts';
import { type Notice, requiredAction, requiredCallback, requiredPromise } from '../kit/unprovided.ts';
import type { WatchedEvent } from '../kit/queryState.ts';
import { dataIn, failureIn, hasAnswered, hasFailed, watching } from '../kit/reading.ts';

type ListEvent = WatchedEvent<'list.changed', readonly Lookup[]>;

export type ManageListEvent =
  | ListEvent
  | { type: 'name.changed'; name: string }
  | { type: 'add.requested' }
  | { type: 'remove.requested'; entry: Lookup }
  | { type: 'retry.requested' };

interface ManageListContext {
  kind: LookupKind;
  entries: readonly Lookup[];
  failure: Failure | undefined;
  /** The name being typed; it stays until it has been added, and what is typed meanwhile stays after that. */
  name: string;
  /** The name that is being added, as it was typed. */
  adding: string;
  /** What is wrong with it. */
  problem: string | undefined;
  /** The name of which nobody knows whether it was added, as the host would keep it. */
  unsure: string | undefined;
  /** The entry being removed. */
  pendingDelete: Lookup | undefined;
  /** Why the last one was not removed: the dialog may stand over the notice. */
  refusal: string | undefined;
}

/** One thing of each list, as its messages name it. */
const THING: Record<LookupKind, string> = { categories: 'Category', types: 'Type', areas: 'Area' };

/** The new entry's name as the host keeps it: areas in capitals (ENT-18). */
function storedName({ kind, adding }: { kind: LookupKind; adding: string }): string {
  return kind === 'areas' ? adding.trim().toUpperCase() : adding.trim();
}

/** How long the message of a refused removal stays, in ms (ERR-50). */
const REMOVAL_FAILURE_SHOWN = 5000;

/** What the notices are about. */
const addingTo = (kind: LookupKind): string => `adding to ${kind}`;
const removingFrom = (kind: LookupKind): string => `removing from ${kind}`;

function addFailed(kind: LookupKind, failure: Failure): Notice {
  const { message, outcome } = failure;
  const about = addingTo(kind);
  if (outcome === 'unknown') return { ...failureNotice('', failure), about };
  const reason = message || 'Unknown error';
  return {
    kind: 'error',
    about,
    text:
      kind === 'categories'
        ? `Failed to add category: ${reason}`
        : `Failed to add or remove location type or area: ${reason}`,
  };
}

function removeFailed(kind: LookupKind, failure: Failure): Notice {
  const { message, outcome } = failure;
  const about = removingFrom(kind);
  if (outcome === 'unknown') return { ...failureNotice('', failure), about };
  const reason = message || 'Unknown error';
  if (kind !== 'categories') {
    return { kind: 'error', text: `Failed to add or remove location type or area: ${reason}`, about };
  }
  return {
    kind: 'error',
    about,
    text: `Failed to remove category: ${reason}`,
    detail: 'This category might be in use by items in your inventory.',
    duration: REMOVAL_FAILURE_SHOWN,
  };
}

/** Where nobody knows whether it was removed the message says so. */
const refusalOf = ({ message, outcome }: Failure): string =>
  outcome === 'unknown' ? message : `Not removed. ${message || 'Unknown error'}`;

/** What was typed is in the list; what is typed since stays. */
const afterAdded = ({ context: { name, adding } }: { context: ManageListContext }) => ({
  name: name === adding ? '' : name,
  problem: undefined,
  unsure: undefined,
});
const KEEP_NAME = {
  type: 'keepName',
  params: ({ context: { kind, name } }: { context: ManageListContext }) => ({ kind, name }),
} as const;

/** 'Manage Categories', 'Manage Types' and 'Manage Areas': one machine, three uses. */
export const manageListMachine = setup({
  types: {
    context: {} as ManageListContext,
    events: {} as ManageListEvent,
    /** `name`: what was typed when the dialog was closed. */
    input: {} as { kind: LookupKind; name?: string | undefined },
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    watchList: requiredCallback<ListEvent, { kind: LookupKind }>('watchList'),
    addEntry: requiredPromise<void, { kind: LookupKind; name: string }>('addEntry'),
    removeEntry: requiredPromise<void, { kind: LookupKind; entry: Lookup }>('removeEntry'),
  },
  actions: {
    notify: requiredAction<Notice>('notify'),
    /** Keeps what is typed for when the dialog is closed and opened again; '' for nothing. */
    keepName: requiredAction<{ kind: LookupKind; name: string }>('keepName'),
  },
  guards: {
    hasName: ({ context }) => context.name.trim() !== '',
    isThereAfterAll: ({ context: { unsure } }, entries: readonly Lookup[]) =>
      unsure !== undefined && entries.some(({ name }) => name === unsure),
  },
}).createMachine({
  id: 'manageList',
  context: ({ input }) => ({
    kind: input.kind,
    entries: [],
    failure: undefined,
    name: input.name ?? '',
    adding: '',
    problem: undefined,
    unsure: undefined,
    pendingDelete: undefined,
    refusal: undefined,
  }),
  type: 'parallel',
  states: {
    watch: watching({
      src: 'watchList',
      input: ({ context: { kind } }: { context: ManageListContext }) => ({ kind }),
    }),
    list: {
      initial: 'loading',
      on: {
        'retry.requested': '.loading',
        'list.changed': [
          {
            guard: hasAnswered,
            target: '.ready',
            actions: assign({
              entries: ({ context, event }) => dataIn(event.state) ?? context.entries,
              failure: undefined,
            }),
          },
          {
            guard: hasFailed,
            target: '.failed',
            actions: assign({ failure: ({ event }) => failureIn(event.state) }),
          },
        ],
      },
      states: { loading: { tags: 'busy' }, ready: {}, failed: { tags: 'failed' } },
    },
    addition: {
      initial: 'typing',
      // At any time: also while the last name is on its way.
      on: {
        'name.changed': {
          actions: [
            assign({ name: ({ event }) => event.name, problem: undefined, unsure: undefined }),
            KEEP_NAME,
          ],
        },
      },
      states: {
        typing: {
          on: {
            // The message has told of it by then.
            'list.changed': {
              guard: { type: 'isThereAfterAll', params: ({ event }) => dataIn(event.state) ?? [] },
              actions: [assign(afterAdded), KEEP_NAME],
            },
            'add.requested': [
              {
                guard: 'hasName',
                target: 'adding',
                actions: assign({ adding: ({ context }) => context.name, unsure: undefined }),
              },
              {
                actions: [
                  assign({ problem: ({ context }) => `${THING[context.kind]} name cannot be empty` }),
                  {
                    type: 'notify',
                    params: ({ context }) => ({
                      kind: 'warning',
                      text: `${THING[context.kind]} name cannot be empty`,
                      about: addingTo(context.kind),
                    }),
                  },
                ],
              },
            ],
          },
        },
        adding: {
          invoke: {
            src: 'addEntry',
            input: ({ context }) => ({ kind: context.kind, name: context.adding.trim() }),
            onDone: {
              target: 'typing',
              actions: [
                {
                  type: 'notify',
                  params: ({ context }) => ({
                    kind: 'success',
                    text: `Added ${THING[context.kind].toLowerCase()}: ${storedName(context)}`,
                    about: addingTo(context.kind),
                  }),
                },
                assign(afterAdded),
                KEEP_NAME,
              ],
            },
            onError: {
              target: 'typing',
              actions: [
                assign(({ context, event }) => {
                  const { message, outcome } = failureOf(event.error);
                  return {
                    problem: message || 'Unknown error',
                    unsure: outcome === 'unknown' ? storedName(context) : undefined,
                  };
                }),
                {
                  type: 'notify',
                  params: ({ context, event }) => addFailed(context.kind, failureOf(event.error)),
                },
              ],
            },
          },
        },
      },
    },
    removal: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'remove.requested': {
              target: 'removing',
              actions: assign({ pendingDelete: ({ event }) => event.entry, refusal: undefined }),
            },
          },
        },
        removing: {
          invoke: {
            src: 'removeEntry',
            input: ({ context }) => {
              if (!context.pendingDelete) throw new Error('No entry to remove.');
              return { kind: context.kind, entry: context.pendingDelete };
            },
            onDone: {
              target: 'idle',
              actions: {
                type: 'notify',
                params: ({ context }) => ({
                  kind: 'success',
                  text: `${THING[context.kind]} removed`,
                  about: removingFrom(context.kind),
                }),
              },
            },
            onError: {
              target: 'idle',
              actions: [
                assign({ refusal: ({ event }) => refusalOf(failureOf(event.error)) }),
                {
                  type: 'notify',
                  params: ({ context, event }) => removeFailed(context.kind, failureOf(event.error)),
                },
              ],
            },
          },
          exit: assign({ pendingDelete: undefined }),
        },
      },
    },
  },
});
