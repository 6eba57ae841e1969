import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { locationSearchMachine } from '../../../src/machines/finding/locationSearch.machine.ts';
import type { FoundLocations, WantedLocations } from '../../../src/model/finding/finder.ts';
import { FIT } from '../../../src/model/finding/tiers.ts';
import { heldPromise } from '../kit/heldActors.ts';
import { walkAllPaths } from '../kit/modelPaths.ts';
import { recordedActions } from '../kit/recordedActions.ts';

const NOTHING = {
  query: '',
  area: '',
  locationType: '',
  found: undefined,
  foundFor: '',
  isFirstChosen: false,
};
const foundOf = (...ids: string[]): FoundLocations => ({ ids, total: ids.length, fit: FIT.loose });

function searchStage(_: unknown, inspect?: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const { navigate, visits } = recordedActions();
  const held = { findLocations: heldPromise<FoundLocations, WantedLocations>() };
  const actor = createActor(
    locationSearchMachine.provide({
      actors: { findLocations: held.findLocations.logic },
      actions: { navigate },
    }),
    { clock, ...(inspect && { inspect }) },
  );
  return { actor, clock, held, visits };
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
    expect(now().matches('open')).toBe(true);
  });

  test('keeps text, area and type apart, and each can be taken back', () => {
    const { actor, now } = opened();
    expect(now().context).toMatchObject({ query: 'bin', area: 'HANGAR', locationType: 'Bin' });
    actor.send({ type: 'area.chosen', area: '' });
    expect(now().context).toMatchObject({ query: 'bin', area: '', locationType: 'Bin' });
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

describe('what the location search lists', () => {
  test('is everything at first, then what each change of text or filter finds; outdated answers never', async () => {
    const { held, now } = opened();
    expect(held.findLocations.inputs).toEqual([
      { query: '', area: '', type: '', most: 100, respells: true },
      { query: 'bin', area: '', type: '', most: 100, respells: true },
      { query: 'bin', area: 'HANGAR', type: '', most: 100, respells: true },
      { query: 'bin', area: 'HANGAR', type: 'Bin', most: 100, respells: true },
    ]);
    expect(held.findLocations.givenUp).toEqual([true, true, true, false]);
    await held.findLocations.answer(foundOf('outdated'), 1);
    expect(now().context.found).toBeUndefined();
    await held.findLocations.answer(foundOf('b1'));
    expect(now().context).toMatchObject({ found: { ids: ['b1'] }, foundFor: 'bin' });
    expect(now().hasTag('busy')).toBe(false);
  });

  test('stays until the next is found, and is looked for again in another hierarchy', async () => {
    const { actor, held, now } = opened();
    await held.findLocations.answer(foundOf('b1'));
    actor.send({ type: 'locations.changed' });
    expect(now().context.found?.ids).toEqual(['b1']);
    await held.findLocations.answer(foundOf('b2'));
    expect(now().context.found?.ids).toEqual(['b2']);
  });

  test('says so when it could not be found', async () => {
    const { held, now } = opened();
    await held.findLocations.fail(new Error('a fault of ours'));
    expect(now().hasTag('failed')).toBe(true);
    expect(now().context.found).toBeUndefined();
  });

  test('leads to its first when Enter came before it, unless there is none or another key came', async () => {
    const { actor, held, now, visits } = opened();
    actor.send({ type: 'first.chosen' });
    actor.send({ type: 'query.changed', query: 'bin 1' });
    await held.findLocations.answer(foundOf('b1'));
    expect(visits).toEqual([]);
    actor.send({ type: 'query.changed', query: 'bin 12' });
    actor.send({ type: 'first.chosen' });
    await held.findLocations.answer(foundOf());
    expect([visits, now().matches('open')]).toEqual([[], true]);
    actor.send({ type: 'query.changed', query: 'bni 1' });
    actor.send({ type: 'first.chosen' });
    await held.findLocations.answer({ ...foundOf('b1'), respelt: 'bin 1' });
    // What is only spelt like it is looked at first.
    expect([visits, now().matches('open')]).toEqual([[], true]);
    actor.send({ type: 'query.changed', query: 'bin 1' });
    actor.send({ type: 'first.chosen' });
    await held.findLocations.answer(foundOf('b 1', 'b2'));
    expect([visits, now().value]).toEqual([[{ to: '/location/b%201' }], 'closed']);
  });
});

test('a location search that cannot go anywhere fails loudly', () => {
  const errors: unknown[] = [];
  const { held } = searchStage(undefined);
  const actor = createActor(
    locationSearchMachine.provide({ actors: { findLocations: held.findLocations.logic } }),
  );
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
    outside: { findLocations: { answers: [foundOf('l1'), foundOf()], failures: [new Error('a fault')] } },
    eventSets: [
      [
        { type: 'search.opened' },
        { type: 'search.closed' },
        { type: 'query.changed', query: 'bin' },
        { type: 'area.chosen', area: 'HANGAR' },
        { type: 'type.chosen', locationType: 'Bin' },
        { type: 'location.chosen', id: 'l1' },
        { type: 'locations.changed' },
        { type: 'first.chosen' },
      ],
    ],
    facts: ({ context: { query, area, locationType, found, isFirstChosen } }) => [
      query,
      area,
      locationType,
      found?.ids,
      isFirstChosen,
    ],
  });
  expect(coverage).toEqual({ unreached: [], untaken: [] });
  // Seconds, but not where every processor is taken.
});
