import { expect, test } from 'vitest';
import { failure } from '../../../src/failure.ts';
import { inputOfItem } from '../../../src/model/unsent/unsent.ts';
import { editItemForm, newItemForm } from './itemForm.stage.ts';
import { anItem, loadedEntry, loadedItem, unsentEdit } from '../kit/samples.ts';

const HALF_A_DATE = { acquisition_date: 'Finish the date, or clear it.' };

test('a form that shows half of a date is not saved: the date there was would go', async () => {
  const { actor, held, now, type } = await editItemForm(
    loadedItem(anItem({ acquisition_date: '2024-03-05' })),
  );
  type('acquisition_date', '');
  actor.send({ type: 'form.submitted', unread: HALF_A_DATE });
  expect(held.saveItem.inputs).toEqual([]);
  expect(now().context).toMatchObject({ fields: HALF_A_DATE, refusals: 1 });
  type('acquisition_date', '2024-11-05');
  expect(now().context.fields).toEqual({});
  actor.send({ type: 'form.submitted', unread: {} });
  expect(held.saveItem.inputs[0]?.input.acquisition_date).toBe('2024-11-05');
});

test('what else is wrong is said together with it', async () => {
  const { actor, now, type } = await newItemForm();
  type('name', '');
  actor.send({ type: 'form.submitted', another: true, unread: { quantity: 'Enter a number, or clear it.' } });
  expect(now().context.fields).toMatchObject({ name: expect.any(String), quantity: expect.any(String) });
});

test('it is neither kept in this browser nor saved with one of two versions', async () => {
  const refused = await newItemForm();
  refused.type('name', 'Bolts');
  refused.submit();
  await refused.held.saveItem.fail(failure('invalid', 'Not valid'));
  refused.actor.send({ type: 'keep.requested', unread: HALF_A_DATE });
  expect(refused.held.keepItem.inputs).toEqual([]);
  expect(refused.now().context.refusals).toBe(2);

  const item = anItem();
  const conflict = {
    mine: inputOfItem(item),
    theirs: anItem({ notes: 'theirs' }),
    fields: ['notes'],
  } as const;
  const both = await editItemForm(loadedEntry(unsentEdit(item), conflict));
  both.actor.send({ type: 'side.kept', side: 'mine', unread: HALF_A_DATE });
  expect(both.held.saveItem.inputs).toEqual([]);
  expect(both.now().value).toEqual({ editing: 'conflicting' });
});
