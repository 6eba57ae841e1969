import { describe, expect, test } from 'vitest';
import { failure } from '../../../src/failure.ts';
import { itemOfEntry } from '../../../src/model/unsent/unsent.ts';
import { inputOfItem } from '../../../src/model/unsent/unsent.ts';
import type { SaveOutcome } from '../../../src/model/unsent/saving.ts';
import { editItemForm, newItemForm } from './itemForm.stage.ts';
import { anItem, keptOutcome, loadedEntry, loadedItem, OFFLINE, unsentEdit } from '../kit/samples.ts';

const ITEM = anItem({ name: 'Bolts', quantity: 4, notes: 'M3', version: 1 });
const MADE = anItem({ id: 'item-00009', name: 'Bolts', category: 'Misc', quantity: 1, version: 1 });
const KEPT = unsentEdit(MADE, { kind: 'create', id: 'local-0123456789ab', base: undefined });
const saved = (item = MADE): SaveOutcome => ({ result: 'saved', item });

/** A new item on its way, with letters typed since. */
async function addedWhileTyping() {
  const stage = await newItemForm();
  stage.type('name', 'Bolts');
  stage.submit();
  stage.type('name', 'Bolts M3');
  return stage;
}

async function editedWhileTyping() {
  const stage = await editItemForm(loadedItem(ITEM));
  stage.type('name', 'Nuts');
  stage.submit();
  stage.type('name', 'Nuts M4');
  return stage;
}

describe('what is typed while a new item is being saved', () => {
  test('stays in the fields, and in this browser, with what was sent', async () => {
    const { now, drafts } = await addedWhileTyping();
    expect(now().value).toBe('saving');
    expect(now().context.values.name).toBe('Bolts M3');
    expect(drafts.get('now')).toMatchObject({
      form: 'item-add',
      values: { name: 'Bolts M3' },
      since: { name: 'Bolts' },
    });
  });

  test('is an unsaved change of the saved item: its form goes on, and nobody is sent away', async () => {
    const { clock, held, now, notices, visits, drafts, becomes } = await addedWhileTyping();
    await held.saveItem.answer(saved());
    expect(now().value).toEqual({ editing: 'typedOn' });
    expect(now().context).toMatchObject({
      id: MADE.id,
      base: MADE,
      values: { name: 'Bolts M3', quantity: '1' },
      pristine: { name: 'Bolts' },
    });
    expect(becomes).toEqual([MADE.id]);
    expect(notices).toEqual([{ kind: 'success', text: 'Item added successfully' }]);
    expect(drafts.get('now')).toMatchObject({ form: `item-edit_${MADE.id}`, base: MADE });
    expect(drafts.get('now')?.since).toBeUndefined();
    clock.increment(60_000);
    expect(visits).toEqual([]);
  });

  test('is saved as a change of that item, never as a second one', async () => {
    const { clock, held, submit, notices, visits, drafts } = await addedWhileTyping();
    await held.saveItem.answer(saved());
    submit();
    expect(held.saveItem.inputs.map(({ id, input }) => [id, input.name])).toEqual([
      [undefined, 'Bolts'],
      [MADE.id, 'Bolts M3'],
    ]);
    expect(held.saveItem.inputs[1]).toMatchObject({ base: MADE, pristine: { name: 'Bolts' } });
    await held.saveItem.answer(saved({ ...MADE, name: 'Bolts M3' }));
    expect(notices.at(-1)).toMatchObject({ text: 'Item updated successfully' });
    clock.increment(1500);
    expect(visits).toMatchObject([{ to: `/view/${MADE.id}` }]);
    expect(drafts.size).toBe(0);
  });

  test('is a change of the item that only this browser has, where the server did not answer', async () => {
    const { held, now, submit, notices, becomes } = await addedWhileTyping();
    await held.saveItem.answer({ ...keptOutcome(KEPT, OFFLINE, true), item: itemOfEntry(KEPT) });
    expect(now().value).toEqual({ editing: 'typedOn' });
    expect(becomes).toEqual([KEPT.id]);
    expect(notices).toEqual([{ kind: 'warning', text: 'Server unavailable - item stored locally' }]);
    submit();
    expect(held.saveItem.inputs[1]).toMatchObject({
      id: KEPT.id,
      revision: KEPT.revision,
      pristine: KEPT.item,
      input: { name: 'Bolts M3' },
    });
  });

  test('follows the item to its id on the server when that was sent meanwhile', async () => {
    const { held, type, submit, now, becomes } = await addedWhileTyping();
    await held.saveItem.answer({ ...keptOutcome(KEPT, OFFLINE, true), item: itemOfEntry(KEPT) });
    submit();
    type('name', 'Bolts M3 x 8');
    await held.saveItem.answer(saved({ ...MADE, name: 'Bolts M3' }));
    expect(becomes).toEqual([KEPT.id, MADE.id]);
    expect(now().context).toMatchObject({ id: MADE.id, values: { name: 'Bolts M3 x 8' } });
  });

  test('in the pause before its page opens keeps the form open', async () => {
    const { clock, held, now, type, submit, visits, drafts, becomes } = await newItemForm();
    type('name', 'Bolts');
    submit();
    await held.saveItem.answer(saved());
    clock.increment(99);
    type('name', 'Bolts M');
    type('name', 'Bolts M3');
    clock.increment(60_000);
    expect(visits).toEqual([]);
    expect(becomes).toEqual([MADE.id]);
    expect(now().context).toMatchObject({ id: MADE.id, base: MADE, values: { name: 'Bolts M3' } });
    expect(drafts.get('now')).toMatchObject({ form: `item-edit_${MADE.id}`, values: { name: 'Bolts M3' } });
    submit();
    expect(held.saveItem.inputs.at(-1)).toMatchObject({ id: MADE.id, input: { name: 'Bolts M3' } });
  });

  test('stays when the server refuses what was sent: only the fields as they were sent are called wrong', async () => {
    const { held, now, type, drafts } = await addedWhileTyping();
    type('notes', 'x');
    const fields = { name: 'There is such an item.', supplier: 'Unknown.' };
    await held.saveItem.fail(failure('invalid', 'Not valid', { status: 422, fields }));
    expect(now().value).toEqual({ editing: 'invalid' });
    expect(now().context).toMatchObject({ id: undefined, values: { name: 'Bolts M3', notes: 'x' } });
    expect(now().context.fields).toEqual({ supplier: 'Unknown.' });
    // Counted, the view would take the focus from somebody who types.
    expect(now().context.refusals).toBe(0);
    expect(drafts.get('now')).toMatchObject({ form: 'item-add', values: { name: 'Bolts M3' } });
    expect(drafts.get('now')?.since).toBeUndefined();
  });

  test.each([
    ['this browser is full', failure('storage', 'Full'), { editing: 'notKept' }],
    ['of a fault of ours', new Error('Ours'), { editing: 'plain' }],
  ])('stays when it is not saved because %s', async (_, reason, value) => {
    const { held, now, drafts } = await addedWhileTyping();
    await held.saveItem.fail(reason);
    expect(now().value).toEqual(value);
    expect(now().context.values.name).toBe('Bolts M3');
    expect(drafts.get('now')?.values['name']).toBe('Bolts M3');
  });

  test("stays while the refused item is kept with 'Keep in this browser'", async () => {
    const { actor, held, now, type, becomes } = await addedWhileTyping();
    await held.saveItem.fail(failure('invalid', 'Not valid', { status: 422 }));
    actor.send({ type: 'keep.requested' });
    type('notes', 'later');
    await held.keepItem.answer(itemOfEntry(KEPT));
    expect(now().value).toEqual({ editing: 'typedOn' });
    expect(now().context).toMatchObject({ id: KEPT.id, values: { notes: 'later' } });
    expect(becomes).toEqual([KEPT.id]);
  });

  test('and typed back again leaves everything as if nothing had been typed', async () => {
    const { clock, held, type, visits, drafts } = await addedWhileTyping();
    type('name', 'Bolts');
    await held.saveItem.answer(saved());
    clock.increment(100);
    expect(visits).toMatchObject([{ to: `/view/${MADE.id}` }]);
    expect(drafts.size).toBe(0);
  });
});

describe('what is typed while an edit is being saved', () => {
  test('is an unsaved change on top of what the server then has, others included', async () => {
    const { clock, held, now, visits, drafts, becomes, submit } = await editedWhileTyping();
    const theirs = { ...ITEM, name: 'Nuts', notes: 'M4', version: 3 };
    await held.saveItem.answer(saved(theirs));
    expect(now().value).toEqual({ editing: 'typedOn' });
    expect(now().context).toMatchObject({ base: theirs, values: { name: 'Nuts M4', notes: 'M4' } });
    expect(drafts.get('now')).toMatchObject({ base: theirs, values: { name: 'Nuts M4' } });
    clock.increment(60_000);
    expect([visits, becomes]).toEqual([[], []]);
    submit();
    expect(held.saveItem.inputs.at(-1)).toMatchObject({ base: theirs, pristine: { name: 'Nuts' } });
  });

  test('in the pause of 1.5 s before its page opens keeps the form open', async () => {
    const { clock, held, now, type, submit, visits } = await editItemForm(loadedItem(ITEM));
    type('name', 'Nuts');
    submit();
    await held.saveItem.answer(saved({ ...ITEM, name: 'Nuts', version: 2 }));
    clock.increment(1400);
    type('name', 'Nuts M4');
    clock.increment(60_000);
    expect(visits).toEqual([]);
    expect(now().context).toMatchObject({ values: { name: 'Nuts M4' }, base: { version: 2 } });
  });

  test.each([
    ['did not answer', true, { editing: 'unreachable' }],
    ['refused', false, { editing: 'refused' }],
  ])('is a change of what was kept when the server %s', async (_, unreachable, value) => {
    const { held, now, submit, drafts } = await editedWhileTyping();
    const entry = unsentEdit(ITEM, { item: { ...inputOfItem(ITEM), name: 'Nuts' }, revision: 'rev-2' });
    await held.saveItem.answer(keptOutcome(entry, OFFLINE, unreachable));
    expect(now().value).toEqual(value);
    expect(now().context).toMatchObject({
      values: { name: 'Nuts M4' },
      pristine: { name: 'Nuts' },
      isTypedOn: true,
      refusals: 0,
    });
    expect(drafts.get('now')?.values['name']).toBe('Nuts M4');
    submit();
    expect(held.saveItem.inputs.at(-1)).toMatchObject({
      revision: 'rev-2',
      pristine: { name: 'Nuts' },
      input: { name: 'Nuts M4' },
    });
  });

  test('is in my version of a conflict', async () => {
    const { held, now } = await editedWhileTyping();
    const theirs = anItem({ ...ITEM, name: 'Washers', version: 2 });
    const conflict = { mine: { ...inputOfItem(ITEM), name: 'Nuts' }, theirs, fields: ['name'] } as const;
    const entry = unsentEdit(ITEM, { status: 'conflict', theirs });
    await held.saveItem.answer({ result: 'conflict', entry, base: theirs, conflict });
    expect(now().value).toEqual({ editing: 'conflicting' });
    expect(now().context).toMatchObject({ values: { name: 'Nuts M4' }, refusals: 0, isTypedOn: true });
  });

  test('is no part of what was discarded before it', async () => {
    const entry = unsentEdit({ ...ITEM, name: 'Given up' });
    const { actor, held, now, type, drafts } = await editItemForm(loadedEntry(entry));
    actor.send({ type: 'discard.requested' });
    type('notes', 'new');
    await held.confirmDiscard.answer(true);
    type('notes', 'newer');
    await held.discardUnsent.answer();
    await held.findDrafts.answer({ drafts: [], draftKey: 'later', at: 2000 });
    await held.loadItem.answer(loadedItem(ITEM));
    expect(now().context.values.notes).toBe('M3');
    expect(now().context.drafts).toMatchObject([{ key: 'now', values: { notes: 'newer' } }]);
    expect(drafts.has('now')).toBe(true);
    actor.send({ type: 'draft.restored', key: 'now' });
    expect(now().context.values).toMatchObject({ name: ITEM.name, notes: 'newer' });
  });
});
