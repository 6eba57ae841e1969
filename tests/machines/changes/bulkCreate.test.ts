import { describe, expect, test } from 'vitest';
import { failure } from '../../../src/failure.ts';
import { newBulkContext } from '../../../src/machines/changes/bulkCreate.context.ts';
import { bulkEntries, charactersLeft, type KeptBulk } from '../../../src/model/changes/bulkEntries.ts';
import { foundIn, isThere } from '../../../src/model/changes/bulkThere.ts';
import { createTree } from '../../../src/model/locations/tree.ts';
import { aCompartment } from '../analysis/samples.ts';
import { bulkStage, CABINET, compartments } from './bulkCreate.stage.ts';
import { settled } from '../kit/heldActors.ts';
import { aLocation, anItem, OFFLINE } from '../kit/samples.ts';

const REFUSED = failure('invalid', 'Name contains a control character.', { status: 422 });

describe('the entries', () => {
  test('BULK-01: are the compartments in their order, all of them selected', () => {
    const { now } = bulkStage(compartments(5));
    expect(now().context.entries.map(({ number, name, isSelected }) => [number, name, isSelected])).toEqual(
      [1, 2, 3, 4, 5].map((number) => [number, `Thing ${number}`, true]),
    );
  });

  test('VALID-32 VALID-33: have names cut at 50 and descriptions at 255 characters, as people count them', () => {
    const { entry } = bulkStage([aCompartment({ name: '🔩'.repeat(60), description: 'ä'.repeat(300) })]);
    expect(entry(1).name).toBe('🔩'.repeat(50));
    expect(entry(1).description).toBe('ä'.repeat(255));
  });

  test('VALID-32 VALID-33: are cut at the same places while somebody types', () => {
    const { send, entry } = bulkStage();
    send({ type: 'entry.changed', number: 2, field: 'name', text: 'n'.repeat(51) });
    send({ type: 'entry.changed', number: 2, field: 'description', text: 'd'.repeat(256) });
    expect([entry(2).name.length, entry(2).description.length]).toEqual([50, 255]);
  });

  test.each([
    ['BULK-02', 'name', 44, undefined],
    ['BULK-02', 'name', 45, 5],
    ['BULK-02', 'name', 50, 0],
    ['BULK-03', 'description', 234, undefined],
    ['BULK-03', 'description', 235, 20],
    ['BULK-03', 'description', 255, 0],
  ] as const)('%s: a %s of %i characters has its hint: %s left', (_, field, length, left) => {
    expect(charactersLeft(field, 'x'.repeat(length))).toBe(left);
  });

  test('without a name are called by their place, else by their number', () => {
    const { entry } = bulkStage([
      aCompartment({ name: ' ', row: 2, column: 3 }),
      aCompartment({ name: '', row: null, column: null }),
    ]);
    expect([entry(1).name, entry(2).name]).toEqual(['Unlabelled, row 2, column 3', 'Compartment 2']);
  });
});

test('compartments that its person has not seen are told of, unless more is to be said of what was entered', () => {
  const entries = bulkEntries(compartments(2), ['1', '2']);
  const recalled = { hasLocations: false, entries };
  const said = [undefined, recalled].map(
    (before) => newBulkContext({ entries, parent: CABINET, recalled: before, areNew: true }).recalled,
  );
  expect(said).toEqual(['unseen', 'same']);
});

describe('a start', () => {
  test('VALID-34: with nothing selected is refused, until something is', () => {
    const { send, now, held } = bulkStage();
    send({ type: 'all.switched', on: false });
    send({ type: 'create.requested' });
    expect(now().value).toBe('ready');
    expect(now().context.problem).toBe('Please select at least one item to create.');
    expect(held.makeItem.inputs).toEqual([]);
    send({ type: 'entry.switched', number: 2, on: true });
    expect(now().context.problem).toBeUndefined();
  });

  test('with a name of one letter is refused, unless its entry is left out', () => {
    const { send, now } = bulkStage();
    send({ type: 'entry.changed', number: 2, field: 'name', text: ' M ' });
    send({ type: 'create.requested' });
    expect(now().value).toBe('ready');
    expect(now().context.refusals).toBe(1);
    send({ type: 'entry.switched', number: 2, on: false });
    send({ type: 'create.requested' });
    expect(now().hasTag('busy')).toBe(true);
  });

  test('BULK-06 BULK-07 BULK-08: sends Hardware, 1 and the contents with commas, into the location', () => {
    const { send, held } = bulkStage([aCompartment({ contents: ['hex nuts', 'washers', 'M3'] })]);
    send({ type: 'create.requested' });
    expect(held.makeItem.inputs).toMatchObject([
      {
        key: 'key-1',
        sent: undefined,
        input: {
          name: 'M3 nuts',
          description: 'Zinc plated',
          category: 'Hardware',
          quantity: 1,
          notes: 'hex nuts, washers, M3',
          location_id: CABINET.id,
        },
      },
    ]);
  });
});

describe('a run', () => {
  test('creates the selected ones, one at a time, in their order', async () => {
    const stage = bulkStage();
    stage.send({ type: 'entry.switched', number: 2, on: false });
    stage.send({ type: 'create.requested' });
    expect(stage.entry(1).status).toBe('creating');
    expect(stage.held.makeItem.inputs).toHaveLength(1);
    expect(stage.counts()).toEqual({ wanted: 2, created: 0, failed: 0, left: 2 });
    await stage.makeItem();
    expect(stage.counts()).toEqual({ wanted: 2, created: 1, failed: 0, left: 1 });
    await stage.makeItem();
    expect(stage.now().value).toBe('ready');
    expect(stage.held.makeItem.inputs.map(({ input }) => input.name)).toEqual(['Thing 1', 'Thing 3']);
    expect(stage.entry(2).status).toBe('waiting');
  });

  test('BULK-04 BULK-05: goes on past failures and keeps them, with their words', async () => {
    const stage = bulkStage();
    stage.send({ type: 'create.requested' });
    await stage.held.makeItem.fail(OFFLINE);
    await stage.makeItem();
    await stage.held.makeItem.fail(REFUSED);
    expect(stage.now().value).toBe('ready');
    expect(stage.counts()).toEqual({ wanted: 3, created: 1, failed: 2, left: 0 });
    expect(stage.entry(1)).toMatchObject({ status: 'failed', failure: OFFLINE, name: 'Thing 1' });
    expect(stage.entry(3)).toMatchObject({ status: 'failed', failure: REFUSED, isSelected: true });
  });

  test('makes nothing twice: presses during it, and another start after it, change nothing', async () => {
    const stage = bulkStage(compartments(2));
    for (let press = 0; press < 3; press++) stage.send({ type: 'create.requested' });
    await stage.makeItem();
    stage.send({ type: 'create.requested' });
    await stage.makeItem();
    stage.send({ type: 'create.requested' });
    stage.send({ type: 'retry.requested' });
    expect(stage.held.makeItem.inputs.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });

  test('sends what may have arrived again word for word under its key, beside what was typed since', async () => {
    const stage = bulkStage(compartments(1));
    stage.send({ type: 'create.requested' });
    await stage.held.makeItem.fail(OFFLINE);
    stage.send({ type: 'entry.changed', number: 1, field: 'name', text: 'Better name' });
    stage.send({ type: 'retry.requested' });
    const second = stage.held.makeItem.inputs.at(-1);
    expect(second).toMatchObject({
      key: 'key-1',
      input: { name: 'Better name' },
      sent: { name: 'Thing 1' },
    });
    // The update that followed the create may have been refused: the item itself is still in doubt.
    await stage.held.makeItem.fail(REFUSED);
    stage.send({ type: 'retry.requested' });
    expect(stage.held.makeItem.inputs.at(-1)?.sent).toMatchObject({ name: 'Thing 1' });
  });

  test('tells beside what was typed how it was proposed: another tab may have made that under the same key', () => {
    const { send, held } = bulkStage(compartments(1));
    send({ type: 'entry.changed', number: 1, field: 'name', text: 'Mine' });
    send({ type: 'create.requested' });
    expect(held.makeItem.inputs).toMatchObject([
      {
        input: { name: 'Mine', location_id: 'cabinet' },
        proposed: { name: 'Thing 1', location_id: 'cabinet' },
      },
    ]);
  });

  test('forgets what the host has refused: the next try sends only what is there now', async () => {
    const stage = bulkStage(compartments(1));
    stage.send({ type: 'create.requested' });
    await stage.held.makeItem.fail(REFUSED);
    stage.send({ type: 'entry.changed', number: 1, field: 'name', text: 'Allowed name' });
    stage.send({ type: 'retry.requested' });
    expect(stage.held.makeItem.inputs.at(-1)).toMatchObject({
      sent: undefined,
      input: { name: 'Allowed name' },
    });
  });

  test('takes failed ones again while it goes on', async () => {
    const stage = bulkStage();
    stage.send({ type: 'create.requested' });
    await stage.held.makeItem.fail(OFFLINE);
    stage.send({ type: 'retry.requested' });
    expect(stage.entry(1).status).toBe('waiting');
    await stage.makeItem();
    expect(stage.held.makeItem.inputs.map(({ key }) => key)).toEqual(['key-1', 'key-2', 'key-1']);
  });

  test('that is cancelled ends after the one under way; the rest can be created later', async () => {
    const stage = bulkStage();
    stage.send({ type: 'create.requested' });
    stage.send({ type: 'cancel.requested' });
    expect(stage.now().hasTag('busy')).toBe(true);
    await stage.makeItem();
    expect(stage.now().value).toBe('ready');
    expect(stage.counts()).toEqual({ wanted: 3, created: 1, failed: 0, left: 2 });
    stage.send({ type: 'create.requested' });
    expect(stage.held.makeItem.inputs.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });

  test('lets waiting entries be edited, and tells a name that became too short', async () => {
    const stage = bulkStage(compartments(2));
    stage.send({ type: 'create.requested' });
    stage.send({ type: 'entry.changed', number: 2, field: 'name', text: 'x' });
    await stage.makeItem();
    expect(stage.entry(2)).toMatchObject({
      status: 'failed',
      failure: { message: 'Name must be at least 2 characters.' },
    });
    expect(stage.held.makeItem.inputs).toHaveLength(1);
  });

  test('changes the item that was under way while its entry was typed in', async () => {
    const stage = bulkStage(compartments(2));
    stage.send({ type: 'create.requested' });
    stage.send({ type: 'entry.changed', number: 1, field: 'name', text: 'Thing one' });
    stage.send({ type: 'entry.switched', number: 1, on: false });
    await stage.makeItem();
    expect(stage.entry(1)).toMatchObject({ name: 'Thing one', status: 'creating', isSelected: true });
    const [first, second] = stage.held.makeItem.inputs;
    expect(first).toMatchObject({ input: { name: 'Thing 1' }, made: undefined });
    expect(second).toMatchObject({
      input: { name: 'Thing one' },
      sent: undefined,
      made: { entity: { id: 'item-1' } },
    });
    await stage.makeItem();
    expect(stage.entry(1)).toMatchObject({ status: 'created' });
    await stage.makeItem();
    expect(stage.now().value).toBe('ready');
    expect(stage.counts()).toEqual({ wanted: 2, created: 2, failed: 0, left: 0 });
  });

  test('keeps what was typed into the entry under way as unsaved work, whatever becomes of the item', async () => {
    const stage = bulkStage(compartments(1));
    stage.send({ type: 'create.requested' });
    stage.send({ type: 'entry.changed', number: 1, field: 'name', text: 'Thing one' });
    await stage.held.makeItem.fail(failure('offline', 'Unable to connect.'));
    expect(stage.entry(1)).toMatchObject({
      name: 'Thing one',
      status: 'failed',
      sent: { name: 'Thing 1' },
      item: undefined,
    });
    stage.send({ type: 'retry.requested' });
    stage.send({ type: 'entry.changed', number: 1, field: 'name', text: 'x' });
    await stage.makeItem();
    // The host has it under the older name, and the newer one cannot be sent as it stands.
    expect(stage.entry(1)).toMatchObject({ name: 'x', status: 'failed', item: { entity: { id: 'item-2' } } });
    stage.send({ type: 'close.requested' });
    expect(stage.held.confirmClosing.inputs).toEqual([{ unsaved: 1 }]);
    await stage.held.confirmClosing.answer(false);
    stage.send({ type: 'entry.changed', number: 1, field: 'name', text: 'Thing 11' });
    stage.send({ type: 'retry.requested' });
    expect(stage.held.makeItem.inputs.at(-1)).toMatchObject({
      input: { name: 'Thing 11' },
      made: { entity: { id: 'item-2' } },
    });
    await stage.held.makeItem.fail(failure('stale', 'Somebody else has changed it.'));
    expect(stage.entry(1)).toMatchObject({
      status: 'failed',
      sent: undefined,
      item: { entity: { id: 'item-2' } },
    });
  });

  test('asks before the page is left, only for as long as it goes on', async () => {
    const stage = bulkStage(compartments(1));
    expect(stage.held.guardLeaving.running).toEqual([]);
    stage.send({ type: 'create.requested' });
    expect(stage.held.guardLeaving.running.at(-1)).toBe(true);
    await stage.makeItem();
    expect(stage.held.guardLeaving.running).toEqual([false, false]);
  });
});

describe('one location for each compartment', () => {
  test('is made first, labelled below its parent, and its item goes into it', async () => {
    const stage = bulkStage(compartments(6));
    stage.send({ type: 'all.switched', on: false });
    stage.send({ type: 'entry.switched', number: 6, on: true });
    stage.send({ type: 'locations.switched', on: true });
    stage.send({ type: 'create.requested' });
    expect(stage.held.makeLocation.inputs).toEqual([
      { parent: CABINET, name: 'Thing 6', label: 'WS-DC1-R2C2', key: 'key-6', mayExist: false, others: [] },
    ]);
    await stage.makeLocation();
    expect(stage.held.makeItem.inputs[0]?.input.location_id).toBe('place-1');
  });

  test('is asked for with those that other compartments have: it is none of them', async () => {
    const stage = bulkStage(compartments(2));
    stage.send({ type: 'locations.switched', on: true });
    stage.send({ type: 'create.requested' });
    await stage.makeLocation();
    await stage.makeItem();
    expect(stage.held.makeLocation.inputs.map(({ others }) => others)).toEqual([[], ['place-1']]);
  });

  test('that was made is kept when its item failed, and used by the next try', async () => {
    const stage = bulkStage(compartments(1));
    stage.send({ type: 'locations.switched', on: true });
    stage.send({ type: 'create.requested' });
    await stage.makeLocation();
    await stage.held.makeItem.fail(OFFLINE);
    stage.send({ type: 'retry.requested' });
    expect(stage.held.makeLocation.inputs).toHaveLength(1);
    expect(stage.held.makeItem.inputs.at(-1)?.input.location_id).toBe('place-1');
  });

  test.each([
    ['looked for before it is made again when no answer came', OFFLINE, true],
    ['simply made after a refusal', REFUSED, false],
  ])('is %s', async (_, reason, mayExist) => {
    const stage = bulkStage(compartments(1));
    stage.send({ type: 'locations.switched', on: true });
    stage.send({ type: 'create.requested' });
    await stage.held.makeLocation.fail(reason);
    expect(stage.entry(1)).toMatchObject({ status: 'failed', failure: reason });
    stage.send({ type: 'retry.requested' });
    expect(stage.held.makeLocation.inputs.at(-1)?.mayExist).toBe(mayExist);
  });

  test('is decided before anything is made', async () => {
    const stage = bulkStage(compartments(2));
    stage.send({ type: 'create.requested' });
    await stage.makeItem();
    await stage.held.makeItem.fail(REFUSED);
    expect(stage.now().can({ type: 'locations.switched', on: true })).toBe(false);
  });
});

describe('Undo', () => {
  async function made(count: number, withLocations = false) {
    const stage = bulkStage(compartments(count));
    stage.send({ type: 'locations.switched', on: withLocations });
    stage.send({ type: 'create.requested' });
    for (let turn = 0; turn < count; turn++) {
      if (withLocations) await stage.makeLocation();
      await stage.makeItem();
    }
    return stage;
  }

  test('takes away items, then the locations made for them, the newest first', async () => {
    const stage = await made(2, true);
    stage.send({ type: 'undo.requested' });
    for (let turn = 0; turn < 4; turn++) await stage.held.remove.answer(undefined);
    expect(stage.held.remove.inputs.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'item item-2',
      'item item-1',
      'location place-2',
      'location place-1',
    ]);
    expect(stage.now().value).toBe('ready');
    expect(stage.counts().created).toBe(0);
  });

  test('leaves what was there before', async () => {
    const stage = bulkStage(compartments(2));
    stage.send({ type: 'create.requested' });
    await stage.makeItem(false);
    await stage.makeItem();
    stage.send({ type: 'undo.requested' });
    await stage.held.remove.answer(undefined);
    expect(stage.held.remove.inputs.map(({ id }) => id)).toEqual(['item-2']);
    expect(stage.now().can({ type: 'undo.requested' })).toBe(false);
  });

  test('goes on past what cannot be removed, leaves its location alone, and tries it again', async () => {
    const stage = await made(2, true);
    stage.send({ type: 'undo.requested' });
    await stage.held.remove.fail(OFFLINE);
    await stage.held.remove.answer(undefined);
    await stage.held.remove.answer(undefined);
    expect(stage.now().value).toBe('ready');
    expect(stage.now().context.undoFailures).toMatchObject([{ step: { id: 'item-2' }, failure: OFFLINE }]);
    expect(stage.held.remove.inputs.map(({ id }) => id)).toEqual(['item-2', 'item-1', 'place-1']);
    stage.send({ type: 'undo.requested' });
    await stage.held.remove.answer(undefined);
    await stage.held.remove.answer(undefined);
    expect(stage.held.remove.inputs.slice(3).map(({ id }) => id)).toEqual(['item-2', 'place-2']);
  });

  test('lets the same be created once more, under other keys', async () => {
    const stage = await made(1);
    stage.send({ type: 'undo.requested' });
    await stage.held.remove.answer(undefined);
    stage.send({ type: 'create.requested' });
    const [first, second] = stage.held.makeItem.inputs.map(({ key }) => key);
    expect(second).not.toBe(first);
  });

  test('can be stopped after the one under way', async () => {
    const stage = await made(3);
    stage.send({ type: 'undo.requested' });
    stage.send({ type: 'cancel.requested' });
    await stage.held.remove.answer(undefined);
    expect(stage.now().value).toBe('ready');
    expect(stage.counts().created).toBe(2);
  });

  test('works from the message after the dialog was closed, and tells its end', async () => {
    const stage = await made(2);
    stage.send({ type: 'close.requested' });
    expect(stage.now().value).toBe('closed');
    expect(stage.notices).toMatchObject([
      { text: '2 items created', action: { label: 'Undo', event: { type: 'undo.requested' } } },
    ]);
    stage.send({ type: 'undo.requested' });
    await stage.held.remove.answer(undefined);
    await stage.held.remove.fail(OFFLINE);
    expect(stage.now().value).toBe('closed');
    expect(stage.notices).toMatchObject([
      {},
      { kind: 'error', text: '1 item removed, 1 could not be removed', action: { label: 'Try again' } },
    ]);
    stage.send({ type: 'undo.requested' });
    await stage.held.remove.answer(undefined);
    expect(stage.notices.at(-1)).toEqual({ kind: 'success', text: '1 item removed' });
  });
});

describe('the history of all changes', () => {
  const run = async () => {
    const stage = bulkStage(compartments(2));
    stage.send({ type: 'create.requested' });
    await stage.makeItem();
    await stage.makeItem();
    return stage;
  };

  test('is told when a run begins, and at its end what it has made, each once', async () => {
    const stage = bulkStage(compartments(2));
    stage.send({ type: 'create.requested' });
    expect(stage.told).toEqual([{ type: 'run.begun' }]);
    await stage.makeItem();
    await stage.held.makeItem.fail(OFFLINE);
    stage.send({ type: 'retry.requested' });
    await stage.makeItem(false);
    expect(stage.told.slice(1)).toMatchObject([
      { type: 'run.ended', steps: [{ kind: 'item added', id: 'item-1', name: 'Thing 1' }], before: [] },
      { type: 'run.begun' },
      { type: 'run.ended', steps: [], before: ['item-1'] },
    ]);
  });

  test('is told what the run has removed again itself', async () => {
    const stage = await run();
    stage.send({ type: 'undo.requested' });
    const step = stage.held.remove.inputs[0]?.made;
    await stage.held.remove.answer(step);
    await stage.held.remove.answer(undefined);
    expect(stage.told.at(-1)).toEqual({ type: 'steps.undone', steps: [step] });
  });

  test('takes back from outside: the entries wait again, and its message goes', async () => {
    const stage = await run();
    stage.send({ type: 'close.requested' });
    const gone = ['item-1', 'item-2'].map((id) => ({ was: id, id }));
    stage.held.watchRecords.send({ type: 'records.moved', gone, back: [] });
    expect(stage.counts().created).toBe(0);
    expect(stage.withdrawn).toEqual(stage.notices);
    expect(stage.now().can({ type: 'undo.requested' })).toBe(false);
  });

  test('brings back from outside: nothing is told twice, the history tells it with its own Undo', async () => {
    const stage = await run();
    stage.send({ type: 'close.requested' });
    const moved = ['item-1', 'item-2'].map((id) => ({ was: id, id }));
    stage.held.watchRecords.send({ type: 'records.moved', gone: moved, back: [] });
    stage.held.watchRecords.send({ type: 'records.moved', gone: [], back: moved });
    expect(stage.counts().created).toBe(2);
    expect(stage.notices).toHaveLength(1);
  });

  test('brings back from outside: what was made is not made a second time', async () => {
    const stage = await run();
    const gone = ['item-1', 'item-2'].map((id) => ({ was: id, id }));
    stage.held.watchRecords.send({ type: 'records.moved', gone, back: [] });
    const back = [{ was: 'item-1', id: 'item-9' }];
    stage.held.watchRecords.send({ type: 'records.moved', gone: [], back });
    expect(stage.counts().created).toBe(1);
    stage.send({ type: 'create.requested' });
    expect(stage.held.makeItem.inputs.slice(2).map(({ input }) => input.name)).toEqual(['Thing 2']);
    await stage.makeItem();
    expect(stage.told.at(-1)).toMatchObject({ type: 'run.ended', steps: [{ name: 'Thing 2' }] });
  });
});

describe('closing', () => {
  test('is over where the dialog is opened again while what was made is taken away: what is typed then is kept', async () => {
    const stage = bulkStage(compartments(2));
    stage.send({ type: 'create.requested' });
    for (let turn = 0; turn < 2; turn++) await stage.makeItem();
    stage.send({ type: 'close.requested' });
    stage.send({ type: 'undo.requested' });
    stage.send({ type: 'dialog.shown' });
    for (let turn = 0; turn < 2; turn++) await stage.held.remove.answer(undefined);
    stage.send({ type: 'entry.changed', number: 1, field: 'name', text: 'Mine' });
    expect(stage.kept()?.entries[0]?.name).toBe('Mine');
  });

  test('asks nothing where nothing would be lost', () => {
    const { send, now, notices } = bulkStage();
    send({ type: 'close.requested' });
    expect(now().value).toBe('closed');
    expect(now().context.isShown).toBe(false);
    expect(notices).toEqual([]);
  });

  test.each([
    ['typed words', 1],
    ['what failed', 2],
  ])('asks about %s, and a no keeps everything', async (_, unsaved) => {
    const stage = bulkStage(compartments(3));
    if (unsaved === 1) {
      stage.send({ type: 'entry.changed', number: 3, field: 'description', text: 'Mine' });
    } else {
      stage.send({ type: 'create.requested' });
      await stage.held.makeItem.fail(OFFLINE);
      await stage.held.makeItem.fail(REFUSED);
      await stage.makeItem();
    }
    stage.send({ type: 'close.requested' });
    expect(stage.held.confirmClosing.inputs).toEqual([{ unsaved }]);
    await stage.held.confirmClosing.answer(false);
    expect(stage.now().value).toBe('ready');
    expect(stage.now().context.isShown).toBe(true);
    stage.send({ type: 'close.requested' });
    await stage.held.confirmClosing.answer(true);
    expect(stage.now().value).toBe('closed');
  });

  test('is not possible during a run; leaving the page lets it go on and tells its end', async () => {
    const stage = bulkStage(compartments(2));
    stage.send({ type: 'create.requested' });
    stage.send({ type: 'close.requested' });
    expect(stage.now().hasTag('busy')).toBe(true);
    stage.send({ type: 'dialog.left' });
    await stage.makeItem();
    await stage.held.makeItem.fail(OFFLINE);
    expect(stage.now().value).toBe('closed');
    expect(stage.notices).toMatchObject([
      {
        kind: 'warning',
        text: '1 item created',
        detail: '1 failed: Thing 2. Look there',
        action: { label: 'Undo' },
      },
    ]);
  });

  test('a dialog that is drawn twice at once stays open', async () => {
    const { send, now } = bulkStage();
    send({ type: 'dialog.shown' });
    send({ type: 'dialog.left' });
    send({ type: 'dialog.shown' });
    await settled();
    expect(now().value).toBe('ready');
    expect(now().context.isShown).toBe(true);
  });
});

describe('the end of its person’s session', () => {
  test('ends a run after the entry under way: what is left is set aside, and nobody is told', async () => {
    const stage = bulkStage(compartments(4));
    stage.send({ type: 'create.requested' });
    await stage.held.makeItem.fail(REFUSED);
    stage.held.watchSession.send({ type: 'session.ended' });
    expect(stage.now().context.isShown).toBe(false);
    expect(stage.aside).toEqual([]);
    await stage.makeItem();
    expect(stage.now().value).toBe('ended');
    expect(stage.held.makeItem.inputs).toHaveLength(2);
    expect(stage.aside.map(({ input, failure: reason }) => [input.name, reason?.kind])).toEqual([
      ['Thing 1', 'invalid'],
      ['Thing 3', undefined],
      ['Thing 4', undefined],
    ]);
    expect(stage.told).toEqual([{ type: 'run.begun' }]);
    expect(stage.notices).toEqual([]);
  });

  test('sets aside what was typed into the entry under way, as a change of what is made of it', async () => {
    const stage = bulkStage(compartments(1));
    stage.send({ type: 'create.requested' });
    stage.send({ type: 'entry.changed', number: 1, field: 'name', text: 'Thing one' });
    stage.held.watchSession.send({ type: 'session.ended' });
    await stage.makeItem();
    expect(stage.aside).toMatchObject([{ input: { name: 'Thing one' }, made: { entity: { id: 'item-1' } } }]);
  });

  test('makes nothing more of what was never asked for, nor of what could not be read as an item', async () => {
    const unasked = bulkStage(compartments(2));
    unasked.held.watchSession.send({ type: 'session.ended' });
    expect([unasked.now().value, unasked.aside]).toEqual(['ended', []]);
    const stage = bulkStage(compartments(2));
    stage.send({ type: 'create.requested' });
    stage.send({ type: 'entry.changed', number: 2, field: 'name', text: 'x' });
    stage.held.watchSession.send({ type: 'session.ended' });
    await stage.makeItem();
    expect(stage.aside).toMatchObject([{ input: { name: 'x' }, failure: { kind: 'input' } }]);
  });

  test('ends Undo after the step under way, and takes the offer of it back', async () => {
    const stage = bulkStage(compartments(2));
    stage.send({ type: 'create.requested' });
    await stage.makeItem();
    await stage.makeItem();
    stage.send({ type: 'undo.requested' });
    stage.held.watchSession.send({ type: 'session.ended' });
    await stage.held.remove.answer(undefined);
    expect(stage.now().value).toBe('ended');
    expect(stage.held.remove.inputs).toHaveLength(1);
    expect(stage.told.map(({ type }) => type)).toEqual(['run.begun', 'run.ended']);
    expect(stage.aside).toEqual([]);

    const offered = bulkStage(compartments(1));
    offered.send({ type: 'create.requested' });
    await offered.makeItem();
    offered.send({ type: 'close.requested' });
    offered.held.watchSession.send({ type: 'session.ended' });
    expect(offered.withdrawn).toEqual(offered.notices);
  });
});

describe('what was entered', () => {
  const words = (bulk: KeptBulk | undefined) => bulk?.entries.map(({ name, status }) => `${name}, ${status}`);

  test('is kept with every change, also when the page is left, and nothing before the first', () => {
    const stage = bulkStage(compartments(2));
    expect(stage.kept()).toBeUndefined();
    stage.send({ type: 'entry.changed', number: 1, field: 'name', text: 'M3x10' });
    stage.send({ type: 'entry.switched', number: 2, on: false });
    stage.send({ type: 'locations.switched', on: true });
    stage.send({ type: 'dialog.left' });
    expect(stage.now().value).toBe('closed');
    expect(stage.kept()).toMatchObject({
      hasLocations: true,
      entries: [
        { name: 'M3x10', isSelected: true },
        { name: 'Thing 2', isSelected: false },
      ],
    });
    stage.send({ type: 'all.switched', on: true });
    expect(stage.kept()?.entries[1]).toMatchObject({ isSelected: false });
  });

  test('is kept through a run that fails as the login ends, and goes on under the same keys', async () => {
    const stage = bulkStage(compartments(3));
    stage.send({ type: 'entry.changed', number: 2, field: 'name', text: 'M3x16' });
    stage.send({ type: 'create.requested' });
    await stage.makeItem();
    stage.held.watchSession.send({ type: 'session.ended' });
    await stage.held.makeItem.fail(failure('unauthorised', 'Log in again.'));
    expect(stage.now().value).toBe('ended');
    expect(words(stage.kept())).toEqual(['Thing 1, created', 'M3x16, failed', 'Thing 3, waiting']);

    const later = bulkStage(compartments(3), CABINET, stage.kept());
    expect(later.now().context.recalled).toBe('same');
    later.send({ type: 'retry.requested' });
    await later.held.makeItem.answer({ entity: anItem({ id: 'item-8', name: 'M3x16' }), isOurs: true });
    await later.held.makeItem.answer({ entity: anItem({ id: 'item-9', name: 'Thing 3' }), isOurs: true });
    expect(later.held.makeItem.inputs.map(({ key, input }) => [key, input.name])).toEqual([
      ['key-2', 'M3x16'],
      ['key-3', 'Thing 3'],
    ]);
    expect(later.told.at(-1)).toMatchObject({ steps: [{ name: 'M3x16' }, { name: 'Thing 3' }] });
    expect(later.kept()).toBeUndefined();
  });

  test('goes on with the compartments as they are by then: what is created is not created again', async () => {
    const stage = bulkStage(compartments(3));
    stage.send({ type: 'create.requested' });
    await stage.makeItem();
    stage.held.watchSession.send({ type: 'session.ended' });
    await stage.held.makeItem.fail(OFFLINE);

    const [first, , third, fourth] = compartments(4);
    const now = [first, aCompartment({ name: 'M4', row: 1, column: 2 }), third, fourth];
    const later = bulkStage(
      now.flatMap((one) => one ?? []),
      CABINET,
      stage.kept(),
    );
    expect(later.now().context.recalled).toBe('changed');
    later.send({ type: 'create.requested' });
    for (let n = 0; n < 3; n++) await later.makeItem();
    expect(later.held.makeItem.inputs.map(({ input }) => input.name)).toEqual(['M4', 'Thing 3', 'Thing 4']);
    expect(later.kept()).toBeUndefined();
    const fewer = bulkStage(compartments(0), CABINET, stage.kept());
    expect(fewer.now().context.recalled).toBe('changed, with orphans');
  });

  test('is kept of an entry under way as one that may be there already', async () => {
    const stage = bulkStage(compartments(2));
    stage.send({ type: 'locations.switched', on: true });
    stage.send({ type: 'create.requested' });
    expect(stage.kept()?.entries[0]).toMatchObject({ status: 'failed', mayHaveLocation: true });
    await stage.makeLocation();
    expect(stage.kept()?.entries[0]).toMatchObject({
      status: 'failed',
      sent: { name: 'Thing 1' },
      location: { entity: { id: 'place-1' } },
    });
    await stage.makeItem();
    expect(stage.kept()?.entries[0]).toMatchObject({ status: 'created', item: { entity: { id: 'item-1' } } });
  });

  test('is kept no more once all that is wanted is created, and again after Undo', async () => {
    const stage = bulkStage(compartments(2));
    stage.send({ type: 'entry.switched', number: 2, on: false });
    stage.send({ type: 'create.requested' });
    await stage.makeItem();
    expect(stage.kept()).toBeUndefined();
    stage.send({ type: 'undo.requested' });
    await stage.held.remove.answer(undefined);
    expect(words(stage.kept())).toEqual(['Thing 1, waiting', 'Thing 2, waiting']);
    stage.send({ type: 'close.requested' });
    expect(stage.kept()).toBeUndefined();
  });

  test('is not kept anew where all of it is taken back after the page was left, unless something was typed', async () => {
    const undone = async (text?: string) => {
      const stage = bulkStage(compartments(2));
      stage.send({ type: 'create.requested' });
      if (text) stage.send({ type: 'entry.changed', number: 2, field: 'name', text });
      stage.send({ type: 'dialog.left' });
      for (let turn = 0; turn < 2; turn++) await stage.makeItem();
      expect(stage.kept()).toBeUndefined();
      stage.send({ type: 'undo.requested' });
      for (let turn = 0; turn < 2; turn++) await stage.held.remove.answer(undefined);
      return words(stage.kept());
    };
    expect(await undone()).toBeUndefined();
    expect(await undone('Mine')).toEqual(['Thing 1, waiting', 'Mine, waiting']);
  });

  test('is kept while what was taken back is created once more, and where its person goes meanwhile', async () => {
    const stage = bulkStage(compartments(2));
    stage.send({ type: 'create.requested' });
    for (let turn = 0; turn < 2; turn++) await stage.makeItem();
    stage.send({ type: 'undo.requested' });
    for (let turn = 0; turn < 2; turn++) await stage.held.remove.answer(undefined);
    stage.send({ type: 'create.requested' });
    stage.send({ type: 'dialog.left' });
    await stage.makeItem();
    expect(words(stage.kept())).toEqual(['Thing 1, created', 'Thing 2, failed']);
    stage.held.watchSession.send({ type: 'session.ended' });
    await stage.held.makeItem.fail(OFFLINE);
    expect(words(stage.kept())).toEqual(['Thing 1, created', 'Thing 2, failed']);
  });

  test('is kept where the history takes back only a part, and the rest was never created', async () => {
    const stage = bulkStage(compartments(2));
    stage.send({ type: 'create.requested' });
    stage.send({ type: 'cancel.requested' });
    await stage.makeItem();
    stage.send({ type: 'dialog.left' });
    stage.held.watchRecords.send({
      type: 'records.moved',
      gone: [{ was: 'item-1', id: 'item-1' }],
      back: [],
    });
    expect(words(stage.kept())).toEqual(['Thing 1, waiting', 'Thing 2, waiting']);
  });

  test('is kept until its person has said that it may go', async () => {
    const stage = bulkStage(compartments(1));
    stage.send({ type: 'entry.changed', number: 1, field: 'name', text: 'Mine' });
    stage.send({ type: 'close.requested' });
    await stage.held.confirmClosing.answer(false);
    expect(words(stage.kept())).toEqual(['Mine, waiting']);
    stage.send({ type: 'close.requested' });
    await stage.held.confirmClosing.answer(true);
    expect(stage.kept()).toBeUndefined();
  });
});

describe('what fails where nobody sees it', () => {
  test('is set aside as it fails once the page was left, and told of, each once', async () => {
    const stage = bulkStage(compartments(3));
    stage.send({ type: 'create.requested' });
    await stage.held.makeItem.fail(REFUSED);
    expect(stage.aside).toEqual([]);
    stage.send({ type: 'dialog.left' });
    await stage.held.makeItem.fail(REFUSED);
    expect(stage.aside.map(({ input }) => input.name)).toEqual(['Thing 1', 'Thing 2']);
    await stage.held.makeItem.fail(REFUSED);
    expect(stage.now().value).toBe('closed');
    expect(stage.aside).toMatchObject(
      [1, 2, 3].map((n) => ({ input: { name: `Thing ${n}` }, failure: REFUSED })),
    );
    expect(stage.notices).toMatchObject([
      {
        kind: 'warning',
        text: '3 items not created',
        detail: '3 failed: Thing 1, Thing 2, Thing 3. Look there',
      },
    ]);
    stage.held.watchSession.send({ type: 'session.ended' });
    expect(stage.aside).toHaveLength(3);
  });

  test('whose location is gone is said to be where that can be brought back', async () => {
    const stage = bulkStage(compartments(1));
    stage.send({ type: 'create.requested' });
    stage.send({ type: 'dialog.left' });
    const fields = { location_id: 'This location does not exist.' };
    await stage.held.makeItem.fail(failure('invalid', 'This location does not exist.', { fields }));
    expect(stage.notices).toMatchObject([{ detail: '1 failed: Thing 1. Bring it back' }]);
  });

  test('is set aside where the page is left after the run, and not where its person has closed the dialog', async () => {
    const failing = async () => {
      const stage = bulkStage(compartments(2));
      stage.send({ type: 'create.requested' });
      await stage.makeItem();
      await stage.held.makeItem.fail(REFUSED);
      expect(stage.aside).toEqual([]);
      return stage;
    };
    const left = await failing();
    left.send({ type: 'dialog.left' });
    expect(left.aside).toMatchObject([{ input: { name: 'Thing 2' } }]);
    expect(left.notices).toMatchObject([{ text: '1 item created', detail: '1 failed: Thing 2. Look there' }]);
    const closed = await failing();
    closed.send({ type: 'close.requested' });
    await closed.held.confirmClosing.answer(true);
    closed.send({ type: 'dialog.left' });
    expect(closed.aside).toEqual([]);
    expect(closed.notices).toMatchObject([{ text: '1 item created', detail: '1 failed: Thing 2' }]);
  });
});

describe('what is there already', () => {
  const selected = (stage: ReturnType<typeof bulkStage>) =>
    stage.now().context.entries.map(({ isSelected }) => isSelected);

  test('begins left out, by its name, and can be chosen all the same', async () => {
    const stage = bulkStage(compartments(3), CABINET, undefined, [{ id: 'old', name: ' thing 2 ' }]);
    expect(selected(stage)).toEqual([true, false, true]);
    expect(isThere(stage.entry(2), stage.now().context.there)).toBe(true);
    expect(isThere(stage.entry(1), stage.now().context.there)).toBe(false);
    expect(stage.kept()).toBeUndefined();
    stage.send({ type: 'all.switched', on: true });
    stage.send({ type: 'create.requested' });
    for (let turn = 0; turn < 3; turn++) await stage.makeItem();
    expect(stage.counts().created).toBe(3);
  });

  const EARLIER = '2026-11-20T09:00:00.000Z';
  const PHOTO_AT = '2026-11-20T10:00:00.000Z';
  const LATER = '2026-11-20T11:00:00.000Z';
  /** Two that were not read, as a host tells of them: without a name, with the place, or with the number. */
  const UNREAD = [
    ['Unlabelled, row 1, column 2', [1, 2].map((column) => aCompartment({ name: ' ', row: 1, column }))],
    ['R1C2', [1, 2].map((column) => aCompartment({ name: `R1C${column}`, row: 1, column }))],
    [
      'Compartment 2',
      [1, 2].map((n) => aCompartment({ name: `Compartment ${n}`, contents: [], row: null, column: null })),
    ],
  ] as const;

  test.each(UNREAD)('is nothing by %s, older than the photo: each photo has such a place', (name, unread) => {
    const items = [{ id: 'old', name, created_at: EARLIER }];
    const stage = bulkStage(unread, CABINET, undefined, items, PHOTO_AT);
    expect(selected(stage)).toEqual([true, true]);
    stage.send({ type: 'entry.changed', number: 1, field: 'name', text: name });
    expect(isThere(stage.entry(1), stage.now().context.there)).toBe(true);
    expect(isThere(stage.entry(2), stage.now().context.there)).toBe(false);
  });

  test.each(UNREAD)(
    'is %s, made since the photo or nobody knows when: it may be of the same',
    (name, unread) => {
      const later = [{ id: 'theirs', name, created_at: LATER }];
      expect(selected(bulkStage(unread, CABINET, undefined, later, PHOTO_AT))).toEqual([true, false]);
      expect(selected(bulkStage(unread, CABINET, undefined, later))).toEqual([true, false]);
      const unknown = [{ id: 'theirs', name, created_at: null }];
      expect(selected(bulkStage(unread, CABINET, undefined, unknown, PHOTO_AT))).toEqual([true, false]);
    },
  );

  test('is what somebody else has made of the same photo since the dialog opened, also by its place alone', () => {
    const unread = [1, 2].map((column) => aCompartment({ name: `R1C${column}`, row: 1, column }));
    const stage = bulkStage(unread, CABINET, undefined, 'held', PHOTO_AT);
    const older = { id: 'old', name: 'R1C1', created_at: EARLIER };
    stage.held.findThere.send({ type: 'there.found', items: [older] });
    stage.send({ type: 'create.requested' });
    const theirs = { id: 'theirs', name: 'R1C1', created_at: LATER };
    stage.held.findThere.send({ type: 'there.found', items: [older, theirs] });
    expect([stage.now().value, selected(stage)]).toEqual(['ready', [false, true]]);
  });

  test('is what only tells its place, too, where half of the names that were read are older than the photo', () => {
    const named = ['M3', 'M4', 'M5'].map((name, at) => aCompartment({ name, row: 2, column: at + 1 }));
    const given = [aCompartment({ name: 'R1C1', row: 1, column: 1 }), ...named];
    const there = (...names: string[]) => names.map((name) => ({ id: name, name, created_at: EARLIER }));
    const again = bulkStage(given, CABINET, undefined, there('R1C1', 'm3', 'M4'), PHOTO_AT);
    expect(selected(again)).toEqual([false, false, false, true]);
    const another = bulkStage(given, CABINET, undefined, there('R1C1', 'M3', 'Nuts'), PHOTO_AT);
    expect(selected(another)).toEqual([true, false, true, true]);
  });

  test('is nothing by its place alone in a drawer of something else inside, unless its name was read', () => {
    const parent = aLocation({ id: 'room', name: 'Room', label: 'RM' });
    const place = (n: number) => ({ row: 1, column: n });
    const given = [
      ...[1, 2, 3, 4].map((n) => aCompartment({ name: `R1C${n}`, ...place(n) })),
      aCompartment({ name: 'Nuts', ...place(5) }),
    ];
    const shelf = aLocation({ id: 'shelf', name: 'Shelf', label: 'RM-S', parent_id: 'room' });
    const drawer = aLocation({ id: 'drawer', name: 'R1C1', label: 'RM-S-R1C1', parent_id: 'shelf' });
    const own = aLocation({ id: 'own', name: 'R1C2', label: '', parent_id: 'room' });
    const renamed = aLocation({ id: 'renamed', name: 'Screws', label: 'RM-R1C3', parent_id: 'room' });
    const items = foundIn(
      parent,
      [
        anItem({ id: 'a', name: 'R1C1', location_id: 'drawer', created_at: LATER }),
        anItem({ id: 'b', name: 'R1C2', location_id: 'own', created_at: LATER }),
        anItem({ id: 'c', name: 'R1C3', location_id: 'renamed', created_at: LATER }),
        anItem({ id: 'd', name: 'R1C4', location_id: 'room', created_at: LATER }),
        anItem({ id: 'e', name: 'Nuts', location_id: 'drawer', created_at: LATER }),
      ],
      createTree([parent, shelf, drawer, own, renamed]),
    );
    const stage = bulkStage(given, parent, undefined, items, PHOTO_AT);
    expect(selected(stage)).toEqual([true, false, false, false, false]);
    // Straight in the shelf it is not in a drawer of this photo either; where nobody knows where it lies it counts.
    const inShelf = foundIn(
      parent,
      [anItem({ name: 'R1C1', location_id: 'shelf' })],
      createTree([parent, shelf]),
    );
    expect(selected(bulkStage(given, parent, undefined, inShelf))[0]).toBe(true);
    const nowhere = foundIn(parent, [anItem({ name: 'R1C1', location_id: 'shelf' })], createTree([parent]));
    expect(selected(bulkStage(given, parent, undefined, nowhere))[0]).toBe(false);
  });

  test('is not what was removed again by Undo, here or in the history', async () => {
    const stage = bulkStage(compartments(2), CABINET, undefined, 'held');
    const theirs = { id: 'theirs', name: 'Thing 2' };
    const found = (...items: { id: string; name: string }[]) =>
      stage.held.findThere.send({ type: 'there.found', items });
    const look = () => {
      stage.send({ type: 'retry.requested' });
      found({ id: 'item-2', name: 'Thing 1' }, theirs);
    };
    const isSaidOf = (number: number) => isThere(stage.entry(number), stage.now().context.there);
    found(theirs);
    stage.send({ type: 'create.requested' });
    found(theirs);
    // The host has it, and nobody here knows.
    await stage.held.makeItem.fail(OFFLINE);
    look();
    await stage.makeItem();
    stage.send({ type: 'undo.requested' });
    await stage.held.remove.answer(undefined);
    expect([stage.entry(1).item, isSaidOf(1), isSaidOf(2)]).toEqual([undefined, false, true]);

    stage.send({ type: 'create.requested' });
    found(theirs);
    await stage.held.makeItem.fail(OFFLINE);
    stage.send({ type: 'retry.requested' });
    found({ id: 'item-4', name: 'Thing 1' }, theirs);
    await stage.makeItem();
    stage.held.watchRecords.send({
      type: 'records.moved',
      gone: [{ was: 'item-4', id: 'item-4' }],
      back: [],
    });
    expect([stage.entry(1).item, isSaidOf(1), isSaidOf(2)]).toEqual([undefined, false, true]);
  });

  test('is chosen again once it has a name that is not there, unless a person has left it out', () => {
    const items = ['Thing 1', 'Thing 2'].map((name) => ({ id: name, name }));
    const stage = bulkStage(compartments(3), CABINET, undefined, items);
    const name = (number: number, text: string) =>
      stage.send({ type: 'entry.changed', number, field: 'name', text });
    name(1, 'M4 nuts');
    expect(selected(stage)).toEqual([true, false, true]);
    name(1, 'thing 1');
    expect(selected(stage)).toEqual([false, false, true]);
    for (const on of [true, false]) stage.send({ type: 'entry.switched', number: 2, on });
    name(2, 'M5 nuts');
    stage.send({ type: 'entry.switched', number: 3, on: false });
    name(3, 'M6 nuts');
    expect(selected(stage)).toEqual([false, false, false]);
    const again = bulkStage(compartments(3), CABINET, stage.kept(), [{ id: 'else', name: 'Else' }]);
    expect(selected(again)).toEqual([true, false, false]);
  });

  test('is not made by a run that goes on while somebody names it, and is chosen at its end', async () => {
    const stage = bulkStage(compartments(2), CABINET, undefined, [{ id: 'old', name: 'Thing 2' }]);
    stage.send({ type: 'create.requested' });
    stage.send({ type: 'entry.changed', number: 2, field: 'name', text: 'M' });
    expect(selected(stage)).toEqual([true, false]);
    await stage.makeItem();
    expect(stage.now().value).toBe('ready');
    expect(selected(stage)).toEqual([true, true]);
  });

  test('is looked for before anything is created: a start waits for it', async () => {
    const stage = bulkStage(compartments(2), CABINET, undefined, 'held');
    stage.send({ type: 'create.requested' });
    expect(stage.held.makeItem.inputs).toEqual([]);
    expect(stage.now().context.problem).toBe('Looking for what is here already…');
    stage.held.findThere.send({ type: 'there.found', items: [{ id: 'old', name: 'Else' }] });
    expect(stage.held.makeItem.inputs).toHaveLength(1);
  });

  test('is told to whoever has started before it was known, and only the next press begins', () => {
    const stage = bulkStage(compartments(2), CABINET, undefined, 'held');
    stage.send({ type: 'create.requested' });
    stage.held.findThere.send({ type: 'there.found', items: [{ id: 'old', name: 'Thing 1' }] });
    expect(stage.now().value).toBe('ready');
    expect(stage.now().context.problem).toBe(
      '1 item left out: here already. Press again to create the others.',
    );
    stage.send({ type: 'create.requested' });
    stage.held.findThere.send({ type: 'there.found', items: [{ id: 'old', name: 'Thing 1' }] });
    expect(stage.held.makeItem.inputs.map(({ input }) => input.name)).toEqual(['Thing 2']);
  });

  test('is looked for anew at each start, as a dialog may be open for hours', () => {
    const stage = bulkStage(compartments(2), CABINET, undefined, 'held');
    stage.held.findThere.send({ type: 'there.found', items: [] });
    stage.send({ type: 'create.requested' });
    const theirs = ['Thing 1', 'Thing 2'].map((name) => ({ id: name, name }));
    stage.held.findThere.send({ type: 'there.found', items: theirs });
    expect([stage.now().value, stage.held.makeItem.inputs]).toEqual(['ready', []]);
    expect(stage.now().context.problem).toBe('Nothing created: all of it is here already.');
  });

  test('is made twice where somebody has chosen it all the same, and is not left out once more', () => {
    const stage = bulkStage(compartments(2), CABINET, undefined, [{ id: 'old', name: 'Thing 1' }]);
    stage.send({ type: 'entry.switched', number: 1, on: true });
    stage.send({ type: 'create.requested' });
    expect(stage.held.makeItem.inputs.map(({ input }) => input.name)).toEqual(['Thing 1']);
  });

  test('is looked for to the end where the page is left meanwhile: what was asked for is created, and told of', async () => {
    const stage = bulkStage(compartments(2), CABINET, undefined, 'held');
    stage.send({ type: 'create.requested' });
    expect(stage.now().hasTag('busy')).toBe(true);
    expect(stage.held.guardLeaving.running).toEqual([true]);
    expect(stage.kept()?.entries).toHaveLength(2);
    stage.send({ type: 'dialog.left' });
    stage.held.findThere.send({ type: 'there.found', items: [] });
    for (let turn = 0; turn < 2; turn++) await stage.makeItem();
    expect(stage.now().value).toBe('closed');
    expect(stage.notices).toMatchObject([{ text: '2 items created' }]);
    expect(stage.kept()).toBeUndefined();
    expect(stage.held.guardLeaving.running).toEqual([false, false]);
  });

  test('is looked for before what has failed is tried again, too', () => {
    const entries = bulkEntries(compartments(2), ['1', '2']).map((entry, at) =>
      at === 0 ? { ...entry, status: 'failed' as const, failure: failure('timeout', 'Late') } : entry,
    );
    const stage = bulkStage(compartments(2), CABINET, { hasLocations: false, entries }, 'held');
    stage.send({ type: 'retry.requested' });
    expect([stage.now().value, stage.held.makeItem.inputs]).toEqual(['looking', []]);
    stage.held.findThere.send({ type: 'there.found', items: [{ id: 'old', name: 'Thing 2' }] });
    expect(stage.held.makeItem.inputs).toEqual([]);
    expect(selected(stage)).toEqual([true, false]);
  });

  test('made by somebody else during the run is left out and told, and is neither undone nor changed', async () => {
    const stage = bulkStage(compartments(3), CABINET, undefined, [{ id: 'old', name: 'thing 3 ' }]);
    stage.send({ type: 'entry.switched', number: 3, on: true });
    stage.send({ type: 'create.requested' });
    await stage.meetItem('theirs');
    await stage.makeItem();
    await stage.makeItem();
    // What a person has decided to have twice is made beside what they know of.
    expect(stage.held.makeItem.inputs.map(({ input, known }) => [input.name, known])).toEqual([
      ['Thing 1', []],
      ['Thing 2', []],
      ['Thing 3', ['old']],
    ]);
    expect(stage.now().context.problem).toBe(
      '1 item left out: created meanwhile by somebody else, or in another window.',
    );
    expect(selected(stage)).toEqual([false, true, true]);
    expect(stage.entry(1)).toMatchObject({ status: 'waiting', item: undefined });
    expect(stage.notices).toEqual([]);
    stage.send({ type: 'undo.requested' });
    expect(stage.held.remove.inputs).toMatchObject([{ id: 'item-3' }]);
  });

  test('made by somebody else during a run that nobody sees any more is told in a message', async () => {
    const stage = bulkStage(compartments(2));
    stage.send({ type: 'create.requested' });
    stage.send({ type: 'dialog.left' });
    await stage.meetItem('theirs-1');
    await stage.meetItem('theirs-2');
    expect(stage.notices).toEqual([
      { kind: 'warning', text: '2 items left out: created meanwhile by somebody else, or in another window' },
    ]);
    expect(selected(stage)).toEqual([false, false]);
  });

  test('is not asked for where one of the same name may have been made without an answer', async () => {
    const stage = bulkStage([...compartments(1), ...compartments(1)]);
    stage.send({ type: 'create.requested' });
    await stage.held.makeItem.fail(failure('timeout', 'Late'));
    expect(stage.held.makeItem.inputs.map(({ known }) => known)).toEqual([[], undefined]);
    await stage.makeItem();
    // Its own key tells the host of its own.
    stage.send({ type: 'retry.requested' });
    expect(stage.held.makeItem.inputs.at(-1)).toMatchObject({ known: ['item-2'] });
  });

  test('is left out even where its own words say nothing of what was met, and all others of its name with it', async () => {
    const stage = bulkStage([...compartments(1), ...compartments(2)]);
    stage.send({ type: 'entry.changed', number: 3, field: 'name', text: 'Thing 1, 20' });
    stage.send({ type: 'create.requested' });
    await stage.meetItem('theirs');
    expect(selected(stage)).toEqual([false, false, true]);
    await stage.held.makeItem.answer({ met: anItem({ id: 'theirs', name: 'Thing 1' }) });
    expect(stage.now().value).toBe('ready');
    expect(stage.held.makeItem.inputs).toHaveLength(2);
    expect(stage.now().context.problem).toMatch(/^3 items left out/);
  });

  test('is made under the name that it was given while it was asked for', async () => {
    const stage = bulkStage(compartments(1));
    stage.send({ type: 'create.requested' });
    stage.send({ type: 'entry.changed', number: 1, field: 'name', text: 'Other' });
    await stage.held.makeItem.answer({ met: anItem({ id: 'theirs', name: 'Thing 1' }) });
    await stage.makeItem();
    expect(stage.held.makeItem.inputs.map(({ input }) => input.name)).toEqual(['Thing 1', 'Other']);
    expect(stage.now().context.problem).toBeUndefined();
  });

  test('is told where nobody sees it any more, and the others are kept until they are asked for again', () => {
    const stage = bulkStage(compartments(3), CABINET, undefined, 'held');
    stage.send({ type: 'create.requested' });
    stage.send({ type: 'dialog.left' });
    stage.held.findThere.send({ type: 'there.found', items: [{ id: 'old', name: 'Thing 1' }] });
    expect([stage.now().value, stage.held.makeItem.inputs]).toEqual(['closed', []]);
    expect(stage.notices).toEqual([
      {
        kind: 'warning',
        text: '2 items not created yet',
        detail: '1 item left out: here already. Press ‘Create Items’ again to create the others.',
      },
    ]);
    expect(stage.kept()?.entries.map(({ isSelected }) => isSelected)).toEqual([false, true, true]);
  });

  test('is all that is told where nothing else was wanted, and nothing is kept of it', () => {
    const stage = bulkStage(compartments(1), CABINET, undefined, 'held');
    stage.send({ type: 'create.requested' });
    stage.send({ type: 'dialog.left' });
    stage.held.findThere.send({ type: 'there.found', items: [{ id: 'old', name: 'Thing 1' }] });
    expect(stage.notices).toEqual([{ kind: 'warning', text: 'Nothing created: all of it is here already' }]);
    expect(stage.kept()).toBeUndefined();
  });

  test('is said where it cannot be read, and only the next press creates all the same', async () => {
    const stage = bulkStage(compartments(2), CABINET, undefined, 'held');
    const unknown = { type: 'there.unknown', reason: 'It could not be read.' } as const;
    stage.held.findThere.send(unknown);
    expect(stage.now().context.problem).toBeUndefined();
    stage.send({ type: 'create.requested' });
    stage.held.findThere.send(unknown);
    expect([stage.now().value, stage.held.makeItem.inputs]).toEqual(['ready', []]);
    expect(stage.now().context.problem).toBe('It could not be read. Press again to create all the same.');
    stage.send({ type: 'create.requested' });
    stage.held.findThere.send(unknown);
    await stage.makeItem();
    await stage.held.makeItem.fail(OFFLINE);
    expect(stage.counts()).toMatchObject({ created: 1, failed: 1 });
    // That was for one start alone.
    stage.send({ type: 'retry.requested' });
    stage.held.findThere.send(unknown);
    expect([stage.now().value, stage.held.makeItem.inputs.length]).toEqual(['ready', 2]);
    stage.send({ type: 'retry.requested' });
    stage.held.findThere.send(unknown);
    await stage.makeItem();
    expect(stage.counts().created).toBe(2);
  });

  test('is compared where the next press can read it', () => {
    const stage = bulkStage(compartments(2), CABINET, undefined, 'held');
    stage.send({ type: 'create.requested' });
    stage.held.findThere.send({ type: 'there.unknown', reason: 'It could not be read.' });
    stage.send({ type: 'create.requested' });
    stage.held.findThere.send({ type: 'there.found', items: [{ id: 'old', name: 'Thing 1' }] });
    expect([stage.now().value, stage.held.makeItem.inputs]).toEqual(['ready', []]);
    stage.send({ type: 'create.requested' });
    stage.held.findThere.send({ type: 'there.unknown', reason: 'It could not be read.' });
    expect([stage.now().value, stage.held.makeItem.inputs]).toEqual(['ready', []]);
  });

  test('is told where nobody sees that it cannot be read, and what was asked for is kept', () => {
    const stage = bulkStage(compartments(2), CABINET, undefined, 'held');
    stage.send({ type: 'create.requested' });
    stage.send({ type: 'dialog.left' });
    stage.held.findThere.send({ type: 'there.unknown', reason: 'It could not be read.' });
    expect([stage.now().value, stage.held.makeItem.inputs]).toEqual(['closed', []]);
    expect(stage.notices).toEqual([
      {
        kind: 'warning',
        text: '2 items not created yet',
        detail: 'It could not be read. Press ‘Create Items’ again to create all the same.',
      },
    ]);
    expect(stage.kept()?.entries).toHaveLength(2);
  });

  test('is not waited for any more once the start is taken back', () => {
    const stage = bulkStage(compartments(2), CABINET, undefined, 'held');
    stage.send({ type: 'create.requested' });
    stage.send({ type: 'cancel.requested' });
    expect([stage.now().value, stage.now().context.problem]).toEqual(['ready', undefined]);
    stage.held.findThere.send({ type: 'there.found', items: [] });
    expect([stage.now().value, stage.held.makeItem.inputs]).toEqual(['ready', []]);
  });

  test('is looked for until its person’s session ends: what was asked for is kept for them', () => {
    const stage = bulkStage(compartments(2), CABINET, undefined, 'held');
    stage.send({ type: 'create.requested' });
    stage.held.watchSession.send({ type: 'session.ended' });
    expect([stage.now().value, stage.notices]).toEqual(['ended', []]);
    expect(stage.kept()?.entries).toHaveLength(2);
  });

  test('is not what this list has made itself, or what an answer is still missing of', async () => {
    const first = bulkStage(compartments(3));
    first.send({ type: 'create.requested' });
    await first.makeItem();
    first.send({ type: 'cancel.requested' });
    await first.held.makeItem.fail(OFFLINE);
    first.send({ type: 'dialog.left' });
    const items = [
      { id: 'item-1', name: 'Thing 1' },
      { id: 'lost', name: 'Thing 2' },
      { id: 'theirs', name: 'Thing 3' },
    ];
    const again = bulkStage(compartments(3), CABINET, first.kept(), items);
    expect(selected(again)).toEqual([true, true, false]);
  });
});
