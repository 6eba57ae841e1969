import { describe, expect, test } from 'vitest';
import { failure } from '../../../src/failure.ts';
import { json, onHost, rejection } from '../../services/host/fakeHost.ts';
import { type LocationChanged, locationPageStage } from './locationPage.stage.ts';
import { aLocation, answered, failed, NOT_FOUND, OFFLINE } from '../kit/samples.ts';

const SHELF = aLocation({ id: 'l1', name: 'Shelf 1', parent_id: 'room' });
const changed = (state: LocationChanged['state']): LocationChanged => ({ type: 'location.changed', state });

function shownPage() {
  const stage = locationPageStage();
  stage.actor.start();
  stage.held.watchLocation.send(changed(answered(SHELF)));
  return {
    ...stage,
    now: () => stage.actor.getSnapshot(),
    ask: () => stage.actor.send({ type: 'delete.requested' }),
  };
}

async function confirmedPage() {
  const stage = shownPage();
  stage.ask();
  await stage.held.confirmDeletion.answer(true);
  return stage;
}

describe('deleting the location on screen', () => {
  test('asks once, however often it is requested, and deletes once', async () => {
    const { held, ask, now } = shownPage();
    ask();
    ask();
    expect(held.confirmDeletion.inputs).toEqual([SHELF]);
    expect(held.deleteLocation.inputs).toEqual([]);
    await held.confirmDeletion.answer(true);
    ask();
    expect(held.confirmDeletion.inputs).toHaveLength(1);
    expect(held.deleteLocation.inputs).toEqual([SHELF]);
    expect(now().hasTag('deleting')).toBe(true);
  });

  test('deletes what was asked about, whatever the page shows meanwhile', async () => {
    const { held, ask, notices, visits } = shownPage();
    ask();
    const other = aLocation({ id: 'l2', name: 'Shelf 2', parent_id: null });
    held.watchLocation.send(changed(answered(other)));
    await held.confirmDeletion.answer(true);
    expect(held.deleteLocation.inputs).toEqual([SHELF]);
    await held.deleteLocation.answer();
    expect(notices).toEqual([
      { kind: 'success', text: 'Location deleted', detail: 'Shelf 1', deleted: ['l1'] },
    ]);
    expect(visits).toEqual([{ to: '/location/room', replace: true }]);
  });

  test('goes on when the page fails or is tried again meanwhile', async () => {
    const { actor, held, visits } = await confirmedPage();
    held.watchLocation.send(changed(failed()));
    actor.send({ type: 'retry.requested' });
    expect(held.deleteLocation.givenUp).toEqual([false]);
    await held.deleteLocation.answer();
    expect(visits).toHaveLength(1);
  });

  test('is over once it is done: neither asked again nor told twice', async () => {
    const { held, ask, now, notices } = await confirmedPage();
    await held.deleteLocation.answer();
    held.watchLocation.send(changed(failed(NOT_FOUND)));
    ask();
    expect(held.confirmDeletion.inputs).toHaveLength(1);
    expect(notices).toHaveLength(1);
    expect(now().value).toMatchObject({ deletion: 'deleted' });
  });

  test('that was refused can be asked for again, and then succeeds', async () => {
    const { held, ask, notices, visits } = await confirmedPage();
    await held.deleteLocation.fail(OFFLINE);
    expect(notices).toEqual([{ kind: 'error', text: 'Failed to delete location', detail: 'Network error' }]);
    ask();
    await held.confirmDeletion.answer(true);
    expect(held.deleteLocation.inputs).toEqual([SHELF, SHELF]);
    await held.deleteLocation.answer();
    expect(visits).toEqual([{ to: '/location/room', replace: true }]);
  });

  test('leaves a description that is being edited as it is when it is refused', async () => {
    const { actor, held, ask, now } = shownPage();
    actor.send({ type: 'description.opened' });
    actor.send({ type: 'description.changed', text: 'Mine' });
    ask();
    await held.confirmDeletion.answer(true);
    await held.deleteLocation.fail(OFFLINE);
    expect(now().value).toMatchObject({ description: 'editing', deletion: 'idle' });
    expect(now().context.draft).toBe('Mine');
  });

  test('is given up with the page: nothing is told and nobody is led away', async () => {
    const { actor, held, notices, visits } = await confirmedPage();
    actor.stop();
    expect(held.deleteLocation.givenUp).toEqual([true]);
    await held.deleteLocation.answer();
    expect([notices, visits]).toEqual([[], []]);
  });

  test('is not possible before the location is known, nor when it is not found', () => {
    const stage = locationPageStage();
    stage.actor.start();
    stage.actor.send({ type: 'delete.requested' });
    stage.held.watchLocation.send(changed(failed(NOT_FOUND)));
    stage.actor.send({ type: 'delete.requested' });
    expect(stage.held.confirmDeletion.inputs).toEqual([]);
  });

  test('without a reason is told all the same', async () => {
    const { held, notices } = await confirmedPage();
    await held.deleteLocation.fail(new Error('a fault of ours'));
    expect(notices).toEqual([
      { kind: 'error', text: 'Failed to delete location', detail: 'a fault of ours' },
    ]);
  });
});

describe('what the host is asked', () => {
  test('one DELETE of the encoded id', async () => {
    const { locations, only } = onHost(() => new Response(null, { status: 204 }));
    await locations.remove({ id: 'a/b', name: 'Bin' });
    expect(only()).toMatchObject({ method: 'DELETE', path: '/api/locations/a%2Fb', body: undefined });
  });

  test('a location that is not empty stays, and the reason of the host is what the page shows', async () => {
    const reason = 'The location still has 2 items.';
    const { locations, cache } = onHost(({ method }) =>
      method === 'DELETE' ? json({ message: reason, error: 'in-use' }, { status: 409 }) : json(SHELF),
    );
    await cache.read(locations.one('S1'));
    const refusal = await rejection(locations.remove({ id: 'l1', name: 'Bin' }));
    expect(refusal).toMatchObject(
      failure('conflict', reason, { status: 409, title: 'Request failed: Server error' }),
    );
    expect(cache.peek(locations.one('S1'))?.data).toMatchObject({ id: 'l1' });
    const { held, notices } = await confirmedPage();
    await held.deleteLocation.fail(refusal);
    expect(notices).toEqual([{ kind: 'error', text: 'Failed to delete location', detail: reason }]);
  });
});
