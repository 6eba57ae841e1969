import { expect, test } from 'vitest';
import { failure } from '../../../src/failure.ts';
import { inputOfItem, itemOfEntry } from '../../../src/model/unsent/unsent.ts';
import { editItemForm, startedForm } from './itemForm.stage.ts';
import { anItem, keptOutcome, loadedItem, OFFLINE, unsentEdit } from '../kit/samples.ts';

async function filled() {
  const form = await startedForm({ locationId: 'l1' });
  await form.held.resolveLocation.answer('l1');
  form.type('name', 'Anvil');
  form.type('category', 'Tools');
  form.type('quantity', '3');
  form.type('notes', 'Heavy');
  const another = () => form.actor.send({ type: 'form.submitted', another: true });
  return { ...form, another };
}

test('Save and add another keeps location and category, empties the rest, and stays', async () => {
  const { another, held, now, notices, visits, drafts } = await filled();
  another();
  expect(held.saveItem.inputs[0]?.input).toMatchObject({ name: 'Anvil', category: 'Tools', quantity: 3 });
  await held.saveItem.answer({ result: 'saved', item: anItem({ name: 'Anvil' }) });
  expect(now().value).toEqual({ editing: 'plain' });
  expect(now().context.values).toMatchObject({
    name: '',
    category: 'Tools',
    location_id: 'l1',
    quantity: '0',
    notes: '',
  });
  expect(now().context.rounds).toBe(1);
  expect(notices).toEqual([{ kind: 'success', text: 'Item added successfully', detail: 'Anvil' }]);
  expect(visits).toEqual([]);
  expect(drafts.size).toBe(0);
});

test('one that is only kept in this browser goes on in the same way', async () => {
  const { another, held, now, notices } = await filled();
  const entry = unsentEdit(anItem({ name: 'Anvil' }), { kind: 'create', id: 'local-1', base: undefined });
  another();
  await held.saveItem.answer({ ...keptOutcome(entry, OFFLINE, true), item: itemOfEntry(entry) });
  expect(now().value).toEqual({ editing: 'plain' });
  expect(now().context.values.name).toBe('');
  expect(notices).toMatchObject([{ kind: 'warning', text: 'Server unavailable - item stored locally' }]);
});

test('a refused one stays in the form; saved with the other button then, it leaves', async () => {
  const { another, submit, held, now, clock, visits } = await filled();
  another();
  await held.saveItem.fail(failure('invalid', 'Not valid', { fields: { name: 'Too heavy' } }));
  expect(now().context.values).toMatchObject({ name: 'Anvil', notes: 'Heavy' });
  expect(now().context).toMatchObject({ fields: { name: 'Too heavy' }, refusals: 1, drafts: [] });
  submit();
  await held.saveItem.answer({ result: 'saved', item: anItem({ id: 'item-00007' }) });
  clock.increment(1000);
  expect(visits).toEqual([{ to: '/view/item-00007', replace: true }]);
});

test('the form is empty for the next one as soon as one is sent: what is typed then never renames that', async () => {
  const { another, held, now, type, notices, becomes, drafts } = await filled();
  another();
  expect(now().context).toMatchObject({ values: { name: '', category: 'Tools', notes: '' }, rounds: 1 });
  expect(drafts.get('now')?.values['name']).toBe('Anvil');
  type('name', 'Hammer');
  expect(drafts.get('now-1')).toMatchObject({ form: 'item-add', values: { name: 'Hammer' } });
  expect(drafts.get('now-1')?.since).toBeUndefined();
  await held.saveItem.answer({ result: 'saved', item: anItem({ name: 'Anvil' }) });
  expect(now().value).toEqual({ editing: 'plain' });
  expect(now().context).toMatchObject({ id: undefined, values: { name: 'Hammer' }, rounds: 1 });
  expect(notices).toMatchObject([{ text: 'Item added successfully', detail: 'Anvil' }]);
  expect([...drafts.keys(), ...becomes]).toEqual(['now-1']);
  another();
  expect(held.saveItem.inputs.map(({ id, draftKey, input }) => [id, draftKey, input.name])).toEqual([
    [undefined, 'now', 'Anvil'],
    [undefined, 'now-1', 'Hammer'],
  ]);
});

test('nothing is kept of a next one whose letters were taken back', async () => {
  const { another, held, type, drafts } = await filled();
  another();
  type('name', 'H');
  type('name', '');
  await held.saveItem.answer({ result: 'saved', item: anItem({ name: 'Anvil' }) });
  expect(drafts.size).toBe(0);
});

test('a refused one comes back into the form, and what was typed for the next one is offered above it', async () => {
  const { actor, another, held, now, type, drafts } = await filled();
  another();
  type('name', 'Hammer');
  await held.saveItem.fail(failure('invalid', 'Not valid', { fields: { name: 'Too heavy' } }));
  // Counted, the view would take the focus from somebody who types.
  expect(now().context).toMatchObject({
    values: { name: 'Anvil', notes: 'Heavy' },
    fields: { name: 'Too heavy' },
    refusals: 0,
    drafts: [{ key: 'now-1', values: { name: 'Hammer' } }],
  });
  expect([...drafts.keys()].toSorted()).toEqual(['now', 'now-1']);
  actor.send({ type: 'draft.restored', key: 'now-1' });
  expect(now().context.values.name).toBe('Hammer');
  expect([...drafts.keys()].toSorted()).toEqual(['now', 'now-1']);
});

test('one that is in conflict with what was made of it comes back, and the next one stays a draft', async () => {
  const { another, held, now, type, drafts } = await filled();
  another();
  type('name', 'Hammer');
  const theirs = anItem({ name: 'Theirs' });
  const mine = { ...inputOfItem(theirs), name: 'Anvil' };
  await held.saveItem.answer({
    result: 'conflict',
    entry: unsentEdit(theirs),
    base: theirs,
    conflict: { mine, theirs, fields: ['name'] },
  });
  expect(now().value).toEqual({ editing: 'conflicting' });
  expect(now().context.values.name).toBe('Anvil');
  expect(drafts.get('now-1')?.values['name']).toBe('Hammer');
});

test('the form of an item that is there already never adds another', async () => {
  const { actor, held, now } = await editItemForm(loadedItem(anItem()));
  actor.send({ type: 'form.submitted', another: true });
  await held.saveItem.answer({ result: 'saved', item: anItem() });
  expect(now().value).toBe('saved');
});
