import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { PhotoChange, PhotoChanges } from '../../../contract/analysis/photoChanges.ts';
import type { Item } from '../../../contract/entities.ts';
import type {
  HistoryChanged,
  InsideChanged,
  Undoable,
} from '../../../src/machines/analysis/photoChanges.context.ts';
import { lackingRows, readyRows, shownRows } from '../../../src/machines/analysis/photoChanges.context.ts';
import { photoChangesMachine } from '../../../src/machines/analysis/photoChanges.machine.ts';
import type { ChangeSettled } from '../../../src/machines/changes/changes.context.ts';
import type { PlaceChanged } from '../../../src/machines/counting/count.context.ts';
import type { PhotoChangesAccepted } from '../../../src/model/analysis/photoChanges.ts';
import type { Outcome } from '../../../src/model/changes/changes.ts';
import { place } from '../counting/count.stage.ts';
import { heldPromise, heldWatch } from '../kit/heldActors.ts';
import { aLocation, anItem, OFFLINE } from '../kit/samples.ts';
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
  rows: 2,
  columns: 2,
  changes: [...changes],
});

async function stage(items: readonly Item[] | 'unknown' = [NUTS, BOLTS], changes = CHANGES) {
  const held = {
    readChanges: heldPromise<PhotoChanges, { imageId: string; locationId: string }>(),
    watchPlace: heldWatch<PlaceChanged, { identifier: string }>(),
    watchInside: heldWatch<InsideChanged, { locationId: string }>(),
    watchHistory: heldWatch<HistoryChanged | ChangeSettled, void>(),
  };
  const requests: PhotoChangesAccepted[] = [];
  const takenBack: string[] = [];
  let ids = 0;
  const actor = createActor(
    photoChangesMachine.provide({
      actors: {
        readChanges: held.readChanges.logic,
        watchPlace: held.watchPlace.logic,
        watchInside: held.watchInside.logic,
        watchHistory: held.watchHistory.logic,
      },
      actions: {
        request: (_, change) => void requests.push(change),
        takeBack: (_, { id }) => void takenBack.push(id),
      },
    }),
    { input: { imageId: 'b', locationId: 'l1', newId: () => `local-${++ids}` } },
  ).start();
  const known = (now: readonly Item[] | undefined) => held.watchPlace.send(place(now));
  known(items === 'unknown' ? undefined : items);
  await held.readChanges.answer(answer(changes));
  const history = (undoable: Undoable) => held.watchHistory.send({ type: 'history.changed', undoable });
  /** What was asked for last is over: its entry is the newest of the history. */
  const settle = (outcome: Partial<Outcome> | undefined, undoable: Undoable = new Map()) => {
    const change = requests.at(-1);
    if (!change) throw new Error('Nothing was asked for.');
    const entry = [...undoable.keys()].at(-1);
    held.watchHistory.send({ type: 'change.settled', change, ...(entry !== undefined && { entry }), outcome: outcome && { done: [], failed: [], unsent: 0, ...outcome } }); // oxfmt-ignore
    history(undoable);
  };
  const shown = () => shownRows(actor.getSnapshot().context);
  return {
    actor,
    held,
    requests,
    takenBack,
    known,
    history,
    settle,
    shown,
    states: () => shown().map(({ state }) => state),
  };
}

const undoable = (...entries: readonly (readonly [id: string, ...records: string[]])[]): Undoable =>
  new Map(entries.map(([id, ...records]) => [id, new Set(records)]));
const washers = (id: string) =>
  ({ kind: 'item added', id, name: 'Washers', input: { location_id: 'l1' } }) as Outcome['done'][number];

const emptied = (id: string): Outcome['done'][number] => ({
  kind: 'item changed',
  id,
  name: 'Bolts',
  field: 'quantity',
  before: 5,
  after: 0,
});

describe('what has changed since the last photo', () => {
  test('is accepted one by one: accepted until it is taken back, open again from then on', async () => {
    const { actor, requests, settle, history, states, known } = await stage();
    expect(states()).toEqual(['open', 'open', 'open', 'nothing']);
    actor.send({ type: 'row.accepted', index: 0 });
    expect(requests[0]).toMatchObject({ added: [{ id: 'local-1', input: { name: 'Washers' } }], counts: [] });
    expect(states()[0]).toBe('accepting');
    // Twice is once.
    actor.send({ type: 'row.accepted', index: 0 });
    expect(requests).toHaveLength(1);
    settle({ done: [washers('i9')] }, undoable(['e1', 'i9']));
    known([NUTS, BOLTS, anItem({ id: 'i9', name: 'Washers' })]);
    expect(states()[0]).toBe('accepted');
    actor.send({ type: 'row.accepted', index: 0 });
    expect(requests).toHaveLength(1);
    history(undoable());
    known([NUTS, BOLTS]);
    expect(states()[0]).toBe('open');
    // Accepted anew it is another item: the id of the first is used up.
    actor.send({ type: 'row.accepted', index: 0 });
    expect(requests[1]?.added[0]?.id).not.toBe('local-1');
  });

  test('adds to the drawer that its compartment is, once the locations inside are known', async () => {
    const { actor, held, requests } = await stage();
    const inside = [aLocation({ id: 'l2', name: 'Drawer 1', label: 'D-R1C1', parent_id: 'l1' })];
    held.watchInside.send({ type: 'inside.changed', inside });
    actor.send({ type: 'row.accepted', index: 0 });
    expect(requests[0]).toMatchObject({ at: { id: 'l1' }, added: [{ input: { location_id: 'l2' } }] });
  });

  test('is accepted for as long as that can be taken back, whatever else was done to the item', async () => {
    const { actor, settle, states, history } = await stage();
    actor.send({ type: 'row.accepted', index: 1 });
    settle({ done: [emptied('bolts')] }, undoable(['e1', 'bolts'], ['e2', 'bolts']));
    expect(states()[1]).toBe('accepted');
    history(undoable(['e1', 'bolts']));
    expect(states()[1]).toBe('open');
    // Done again, it is accepted again.
    history(undoable(['e1', 'bolts'], ['e2', 'bolts']));
    expect(states()[1]).toBe('accepted');
  });

  test('is taken back the newest first, and what was not accepted here never', async () => {
    const { actor, takenBack, settle, history } = await stage();
    const undo = () => actor.send({ type: 'undo.requested' });
    undo();
    actor.send({ type: 'row.accepted', index: 0 });
    settle({ done: [washers('i9')] }, undoable(['e1', 'bolts'], ['e2', 'i9']));
    actor.send({ type: 'row.accepted', index: 1 });
    // Asked for while the second is on its way: that one is meant, and the other one by the next.
    undo();
    undo();
    expect(takenBack).toEqual([]);
    settle({ done: [emptied('bolts')] }, undoable(['e1', 'bolts'], ['e2', 'i9'], ['e3', 'bolts']));
    expect(takenBack).toEqual(['e3']);
    history(undoable(['e1', 'bolts'], ['e2', 'i9'], ['e4', 'i9']));
    expect(takenBack).toEqual(['e3', 'e2']);
    history(undoable(['e1', 'bolts'], ['e4', 'i9']));
    undo();
    history(undoable(['e1', 'bolts'], ['e4', 'i9'], ['e5', 'bolts']));
    expect(takenBack).toEqual(['e3', 'e2']);
  });

  test('that came to nothing has no undo, and one that was asked for it takes nothing else back', async () => {
    const { actor, takenBack, settle, states } = await stage();
    actor.send({ type: 'row.accepted', index: 1 });
    actor.send({ type: 'undo.requested' });
    settle({ failed: [{ id: 'bolts', name: 'Bolts', failure: OFFLINE }] }, undoable(['e1', 'bolts']));
    expect([states()[1], takenBack]).toEqual(['failed', []]);
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
    settle({ done: [{ kind: 'item changed', id: 'nuts', name: 'M3 nuts', field: 'quantity', before: 40, after: 12 }] }, undoable(['e1', 'nuts'])); // oxfmt-ignore
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

  test('asks for the first number that is missing where nothing else is left to be accepted', async () => {
    const { actor, requests, settle, shown } = await stage(
      [NUTS, BOLTS],
      ['Bolts', 'M3 nuts', 'Washers'].map((label) => aPhotoChange({ kind: 'looks emptier', label })),
    );
    const asked = () => shown().map(({ row }) => row.isAsking);
    const all = () => actor.send({ type: 'all.accepted' });
    // What is not recorded has nothing to count.
    expect([readyRows(shown()).length, lackingRows(shown()).length]).toEqual([0, 2]);
    all();
    expect(asked()).toEqual([true, false, false]);
    expect(shown()[0]?.row.problem).toBeUndefined();
    all();
    expect(shown()[0]?.row.problem).toMatch(/How many/);
    actor.send({ type: 'row.typed', index: 0, text: '2' });
    expect([readyRows(shown()).length, lackingRows(shown()).length]).toEqual([1, 1]);
    all();
    expect(requests).toMatchObject([{ counts: [{ item: { id: 'bolts' }, quantity: 2 }] }]);
    expect(asked()).toEqual([false, false, false]);
    settle({ done: [emptied('bolts')] }, undoable(['e1', 'bolts']));
    all();
    expect(asked()).toEqual([false, true, false]);
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
          watchInside: held.watchInside.logic,
          watchHistory: held.watchHistory.logic,
        },
        actions: { request() {}, takeBack() {} },
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
