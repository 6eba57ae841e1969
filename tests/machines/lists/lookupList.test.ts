import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Lookup } from '../../../contract/entities.ts';
import { lookupListMachine } from '../../../src/machines/lists/lookupList.machine.ts';
import type { LookupKind } from '../../../src/model/lists/lookupKind.ts';
import type { WatchedEvent } from '../../../src/machines/kit/queryState.ts';
import { heldWatch } from '../kit/heldActors.ts';
import { walkAllPaths } from '../kit/modelPaths.ts';
import { answered, failed, LOADING, OFFLINE } from '../kit/samples.ts';

const BINS = [{ id: 1, name: 'Bin' }];
const changed = (state: WatchedEvent<'list.changed', readonly Lookup[]>['state']) =>
  ({ type: 'list.changed', state }) as const;

function lookupStage(input: { kind: LookupKind }, inspect?: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const held = {
    watchList: heldWatch<WatchedEvent<'list.changed', readonly Lookup[]>, { kind: LookupKind }>(),
  };
  const actor = createActor(lookupListMachine.provide({ actors: { watchList: held.watchList.logic } }), {
    input,
    clock,
    ...(inspect && { inspect }),
  });
  return { actor, clock, held };
}

function started() {
  const stage = lookupStage({ kind: 'types' });
  stage.actor.start();
  return { ...stage, now: () => stage.actor.getSnapshot() };
}

describe('a lookup list', () => {
  test('watches its kind and shows every change', () => {
    const { held, now } = started();
    expect(held.watchList.inputs).toEqual([{ kind: 'types' }]);
    held.watchList.send(changed(LOADING));
    expect(now().hasTag('busy')).toBe(true);
    held.watchList.send(changed(answered(BINS)));
    expect(now().value).toEqual({ watching: 'ready' });
    held.watchList.send(changed(answered([])));
    expect(now().context.entries).toEqual([]);
  });

  test('keeps its entries over a failure, and the failure until the next answer', () => {
    const { held, now } = started();
    held.watchList.send(changed(answered(BINS)));
    held.watchList.send(changed(failed()));
    expect(now().hasTag('failed')).toBe(true);
    expect(now().context).toMatchObject({ entries: BINS, failure: OFFLINE });
    held.watchList.send(changed(answered(BINS)));
    expect(now().context.failure).toBeUndefined();
  });

  test('offers the last known entries below a failure', () => {
    const { held, now } = started();
    held.watchList.send(
      changed({ status: 'failed', failure: OFFLINE, data: BINS, at: 7, source: 'last-known' }),
    );
    expect(now().context).toMatchObject({ entries: BINS, failure: OFFLINE });
  });

  test('a retry watches anew and leaves the old watch', () => {
    const { actor, held, now } = started();
    held.watchList.send(changed(failed()));
    actor.send({ type: 'retry.requested' });
    expect(held.watchList.running).toEqual([false, true]);
    expect(now().hasTag('busy')).toBe(true);
  });

  test('stops watching when nobody looks any more', () => {
    const { actor, held } = started();
    actor.stop();
    expect(held.watchList.running).toEqual([false]);
  });
});

test('every state of a lookup list is reached and every transition taken', async () => {
  const coverage = await walkAllPaths({
    machine: lookupListMachine,
    inputs: [{ kind: 'areas' }],
    stage: lookupStage,
    outside: { watchList: { sends: [changed(LOADING), changed(answered(BINS)), changed(failed())] } },
    eventSets: [[{ type: 'retry.requested' }]],
    facts: ({ context }) => [context.entries.length, context.failure?.kind],
  });
  expect(coverage).toEqual({ unreached: [], untaken: [] });
});
