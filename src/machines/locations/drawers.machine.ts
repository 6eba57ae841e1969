import { assign, not, setup } from 'xstate';
import type { Location, Lookup } from '../../../contract/entities.ts';
import type { Change } from '../../model/changes/changes.ts';
import {
  drawerGrid,
  type DrawerGridValues,
  drawersChanged,
  type DrawerSurroundings,
  newDrawerGrid,
  typedOfDrawers,
  withDrawerType,
} from '../../model/locations/drawerGrid.ts';
import { requiredAction, requiredCallback, requiredPromise } from '../kit/unprovided.ts';

/** What is known outside: more of it comes while the dialog is open. */
export interface DrawersKnown {
  type: 'known.changed';
  types: readonly Lookup[];
  areas: readonly Lookup[];
  /** Of all locations that are known, each as it is compared. */
  labels: ReadonlySet<string>;
}

/** What was typed for this location before, and neither made nor discarded. */
export interface DrawersRecalled {
  type: 'typed.recalled';
  values: Partial<DrawerGridValues>;
}

export type DrawersEvent =
  | DrawersKnown
  | DrawersRecalled
  | { type: 'values.changed'; values: Partial<DrawerGridValues> }
  | { type: 'form.submitted' }
  | { type: 'close.requested' };

interface DrawersContext extends DrawerSurroundings {
  values: DrawerGridValues;
  /** Something was entered that closing would lose. */
  isTyped: boolean;
  /** Some of it comes from before. */
  isRecalled: boolean;
  /** How often it was refused: from the first time on all that is wrong is said. */
  refusals: number;
}

/** So long it waits for the types where it is submitted before they are there, in ms. */
const TYPES_AWAITED = 3000;

const closing = {
  'close.requested': [{ guard: 'isUntouched', target: 'closed' }, { target: 'asking' }],
} as const;

/** The dialog that makes many locations in one: what they are to be, and the wish that they are made. */
export const drawersMachine = setup({
  types: {
    context: {} as DrawersContext,
    events: {} as DrawersEvent,
    input: {} as { parent: Location },
    tags: {} as 'busy',
  },
  actors: {
    watchKnown: requiredCallback<DrawersKnown, void>('watchKnown'),
    recallTyped: requiredCallback<DrawersRecalled, { id: string }>('recallTyped'),
    confirmClosing: requiredPromise<boolean, void>('confirmClosing'),
  },
  actions: {
    /** Whoever does it keeps what cannot be sent, and tells what came of it. */
    request: requiredAction<Change>('request'),
    /** In the place of what was kept for this location before; nothing where it is as it was proposed. */
    keepTyped: requiredAction<{ id: string; typed: Partial<DrawerGridValues> }>('keepTyped'),
    forgetTyped: requiredAction<{ id: string }>('forgetTyped'),
    refuse: assign({ refusals: ({ context }) => context.refusals + 1 }),
  },
  guards: {
    isRight: ({ context }) => drawerGrid(context.values, context).inputs !== undefined,
    isUntouched: ({ context }) => !context.isTyped,
    isWithoutTypes: ({ context }) => context.types.length === 0,
  },
  delays: { typesAwaited: TYPES_AWAITED },
}).createMachine({
  id: 'drawers',
  context: ({ input: { parent } }) => ({
    parent,
    types: [],
    areas: [],
    labels: new Set(),
    values: newDrawerGrid(parent),
    isTyped: false,
    isRecalled: false,
    refusals: 0,
  }),
  invoke: [
    { src: 'watchKnown' },
    { src: 'recallTyped', input: ({ context: { parent } }) => ({ id: parent.id }) },
  ],
  initial: 'entering',
  on: {
    'known.changed': {
      actions: assign(({ context, event: { types, areas, labels } }) => ({
        types,
        areas,
        labels,
        values: withDrawerType(context.values, types),
      })),
    },
    'typed.recalled': {
      actions: assign(({ context, event }) => ({
        values: withDrawerType({ ...context.values, ...event.values }, context.types),
        isTyped: true,
        isRecalled: true,
      })),
    },
    'values.changed': {
      actions: [
        assign(({ context, event }) => ({
          values: drawersChanged(context.values, event.values, context.types),
          isTyped: true,
        })),
        {
          type: 'keepTyped',
          params: ({ context: { values, ...around } }) => ({
            id: around.parent.id,
            typed: typedOfDrawers(values, around),
          }),
        },
      ],
    },
  },
  states: {
    entering: {
      on: { 'form.submitted': 'deciding', ...closing },
    },
    deciding: {
      always: [
        {
          guard: 'isRight',
          target: 'closed',
          actions: [
            {
              type: 'request',
              params: ({ context: { values, ...around } }): Change => ({
                kind: 'add locations',
                inputs: drawerGrid(values, around).inputs ?? [],
                to: around.parent,
              }),
            },
            { type: 'forgetTyped', params: ({ context: { parent } }) => ({ id: parent.id }) },
          ],
        },
        // Whoever is faster than the network is not told to choose from an empty list.
        { guard: 'isWithoutTypes', target: 'awaiting' },
        { target: 'entering', actions: 'refuse' },
      ],
    },
    awaiting: {
      tags: 'busy',
      on: closing,
      always: { guard: not('isWithoutTypes'), target: 'deciding' },
      after: { typesAwaited: { target: 'entering', actions: 'refuse' } },
    },
    asking: {
      invoke: {
        src: 'confirmClosing',
        onDone: [
          {
            guard: ({ event }) => event.output,
            target: 'closed',
            actions: { type: 'forgetTyped', params: ({ context: { parent } }) => ({ id: parent.id }) },
          },
          { target: 'entering' },
        ],
        onError: 'entering',
      },
    },
    // Not an end: a second Enter may be on its way.
    closed: {
      // Keys behind that Enter are typed into nothing.
      on: { 'values.changed': {} },
    },
  },
});
