import { assign, enqueueActions } from 'xstate';
import { failureNotice } from '../kit/failureNotice.ts';
import { importRowsSetup } from './importRows.setup.ts';
import { lastSettled, MISSED, withSettled, withTakenBack } from './importRows.steps.ts';

/** All problems at once, and what was made of them taken back. After it the rows are read anew. */
export const settling = importRowsSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      entry: assign({ isSettling: false }),
      on: {
        'problems.settled': {
          target: 'due',
          actions: assign({ settledBy: ({ event }) => event.by, isSettling: true }),
        },
        'edit.undone': {
          guard: 'isUndoingSettled',
          target: 'dueBack',
          actions: assign({ isSettling: true }),
        },
      },
    },
    /** What was typed just before is to be on the host first: its row may have no problem any more. */
    due: { tags: 'settling', always: { guard: 'hasNoEdit', target: 'all' } },
    all: {
      tags: 'settling',
      invoke: {
        src: 'settleProblems',
        input: ({ context: { id, sheet, settledBy: by, unsent } }) => ({
          id,
          sheet,
          by,
          besides: unsent.map(({ line }) => line),
        }),
        onDone: {
          target: 'idle',
          actions: enqueueActions(({ context, event: { output }, enqueue }) => {
            enqueue.raise({ type: 'rows.renewed', past: withSettled(context.past, output.settled) });
            enqueue('rowChanged');
            // It is said once the rows are being read anew: some of it is done.
            if (output.failure)
              enqueue({
                type: 'notify',
                params: failureNotice(MISSED.settling, output.failure),
              });
          }),
        },
      },
    },
    /** What was done since in these rows, or taken back of that, is to be on the host first: it would come over it. */
    dueBack: { tags: 'settling', always: { guard: 'areSettledSent', target: 'back' } },
    back: {
      tags: 'settling',
      invoke: {
        src: 'takeBack',
        input: ({ context: { id, sheet, past } }) => ({ id, sheet, settled: lastSettled(past) }),
        onDone: {
          target: 'idle',
          actions: enqueueActions(({ context, event: { output }, enqueue }) => {
            enqueue.raise({ type: 'rows.renewed', past: withTakenBack(context.past, output.settled) });
            enqueue('rowChanged');
            if (output.failure)
              enqueue({
                type: 'notify',
                params: failureNotice(MISSED.takingBack, output.failure),
              });
          }),
        },
      },
    },
  },
});
