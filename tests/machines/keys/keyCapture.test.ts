import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { keyCaptureMachine } from '../../../src/machines/keys/keyCapture.machine.ts';
import { keyCaptureStage } from './keyCapture.stage.ts';

function capturing() {
  const { actor, clock, told } = keyCaptureStage();
  actor.start();
  const press = (...keys: string[]) => {
    for (const key of keys) actor.send({ type: 'key.pressed', key });
  };
  return { actor, clock, told, press, now: () => actor.getSnapshot() };
}

describe('choosing a key', () => {
  test('one key is taken after the time for a second one, or at once when it is confirmed', () => {
    const { actor, clock, told, press, now } = capturing();
    actor.send({ type: 'capture.started', command: 'share' });
    press('b');
    expect(now().matches('begun')).toBe(true);
    clock.increment(2000);
    expect(told).toEqual([{ command: 'share', key: 'b' }]);
    expect(now().matches('idle')).toBe(true);
    actor.send({ type: 'capture.started', command: 'share' });
    press('v');
    actor.send({ type: 'capture.confirmed' });
    expect(told.at(-1)).toEqual({ command: 'share', key: 'v' });
  });

  test('two keys are one sequence, and a key that begins none is taken at once', () => {
    const { actor, told, press } = capturing();
    actor.send({ type: 'capture.started', command: 'home' });
    press('g', 'x');
    actor.send({ type: 'capture.started', command: 'save' });
    press('mod+s');
    expect(told).toEqual([
      { command: 'home', key: 'g x' },
      { command: 'save', key: 'mod+s' },
    ]);
  });

  test('a key that is taken is told and not kept, and the next one may be better', () => {
    const { actor, clock, told, press, now } = capturing();
    actor.send({ type: 'capture.started', command: 'share' });
    press('g', 'h');
    expect([now().context.problem, now().hasTag('capturing'), told]).toEqual(['g h is taken.', true, []]);
    press('b');
    expect(now().context.problem).toBeUndefined();
    clock.increment(2000);
    expect(told).toEqual([{ command: 'share', key: 'b' }]);
  });

  test('cancelled nothing is kept, whatever was pressed', () => {
    const { actor, clock, told, press, now } = capturing();
    actor.send({ type: 'capture.started', command: 'share' });
    press('b');
    actor.send({ type: 'capture.cancelled' });
    clock.increment(10_000);
    press('v');
    expect([told, now().context.typed, now().matches('idle')]).toEqual([[], '', true]);
  });

  test('its own keys are given back only while nothing else has them', () => {
    const { actor, told, now } = capturing();
    actor.send({ type: 'reset.requested', command: 'share', key: 's' });
    actor.send({ type: 'reset.requested', command: 'theme' });
    actor.send({ type: 'reset.requested', command: 'edit-item', key: 'e' });
    expect(told).toEqual(['reset share', 'reset theme']);
    expect(now().context.problem).toBe('e is taken.');
  });

  test('fails loudly without somebody to keep what was chosen', () => {
    const errors: unknown[] = [];
    const actor = createActor(keyCaptureMachine, {
      input: { problemWith: () => undefined, canBeginSequence: () => false },
    });
    actor.subscribe({ error: (error) => void errors.push(error) });
    actor.start();
    actor.send({ type: 'capture.started', command: 'share' });
    actor.send({ type: 'key.pressed', key: 'b' });
    expect(errors).toEqual([new Error("The action 'choose' must be provided.")]);
  });
});
