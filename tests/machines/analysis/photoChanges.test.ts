import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { PhotoChange, PhotoChanges } from '../../../contract/analysis/photoChanges.ts';
import type { Item } from '../../../contract/entities.ts';
import type { HistoryChanged } from '../../../src/machines/analysis/photoChanges.context.ts';
import { readyRows, shownRows } from '../../../src/machines/analysis/photoChanges.context.ts';
import { photoChangesMachine } from '../../../src/machines/analysis/photoChanges.machine.ts';
import type { ChangeSettled } from '../../../src/machines/changes/changes.context.ts';
import type { PlaceChanged } from '../../../src/machines/counting/count.context.ts';
import type { PhotoChangesAccepted } from '../../../src/model/analysis/photoChanges.ts';
import type { Outcome } from '../../../src/model/changes/changes.ts';
import { place } from '../counting/count.stage.ts';
import { heldPromise, heldWatch } from '../kit/heldActors.ts';
import { anItem, OFFLINE } from '../kit/samples.ts';
import { aPhotoChange } from './samples.ts';

const NUTS = anItem({ id: 'nuts', name: 'M3 nuts', quantity: 40, location_id: 'l1' });
const BOLTS = anItem({ id: 'bolts', name: 'Bolts', quantity: 5, location_id: 'l1' });
const CHANGES: readonly PhotoChange[] = [
  aPhotoChange({ kind: 'new', label: 'Washers' }),
  aPhotoChange({ kind: 'gone', label: 'Bolts' }),
  aPhotoChange({ kind: 'looks emptier', label: 'M3 nuts' }),
  aPhotoChange({ kind: 'other label', label: 'Pins', label_before: 'Springs' }),
];
const answer = (changes: readonly PhotoChange[] = CHANGES): PhotoChanges => ({
  image_id: 'b',
  since_image_id: 'a',
  reason: null,
  compared: 9,
  changes: [...changes],
});

async function stage(items: readonly Item[] | 'unknown' = [NUTS, BOLTS], changes = CHANGES) {
  const held = {
    readChanges: heldPromise<PhotoChanges, { imageId: string }>(),
    watchPlace: heldWatch<PlaceChanged, { identifier: string }>(),
    watchHistory: heldWatch<HistoryChanged | ChangeSettled, void>(),
  };
  const requests: PhotoChangesAccepted[] = [];
  let ids = 0;
  const actor = createActor(
    photoChangesMachine.provide({
      actors: {
        readChanges: held.readChanges.logic,
        watchPlace: held.watchPlace.logic,
        watchHistory: held.watchHistory.logic,
      },
      actions: { request: (_, change) => void requests.push(change) },
    }),
    { input: { imageId: 'b', locationId: 'l1', newId: () => `local-${++ids}` } },
  ).start();
  const known = (now: readonly Item[] | undefined) => held.watchPlace.send(place(now));
  known(items === 'unknown' ? undefined : items);
  await held.readChanges.answer(answer(changes));
  const settle = (outcome: Partial<Outcome> | undefined, undoable: readonly string[] = []) => {
    const change = requests.at(-1);
    if (!change) throw new Error('Nothing was asked for.');
    held.watchHistory.send({ type: 'change.settled', change, outcome: outcome && { done: [], failed: [], unsent: 0, ...outcome } }); // oxfmt-ignore
    held.watchHistory.send({ type: 'history.changed', undoable: new Set(undoable) });
  };
  const shown = () => shownRows(actor.getSnapshot().context);
  return { actor, held, requests, known, settle, shown, states: () => shown().map(({ state }) => state) };
}

const washers = (id: string) =>
  ({ kind: 'item added', id, name: 'Washers', input: { location_id: 'l1' } }) as Outcome['done'][number];

describe('what has changed since the last photo', () => {
  test('is accepted one by one: accepted until it is taken back, open again from then on', async () => {
    const { actor, requests, settle, states, known } = await stage();
    expect(states()).toEqual(['open', 'open', 'open', 'nothing']);
    actor.send({ type: 'row.accepted', index: 0 });
    expect(requests[0]).toMatchObject({ added: [{ id: 'local-1', input: { name: 'Washers' } }], counts: [] });
    expect(states()[0]).toBe('accepting');
    // Twice is once.
    actor.send({ type: 'row.accepted', index: 0 });
    expect(requests).toHaveLength(1);
    settle({ done: [washers('i9')] }, ['i9']);
    known([NUTS, BOLTS, anItem({ id: 'i9', name: 'Washers' })]);
    expect(states()[0]).toBe('accepted');
    actor.send({ type: 'row.accepted', index: 0 });
    expect(requests).toHaveLength(1);
    settle({}, []);
    known([NUTS, BOLTS]);
    expect(states()[0]).toBe('open');
    // Accepted anew it is another item: the id of the first is used up.
    actor.send({ type: 'row.accepted', index: 0 });
    expect(requests[1]?.added[0]?.id).not.toBe('local-1');
  });

  test('asks for the number of what looks emptier, and takes no other answer', async () => {
    const { actor, requests, settle, shown, states } = await stage();
    const accept = () => actor.send({ type: 'row.accepted', index: 2 });
    accept();
    expect([requests.length, shown()[2]?.row.isAsking, shown()[2]?.row.problem]).toEqual([
      0,
      true,
      undefined,
    ]);
    actor.send({ type: 'row.typed', index: 2, text: 'x' });
    accept();
    expect(shown()[2]?.row.problem).toMatch(/number/);
    actor.send({ type: 'row.typed', index: 2, text: '12' });
    accept();
    expect(requests).toMatchObject([{ counts: [{ item: { id: 'nuts' }, quantity: 12 }] }]);
    settle({ done: [{ kind: 'item changed', id: 'nuts', name: 'M3 nuts', field: 'quantity', before: 40, after: 12 }] }, ['nuts']); // oxfmt-ignore
    expect(states()[2]).toBe('accepted');
  });

  test('is left, and taken up again; all at once takes neither what was left nor what lacks its number', async () => {
    const { actor, requests, shown, states } = await stage();
    actor.send({ type: 'row.left', index: 0 });
    expect(states()[0]).toBe('left');
    expect(readyRows(shown())).toHaveLength(1);
    actor.send({ type: 'row.left', index: 0 });
    actor.send({ type: 'deletion.chosen', on: true });
    actor.send({ type: 'all.accepted' });
    expect(requests).toMatchObject([{ added: [{}], gone: [{ id: 'bolts' }], counts: [], renamed: [] }]);
    expect(states()).toEqual(['accepting', 'accepting', 'open', 'nothing']);
  });

  test('without an answer is tried again under the same id, so that nothing is added twice', async () => {
    const { actor, requests, settle, shown, states } = await stage();
    actor.send({ type: 'all.accepted' });
    settle({ failed: [{ id: 'local-1', name: 'Washers', failure: OFFLINE }] });
    expect([states()[0], shown()[0]?.row.failure]).toEqual(['failed', OFFLINE]);
    actor.send({ type: 'row.accepted', index: 0 });
    expect(requests[1]?.added[0]?.id).toBe('local-1');
    settle(undefined);
    expect(states()[0]).toBe('open');
  });

  test('proposes nothing before it is known what is recorded', async () => {
    const { actor, requests, known, states } = await stage('unknown');
    expect(new Set(states())).toEqual(new Set(['nothing']));
    actor.send({ type: 'row.accepted', index: 0 });
    actor.send({ type: 'all.accepted' });
    expect(requests).toEqual([]);
    known([NUTS]);
    expect(states()).toEqual(['open', 'nothing', 'open', 'nothing']);
  });

  test('takes each record once when all is accepted: two drawers that said the same were one item', async () => {
    const twice = [
      aPhotoChange({ kind: 'other label', label: 'Pins', label_before: 'Bolts' }),
      aPhotoChange({ kind: 'other label', label: 'Rings', label_before: 'Bolts' }),
      aPhotoChange({ kind: 'new', label: 'O-rings' }),
      aPhotoChange({ kind: 'new', label: 'o rings' }),
    ];
    const { actor, requests } = await stage([NUTS, BOLTS], twice);
    actor.send({ type: 'all.accepted' });
    expect(requests).toMatchObject([
      { renamed: [{ name: 'Pins' }], added: [{ input: { name: 'O-rings' } }] },
    ]);
    expect([requests[0]?.renamed.length, requests[0]?.added.length]).toEqual([1, 1]);
  });

  test('that could not be read is asked for again', async () => {
    const { actor, held } = await stage();
    const other = await stage();
    expect(actor.getSnapshot().value).toBe('shown');
    const failing = createActor(
      photoChangesMachine.provide({
        actors: {
          readChanges: held.readChanges.logic,
          watchPlace: held.watchPlace.logic,
          watchHistory: held.watchHistory.logic,
        },
        actions: { request() {} },
      }),
      { input: { imageId: 'b', locationId: 'l1', newId: () => '' } },
    ).start();
    await held.readChanges.fail(OFFLINE);
    expect([failing.getSnapshot().value, failing.getSnapshot().context.failure]).toEqual(['failed', OFFLINE]);
    failing.send({ type: 'retry.requested' });
    expect(failing.getSnapshot().hasTag('busy')).toBe(true);
    await held.readChanges.answer(answer([]));
    expect(failing.getSnapshot().value).toBe('shown');
    other.actor.stop();
  });
});
