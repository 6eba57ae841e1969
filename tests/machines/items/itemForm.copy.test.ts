import { expect, test } from 'vitest';
import { NOT_FOUND, anItem } from '../kit/samples.ts';
import { startedForm } from './itemForm.stage.ts';

const BOLT = anItem({ name: 'Bolt', location_id: 'l1', quantity: 7, supplier: 'Acme', notes: 'Zinc' });

test('a copy begins with every field of the item, is a new one, and nothing typed', async () => {
  const { held, now, type, submit, drafts } = await startedForm({ copyOf: BOLT, locationId: '' });
  expect(held.resolveLocation.inputs).toEqual([{ identifier: 'l1' }]);
  await held.resolveLocation.answer('l1');
  expect(now().context).toMatchObject({ id: undefined, pristine: now().context.values });
  type('name', 'Bolt, long');
  expect(drafts.size).toBe(1);
  submit();
  expect(held.saveItem.inputs[0]).toMatchObject({
    id: undefined,
    input: { name: 'Bolt, long', quantity: 7, supplier: 'Acme', notes: 'Zinc', location_id: 'l1' },
  });
});

test('of an item whose location is gone it asks for one, and has the rest', async () => {
  const { held, now } = await startedForm({ copyOf: BOLT });
  await held.resolveLocation.fail(NOT_FOUND);
  expect(now().context.values).toMatchObject({ name: 'Bolt', location_id: '', supplier: 'Acme' });
});
