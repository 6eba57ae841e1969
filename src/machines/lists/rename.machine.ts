import { assign, setup } from 'xstate';
import type { Lookup } from '../../../contract/entities.ts';
import { failureOf } from '../../failure.ts';
import type { LookupKind } from '../../model/lists/lookupKind.ts';
import { type Notice, requiredAction, requiredPromise } from '../kit/unprovided.ts';

type RenameEvent =
  | { type: 'name.changed'; name: string }
  /** The entry as the list has it now. */
  | { type: 'entry.listed'; entry: Lookup }
  | { type: 'rename.requested' }
  /** It has this name by now: it was asked for before the dialog was closed and opened again. */
  | { type: 'rename.done'; name: string }
  /** The field is left by its key: what is typed there stays. */
  | { type: 'rename.left' }
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
  /** As the one who types has seen it. */
  entry: Lookup;
  /** As the list has it, whoever has renamed it since. */
  listed: Lookup;
  /** It is told that somebody else was faster; the list has yet to bring what that one has written. */
  hasMet: boolean;
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

/** Who was told that somebody else was faster goes on from their name, and from nothing that was not told. */
function withListed(context: RenameContext, listed: Lookup): Partial<RenameContext> {
  const isNews = context.hasMet && listed.name !== context.entry.name;
  return isNews ? { listed, entry: listed, hasMet: false } : { listed };
}

/** Beside the field, where it can be put right, why the host has refused the name. */
function withRefusal(context: RenameContext, error: unknown): Partial<RenameContext> {
  const { kind, fields, message } = failureOf(error);
  // What names a field is refused for what was typed, and says nothing of anybody else.
  const hasMet = kind === 'conflict' && fields === undefined;
  return {
    problem: message || 'Unknown error',
    hasMet,
    ...withListed({ ...context, hasMet }, context.listed),
  };
}

/** The other name of an entry, from its field to the host. Ends once the host has it, or it is given up. */
export const renameMachine = setup({
  types: {
    context: {} as RenameContext,
    events: {} as RenameEvent,
    /** `name`: what was typed when the dialog was closed. */
    input: {} as { kind: LookupKind; entry: Lookup; name?: string | undefined },
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
    isTyped: ({ context }) => context.name.trim() !== '' && storedName(context) !== context.entry.name,
  },
}).createMachine({
  id: 'rename',
  context: ({ input: { kind, entry, name = entry.name } }) => ({
    kind,
    entry,
    listed: entry,
    hasMet: false,
    name,
    problem: undefined,
  }),
  initial: 'typing',
  on: {
    'entry.listed': { actions: assign(({ context, event }) => withListed(context, event.entry)) },
  },
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
        'rename.left': [
          { guard: 'isTyped', actions: assign({ problem: 'Rename it first, or cancel.' }) },
          { target: 'done' },
        ],
        'rename.cancelled': { target: 'done' },
        'rename.done': { guard: ({ context, event }) => storedName(context) === event.name, target: 'done' },
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
          actions: assign(({ context, event }) => withRefusal(context, event.error)),
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
