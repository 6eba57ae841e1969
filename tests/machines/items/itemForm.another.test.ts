import { expect, test } from 'vitest';
import { failure } from '../../../src/failure.ts';
import { itemOfEntry } from '../../../src/model/unsent/unsent.ts';
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
  expect(now().context.rounds).toBe(0);
  submit();
  await held.saveItem.answer({ result: 'saved', item: anItem({ id: 'item-00007' }) });
  clock.increment(1000);
  expect(visits).toEqual([{ to: '/view/item-00007', replace: true }]);
});

test('the form of an item that is there already never adds another', async () => {
  const { actor, held, now } = await editItemForm(loadedItem(anItem()));
  actor.send({ type: 'form.submitted', another: true });
  await held.saveItem.answer({ result: 'saved', item: anItem() });
  expect(now().value).toBe('saved');
});
