import { assign, setup } from 'xstate';
import { type QueryChange, requiredAction } from '../kit/unprovided.ts';

export type DrilldownEvent =
  | { type: 'descend.requested'; id: string }
  | { type: 'back.requested' }
  /** Level 0 is the first location below 'Main Areas'. */
  | { type: 'level.chosen'; level: number }
  | { type: 'reset.requested' }
  /** The address changed under us: Back, Forward, reload or a link. */
  | { type: 'stack.restored'; stack: readonly string[] };

/**
 * Home's drill-down: a stack of the chosen locations' ids, outermost first (section 4). Every move of the
 * user is remembered in the address, so that Back, reload and a link restore it.
 */
export const drilldownMachine = setup({
  types: {
    context: {} as { stack: readonly string[] },
    events: {} as DrilldownEvent,
    input: {} as { stack: readonly string[] },
  },
  actions: { remember: requiredAction<QueryChange>('remember') },
  guards: {
    isDeep: ({ context }) => context.stack.length > 0,
    isAbove: ({ context }, params: { level: number }) =>
      params.level >= 0 && params.level < context.stack.length - 1,
  },
}).createMachine({
  id: 'drilldown',
  context: ({ input }) => ({ stack: input.stack }),
  on: {
    'descend.requested': {
      actions: [
        assign({ stack: ({ context, event }) => [...context.stack, event.id] }),
        { type: 'remember', params: ({ context }) => ({ set: { at: context.stack.at(-1) ?? null } }) },
      ],
    },
    'back.requested': {
      guard: 'isDeep',
      actions: [
        assign({ stack: ({ context }) => context.stack.slice(0, -1) }),
        { type: 'remember', params: ({ context }) => ({ set: { at: context.stack.at(-1) ?? null } }) },
      ],
    },
    'level.chosen': {
      guard: { type: 'isAbove', params: ({ event }) => ({ level: event.level }) },
      actions: [
        assign({ stack: ({ context, event }) => context.stack.slice(0, event.level + 1) }),
        { type: 'remember', params: ({ context }) => ({ set: { at: context.stack.at(-1) ?? null } }) },
      ],
    },
    'reset.requested': {
      guard: 'isDeep',
      actions: [assign({ stack: [] }), { type: 'remember', params: { set: { at: null } } }],
    },
    'stack.restored': { actions: assign({ stack: ({ event }) => event.stack }) },
  },
});
