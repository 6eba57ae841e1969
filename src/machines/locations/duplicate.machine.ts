import { assign, setup } from 'xstate';
import type { Item, Location } from '../../../contract/entities.ts';
import { type Failure, failureOf } from '../../failure.ts';
import type { Change } from '../../model/changes/changes.ts';
import {
  type BranchSource,
  type BranchValues,
  branchOf,
  copiedBranch,
  newBranchValues,
  type TypedBranch,
  typedOfBranch,
} from '../../model/locations/branchCopy.ts';
import type { Tree } from '../../model/locations/tree.ts';
import { requiredAction, requiredCallback, requiredPromise } from '../kit/unprovided.ts';

/** What is known of the hierarchy: more of it comes while the dialog is open. */
export interface BranchKnown {
  type: 'known.changed';
  tree: Tree | undefined;
  /** Of all locations that are known, each as it is compared. */
  labels: ReadonlySet<string>;
}

/** What was typed for this location before, and neither made nor discarded. */
export interface BranchRecalled {
  type: 'typed.recalled';
  values: TypedBranch;
}

export type DuplicateEvent =
  | BranchKnown
  | BranchRecalled
  | { type: 'values.changed'; values: Partial<Omit<BranchValues, 'withItems'>> }
  /** Whether the items inside are to be copied as well: they are read then. */
  | { type: 'items.wanted'; wanted: boolean }
  | { type: 'form.submitted' }
  | { type: 'close.requested' };

interface DuplicateContext extends BranchSource {
  values: BranchValues;
  /** Something was entered that closing would lose. */
  isTyped: boolean;
  /** Some of it comes from before. */
  isRecalled: boolean;
  refusals: number;
  /** Why the items could not be read. */
  failure: Failure | undefined;
}

/** The dialog that copies a location with everything inside: what the copy is called, and the wish that it is made. */
export const duplicateMachine = setup({
  types: {
    context: {} as DuplicateContext,
    events: {} as DuplicateEvent,
    input: {} as { root: Location },
    tags: {} as 'busy',
  },
  actors: {
    watchKnown: requiredCallback<BranchKnown, void>('watchKnown'),
    recallTyped: requiredCallback<BranchRecalled, { id: string }>('recallTyped'),
    /** All that lies in these locations. */
    readItems: requiredPromise<readonly Item[], readonly Location[]>('readItems'),
    confirmClosing: requiredPromise<boolean, void>('confirmClosing'),
  },
  actions: {
    /** Whoever does it keeps what cannot be sent, and tells what came of it. */
    request: requiredAction<Change>('request'),
    /** In the place of what was kept for this location before; nothing where it is as it was proposed. */
    keepTyped: requiredAction<{ id: string; typed: TypedBranch }>('keepTyped'),
    forgetTyped: requiredAction<{ id: string }>('forgetTyped'),
    refuse: assign({ refusals: ({ context }) => context.refusals + 1 }),
  },
  guards: {
    isRight: ({ context }) => copiedBranch(context.values, context).copy !== undefined,
    isUntouched: ({ context }) => !context.isTyped,
    isUnread: ({ context }, { wanted }: { wanted: boolean }) => wanted && context.items === undefined,
  },
}).createMachine({
  id: 'duplicate',
  context: ({ input: { root } }) => ({
    root,
    locations: [],
    items: undefined,
    labels: new Set(),
    values: newBranchValues(root, new Set()),
    isTyped: false,
    isRecalled: false,
    refusals: 0,
    failure: undefined,
  }),
  invoke: [
    { src: 'watchKnown' },
    { src: 'recallTyped', input: ({ context: { root } }) => ({ id: root.id }) },
  ],
  initial: 'entering',
  on: {
    'known.changed': { actions: assign(({ context, event }) => withKnown(context, event)) },
    'typed.recalled': {
      actions: assign(({ context, event }) => ({
        values: { ...context.values, ...event.values },
        isTyped: true,
        isRecalled: true,
      })),
    },
    'values.changed': {
      actions: [
        assign(({ context, event }) => ({
          values: { ...context.values, ...event.values },
          isTyped: true,
        })),
        {
          type: 'keepTyped',
          params: ({ context: { root, values, labels } }) => ({
            id: root.id,
            typed: typedOfBranch(values, newBranchValues(root, labels)),
          }),
        },
      ],
    },
  },
  states: {
    entering: {
      on: {
        'known.changed': [
          {
            // Wanted of all that is inside by now: they are read again.
            guard: ({ context, event }) => context.values.withItems && !isSameInside(context, event),
            target: 'reading',
            actions: assign(({ context, event }) => withItemsWanted(context, event)),
          },
          { actions: assign(({ context, event }) => withKnown(context, event)) },
        ],
        'items.wanted': [
          {
            guard: { type: 'isUnread', params: ({ event }) => event },
            target: 'reading',
            actions: assign(({ context, event }) => ({
              values: { ...context.values, withItems: event.wanted },
              failure: undefined,
            })),
          },
          {
            actions: assign(({ context, event }) => ({
              values: { ...context.values, withItems: event.wanted },
            })),
          },
        ],
        'form.submitted': [
          {
            guard: 'isRight',
            target: 'closed',
            actions: [
              {
                type: 'request',
                params: ({ context: { values, ...source } }): Change => ({
                  kind: 'copy branch',
                  copy: copiedBranch(values, source).copy ?? { locations: [], items: [] },
                  name: values.name.trim(),
                  from: source.root,
                }),
              },
              { type: 'forgetTyped', params: ({ context: { root } }) => ({ id: root.id }) },
            ],
          },
          { actions: 'refuse' },
        ],
        'close.requested': [{ guard: 'isUntouched', target: 'closed' }, { target: 'asking' }],
      },
    },
    reading: {
      tags: 'busy',
      on: {
        'known.changed': {
          target: 'reading',
          reenter: true,
          actions: assign(({ context, event }) => withItemsWanted(context, event)),
        },
        'items.wanted': {
          guard: ({ event }) => !event.wanted,
          target: 'entering',
          actions: assign(({ context }) => ({ values: { ...context.values, withItems: false } })),
        },
        'close.requested': [{ guard: 'isUntouched', target: 'closed' }, { target: 'asking' }],
      },
      invoke: {
        src: 'readItems',
        input: ({ context }) => context.locations,
        onDone: { target: 'entering', actions: assign({ items: ({ event }) => event.output }) },
        onError: {
          target: 'entering',
          actions: assign(({ context, event }) => ({
            values: { ...context.values, withItems: false },
            failure: failureOf(event.error),
          })),
        },
      },
    },
    asking: {
      invoke: {
        src: 'confirmClosing',
        // What was being read is asked for again: the tick is off until then.
        onDone: [
          {
            guard: ({ event }) => event.output,
            target: 'closed',
            actions: { type: 'forgetTyped', params: ({ context: { root } }) => ({ id: root.id }) },
          },
          { target: 'entering' },
        ],
        onError: 'entering',
      },
      exit: assign(({ context }) => ({
        values: { ...context.values, withItems: context.values.withItems && context.items !== undefined },
      })),
    },
    // Not an end: a second Enter may be on its way.
    closed: {
      // Keys behind that Enter are typed into nothing.
      on: { 'values.changed': {} },
    },
  },
});

/** The dialog with another hierarchy; items that were read of other locations are none of it. */
function withKnown(context: DuplicateContext, known: BranchKnown): Partial<DuplicateContext> {
  const { values, isTyped } = context;
  const { labels } = known;
  const { root, locations } = branchIn(context, known);
  const isSame = isSameInside(context, known);
  // What was not typed yet is proposed anew, where its label is taken by now.
  const proposed = isTyped ? values : { ...newBranchValues(root, labels), isLabelled: values.isLabelled };
  return {
    root,
    labels,
    locations,
    items: isSame ? context.items : undefined,
    values: { ...proposed, withItems: values.withItems && isSame },
  };
}

/** The same, with its items on their way: what of it was proposed is as there. */
function withItemsWanted(context: DuplicateContext, known: BranchKnown): Partial<DuplicateContext> {
  const { values = context.values, ...changed } = withKnown(context, known);
  return { ...changed, values: { ...values, withItems: true } };
}

/** What is copied by now: somebody may have moved it, or called it otherwise, since its page was read. */
function branchIn(
  context: DuplicateContext,
  { tree }: BranchKnown,
): Pick<DuplicateContext, 'root' | 'locations'> {
  const root = tree?.byId.get(context.root.id) ?? context.root;
  return { root, locations: tree ? branchOf(tree, root) : context.locations };
}

function isSameInside(context: DuplicateContext, known: BranchKnown): boolean {
  const { locations } = branchIn(context, known);
  return (
    locations.length === context.locations.length &&
    locations.every(({ id }, index) => id === context.locations[index]?.id)
  );
}
