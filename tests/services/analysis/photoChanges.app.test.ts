import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { PhotoChange } from '../../../contract/analysis/photoChanges.ts';
import { shownRows } from '../../../src/machines/analysis/photoChanges.context.ts';
import { photoChangesMachine } from '../../../src/machines/analysis/photoChanges.machine.ts';
import { proposalText } from '../../../src/model/analysis/photoChanges.ts';
import { aPhotoChange } from '../../machines/analysis/samples.ts';
import { type AppRequest, startApp } from '../appStage.ts';
import { advertising, notFound } from '../host/fakeHost.ts';
import { hostItem } from '../samples.ts';

const CABINET = { id: 'l1', name: 'Cabinet', label: 'WS-D3', parent_id: null, type: 'CABINET' };
const DRAWER = { id: 'l2', name: 'M3x10', label: 'WS-D3-1', parent_id: 'l1', type: 'DRAWER' };
const BOLTS = { id: 'l3', name: 'Bolts', label: 'WS-D3-R1C2', parent_id: 'l1', type: 'DRAWER' };
const idOf = (number: number): string => `0f8fad5b-d9cb-469f-a165-7086772895${10 + number}`;

/** What a photo of a cabinet shows, on a host that has these items in it or in the drawer in it. */
async function opened(
  changes: readonly PhotoChange[],
  there: readonly { name: string; location_id: string }[],
  isInsideKnown = true,
) {
  const items = new Map(there.map((item, n) => [idOf(n), hostItem({ ...item, id: idOf(n), quantity: 7 })]));
  const answer = (value: unknown, init?: ResponseInit) =>
    advertising('idempotency, if-match, images, photo-changes, within', value, init);
  const stage = startApp(({ method, path, query, body }: AppRequest) => {
    const lying = (...places: string[]) =>
      answer([...items.values()].filter(({ location_id }) => places.includes(location_id ?? '')));
    if (method === 'POST') {
      const id = idOf(items.size);
      items.set(id, hostItem({ ...Object(body), id }));
      return answer(items.get(id), { status: 201 });
    }
    if (method === 'PATCH') {
      const [, id = ''] = /\/items\/([^/]+)$/.exec(path) ?? [];
      items.set(id, hostItem({ ...items.get(id), ...Object(body), id }));
      return answer(items.get(id));
    }
    if (path.endsWith('/changes')) {
      const told = { image_id: 'i2', since_image_id: 'i1', reason: null, compared: 4, rows: 2, columns: 2 };
      return answer({ ...told, changes });
    }
    if (path.includes('hierarchy'))
      return answer([{ ...CABINET, children: [DRAWER, BOLTS].map((one) => ({ ...one, children: [] })) }]);
    const [, of = ''] = /\/locations\/(\w+)\/items/.exec(path) ?? [];
    if (of !== '') return lying(of);
    if (query.get('within') === 'l1') return isInsideKnown ? lying('l1', 'l2', 'l3') : notFound();
    if (/\/locations?\/l1$/.test(path)) return answer(CABINET);
    const [, id = ''] = /\/items\/([^/]+)$/.exec(path) ?? [];
    if (id === '') return answer([]);
    return items.has(id) ? answer(items.get(id)) : notFound();
  });
  const deferred = await stage.app.deferred();
  const { newId, photoChanges } = deferred.photoChanges;
  const input = { imageId: 'i2', locationId: 'l1', newId };
  const actor = createActor(photoChangesMachine.provide(photoChanges), { input }).start();
  await vi.waitFor(() => {
    const { value, context } = actor.getSnapshot();
    expect([value, context.items ?? context.placeFailure]).toEqual(['shown', expect.anything()]);
  });
  const shown = () => shownRows(actor.getSnapshot().context);
  return { ...stage, deferred, items, actor, shown };
}

test('a photo is compared with the one before of the location that is looked at', async () => {
  const { sent } = await opened([], []);
  const [asked] = sent.filter(({ path }) => path.endsWith('/changes'));
  expect(asked).toMatchObject({ path: '/api/images/i2/changes' });
  expect(asked?.query.get('location')).toBe('l1');
});

test('compartments that are locations of their own: what lies in them is recorded there', async () => {
  const { shown } = await opened(
    [
      aPhotoChange({ kind: 'new', label: 'M3x10' }),
      aPhotoChange({ kind: 'gone', label: 'M3x10' }),
      aPhotoChange({ kind: 'looks emptier', label: 'M3x10' }),
      aPhotoChange({ kind: 'other label', label: 'M4x10', label_before: 'M3x10' }),
      aPhotoChange({ kind: 'gone', label: 'Pliers' }),
    ],
    [
      { name: 'M3x10', location_id: 'l2' },
      { name: 'Pliers', location_id: 'l1' },
    ],
  );
  expect(shown().map(({ proposal }) => proposalText(proposal, false))).toEqual([
    '“M3x10” is recorded here already.',
    'Set the quantity of “M3x10” to 0',
    'Enter how many of “M3x10” are left',
    'Rename the item “M3x10” to “M4x10”',
    'Set the quantity of “Pliers” to 0',
  ]);
});

test('what is new in a drawer of its own is added to that drawer, and its place is told before', async () => {
  const changes = [
    aPhotoChange({ kind: 'new', label: 'M5x20', row: 1, column: 2 }),
    aPhotoChange({ kind: 'new', label: 'Tape', row: 2, column: 1 }),
  ];
  const { shown, actor, items } = await opened(changes, []);
  const texts = () => shown().map(({ proposal }) => proposalText(proposal, false));
  await vi.waitFor(() =>
    expect(texts()).toEqual(['Add the item “M5x20” to “Bolts” (WS-D3-R1C2)', 'Add the item “Tape”']),
  );
  actor.send({ type: 'all.accepted' });
  await vi.waitFor(() => expect(shown().map(({ state }) => state)).toEqual(['accepted', 'accepted']));
  expect([...items.values()].map(({ name, location_id }) => [name, location_id])).toEqual([
    ['M5x20', 'l3'],
    ['Tape', 'l1'],
  ]);
});

test('nothing is proposed while only a part of what is recorded is known', async () => {
  const { shown, actor } = await opened([aPhotoChange({ kind: 'new', label: 'M3x10' })], [], false);
  expect(actor.getSnapshot().context.placeFailure).toMatchObject({ kind: 'not-found' });
  expect(shown().map(({ state }) => state)).toEqual(['nothing']);
});

test('of two people who accept all of one photo the second is told what the first has recorded, and adds nothing', async () => {
  const changes = ['M3x10', 'M3x16'].map((label) => aPhotoChange({ kind: 'new', label }));
  const { shown, actor, items, countOf } = await opened(changes, []);
  expect(shown().map(({ state }) => state)).toEqual(['open', 'open']);
  items.set(idOf(0), hostItem({ id: idOf(0), name: 'M3x10', location_id: 'l1' }));
  items.set(idOf(1), hostItem({ id: idOf(1), name: 'M3x16', location_id: 'l2' }));
  actor.send({ type: 'all.accepted' });
  await vi.waitFor(() =>
    expect(shown().map(({ proposal }) => proposalText(proposal, false))).toEqual([
      '“M3x10” is recorded here already.',
      '“M3x16” is recorded here already.',
    ]),
  );
  expect([countOf('POST', /./), shown().map(({ state }) => state)]).toEqual([0, ['nothing', 'nothing']]);
});

test('what somebody has recorded meanwhile fails first, and is read again: what is accepted then is what there is', async () => {
  const { shown, actor, items } = await opened(
    [
      aPhotoChange({ kind: 'gone', label: 'Pliers' }),
      aPhotoChange({ kind: 'other label', label: 'M4x10', label_before: 'M3x10' }),
    ],
    [
      { name: 'Pliers', location_id: 'l1' },
      { name: 'M3x10', location_id: 'l1' },
    ],
  );
  items.set(idOf(0), hostItem({ ...items.get(idOf(0)), quantity: 100 }));
  items.set(idOf(1), hostItem({ ...items.get(idOf(1)), name: 'M3x10 black' }));
  actor.send({ type: 'all.accepted' });
  await vi.waitFor(() => expect(shown().map(({ state }) => state)).toEqual(['failed', 'nothing']));
  expect(shown()[0]?.row.failure).toMatchObject({ kind: 'stale' });
  expect([...items.values()]).toMatchObject([{ quantity: 100 }, { name: 'M3x10 black' }]);
  actor.send({ type: 'row.accepted', index: 0 });
  await vi.waitFor(() => expect(shown()[0]?.state).toBe('accepted'));
  expect(items.get(idOf(0))).toMatchObject({ quantity: 0 });
});

test('an undo takes back what was accepted and never what was done to the item before', async () => {
  const { shown, actor, items, deferred } = await opened(
    [aPhotoChange({ kind: 'gone', label: 'Pliers' })],
    [{ name: 'Pliers', location_id: 'l1' }],
  );
  const quantity = () => items.get(idOf(0))?.quantity;
  const found = [...(actor.getSnapshot().context.items ?? [])];
  deferred.changes.send({
    type: 'change.requested',
    change: { kind: 'change quantity', items: found, by: 5 },
  });
  await vi.waitFor(() =>
    expect([quantity(), actor.getSnapshot().context.items?.[0]?.quantity]).toEqual([12, 12]),
  );
  actor.send({ type: 'row.accepted', index: 0 });
  await vi.waitFor(() => expect([quantity(), shown()[0]?.state]).toEqual([0, 'accepted']));
  actor.send({ type: 'undo.requested' });
  await vi.waitFor(() => expect([quantity(), shown()[0]?.state]).toEqual([12, 'open']));
  actor.send({ type: 'undo.requested' });
  expect(deferred.changes.getSnapshot().context).toMatchObject({ requests: [], undo: { length: 1 } });
  expect(deferred.changes.getSnapshot().value).toBe('idle');
});
