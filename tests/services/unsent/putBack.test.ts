import { describe, expect, test, vi } from 'vitest';
import type { Item } from '../../../contract/entities.ts';
import type { ItemInput } from '../../../contract/requests.ts';
import { failure } from '../../../src/failure.ts';
import { stepsOf } from '../../../src/model/changes/changes.ts';
import { createTree } from '../../../src/model/locations/tree.ts';
import { inputOfLocation } from '../../../src/model/locations/locationInput.ts';
import { inputOfItem } from '../../../src/model/unsent/unsent.ts';
import type { Run } from '../../../src/services/changes/changeRun.ts';
import { createLocationMoving } from '../../../src/services/changes/locationMoving.ts';
import { LOCATIONS } from '../../../src/services/unsent/locationSubject.ts';
import { recordForEdit } from '../../../src/services/unsent/recordForEdit.ts';
import { hostItem, ITEM_ID } from '../samples.ts';
import { executorIn } from '../changes/changeExecutor.stage.ts';
import { locationHost, placesTab, uuid } from './locationOutbox.stage.ts';
import { answers, browser, type Fault, held, lostAnswer, refusedConnection, tab } from './outbox.stage.ts';

const KEYS = 'idempotency, if-match, idempotency-updates';

/** Somebody who changes the notes of an item 'Before', in forms, while the server is away. */
function offline(features = KEYS) {
  const shared = browser(features);
  const item = hostItem({ notes: 'Before', version: 1 });
  shared.host.items.set(ITEM_ID, item);
  const app = executorIn(tab(shared));
  const { host, outbox } = app;
  const refuse = (): void => void host.faults.push(refusedConnection, refusedConnection);
  return {
    ...app,
    shared,
    item,
    refuse,
    /** Saves what a form of this content makes of what is kept, or else of the item. */
    async save(changes: Partial<ItemInput>, unreachable = false) {
      const entry = outbox.entry(ITEM_ID);
      const pristine = entry ? entry.item : inputOfItem(item);
      refuse();
      return outbox.update({
        id: ITEM_ID,
        input: { ...pristine, ...changes },
        pristine,
        base: entry ? entry.base : item,
        revision: entry?.revision,
        onKept: () => () => {},
        ...(unreachable && {
          unreachable: failure('offline', 'Away.'),
        }),
      });
    },
    /** The server is back, and somebody else was there meanwhile. */
    back(theirs: Partial<Item> = {}) {
      host.faults.length = 0;
      host.change(ITEM_ID, theirs);
      return outbox.send(ITEM_ID);
    },
  };
}

describe('what a form puts back before it has arrived', () => {
  test.each([
    ['was tried', KEYS, false],
    ['was tried, at a host that knows no keys of updates', 'idempotency, if-match', false],
    ['was not tried', KEYS, true],
  ])('is asked about where it %s and somebody else has changed the field', async (_, features, isAway) => {
    const { save, back, host, entry } = offline(features);
    await save({ notes: 'Mine' }, isAway);
    await save({ notes: 'Before' }, isAway);
    expect((await back({ notes: 'Theirs' })).result).toBe('conflict');
    expect(entry()).toMatchObject({
      item: { notes: 'Before' },
      theirs: { notes: 'Theirs' },
      status: 'conflict',
    });
    expect(host.item(ITEM_ID).notes).toBe('Theirs');
  });

  test('is sent as decided, and asked about no more', async () => {
    const { save, back, host, entry, outbox, item } = offline();
    await save({ notes: 'Mine' });
    await save({ notes: 'Before' });
    await back({ notes: 'Theirs' });
    const { theirs, revision } = entry();
    const pristine = { ...inputOfItem(item), notes: 'Theirs' };
    const input = { ...pristine, notes: 'Before' };
    const onKept = () => () => {};
    await outbox.update({ id: ITEM_ID, input, pristine, base: theirs, revision, onKept });
    expect(host.item(ITEM_ID).notes).toBe('Before');
    expect(outbox.entries()).toEqual([]);
  });

  test('takes what others have changed besides, and leaves nothing to send', async () => {
    const { save, back, host, outbox } = offline();
    await save({ notes: 'Mine' });
    await save({ notes: 'Before' });
    expect((await back({ supplier: 'Theirs' })).result).toBe('sent');
    expect(host.item(ITEM_ID)).toMatchObject({ notes: 'Before', supplier: 'Theirs' });
    expect(outbox.entries()).toEqual([]);
  });

  test('is asked about where it comes to the server together with something else, and only then somebody changes it', async () => {
    const { save, back, host, entry } = offline();
    await save({ notes: 'Mine', name: 'Mine' });
    await save({ notes: 'Before' });
    const [theirs, later] = [{ supplier: 'Theirs' }, { notes: 'Theirs' }];
    // Somebody is faster than the second try, too.
    const overtaken: Fault = (commit) => {
      host.change(ITEM_ID, later);
      return commit();
    };
    const asIs: Fault = (commit) => commit();
    const sending = back(theirs);
    host.faults.push(asIs, asIs, overtaken);
    expect((await sending).result).toBe('conflict');
    expect(entry()).toMatchObject({ item: { notes: 'Before', name: 'Mine' }, theirs: later });
  });

  test('stays put back when another form, that began before, adds to what is kept', async () => {
    const { save, back, entry, outbox, item, refuse } = offline();
    await save({ notes: 'Mine' });
    const pristine = entry().item;
    const { revision } = entry();
    await save({ notes: 'Before' });
    const input = { ...pristine, supplier: 'Mine' };
    refuse();
    await outbox.update({ id: ITEM_ID, input, pristine, base: item, revision, onKept: () => () => {} });
    expect((await back({ notes: 'Theirs' })).result).toBe('conflict');
    expect(entry()).toMatchObject({ item: { notes: 'Before', supplier: 'Mine' } });
  });

  test('has come with what else was sent: who changes it after that is not asked about', async () => {
    const { save, back, host, outbox } = offline();
    await save({ notes: 'Mine', name: 'One' });
    await save({ notes: 'Before' });
    const { fault, reached, free } = held();
    host.faults.length = 0;
    host.faults.push(fault);
    const sending = outbox.send(ITEM_ID);
    await reached;
    const saving = save({ name: 'Two' });
    await vi.waitFor(() =>
      expect(outbox.entry(ITEM_ID)).toMatchObject({ item: { name: 'Two' }, putBack: ['notes'] }),
    );
    free();
    await Promise.all([sending, saving]);
    expect((await back({ notes: 'Theirs' })).result).toBe('sent');
    expect(host.item(ITEM_ID)).toMatchObject({ notes: 'Theirs', name: 'Two' });
  });

  test('is known in another tab, and after a reload', async () => {
    const { save, shared, back } = offline();
    await save({ notes: 'Mine' }, true);
    await save({ notes: 'Before' }, true);
    const again = tab(shared);
    await again.outbox.tidy();
    expect(again.entry().putBack).toEqual(['notes']);
    expect((await back({ notes: 'Theirs' })).result).toBe('conflict');
  });

  test('is a change like any other once it is changed again', async () => {
    const { save, back, entry, host } = offline();
    await save({ notes: 'Mine' });
    await save({ notes: 'Before' });
    await save({ notes: 'Mine again' });
    expect(entry().putBack).toBeUndefined();
    expect((await back()).result).toBe('sent');
    expect(host.item(ITEM_ID).notes).toBe('Mine again');
  });

  test('is sent after what it puts back where that had arrived after all', async () => {
    const { save, back, host, outbox } = offline();
    await save({ notes: 'Mine' });
    host.faults.length = 0;
    host.faults.push(lostAnswer);
    await outbox.send(ITEM_ID);
    await save({ notes: 'Before' });
    expect((await back({ supplier: 'Theirs' })).result).toBe('sent');
    expect(host.item(ITEM_ID)).toMatchObject({ notes: 'Before', supplier: 'Theirs' });
  });

  test('is not asked about where it had arrived, and somebody has changed it after that', async () => {
    const { save, back, host, outbox } = offline();
    await save({ notes: 'Mine' }, true);
    await save({ notes: 'Before' }, true);
    host.faults.length = 0;
    host.faults.push(lostAnswer);
    await outbox.send(ITEM_ID);
    expect(outbox.entries()).toHaveLength(1);
    expect((await back({ notes: 'Theirs' })).result).toBe('sent');
    expect([host.item(ITEM_ID).notes, outbox.entries()]).toEqual(['Theirs', []]);
  });

  test('stays where the undo of a command takes that one’s refused change away', async () => {
    const { save, perform, undo, host, entry, item } = offline();
    await save({ notes: 'Mine' }, true);
    await save({ notes: 'Before' }, true);
    host.faults.length = 0;
    host.faults.push(answers(400), answers(400));
    const outcome = await perform({ kind: 'set text', items: [item], field: 'supplier', value: 'Mine' });
    await undo(stepsOf(outcome));
    expect(entry().putBack).toEqual(['notes']);
  });
});

describe('what a form puts back, a command changes, and the undo of that takes back', () => {
  test.each([
    ['supplier', 'Mine', 'Before', 'Other'],
    ['quantity', 4, 3, 9],
  ] as const)(
    'is asked about where somebody else has changed it meanwhile: the %s',
    async (field, mine, was, theirs) => {
      const stage = offline();
      const { host, save, perform, undo, entry } = stage;
      const item = host.change(ITEM_ID, { [field]: was });
      const first = { pristine: inputOfItem(item), base: item, revision: undefined, onKept: () => () => {} };
      stage.refuse();
      await stage.outbox.update({ ...first, id: ITEM_ID, input: { ...first.pristine, [field]: mine } });
      await save({ [field]: was });
      expect(entry().putBack).toEqual([field]);
      stage.refuse();
      const change =
        field === 'supplier'
          ? ({ kind: 'set text', items: [item], field, value: 'Set' } as const)
          : ({ kind: 'set quantity', items: [item], quantity: 7 } as const);
      const outcome = await perform(change);
      expect(entry().putBack).toBeUndefined();
      stage.refuse();
      expect(await undo(stepsOf(outcome))).toMatchObject({ failed: [] });
      expect(entry()).toMatchObject({ item: { [field]: was }, putBack: [field] });
      expect((await stage.back({ [field]: theirs })).result).toBe('conflict');
    },
  );
});

test('the parent that a form puts back to a location is asked about after a move of it was taken back, too', async () => {
  const host = locationHost('idempotency, idempotency-all, if-match, idempotency-updates');
  const base = host.has(uuid(1), { parent_id: uuid(2) });
  const tree = createTree([2, 3, 4, 5].map((number) => host.has(uuid(number), { name: `Room ${number}` })));
  const { places, locations } = placesTab(host);
  const run: Run = { signal: new AbortController().signal, renewed: new Map() };
  const moving = createLocationMoving({
    outbox: places,
    tree: () => tree,
    forEdit: (id) =>
      recordForEdit(
        LOCATIONS,
        { outbox: places, readFresh: (wanted) => locations.find(wanted), lastKnown: () => undefined },
        id,
      ),
  });
  const refuse = (): void => void host.faults.push(refusedConnection, refusedConnection);
  for (const parent_id of [uuid(3), uuid(2)]) {
    const entry = places.entry(base.id);
    const pristine = entry ? entry.item : inputOfLocation(base);
    refuse();
    await places.update({
      id: base.id,
      input: { ...pristine, parent_id },
      pristine,
      base: entry ? entry.base : base,
      revision: entry?.revision,
      onKept: () => () => {},
    });
  }
  refuse();
  const moved = await moving.move(base, tree.byId.get(uuid(4)), run);
  delete run.unreachable;
  refuse();
  if (moved?.step.kind !== 'location moved') throw new Error('It was not moved.');
  await moving.moveBack(moved.step, run);
  expect(places.entry(base.id)).toMatchObject({ item: { parent_id: uuid(2) }, putBack: ['parent_id'] });
  host.faults.length = 0;
  host.change(base.id, { parent_id: uuid(5) });
  expect((await places.send(base.id)).result).toBe('conflict');
});

test.each([
  ['was tried', false],
  ['was not tried', true],
])('what the form of a location puts back is asked about where it %s, too', async (_, isAway) => {
  const host = locationHost('idempotency, idempotency-all, if-match, idempotency-updates');
  const base = host.has(uuid(1), { description: 'Before' });
  const { places } = placesTab(host);
  for (const description of ['Mine', 'Before']) {
    const entry = places.entry(base.id);
    const pristine = entry ? entry.item : inputOfLocation(base);
    if (!isAway) host.faults.push(refusedConnection, refusedConnection);
    await places.update({
      id: base.id,
      input: { ...pristine, description },
      pristine,
      base: entry ? entry.base : base,
      revision: entry?.revision,
      onKept: () => () => {},
      ...(isAway && { unreachable: failure('offline', 'Away.') }),
    });
  }
  host.faults.length = 0;
  host.change(base.id, { description: 'Theirs' });
  expect((await places.send(base.id)).result).toBe('conflict');
  expect(host.locations.get(base.id)?.description).toBe('Theirs');
});

test('what a command sets and its undo takes back before it has arrived leaves nothing to ask about', async () => {
  const { perform, undo, item, host, outbox, back } = offline();
  host.outage.answer = () => Promise.reject(new TypeError('Failed to fetch'));
  const { done } = await perform({ kind: 'set text', items: [item], field: 'supplier', value: 'Mine' });
  expect(await undo(done)).toMatchObject({ failed: [] });
  expect(outbox.entries()).toEqual([]);
  host.outage.answer = undefined;
  await back({ supplier: 'Theirs' });
  expect(host.item(ITEM_ID).supplier).toBe('Theirs');
});
