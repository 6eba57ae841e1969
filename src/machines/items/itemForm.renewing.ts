import { assign } from 'xstate';
import { loaded } from './itemForm.context.ts';
import { itemFormSetup } from './itemForm.setup.ts';

/**
 * Where the unsent work of the open form is not kept any more. With nothing typed since, the form becomes what the server
 * has; what was typed stays, and is saved as a change of what was sent: the next save is compared with that.
 */
export const whenGone = [
  { guard: 'isTyped', target: 'plain', actions: 'endUnsent' },
  { guard: 'hasEntry', target: 'renewing', actions: 'endUnsent' },
] as const;

/** The form stays open while it is read again, and takes letters: whatever is typed meanwhile is not written over. */
export const renewing = itemFormSetup.createStateConfig({
  invoke: {
    src: 'loadItem',
    input: ({ context }) => ({ id: context.id ?? '' }),
    onDone: [
      // What was known before is older than what was sent.
      { guard: ({ event }) => event.output.knownAt !== undefined, target: 'plain' },
      { guard: 'isTyped', target: 'plain' },
      {
        guard: ({ event }) => event.output.sentAs !== undefined,
        target: '#itemForm.left',
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
        target: 'conflicting',
        actions: assign(({ event }) => loaded(event.output)),
      },
      { target: 'plain', actions: assign(({ event }) => loaded(event.output)) },
    ],
    // The form has what was sent; a save says what is wrong.
    onError: 'plain',
  },
});
