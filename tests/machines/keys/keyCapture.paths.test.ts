import { expect, test } from 'vitest';
import { keyCaptureMachine } from '../../../src/machines/keys/keyCapture.machine.ts';
import { keyCaptureStage, TAKEN } from './keyCapture.stage.ts';
import { walkAllPaths } from '../kit/modelPaths.ts';

test('every state of choosing a key is reached and every transition taken', async () => {
  const coverage = await walkAllPaths({
    machine: keyCaptureMachine,
    inputs: [TAKEN],
    stage: keyCaptureStage,
    outside: {},
    eventSets: [
      [
        { type: 'capture.started', command: 'share' },
        // Taken as it is; free; no beginning of a sequence.
        { type: 'key.pressed', key: 'e' },
        { type: 'key.pressed', key: 'b' },
        { type: 'key.pressed', key: 'mod+s' },
        { type: 'capture.confirmed' },
        { type: 'capture.cancelled' },
        { type: 'reset.requested', command: 'share', key: 's' },
        { type: 'reset.requested', command: 'edit-item', key: 'e' },
      ],
    ],
    facts: ({ context: { typed, problem } }) => [typed, problem],
  });
  expect(coverage).toEqual({ unreached: [], untaken: [] });
});
