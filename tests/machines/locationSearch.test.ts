import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { locationSearchMachine } from '../../src/machines/locationSearch.machine.ts';
import { walkAllPaths } from './modelPaths.ts';
import { recordedActions } from './recordedActions.ts';

const NOTHING = { query: '', area: '', locationType: '' };

function searchStage(_: unknown, inspect?: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const { navigate, visits } = recordedActions();
  const actor = createActor(locationSearchMachine.provide({ actions: { navigate } }), {
    clock,
    ...(inspect && { inspect }),
  });
  return { actor, clock, held: {}, visits };
}

function started() {
  const stage = searchStage(undefined);
  stage.actor.start();
  return { ...stage, now: () => stage.actor.getSnapshot() };
}

function opened() {
  const stage = started();
  stage.actor.send({ type: 'search.opened' });
  stage.actor.send({ type: 'query.changed', query: 'bin' });
  stage.actor.send({ type: 'area.chosen', area: 'HANGAR' });
  stage.actor.send({ type: 'type.chosen', locationType: 'Bin' });
  return stage;
}

describe('the location search', () => {
  test('is closed at first, and then hears nothing but being opened', () => {
    const { actor, now, visits } = started();
    actor.send({ type: 'query.changed', query: 'bin' });
    actor.send({ type: 'location.chosen', id: 'l1' });
    actor.send({ type: 'search.closed' });
    expect(now().value).toBe('closed');
    expect([now().context, visits]).toEqual([NOTHING, []]);
    actor.send({ type: 'search.opened' });
    expect(now().value).toBe('open');
  });

  test('keeps text, area and type apart, and each can be taken back', () => {
    const { actor, now } = opened();
    expect(now().context).toEqual({ query: 'bin', area: 'HANGAR', locationType: 'Bin' });
    actor.send({ type: 'area.chosen', area: '' });
    expect(now().context).toEqual({ query: 'bin', area: '', locationType: 'Bin' });
    actor.send({ type: 'type.chosen', locationType: '' });
    actor.send({ type: 'query.changed', query: '' });
    expect(now().context).toEqual(NOTHING);
  });

  test('a choice leads to the location, encoded, and closes', () => {
    const { actor, now, visits } = opened();
    actor.send({ type: 'location.chosen', id: 'room 1/ä' });
    expect(visits).toEqual([{ to: '/location/room%201%2F%C3%A4' }]);
    expect(now().value).toBe('closed');
    actor.send({ type: 'location.chosen', id: 'room 1/ä' });
    expect(visits).toHaveLength(1);
  });

  test('begins anew each time, and being opened twice changes nothing', () => {
    const { actor, now } = opened();
    actor.send({ type: 'search.opened' });
    expect(now().context.query).toBe('bin');
    actor.send({ type: 'search.closed' });
    expect(now().value).toBe('closed');
    actor.send({ type: 'search.opened' });
    expect(now().context).toEqual(NOTHING);
  });
});

test('a location search that cannot go anywhere fails loudly', () => {
  const errors: unknown[] = [];
  const actor = createActor(locationSearchMachine);
  actor.subscribe({ error: (error) => void errors.push(error) });
  actor.start();
  actor.send({ type: 'search.opened' });
  actor.send({ type: 'location.chosen', id: 'l1' });
  expect(errors).toEqual([new Error("The action 'navigate' must be provided.")]);
  expect(actor.getSnapshot().status).toBe('error');
});

test('every state of the location search is reached and every transition taken', async () => {
  const coverage = await walkAllPaths({
    machine: locationSearchMachine,
    inputs: [undefined],
    stage: searchStage,
    outside: {},
    eventSets: [
      [
        { type: 'search.opened' },
        { type: 'search.closed' },
        { type: 'query.changed', query: 'bin' },
        { type: 'area.chosen', area: 'HANGAR' },
        { type: 'type.chosen', locationType: 'Bin' },
        { type: 'location.chosen', id: 'l1' },
      ],
    ],
    facts: ({ context }) => context,
  });
  expect(coverage).toEqual({ leaves: 2, transitions: 6, unreached: [], untaken: [] });
});
