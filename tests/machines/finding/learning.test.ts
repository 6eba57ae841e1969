import { createActor, type EventObject } from 'xstate';
import { describe, expect, test } from 'vitest';
import { learningMachine } from '../../../src/machines/finding/learning.machine.ts';
import type { Notice } from '../../../src/machines/kit/unprovided.ts';
import { type Learned, NOTHING_LEARNED } from '../../../src/model/finding/learned.ts';

const MOVE = { kind: 'command', id: 'move-item', name: 'Move to…' } as const;

function stage(learned: Learned = NOTHING_LEARNED) {
  const kept: Learned[] = [];
  const told: Notice[] = [];
  const actor = createActor(
    learningMachine.provide({
      actions: { keep: (_, now) => void kept.push(now), notify: (_, notice) => void told.push(notice) },
    }),
    { input: { learned } },
  ).start();
  const press = (event: EventObject | undefined) => {
    if (event?.type !== 'word.forgotten' || !('word' in event)) throw new Error('There is no such button.');
    actor.send({ type: 'word.forgotten', word: String(event.word) });
  };
  return { actor, kept, told, press, now: () => actor.getSnapshot().context };
}

describe('a word that was missed', () => {
  test('is offered once: passed over, never again', () => {
    const { actor, kept, now } = stage();
    actor.send({ type: 'word.missed', word: 'tuck', meant: MOVE });
    expect(now().offer).toEqual({ word: 'tuck', meant: MOVE });
    actor.send({ type: 'offer.passed', word: 'tuck' });
    expect(now().offer).toBeUndefined();
    expect(kept.at(-1)?.offered).toEqual(['tuck']);
    actor.send({ type: 'word.missed', word: 'tuck', meant: MOVE });
    expect(now().offer).toBeUndefined();
  });

  test('of which another one was offered meanwhile leaves that one', () => {
    const { actor, kept, now } = stage();
    actor.send({ type: 'word.missed', word: 'tuck', meant: MOVE });
    actor.send({ type: 'word.missed', word: 'stash', meant: MOVE });
    actor.send({ type: 'offer.passed', word: 'tuck' });
    expect(now().offer?.word).toBe('stash');
    expect(kept.at(-1)?.offered).toEqual(['tuck']);
  });

  test('is remembered, kept and told of, and can be forgotten from there', () => {
    const { actor, kept, told, press, now } = stage();
    actor.send({ type: 'word.missed', word: 'tuck', meant: MOVE });
    actor.send({ type: 'word.remembered', word: 'tuck', meant: MOVE });
    expect(now().offer).toBeUndefined();
    expect(kept.at(-1)?.words).toEqual([{ word: 'tuck', ...MOVE }]);
    expect(told.at(-1)?.text).toBe('“tuck” now finds Move to…');
    // What was offered in the palette that has just closed was taken.
    actor.send({ type: 'offer.passed', word: 'tuck' });
    expect(kept.at(-1)?.offered).toEqual([]);
    press(told.at(-1)?.action?.event);
    expect([now().learned.words, kept.at(-1)?.words]).toEqual([[], []]);
  });
});

describe('a command chosen by the palette', () => {
  const chosen = { type: 'command.chosen', id: 'move-item', name: 'Move M3 nut to…', press: 'M' } as const;

  test('has its key told once, at the third time, when the palette is closed', () => {
    const { actor, kept, told } = stage();
    for (let time = 0; time < 2; time++) {
      actor.send(chosen);
      actor.send({ type: 'palette.closed' });
    }
    actor.send(chosen);
    expect(told).toEqual([]);
    actor.send({ type: 'palette.closed' });
    expect(told).toMatchObject([{ text: 'Next time: press M', detail: 'Move M3 nut to…' }]);
    for (let time = 0; time < 5; time++) {
      actor.send(chosen);
      actor.send({ type: 'palette.closed' });
    }
    expect(told).toHaveLength(1);
    expect(kept.at(-1)?.chosen).toEqual([{ id: 'move-item', times: 3, isTold: true }]);
  });

  test('has none told where none works', () => {
    const { actor, told } = stage();
    for (let time = 0; time < 5; time++) {
      actor.send({ ...chosen, press: undefined });
      actor.send({ type: 'palette.closed' });
    }
    expect(told).toEqual([]);
  });
});

test('what another tab has learned is taken over, and what is due here stays', () => {
  const { actor, now } = stage();
  actor.send({ type: 'word.remembered', word: 'tuck', meant: MOVE });
  actor.send({ type: 'word.missed', word: 'stash', meant: MOVE });
  actor.send({ type: 'learned.read', learned: NOTHING_LEARNED });
  expect(now().learned).toEqual(NOTHING_LEARNED);
  expect(now().offer?.word).toBe('stash');
});

test('the next person is offered and told nothing of the one before', () => {
  const { actor, told, now } = stage();
  for (let time = 0; time < 3; time++)
    actor.send({ type: 'command.chosen', id: 'keys', name: 'Keys', press: '?' });
  actor.send({ type: 'word.missed', word: 'tuck', meant: MOVE });
  actor.send({ type: 'person.changed', learned: NOTHING_LEARNED });
  actor.send({ type: 'palette.closed' });
  expect(now()).toMatchObject({ learned: NOTHING_LEARNED, offer: undefined });
  expect(told).toEqual([]);
});
