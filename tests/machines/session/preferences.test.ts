import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  ITEM_VIEWS,
  type Preferences,
  preferencesMachine,
  THEMES,
} from '../../../src/machines/session/preferences.machine.ts';
import { readPreferences } from '../../../src/services/browser/preferences.ts';
import { memoryStorage } from '../../services/browser/memoryStorage.ts';
import { walkAllPaths } from '../kit/modelPaths.ts';

function preferencesStage(input: Preferences, inspect?: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const kept: Partial<Preferences>[] = [];
  const actor = createActor(
    preferencesMachine.provide({ actions: { keep: (_, chosen) => void kept.push(chosen) } }),
    { input, clock, ...(inspect && { inspect }) },
  );
  return { actor, clock, held: {}, kept };
}

/** What a browser has that nobody has changed. */
const FRESH: Preferences = readPreferences(memoryStorage());
const CARDS = { itemView: 'cards', hiddenColumns: [], switches: {} } as const;
const TABLE = { itemView: 'table', hiddenColumns: ['part'], switches: {} } as const;

function started(input: Preferences = FRESH) {
  const stage = preferencesStage(input);
  stage.actor.start();
  return { ...stage, now: () => stage.actor.getSnapshot().context };
}

describe('the preferences', () => {
  test('start as they were stored, and nothing is kept before something is chosen', () => {
    const stored = { singleKeys: false, theme: 'dark', keys: { share: 'g x' }, ...TABLE } as const;
    const { now, kept } = started(stored);
    expect(now()).toEqual(stored);
    expect(kept).toEqual([]);
  });

  test('start with single-character keys on, the theme of the system, no key of their own, and cards', () => {
    expect(started().now()).toEqual({ singleKeys: true, theme: 'system', keys: {}, ...CARDS });
  });

  test('keep every change at once, and nothing that another tab may have changed', () => {
    const { actor, now, kept } = started();
    actor.send({ type: 'singleKeys.switched', on: false });
    actor.send({ type: 'theme.chosen', theme: 'dark' });
    actor.send({ type: 'keys.chosen', keys: { 'edit-item': 'b' } });
    actor.send({ type: 'singleKeys.switched', on: true });
    actor.send({ type: 'itemView.chosen', view: 'table' });
    actor.send({ type: 'columns.hidden', columns: ['part'] });
    actor.send({ type: 'switch.set', name: 'keyBar', on: false });
    expect(kept).toEqual([
      { singleKeys: false },
      { theme: 'dark' },
      { keys: { 'edit-item': 'b' } },
      { singleKeys: true },
      { itemView: 'table' },
      { hiddenColumns: ['part'] },
      { switches: { keyBar: false } },
    ]);
    expect(now()).toEqual({
      singleKeys: true,
      theme: 'dark',
      keys: { 'edit-item': 'b' },
      ...TABLE,
      switches: { keyBar: false },
    });
  });

  test('of another tab hold here at once, and are not kept once more', () => {
    const { actor, now, kept } = started();
    const theirs = { ...FRESH, theme: 'dark', switches: { scanner: true } } as const;
    actor.send({ type: 'preferences.read', preferences: theirs });
    expect([now(), kept]).toEqual([theirs, []]);
  });
});

test('preferences that nobody keeps fail loudly', () => {
  for (const event of [
    { type: 'singleKeys.switched', on: false },
    { type: 'theme.chosen', theme: 'light' },
    { type: 'keys.chosen', keys: {} },
    { type: 'itemView.chosen', view: 'table' },
    { type: 'columns.hidden', columns: [] },
    { type: 'switch.set', name: 'keyBar', on: false },
  ] as const) {
    const errors: unknown[] = [];
    const actor = createActor(preferencesMachine, { input: FRESH });
    actor.subscribe({ error: (error) => void errors.push(error) });
    actor.start();
    actor.send(event);
    expect(errors).toEqual([new Error("The action 'keep' must be provided.")]);
  }
});

test('every state of the preferences is reached and every transition taken', async () => {
  const coverage = await walkAllPaths({
    machine: preferencesMachine,
    inputs: [FRESH],
    stage: preferencesStage,
    outside: {},
    eventSets: [
      [
        ...[true, false].map((on) => ({ type: 'singleKeys.switched', on })),
        ...THEMES.map((theme) => ({ type: 'theme.chosen', theme })),
        ...[{}, { share: 'g x' }].map((keys) => ({ type: 'keys.chosen', keys })),
        ...ITEM_VIEWS.map((view) => ({ type: 'itemView.chosen', view })),
        { type: 'columns.hidden', columns: ['part'] },
        { type: 'switch.set', name: 'keyBar', on: false },
        { type: 'preferences.read', preferences: { ...FRESH, theme: 'dark' } },
      ],
    ],
    facts: ({ context }) => context,
  });
  expect(coverage).toEqual({ unreached: [], untaken: [] });
});
