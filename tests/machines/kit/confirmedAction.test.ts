import { createActor, toPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { confirmedAction } from '../../../src/machines/kit/confirmedAction.ts';
import { heldPromise, settled } from './heldActors.ts';

function started() {
  const [ask, act] = [heldPromise<boolean, string>(), heldPromise<void, string>()];
  const actor = createActor(confirmedAction(ask.logic, act.logic), { input: 'shelf' });
  const outcome = toPromise(actor);
  actor.start();
  return { ask, act, actor, outcome };
}

describe('what is asked about first', () => {
  test('is done after a yes, and told with what it was done to', async () => {
    const { ask, act, outcome } = started();
    expect([ask.inputs, act.inputs]).toEqual([['shelf'], []]);
    await ask.answer(true);
    expect(act.inputs).toEqual(['shelf']);
    await act.answer();
    expect(await outcome).toBe('shelf');
  });

  test.each(['no', 'no answer'])('is not done after %s', async (answer) => {
    const { ask, act, outcome } = started();
    await (answer === 'no' ? ask.answer(false) : ask.fail(new Error('No dialog')));
    expect(await outcome).toBeUndefined();
    expect(act.inputs).toEqual([]);
  });

  test('fails as the action does', async () => {
    const { ask, act, outcome } = started();
    const refusal = outcome.catch((error: unknown) => error);
    await ask.answer(true);
    await act.fail(new Error('In use'));
    expect(await refusal).toEqual(new Error('In use'));
  });

  test('is given up with who has asked for it, before a yes and after it', async () => {
    const early = started();
    early.actor.stop();
    await early.ask.answer(true);
    expect(early.act.inputs).toEqual([]);
    const late = started();
    await late.ask.answer(true);
    late.actor.stop();
    await settled();
    expect(late.act.givenUp).toEqual([true]);
  });
});
