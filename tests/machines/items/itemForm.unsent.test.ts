import { describe, expect, test } from 'vitest';
import { failure } from '../../../src/failure.ts';
import type { Draft } from '../../../src/model/unsent/draft.ts';
import { formFromItem } from '../../../src/model/items/itemForm.ts';
import type { Conflict, SaveOutcome } from '../../../src/model/unsent/saving.ts';
import { inputOfItem } from '../../../src/model/unsent/unsent.ts';
import { editItemForm, itemFormStage, newItemForm, startedForm } from './itemForm.stage.ts';
import { anItem, keptOutcome, loadedEntry, loadedItem, OFFLINE, unsentEdit } from '../kit/samples.ts';

const ITEM = anItem({ name: 'Bolts', quantity: 4, notes: 'M3', version: 1 });
const UNAVAILABLE = failure('unavailable', 'Closed for today.', { status: 503 });
const CONFLICTING = failure('conflict', 'The name is taken.', { status: 409 });
const NO_ROOM = failure('storage', "Network error. This browser's storage is full.");
const NOT_VALID = failure('invalid', 'Not valid', {
  status: 422,
  fields: { name: 'There is such an item.' },
});

/** What was kept of an edit with `changes`. */
const entryWith = (changes: object, more = {}) =>
  unsentEdit(ITEM, { item: { ...inputOfItem(ITEM), ...changes }, ...more });
const LOCAL = entryWith({}, { kind: 'create', id: 'local-0123456789ab', base: undefined });

describe('a new item that is not saved on the server', () => {
  async function failed(entry = LOCAL, reason = OFFLINE) {
    const stage = await newItemForm();
    stage.type('name', 'Bolts');
    stage.submit();
    await stage.held.saveItem.answer(keptOutcome(entry, reason, reason === OFFLINE));
    return stage;
  }

  test.each([OFFLINE, UNAVAILABLE, CONFLICTING])(
    'CREATE-07 CREATE-08 CREATE-09: is told as stored locally, and its view opens after 100 ms ($kind)',
    async (reason) => {
      const { clock, now, notices, visits } = await failed(LOCAL, reason);
      expect(notices).toEqual([{ kind: 'warning', text: 'Server unavailable - item stored locally' }]);
      expect(now().value).toBe('saved');
      clock.increment(99);
      expect(visits).toEqual([]);
      clock.increment(1);
      expect(visits).toEqual([{ to: '/view/local-0123456789ab', replace: true }]);
    },
  );

  test('is not sent a second time in the pause before its view opens', async () => {
    const { held, submit } = await failed();
    submit();
    expect(held.saveItem.inputs).toHaveLength(1);
  });

  test('is no draft any more: it is submitted work', async () => {
    expect((await failed()).drafts.size).toBe(0);
  });

  test('CREATE-10: after an unexpected failure says so, and the form keeps the input', async () => {
    const { held, now, type, submit, notices, drafts } = await newItemForm();
    type('name', 'Bolts');
    submit();
    await held.saveItem.fail(new Error('A fault of ours'));
    expect(notices).toEqual([{ kind: 'error', text: 'An error occurred while creating the item' }]);
    expect(now().value).toEqual({ editing: 'plain' });
    expect(now().context).toMatchObject({
      values: { name: 'Bolts' },
      failure: { message: 'A fault of ours' },
      refusals: 1,
    });
    expect(drafts.get('now')?.values['name']).toBe('Bolts');
  });

  test('that this browser cannot keep either says so, and the form keeps the input', async () => {
    const { held, now, type, submit, notices, drafts } = await newItemForm();
    type('name', 'Bolts');
    submit();
    await held.saveItem.fail(NO_ROOM);
    expect(notices).toEqual([
      {
        kind: 'error',
        text: "Failed to create item and couldn't store locally",
        detail: NO_ROOM.message,
      },
    ]);
    expect(now().value).toEqual({ editing: 'notKept' });
    expect(now().context).toMatchObject({ values: { name: 'Bolts' }, failure: NO_ROOM });
    expect(drafts.has('now')).toBe(true);
  });
});

describe('a new item whose fields the server refused', () => {
  async function refused() {
    const stage = await newItemForm();
    stage.type('name', 'Bolts');
    stage.submit();
    await stage.held.saveItem.fail(NOT_VALID);
    return stage;
  }

  test('stays in the form, with the messages at the fields, and as a draft', async () => {
    const { now, notices, visits, drafts } = await refused();
    expect(now().value).toEqual({ editing: 'invalid' });
    expect(now().context).toMatchObject({ fields: NOT_VALID.fields, failure: NOT_VALID, refusals: 1 });
    expect(drafts.get('now')).toMatchObject({ form: 'item-add', values: { name: 'Bolts' } });
    expect([notices, visits]).toEqual([[], []]);
  });

  test("'Keep in this browser' does what a failed call does", async () => {
    const { actor, clock, held, now, notices, visits, drafts } = await refused();
    actor.send({ type: 'keep.requested' });
    expect(now().hasTag('busy')).toBe(true);
    expect(held.keepItem.inputs).toMatchObject([{ input: { name: 'Bolts' }, reason: NOT_VALID }]);
    await held.keepItem.answer(anItem({ id: 'local-0123456789ab' }));
    expect(notices).toEqual([{ kind: 'warning', text: 'Server unavailable - item stored locally' }]);
    expect(drafts.size).toBe(0);
    clock.increment(100);
    expect(visits).toEqual([{ to: '/view/local-0123456789ab', replace: true }]);
  });

  test("'Keep in this browser' without room leaves it in the form, and as a draft", async () => {
    const { actor, held, now, drafts } = await refused();
    actor.send({ type: 'keep.requested' });
    await held.keepItem.fail(NO_ROOM);
    expect(now().value).toEqual({ editing: 'notKept' });
    expect(now().context).toMatchObject({ values: { name: 'Bolts' }, failure: NO_ROOM });
    expect(drafts.has('now')).toBe(true);
  });

  test('cannot be kept while it is none, and says what is wrong', async () => {
    const { actor, held, now, type } = await refused();
    type('name', 'B');
    actor.send({ type: 'keep.requested' });
    expect(held.keepItem.inputs).toEqual([]);
    expect(now().value).toEqual({ editing: 'invalid' });
    expect(now().context).toMatchObject({
      fields: { name: 'Name must be at least 2 characters.' },
      refusals: 2,
    });
  });

  test('can be changed and sent again', async () => {
    const { held, type, submit } = await refused();
    type('name', 'Bolts 2');
    submit();
    expect(held.saveItem.inputs.at(-1)).toMatchObject({ id: undefined, input: { name: 'Bolts 2' } });
  });

  test('is offered to be kept only after a refusal', async () => {
    const { actor, held, now } = await newItemForm();
    actor.send({ type: 'keep.requested' });
    expect(now().value).toEqual({ editing: 'plain' });
    expect(held.keepItem.inputs).toEqual([]);
  });
});

describe('an edit that the server does not answer', () => {
  async function unreachable(reason = OFFLINE) {
    const stage = await editItemForm(loadedItem(ITEM));
    stage.type('notes', 'M3 x 20');
    stage.submit();
    await stage.held.saveItem.answer(keptOutcome(entryWith({ notes: 'M3 x 20' }), reason, true));
    return stage;
  }

  test('EDIT-14 EDIT-15 EDIT-16: is told as stored locally, in offline mode, for 5 s, and not as saved', async () => {
    const { notices } = await unreachable();
    expect(notices).toEqual([
      {
        kind: 'warning',
        text: 'Server unavailable - changes stored locally',
        detail: 'Item updated in offline mode',
        duration: 5000,
      },
    ]);
  });

  test('ITEMF-08 EDIT-17 EDIT-22: leaves the form open in a state of its own, with the reason', async () => {
    const { clock, now, visits } = await unreachable();
    expect(now().value).toEqual({ editing: 'unreachable' });
    expect(now().hasTag('open')).toBe(true);
    expect(now().context).toMatchObject({ failure: OFFLINE, values: { notes: 'M3 x 20' }, refusals: 1 });
    clock.increment(10_000);
    expect(visits).toEqual([]);
  });

  test('FALLB-12: is no draft any more, and what the form falls back to', async () => {
    const { actor, now, drafts, type } = await unreachable();
    expect(drafts.size).toBe(0);
    type('notes', 'something else');
    actor.send({ type: 'form.reset' });
    expect(now().context.values.notes).toBe('M3 x 20');
  });

  test('keeps its banner while the next changes are typed', async () => {
    const { now, type } = await unreachable();
    type('notes', 'M3 x 25');
    expect(now().value).toEqual({ editing: 'unreachable' });
  });

  test('is followed by a save that knows what was kept', async () => {
    const { held, type, submit } = await unreachable();
    type('notes', 'M3 x 25');
    submit();
    expect(held.saveItem.inputs.at(-1)).toMatchObject({
      id: ITEM.id,
      base: ITEM,
      revision: 'rev-1',
      pristine: { notes: 'M3 x 20' },
      input: { notes: 'M3 x 25' },
    });
  });
});

describe('an edit that the server refuses', () => {
  test('ITEMF-07 EDIT-19 EDIT-22: is told as stored locally, and leaves the form open with the reason', async () => {
    const { clock, held, now, type, submit, notices, visits, drafts } = await editItemForm(loadedItem(ITEM));
    type('name', 'Nuts');
    submit();
    const reason = { ...CONFLICTING, fields: { name: 'Taken' } };
    await held.saveItem.answer(keptOutcome(entryWith({ name: 'Nuts' }), reason, false));
    expect(notices).toEqual([{ kind: 'warning', text: 'Server update failed, but changes stored locally' }]);
    expect(now().value).toEqual({ editing: 'refused' });
    expect(now().context).toMatchObject({
      failure: reason,
      fields: { name: 'Taken' },
      values: { name: 'Nuts' },
    });
    expect(drafts.size).toBe(0);
    clock.increment(10_000);
    expect(visits).toEqual([]);
  });

  test('EDIT-20: and that this browser cannot keep says so, and is in the form only', async () => {
    const { held, now, type, submit, notices, visits, drafts } = await editItemForm(loadedItem(ITEM));
    type('name', 'Nuts');
    submit();
    await held.saveItem.fail(NO_ROOM);
    expect(notices).toEqual([
      {
        kind: 'error',
        text: "Failed to update item and couldn't store locally",
        detail: NO_ROOM.message,
      },
    ]);
    expect(now().value).toEqual({ editing: 'notKept' });
    expect(now().context).toMatchObject({ failure: NO_ROOM, values: { name: 'Nuts' }, refusals: 1 });
    expect(drafts.get('now')?.values['name']).toBe('Nuts');
    expect(visits).toEqual([]);
  });

  test('CREATE-11: after an unexpected failure says so, and the form keeps the input', async () => {
    const { held, now, type, submit, notices, drafts } = await editItemForm(loadedItem(ITEM));
    type('name', 'Nuts');
    submit();
    await held.saveItem.fail(new Error('A fault of ours'));
    expect(notices).toEqual([{ kind: 'error', text: 'An error occurred while saving the item' }]);
    expect(now().value).toEqual({ editing: 'plain' });
    expect(now().context.values.name).toBe('Nuts');
    expect(drafts.has('now')).toBe(true);
  });

  test('is never made a new item of', async () => {
    const { actor, held, now, submit } = await editItemForm(loadedItem(ITEM));
    submit();
    await held.saveItem.fail(NOT_VALID);
    actor.send({ type: 'keep.requested' });
    expect(now().value).toEqual({ editing: 'invalid' });
    expect(held.keepItem.inputs).toEqual([]);
  });
});

describe('an edit of an item that only this browser has', () => {
  test('EDIT-21: is told as updated, and its view opens', async () => {
    const { clock, held, type, submit, notices, visits } = await editItemForm(loadedEntry(LOCAL));
    type('name', 'Nuts');
    submit();
    expect(held.saveItem.inputs).toMatchObject([
      {
        id: LOCAL.id,
        revision: LOCAL.revision,
        base: undefined,
        pristine: LOCAL.item,
        input: { name: 'Nuts' },
      },
    ]);
    await held.saveItem.answer({ result: 'saved', item: anItem({ id: LOCAL.id }) });
    expect(notices).toEqual([{ kind: 'success', text: 'Item updated successfully' }]);
    clock.increment(1500);
    expect(visits).toMatchObject([{ to: `/view/${LOCAL.id}` }]);
  });

  test('that was sent since leads on to the item that the server has', async () => {
    const { held, now, visits } = await startedForm({ id: LOCAL.id });
    await held.loadItem.answer(loadedItem(ITEM, { sentAs: 'new/1' }));
    expect(visits).toEqual([{ to: '/edit/new%2F1', replace: true }]);
    expect(now().status).toBe('done');
  });

  test('leads home when it is discarded', async () => {
    const { actor, held, now, visits } = await editItemForm(loadedEntry(LOCAL));
    actor.send({ type: 'discard.requested' });
    await held.confirmDiscard.answer(true);
    await held.discardUnsent.answer();
    expect(visits).toEqual([{ to: '/', replace: true }]);
    expect(now().status).toBe('done');
  });
});

describe('opening an edit with unsent changes', () => {
  const ENTRY = entryWith({ notes: 'mine' });

  test('EDIT-01 EDIT-02: shows them, and knows that they are an offline copy', async () => {
    const { now } = await editItemForm(loadedEntry(ENTRY));
    expect(now().value).toEqual({ editing: 'plain' });
    expect(now().context).toMatchObject({ values: { notes: 'mine' }, entry: ENTRY, base: ITEM });
  });

  test('the next save knows which of them it follows', async () => {
    const { held, submit } = await editItemForm(loadedEntry(ENTRY));
    submit();
    expect(held.saveItem.inputs).toMatchObject([
      { id: ITEM.id, revision: 'rev-1', base: ITEM, pristine: { notes: 'mine' } },
    ]);
  });

  test('EDIT-04 EDIT-05 EDIT-06: Discard asks, removes them, and shows what the server has', async () => {
    const { actor, held, now, type, drafts } = await editItemForm(loadedEntry(ENTRY));
    type('notes', 'typed');
    actor.send({ type: 'discard.requested' });
    expect(held.confirmDiscard.inputs).toEqual([ENTRY]);
    expect(held.discardUnsent.inputs).toEqual([]);
    await held.confirmDiscard.answer(true);
    expect(held.discardUnsent.inputs).toEqual([ENTRY]);
    expect(held.loadItem.inputs).toHaveLength(1);
    await held.discardUnsent.answer();
    expect(held.loadItem.inputs).toHaveLength(2);
    await held.loadItem.answer(loadedItem(ITEM));
    expect(now().value).toEqual({ editing: 'plain' });
    expect(now().context).toMatchObject({ entry: undefined, values: { notes: 'M3' } });
    expect(drafts.size).toBe(0);
  });

  test('Discard removes nothing when the question is answered with no, or not at all', async () => {
    const { actor, held, now, type, drafts } = await editItemForm(loadedEntry(ENTRY));
    type('notes', 'typed');
    actor.send({ type: 'discard.requested' });
    await held.confirmDiscard.answer(false);
    actor.send({ type: 'discard.requested' });
    await held.confirmDiscard.fail(new Error('No dialog'));
    expect(now().value).toEqual({ editing: 'plain' });
    expect(now().context).toMatchObject({ entry: ENTRY, values: { notes: 'typed' } });
    expect(held.discardUnsent.inputs).toEqual([]);
    expect(drafts.has('now')).toBe(true);
  });

  test('a discard that fails says so and loses nothing', async () => {
    const { actor, held, now } = await editItemForm(loadedEntry(ENTRY));
    actor.send({ type: 'discard.requested' });
    await held.confirmDiscard.answer(true);
    await held.discardUnsent.fail(NO_ROOM);
    expect(now().value).toEqual({ editing: 'plain' });
    expect(now().context).toMatchObject({ entry: ENTRY, failure: NO_ROOM, values: { notes: 'mine' } });
  });

  test('there is nothing to discard where nothing is unsent', async () => {
    const { actor, held, now } = await editItemForm(loadedItem(ITEM));
    actor.send({ type: 'discard.requested' });
    expect(now().value).toEqual({ editing: 'plain' });
    expect(held.confirmDiscard.inputs).toEqual([]);
  });

  test('a question answered with no leaves the form in the state it was in', async () => {
    const { actor, held, now, submit } = await editItemForm(loadedEntry(ENTRY));
    submit();
    await held.saveItem.answer(keptOutcome(ENTRY, OFFLINE, true));
    actor.send({ type: 'discard.requested' });
    await held.confirmDiscard.answer(false);
    expect(now().value).toEqual({ editing: 'unreachable' });
  });

  test('the last known item is told with its age', async () => {
    const { now } = await editItemForm(loadedItem(ITEM, { knownAt: 1000 }));
    expect(now().context).toMatchObject({ knownAt: 1000, entry: undefined, base: ITEM });
  });
});

describe('an open edit', () => {
  test('EDIT-07: is not loaded again over what was typed, whatever happens but Refresh Data', async () => {
    const { actor, clock, held, now, type, submit } = await editItemForm(loadedItem(ITEM));
    type('notes', 'typed');
    clock.increment(3_600_000);
    submit();
    await held.saveItem.answer(keptOutcome(entryWith({ notes: 'typed' }), OFFLINE, true));
    type('notes', 'typed on');
    clock.increment(3_600_000);
    expect(held.loadItem.inputs).toHaveLength(1);
    expect(now().context.values.notes).toBe('typed on');
    actor.send({ type: 'refresh.requested' });
    await held.findDrafts.answer({ drafts: [], draftKey: 'later', at: 2000 });
    expect(held.loadItem.inputs).toHaveLength(2);
  });
});

describe('an edit that somebody else has overtaken', () => {
  const THEIRS = anItem({ ...ITEM, notes: 'theirs', description: 'theirs too', version: 2 });
  const CONFLICT: Conflict = {
    mine: { ...inputOfItem(ITEM), notes: 'mine', description: 'theirs too', quantity: 7 },
    theirs: THEIRS,
    fields: ['notes', 'quantity'],
  };
  const ENTRY = entryWith(CONFLICT.mine, { status: 'conflict', theirs: THEIRS, revision: 'rev-2' });
  const OUTCOME: SaveOutcome = { result: 'conflict', entry: ENTRY, base: THEIRS, conflict: CONFLICT };

  async function overtaken(found?: readonly Draft[]) {
    const stage = await editItemForm(loadedItem(ITEM), found);
    stage.type('notes', 'mine');
    stage.type('quantity', '7');
    stage.submit();
    await stage.held.saveItem.answer(OUTCOME);
    return stage;
  }

  test('shows both sides, mine in the form, and keeps it as a draft', async () => {
    const { now, notices, visits, drafts } = await overtaken();
    expect(now().value).toEqual({ editing: 'conflicting' });
    expect(now().context).toMatchObject({
      values: { notes: 'mine', quantity: '7', description: 'theirs too' },
      conflict: CONFLICT,
      base: THEIRS,
      entry: ENTRY,
      refusals: 1,
    });
    expect(drafts.get('now')?.values).toMatchObject({ notes: 'mine', quantity: '7' });
    expect([notices, visits]).toEqual([[], []]);
  });

  test('opens with both sides where the conflict was found before', async () => {
    const { now } = await editItemForm(loadedEntry(ENTRY, CONFLICT));
    expect(now().value).toEqual({ editing: 'conflicting' });
    expect(now().context).toMatchObject({ values: { notes: 'mine' }, conflict: CONFLICT, base: THEIRS });
  });

  test('is decided about beside theirs, also where that is what another tab has kept, on an older base', async () => {
    const { held, now, type, submit } = await overtaken();
    type('notes', ITEM.notes);
    submit();
    await held.saveItem.answer({ ...OUTCOME, base: ITEM });
    expect(now().context.base).toBe(ITEM);
    submit();
    // Put back to what it was on the base it is a change of theirs all the same.
    expect(held.saveItem.inputs.at(-1)?.pristine).toMatchObject({ notes: 'theirs' });
  });

  test('takes over one side for a field, or for all of them, or a mix', async () => {
    const { actor, now, type, drafts } = await overtaken();
    actor.send({ type: 'side.chosen', side: 'theirs', field: 'notes' });
    expect(now().context.values).toMatchObject({ notes: 'theirs', quantity: '7' });
    expect(drafts.get('now')?.values['notes']).toBe('theirs');
    actor.send({ type: 'side.chosen', side: 'theirs' });
    expect(now().context.values).toMatchObject({ notes: 'theirs', quantity: '4' });
    actor.send({ type: 'side.chosen', side: 'mine', field: 'quantity' });
    expect(now().context.values).toMatchObject({ notes: 'theirs', quantity: '7' });
    actor.send({ type: 'side.chosen', side: 'mine' });
    expect(now().context.values).toMatchObject({ notes: 'mine', quantity: '7' });
    type('notes', 'mine and theirs');
    expect(now().value).toEqual({ editing: 'conflicting' });
    expect(now().context.values.notes).toBe('mine and theirs');
  });

  test('is saved as decided, on top of what the others did', async () => {
    const { actor, held, now, submit, notices, drafts } = await overtaken();
    actor.send({ type: 'side.chosen', side: 'theirs', field: 'notes' });
    submit();
    expect(held.saveItem.inputs.at(-1)).toMatchObject({
      base: THEIRS,
      // Decided elsewhere meanwhile, this is a change of their version, not of what was kept.
      pristine: { notes: 'theirs' },
      revision: 'rev-2',
      input: { notes: 'theirs', quantity: 7, description: 'theirs too' },
    });
    await held.saveItem.answer({ result: 'saved', item: THEIRS });
    expect(notices).toEqual([{ kind: 'success', text: 'Item updated successfully' }]);
    expect(now().context.conflict).toBeUndefined();
    expect(drafts.size).toBe(0);
  });

  test('tells who has changed what is in conflict, once that is known', async () => {
    const { held, now } = await overtaken();
    expect(held.findAuthor.inputs).toEqual([{ id: ITEM.id, fields: ['notes', 'quantity'] }]);
    expect(now().context.author).toBeUndefined();
    await held.findAuthor.answer({ user: 'ben', at: '2026-01-02T00:00:00Z' });
    expect(now().context.author?.user).toBe('ben');
    expect(now().value).toEqual({ editing: 'conflicting' });
  });

  test.each([
    ['theirs', { notes: 'theirs', quantity: '4' }, { notes: 'mine', quantity: '7' }],
    ['mine', { notes: 'mine', quantity: '7' }, { notes: 'theirs', quantity: '4' }],
  ] as const)(
    'keeping %s as a whole saves at once, and leaves the other as a draft on top of what was saved',
    async (side, saved, left) => {
      const { actor, held, now, drafts, notices } = await overtaken();
      actor.send({ type: 'side.kept', side });
      expect(now().value).toBe('saving');
      expect(held.saveItem.inputs.at(-1)).toMatchObject({
        base: THEIRS,
        input: { ...saved, quantity: Number(saved.quantity), description: 'theirs too' },
      });
      // Whatever becomes of it.
      expect([...drafts.values()].some(({ values }) => values['notes'] === left.notes)).toBe(true);
      const SAVED = anItem({ ...THEIRS, version: 3 });
      await held.saveItem.answer({ result: 'saved', item: SAVED });
      expect([...drafts.values()]).toMatchObject([
        { form: `item-edit_${ITEM.id}`, values: { ...left, description: 'theirs too' }, base: SAVED },
      ]);
      // Nobody has typed here what somebody else has saved.
      expect([...drafts.values()].map(({ theirs }) => theirs)).toEqual([
        side === 'mine' ? { at: THEIRS.updated_at } : undefined,
      ]);
      expect(notices.at(-1)?.detail).toContain('the other version');
    },
  );

  test('keeping one as a whole loses nothing else that was typed instead', async () => {
    const { actor, held, type, drafts } = await overtaken();
    type('notes', 'something of both');
    actor.send({ type: 'side.kept', side: 'mine' });
    await held.saveItem.answer({ result: 'saved', item: THEIRS });
    expect([...drafts.values()]).toMatchObject([{ values: { notes: 'something of both' } }]);
    expect([...drafts.values()].map(({ theirs }) => theirs)).toEqual([undefined]);
  });

  test('is not saved by keeping a version that is not valid: it says what is wrong', async () => {
    const { actor, held, now } = await overtaken();
    actor.send({ type: 'field.changed', field: 'name', value: '' });
    const before = held.saveItem.inputs.length;
    actor.send({ type: 'side.kept', side: 'theirs' });
    expect(held.saveItem.inputs).toHaveLength(before);
    expect(now().value).toEqual({ editing: 'conflicting' });
    expect(now().context).toMatchObject({
      values: { notes: 'theirs' },
      fields: { name: expect.any(String) },
    });
  });

  test('Cancel undoes what was chosen, and stays a conflict: from before it nothing may be saved', async () => {
    const { actor, now, drafts } = await overtaken();
    actor.send({ type: 'side.chosen', side: 'theirs' });
    actor.send({ type: 'form.reset' });
    expect(now().value).toEqual({ editing: 'conflicting' });
    expect(now().context).toMatchObject({
      values: { notes: 'mine', quantity: '7', description: 'theirs too' },
      conflict: CONFLICT,
      base: THEIRS,
    });
    expect(drafts.get('now')?.values['notes']).toBe('mine');
  });

  test('is still one after a question that was answered with no', async () => {
    const { actor, held, now } = await overtaken();
    actor.send({ type: 'discard.requested' });
    await held.confirmDiscard.answer(false);
    expect(now().value).toEqual({ editing: 'conflicting' });
    actor.send({ type: 'side.chosen', side: 'theirs' });
    expect(now().context.values.notes).toBe('theirs');
  });

  test('is none any more when it is discarded', async () => {
    const { actor, held, now } = await overtaken();
    actor.send({ type: 'discard.requested' });
    await held.confirmDiscard.answer(true);
    await held.discardUnsent.answer();
    await held.loadItem.answer(loadedItem(THEIRS));
    expect(now().value).toEqual({ editing: 'plain' });
    expect(now().context).toMatchObject({
      conflict: undefined,
      entry: undefined,
      values: { notes: 'theirs' },
    });
  });

  test.each([
    ['with its base', ITEM],
    ['without one', undefined],
  ])('a draft from before it, restored %s, is compared again', async (_, base) => {
    const then = {
      key: 'then',
      form: `item-edit_${ITEM.id}`,
      values: { notes: 'older' },
      base,
      user: 'ada',
      at: 1,
    };
    const { actor, held, now, submit } = await overtaken([then]);
    actor.send({ type: 'draft.restored', key: 'then' });
    expect(now().value).toEqual({ editing: 'plain' });
    expect(now().context.conflict).toBeUndefined();
    submit();
    expect(held.saveItem.inputs.at(-1)).toMatchObject({ base: ITEM, input: { notes: 'older' } });
  });
});

describe('drafts of the item form', () => {
  const then: Draft = {
    key: 'then',
    form: 'item-add',
    values: { name: 'Old', quantity: '2,5' },
    user: 'ada',
    at: 1,
  };
  const before: Draft = { ...then, key: 'before', values: { name: 'Older' }, at: 0 };

  test.each([
    ['a new item', {}, 'item-add'],
    ['an edit', { id: ITEM.id }, `item-edit_${ITEM.id}`],
  ])('are looked for under the form of %s', async (_, input, form) => {
    expect((await startedForm(input)).held.findDrafts.inputs).toEqual([{ form }]);
  });

  test('are kept on every change, as it stands in the fields', async () => {
    const { type, drafts, now } = await newItemForm();
    expect(drafts.size).toBe(0);
    for (const name of ['B', 'Bo', ' Bo ']) {
      type('name', name);
      expect([...drafts.values()]).toEqual([
        { key: 'now', form: 'item-add', values: { ...now().context.values, name }, base: undefined },
      ]);
    }
  });

  test('carry what an edit is based on', async () => {
    const { type, drafts } = await editItemForm(loadedItem(ITEM));
    type('name', 'Nuts');
    expect(drafts.get('now')).toMatchObject({ form: `item-edit_${ITEM.id}`, base: ITEM });
  });

  test('are dropped when the item is saved', async () => {
    const { held, type, submit, drafts } = await editItemForm(loadedItem(ITEM));
    type('name', 'Nuts');
    submit();
    expect(drafts.has('now')).toBe(true);
    await held.saveItem.answer({ result: 'saved', item: ITEM });
    expect(drafts.size).toBe(0);
  });

  test('are dropped by Cancel and by typing back what was there', async () => {
    const { actor, type, drafts, now } = await editItemForm(loadedItem(ITEM));
    type('name', 'Nuts');
    actor.send({ type: 'form.reset' });
    expect(drafts.size).toBe(0);
    type('name', 'Nuts');
    type('name', 'Bolts');
    expect(drafts.size).toBe(0);
    expect(now().context.values).toEqual(formFromItem(ITEM));
  });

  test('are not dropped by Refresh Data, a refused submit or leaving', async () => {
    const { actor, type, submit, drafts } = await editItemForm(loadedItem(ITEM));
    type('name', 'N');
    submit();
    actor.send({ type: 'refresh.requested' });
    actor.stop();
    expect(drafts.get('now')?.values['name']).toBe('N');
  });

  test('of earlier times are offered, and not put into the form by themselves', async () => {
    const { now } = await newItemForm([then, before]);
    expect(now().context.drafts).toEqual([then, before]);
    expect(now().context.values.name).toBe('');
  });

  test('restored, leave what was in the form a draft of its own', async () => {
    const { actor, held, now, type, submit, drafts } = await newItemForm([then, before]);
    type('name', 'Mine');
    type('notes', 'mine');
    actor.send({ type: 'draft.restored', key: 'then' });
    expect(now().context.values).toMatchObject({ name: 'Old', quantity: '2,5', notes: 'mine' });
    expect(now().context.drafts).toEqual([before]);
    expect(drafts.get('now')?.values).toMatchObject({ name: 'Mine', notes: 'mine' });
    type('quantity', '2.5');
    expect(drafts.get('then')?.values).toMatchObject({ name: 'Old', quantity: '2.5' });
    expect(drafts.get('now')?.values['name']).toBe('Mine');
    submit();
    await held.saveItem.answer({ result: 'saved', item: ITEM });
    expect([...drafts.keys()].sort()).toEqual(['before', 'now']);
  });

  test('restored, take the base they were made from', async () => {
    const base = anItem({ ...ITEM, version: 0 });
    const draft = { ...then, form: `item-edit_${ITEM.id}`, base };
    const { actor, now } = await editItemForm(loadedItem(ITEM), [draft]);
    actor.send({ type: 'draft.restored', key: 'then' });
    expect(now().context.base).toEqual(base);
  });

  test('that are not there change nothing', async () => {
    const { actor, now, type } = await newItemForm([then]);
    type('name', 'Mine');
    actor.send({ type: 'draft.restored', key: 'unknown' });
    expect(now().context).toMatchObject({ values: { name: 'Mine' }, drafts: [then], draftKey: 'now' });
  });

  test('discarded, are gone, and only they', async () => {
    const { actor, now, type, drafts } = await newItemForm([then, before]);
    type('name', 'Mine');
    actor.send({ type: 'draft.discarded', key: 'then' });
    expect(now().context.drafts).toEqual([before]);
    expect([...drafts.keys()].sort()).toEqual(['before', 'now']);
    expect(now().context.values.name).toBe('Mine');
  });

  test('that cannot be looked for do not keep the form closed', async () => {
    const { actor, held } = itemFormStage({});
    actor.start();
    await held.findDrafts.fail(NO_ROOM);
    await held.resolveLocation.answer('');
    expect(actor.getSnapshot().value).toEqual({ editing: 'plain' });
    expect(actor.getSnapshot().context.drafts).toEqual([]);
  });
});
