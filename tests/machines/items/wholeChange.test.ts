import { expect, test } from 'vitest';
import { wholeChangeMachine } from '../../../src/machines/items/wholeChange.machine.ts';
import { walkAllPaths } from '../kit/modelPaths.ts';
import { OFFLINE } from '../kit/samples.ts';
import { WISH, wholeChangeStage } from './wholeChange.stage.ts';

const WHOLE = { field: 'notes', before: null, after: 'n'.repeat(20_000) };

function started() {
  const stage = wholeChangeStage();
  stage.actor.start();
  return { ...stage, ask: () => stage.actor.send({ type: 'whole.requested' }) };
}

test('a cut change is read whole when it is asked for, and only then', async () => {
  const { actor, held, ask } = started();
  expect(held.readWholeChange.inputs).toEqual([]);
  ask();
  ask();
  expect(held.readWholeChange.inputs).toEqual([WISH]);
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await held.readWholeChange.answer(WHOLE);
  expect(actor.getSnapshot()).toMatchObject({ value: 'whole', context: { change: WHOLE } });
  ask();
  expect(held.readWholeChange.inputs).toHaveLength(1);
});

test('a change that cannot be read whole says why, and can be asked for again', async () => {
  const { actor, held, ask } = started();
  ask();
  await held.readWholeChange.fail(OFFLINE);
  expect(actor.getSnapshot()).toMatchObject({ value: 'cut', context: { failure: OFFLINE } });
  ask();
  expect(actor.getSnapshot().context.failure).toBeUndefined();
  await held.readWholeChange.answer(WHOLE);
  expect(actor.getSnapshot().context).toMatchObject({ change: WHOLE, failure: undefined });
});

test('every state of a cut change is reached and every transition taken', async () => {
  const coverage = await walkAllPaths({
    machine: wholeChangeMachine,
    inputs: [WISH],
    stage: wholeChangeStage,
    outside: { readWholeChange: { answers: [WHOLE], failures: [OFFLINE] } },
    eventSets: [[{ type: 'whole.requested' }]],
    facts: ({ context }) => context.change === undefined,
  });
  expect(coverage).toEqual({ unreached: [], untaken: [] });
});
