import { assign, setup } from 'xstate';
import type { Lookup } from '../../../contract/entities.ts';
import { failureOf } from '../../failure.ts';
import type { LookupKind } from './lookupList.machine.ts';
import { type Notice, requiredAction, requiredPromise } from '../kit/unprovided.ts';

type RenameEvent =
  | { type: 'name.changed'; name: string }
  | { type: 'rename.requested' }
  | { type: 'rename.cancelled' };

/** An entry that is being renamed, and what was typed for it. */
export interface TypedRename {
  kind: LookupKind;
  entry: Lookup;
  /** undefined: nothing is typed any more. */
  name: string | undefined;
}

interface RenameContext {
  kind: LookupKind;
  entry: Lookup;
  /** What stands in the field. */
  name: string;
  /** What is wrong with it. */
  problem: string | undefined;
}

interface Rename {
  kind: LookupKind;
  entry: Lookup;
  name: string;
}

const THING: Record<LookupKind, string> = { categories: 'Category', types: 'Type', areas: 'Area' };

/** The name as the host keeps it: areas in capitals (ENT-18). */
function storedName({ kind, name }: Pick<RenameContext, 'kind' | 'name'>): string {
  return kind === 'areas' ? name.trim().toUpperCase() : name.trim();
}

/** The other name of an entry, from its field to the host. Ends once the host has it, or it is given up. */
export const renameMachine = setup({
  types: {
    context: {} as RenameContext,
    events: {} as RenameEvent,
    /** `name`: what was typed when the dialog was closed. */
    input: {} as { kind: LookupKind; entry: Lookup; name?: string | undefined },
    output: {} as { renamed: string | undefined },
    tags: {} as 'saving',
  },
  actors: { renameEntry: requiredPromise<void, Rename>('renameEntry') },
  actions: {
    notify: requiredAction<Notice>('notify'),
    /** Keeps what is typed for when the dialog is closed and opened again. */
    keepRename: requiredAction<TypedRename>('keepRename'),
  },
  guards: {
    isBlank: ({ context }) => context.name.trim() === '',
    isTheSame: ({ context }) => storedName(context) === context.entry.name,
  },
}).createMachine({
  id: 'rename',
  context: ({ input: { kind, entry, name = entry.name } }) => ({ kind, entry, name, problem: undefined }),
  output: ({ context }) => ({
    renamed: storedName(context) === context.entry.name ? undefined : storedName(context),
  }),
  initial: 'typing',
  states: {
    typing: {
      on: {
        'name.changed': {
          actions: [
            assign({ name: ({ event }) => event.name, problem: undefined }),
            { type: 'keepRename', params: ({ context: { kind, entry, name } }) => ({ kind, entry, name }) },
          ],
        },
        'rename.requested': [
          {
            guard: 'isBlank',
            actions: assign({ problem: ({ context }) => `${THING[context.kind]} name cannot be empty` }),
          },
          { guard: 'isTheSame', target: 'done' },
          { target: 'saving' },
        ],
        'rename.cancelled': {
          target: 'done',
          actions: assign({ name: ({ context }) => context.entry.name }),
        },
      },
    },
    saving: {
      tags: 'saving',
      invoke: {
        src: 'renameEntry',
        input: ({ context }) => ({ kind: context.kind, entry: context.entry, name: storedName(context) }),
        onDone: {
          target: 'done',
          actions: {
            type: 'notify',
            params: ({ context }) => ({
              kind: 'success',
              text: `${THING[context.kind]} renamed: ${storedName(context)}`,
            }),
          },
        },
        onError: {
          target: 'typing',
          // Beside the field, where it can be put right.
          actions: assign({ problem: ({ event }) => failureOf(event.error).message || 'Unknown error' }),
        },
      },
    },
    done: {
      type: 'final',
      entry: {
        type: 'keepRename',
        params: ({ context: { kind, entry } }) => ({ kind, entry, name: undefined }),
      },
    },
  },
});
