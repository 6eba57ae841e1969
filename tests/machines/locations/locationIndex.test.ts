import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Location } from '../../../contract/entities.ts';
import { locationIndexMachine } from '../../../src/machines/locations/locationIndex.machine.ts';
import type { WatchedEvent } from '../../../src/machines/kit/queryState.ts';
import { heldWatch } from '../kit/heldActors.ts';
import { walkAllPaths } from '../kit/modelPaths.ts';
import { aLocation, answered, failed, LOADING, OFFLINE } from '../kit/samples.ts';

type Changed = WatchedEvent<'locations.changed', readonly Location[]>;
const ROOM = aLocation({ id: 'room', name: 'Room' });
const SHELF = aLocation({ id: 'shelf', name: 'Shelf', parent_id: 'room' });
const changed = (state: Changed['state']): Changed => ({ type: 'locations.changed', state });

function indexStage(_: unknown, inspect?: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const held = { watchLocations: heldWatch<Changed, void>() };
  const actor = createActor(
    locationIndexMachine.provide({ actors: { watchLocations: held.watchLocations.logic } }),
    { clock, ...(inspect && { inspect }) },
  );
  return { actor, clock, held };
}

function started() {
  const stage = indexStage(undefined);
  stage.actor.start();
  return { ...stage, now: () => stage.actor.getSnapshot() };
}

describe('the location index', () => {
  test('reads nothing before somebody is logged in', () => {
    const { actor, held, now } = started();
    actor.send({ type: 'refresh.requested' });
    actor.send({ type: 'session.ended' });
    expect(now().value).toBe('off');
    expect(held.watchLocations.running).toEqual([]);
  });

  test('makes one tree of what it reads', () => {
    const { actor, held, now } = started();
    actor.send({ type: 'session.started' });
    held.watchLocations.send(changed(LOADING));
    expect(now().hasTag('busy')).toBe(true);
    held.watchLocations.send(changed(answered([ROOM, SHELF])));
    expect(now().value).toEqual({ watching: 'ready' });
    expect(now().context.tree?.pathLabel('shelf')).toBe('Room › Shelf');
    expect(now().context.at).toBe(1000);
  });

  test('keeps the tree itself when the same list arrives again, and makes a new one of another list', () => {
    const { actor, held, now } = started();
    actor.send({ type: 'session.started' });
    const list = [ROOM];
    held.watchLocations.send(changed(answered(list)));
    const { tree } = now().context;
    held.watchLocations.send(changed({ status: 'answered', data: list, at: 2000, refreshing: false }));
    expect(now().context.tree).toBe(tree);
    expect(now().context.at).toBe(2000);
    held.watchLocations.send(changed(answered([ROOM, SHELF])));
    expect(now().context.tree?.byId.has('shelf')).toBe(true);
  });

  test('keeps the last tree over a failure', () => {
    const { actor, held, now } = started();
    actor.send({ type: 'session.started' });
    held.watchLocations.send(changed(answered([ROOM])));
    held.watchLocations.send(changed(failed()));
    expect(now().hasTag('failed')).toBe(true);
    expect(now().context.failure).toBe(OFFLINE);
    expect(now().context.tree?.byId.has('room')).toBe(true);
    held.watchLocations.send(changed(answered([ROOM])));
    expect(now().context.failure).toBeUndefined();
  });

  test('GOAL-12: what was known before is the tree, while the answer is on its way and after a failure', () => {
    const { actor, held, now } = started();
    actor.send({ type: 'session.started' });
    const list = [ROOM];
    held.watchLocations.send(changed({ status: 'answered', data: list, at: 7, refreshing: true }));
    const { tree } = now().context;
    expect(tree?.byId.has('room')).toBe(true);
    expect(now().context.origin).toEqual({ source: 'last-known', at: 7, waiting: true });
    held.watchLocations.send(
      changed({ status: 'failed', failure: OFFLINE, data: list, at: 7, source: 'last-known' }),
    );
    expect(now().context).toMatchObject({ origin: { source: 'last-known', at: 7, waiting: false } });
    expect(now().context.tree).toBe(tree);
  });

  test('what is read again after a change, and is fresh, is not labelled as known from before', () => {
    const { actor, held, now } = started();
    actor.send({ type: 'session.started' });
    held.watchLocations.send(changed(answered([ROOM])));
    const again = { status: 'answered', data: [ROOM], at: 1000, refreshing: true } as const;
    held.watchLocations.send(changed({ ...again, isFresh: true }));
    expect(now().context.origin).toBeUndefined();
    held.watchLocations.send(changed(again));
    expect(now().context.origin).toMatchObject({ source: 'last-known', waiting: true });
  });

  test('FALLB-05: samples are never the tree that screens choose from, and go with the first real answer', () => {
    const { actor, held, now } = started();
    const sample = changed({ status: 'failed', failure: OFFLINE, data: [SHELF], source: 'sample' });
    actor.send({ type: 'session.started' });
    held.watchLocations.send(sample);
    expect(now().context).toMatchObject({
      tree: undefined,
      locations: undefined,
      origin: { source: 'sample' },
    });
    expect(now().context.sample?.byId.has('shelf')).toBe(true);
    held.watchLocations.send(changed(answered([ROOM])));
    expect(now().context).toMatchObject({ sample: undefined, origin: undefined });
    held.watchLocations.send(sample);
    expect(now().context).toMatchObject({ sample: undefined, origin: { source: 'last-known', at: 1000 } });
    expect(now().context.tree?.byId.has('room')).toBe(true);
  });

  test('a failure that is being asked for again is no outcome yet', () => {
    const { actor, held, now } = started();
    actor.send({ type: 'session.started' });
    held.watchLocations.send(changed({ status: 'failed', failure: OFFLINE, refreshing: true, data: [ROOM] }));
    expect(now().hasTag('busy')).toBe(true);
  });

  test('a refresh watches anew; a second session start does not', () => {
    const { actor, held } = started();
    actor.send({ type: 'session.started' });
    actor.send({ type: 'session.started' });
    expect(held.watchLocations.running).toEqual([true]);
    actor.send({ type: 'refresh.requested' });
    expect(held.watchLocations.running).toEqual([false, true]);
  });

  test('the end of a session ends the watch and forgets everything', () => {
    const { actor, held, now } = started();
    actor.send({ type: 'session.started' });
    held.watchLocations.send(changed(answered([ROOM])));
    held.watchLocations.send(changed(failed()));
    actor.send({ type: 'session.ended' });
    expect(now().value).toBe('off');
    expect(now().context).toEqual({
      tree: undefined,
      locations: undefined,
      at: undefined,
      sample: undefined,
      origin: undefined,
      failure: undefined,
    });
    expect(held.watchLocations.running).toEqual([false]);
  });
});

test('every state of the location index is reached and every transition taken', async () => {
  const coverage = await walkAllPaths({
    machine: locationIndexMachine,
    inputs: [undefined],
    stage: indexStage,
    outside: { watchLocations: { sends: [changed(LOADING), changed(answered([ROOM])), changed(failed())] } },
    eventSets: [[{ type: 'session.started' }, { type: 'session.ended' }, { type: 'refresh.requested' }]],
    facts: ({ context }) => [context.locations?.length, context.failure?.kind],
  });
  expect(coverage).toEqual({ unreached: [], untaken: [] });
});
