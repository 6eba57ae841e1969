import { describe, expect, test } from 'vitest';
import { failure } from '../../../src/failure.ts';
import type { Item } from '../../../contract/entities.ts';
import { EMPTY_ITEM_FORM, formFromItem } from '../../../src/model/items/itemForm.ts';
import { editItemForm, newItemForm, startedForm } from './itemForm.stage.ts';
import { anItem, loadedItem, NOT_FOUND, OFFLINE } from '../kit/samples.ts';

const ITEM = anItem({ name: 'Bolts', quantity: 4, notes: 'M3' });

const REFUSED = failure('invalid', 'Not valid', { status: 422 });

const newForm = () => newItemForm();
const editForm = () => editItemForm(loadedItem(ITEM));
const saved = (item: Item) => ({ result: 'saved', item }) as const;

describe('opening the item form', () => {
  test('ITEMF-13: without an id it is in create mode and reads no item', async () => {
    const { held, now } = await startedForm({});
    expect(now().value).toBe('resolving');
    await held.resolveLocation.answer('');
    expect(now().value).toEqual({ editing: 'plain' });
    expect(held.loadItem.inputs).toEqual([]);
    expect(now().context.values).toEqual(EMPTY_ITEM_FORM);
  });

  test('ITEMF-14: with an id it is in edit mode and shows the item', async () => {
    const { held, now } = await startedForm({ id: ITEM.id });
    expect(now().value).toBe('loading');
    expect(now().hasTag('open')).toBe(false);
    expect(held.loadItem.inputs).toEqual([{ id: ITEM.id }]);
    expect(held.resolveLocation.inputs).toEqual([]);
    await held.loadItem.answer(loadedItem(ITEM));
    expect(now().value).toEqual({ editing: 'plain' });
    expect(now().context.values).toEqual(formFromItem(ITEM));
    expect(now().context.values).toMatchObject({ name: 'Bolts', quantity: '4', notes: 'M3' });
  });

  test("IDRES-01: a label in place of a location's id is replaced by that location's id", async () => {
    const { held, now } = await startedForm({ locationId: 'S1' });
    expect(held.resolveLocation.inputs).toEqual([{ identifier: 'S1' }]);
    await held.resolveLocation.answer('l1');
    expect(now().context.values.location_id).toBe('l1');
    expect(now().context.pristine.location_id).toBe('l1');
  });

  test('a name and a quantity that were typed before stand in the form of a new item, and are nothing typed in it', async () => {
    const { held, now } = await startedForm({ locationId: 'S1', name: 'Zigbee plug', quantity: '20' });
    await held.resolveLocation.answer('l1');
    expect(now().context.values).toMatchObject({ name: 'Zigbee plug', quantity: '20', location_id: 'l1' });
    expect(now().context.pristine).toEqual(now().context.values);
  });

  test('a location that cannot be resolved leaves the choice open', async () => {
    const { held, now, submit } = await startedForm({ locationId: 'gone' });
    await held.resolveLocation.fail(OFFLINE);
    expect(now().value).toEqual({ editing: 'plain' });
    expect(now().context.values.location_id).toBe('');
    submit();
    expect(now().context.fields).toHaveProperty('location_id', 'Location is required.');
  });

  test('ITEMF-10 ITEMF-11: an unknown item sends the user home, with a message', async () => {
    const { held, now, notices, visits } = await startedForm({ id: 'item-00009' });
    await held.loadItem.fail(NOT_FOUND);
    expect(notices).toEqual([{ kind: 'error', text: 'Item with ID item-00009 not found' }]);
    expect(visits).toEqual([{ to: '/', replace: true }]);
    expect(now().status).toBe('done');
  });

  test('an unknown item of which something is typed still leads to its page, which offers that', async () => {
    const typed = { key: 'k', form: 'item-edit_item-00009', user: 'ada', at: 1, values: { name: 'Nuts' } };
    const { held, notices, visits, drafts } = await startedForm({ id: 'item-00009' }, [typed]);
    await held.loadItem.fail(NOT_FOUND);
    expect(notices).toEqual([{ kind: 'error', text: 'Item with ID item-00009 not found' }]);
    expect(visits).toEqual([{ to: '/view/item-00009', replace: true }]);
    expect([...drafts.keys()]).toEqual(['k']);
  });

  test('what could not be read is read again by itself when the server is back', async () => {
    const { held, now } = await startedForm({ id: ITEM.id });
    await held.loadItem.fail(OFFLINE);
    expect(held.watchHost.inputs).toEqual([OFFLINE]);
    held.watchHost.send({ type: 'host.back' });
    await held.loadItem.answer(loadedItem(ITEM));
    expect(now().value).toEqual({ editing: 'plain' });
  });

  test('another failure is told and can be tried again', async () => {
    const { actor, held, now, visits } = await startedForm({ id: ITEM.id });
    await held.loadItem.fail(OFFLINE);
    expect(now().value).toBe('loadFailed');
    expect(now().hasTag('failed')).toBe(true);
    expect(now().context.failure).toBe(OFFLINE);
    expect(visits).toEqual([]);
    actor.send({ type: 'refresh.requested' });
    await held.loadItem.answer(loadedItem(ITEM));
    expect(now().value).toEqual({ editing: 'plain' });
    expect(now().context.failure).toBeUndefined();
  });
});

describe('typing in the item form', () => {
  test('keeps every character as it was typed', async () => {
    const { now, type } = await newForm();
    type('name', '  Bolt 🔩 ');
    type('quantity', '2,5 ');
    expect(now().context.values).toMatchObject({ name: '  Bolt 🔩 ', quantity: '2,5 ', location_id: 'l1' });
    expect(now().context.fields).toEqual({});
  });

  test('Cancel goes back to what was there before the first change', async () => {
    const { actor, now, type, submit } = await editForm();
    type('name', 'B');
    submit();
    expect(now().context.fields).not.toEqual({});
    actor.send({ type: 'form.reset' });
    expect(now().context.values).toEqual(formFromItem(ITEM));
    expect(now().context.fields).toEqual({});
    expect(now().value).toEqual({ editing: 'plain' });
  });

  test('Cancel on a new item keeps the location that the address gave', async () => {
    const { actor, now, type } = await newForm();
    type('location_id', 'l2');
    type('name', 'Bolts');
    actor.send({ type: 'form.reset' });
    expect(now().context.values).toEqual({ ...EMPTY_ITEM_FORM, location_id: 'l1' });
  });

  test('ITEMF-09: Refresh Data shows the item as it now is, and offers what was typed', async () => {
    const { actor, held, now, type, submit, drafts } = await editForm();
    type('name', 'B');
    submit();
    actor.send({ type: 'refresh.requested' });
    const kept = [...drafts.values()].map((draft) => ({ ...draft, user: 'ada', at: 1000 }));
    await held.findDrafts.answer({ drafts: kept, draftKey: 'later', at: 2000 });
    expect(now().value).toBe('loading');
    expect(held.loadItem.inputs).toHaveLength(2);
    await held.loadItem.answer(loadedItem({ ...ITEM, name: 'Bolts M3' }));
    expect(now().context.values.name).toBe('Bolts M3');
    expect(now().context.pristine.name).toBe('Bolts M3');
    expect(now().context).toMatchObject({ fields: {}, failure: undefined, draftKey: 'later' });
    expect(now().context.drafts).toMatchObject([{ key: 'now', values: { name: 'B' }, base: ITEM }]);
    expect(drafts.get('now')?.values['name']).toBe('B');
    actor.send({ type: 'draft.restored', key: 'now' });
    expect(now().context.values.name).toBe('B');
  });

  test('ITEMF-09: what was typed is offered after Refresh Data also where this browser could not keep it', async () => {
    const { actor, held, now, type } = await editForm();
    type('name', 'Nuts');
    actor.send({ type: 'refresh.requested' });
    await held.findDrafts.answer({ drafts: [], draftKey: 'later', at: 2000 });
    await held.loadItem.answer(loadedItem(ITEM));
    expect(now().context.drafts).toMatchObject([{ key: 'now', values: { name: 'Nuts' }, at: 2000 }]);
  });

  test('ITEMF-09: Refresh Data of a form in which nothing was typed offers nothing', async () => {
    const { actor, held, now } = await editForm();
    actor.send({ type: 'refresh.requested' });
    await held.loadItem.answer(loadedItem({ ...ITEM, name: 'Bolts M3' }));
    expect(now().context).toMatchObject({ values: { name: 'Bolts M3' }, drafts: [] });
  });

  test('a new item has nothing to refresh', async () => {
    const { actor, held, now } = await newForm();
    actor.send({ type: 'refresh.requested' });
    expect(now().value).toEqual({ editing: 'plain' });
    expect(held.loadItem.inputs).toEqual([]);
  });
});

describe('submitting the item form', () => {
  test('VALID-03 VALID-07: what is wrong is said at the fields, nothing is sent', async () => {
    const { held, now, type, submit } = await newForm();
    type('name', 'B');
    type('location_id', '');
    type('quantity', '-1');
    submit();
    expect(now().value).toEqual({ editing: 'plain' });
    expect(now().context.fields).toEqual({
      name: 'Name must be at least 2 characters.',
      location_id: 'Location is required.',
      quantity: 'Quantity must be 0 or more.',
    });
    expect(held.saveItem.inputs).toEqual([]);
    expect(now().context.refusals).toBe(1);
    submit();
    expect(now().context.refusals).toBe(2);
  });

  test('a message goes as soon as its field is right, and typing brings no new one', async () => {
    const { now, type, submit } = await newForm();
    type('name', 'B');
    type('quantity', '-1');
    submit();
    type('name', 'Bo');
    expect(now().context.fields).toEqual({ quantity: 'Quantity must be 0 or more.' });
    type('quantity', '-12');
    expect(now().context.fields).toEqual({ quantity: 'Quantity must be 0 or more.' });
    type('name', '');
    expect(now().context.fields).toEqual({ quantity: 'Quantity must be 0 or more.' });
  });

  test('a new item is sent without an id, as the fields say', async () => {
    const { held, now, type, submit } = await newForm();
    type('name', ' Bolts ');
    type('quantity', '2.275');
    submit();
    expect(now().value).toBe('saving');
    expect(now().hasTag('busy')).toBe(true);
    expect(held.saveItem.inputs).toMatchObject([
      { id: undefined, base: undefined, input: { name: 'Bolts', quantity: 2.275, location_id: 'l1' } },
    ]);
  });

  test('an edit is sent with its id and the item it is based on', async () => {
    const { held, type, submit } = await editForm();
    type('name', 'Nuts');
    submit();
    expect(held.saveItem.inputs).toMatchObject([{ id: ITEM.id, base: ITEM, input: { name: 'Nuts' } }]);
  });

  test('is possible once: nothing else is sent while the first one is under way', async () => {
    const { actor, held, type, submit, now } = await newForm();
    type('name', 'Bolts');
    submit();
    submit();
    actor.send({ type: 'form.reset' });
    expect(held.saveItem.inputs).toHaveLength(1);
    expect(now().context.values.name).toBe('Bolts');
  });
});

describe('after a saved item', () => {
  test('CREATE-05 CREATE-06: a new one is told and shown after 100 ms', async () => {
    const { clock, held, now, type, submit, notices, visits } = await newForm();
    type('name', 'Bolts');
    submit();
    await held.saveItem.answer(saved(anItem({ id: 'new/1' })));
    expect(now().value).toBe('saved');
    expect(notices).toEqual([{ kind: 'success', text: 'Item added successfully' }]);
    clock.increment(99);
    expect(visits).toEqual([]);
    clock.increment(1);
    expect(visits).toEqual([{ to: '/view/new%2F1', replace: true }]);
    expect(now().status).toBe('done');
  });

  test('EDIT-13 ITEMF-12: an edit is told and shown after 1.5 s, with the flag that forces a refetch', async () => {
    const { clock, held, submit, notices, visits } = await editForm();
    submit();
    await held.saveItem.answer(saved(ITEM));
    expect(notices).toEqual([{ kind: 'success', text: 'Item updated successfully' }]);
    clock.increment(1499);
    expect(visits).toEqual([]);
    clock.increment(1);
    expect(visits).toEqual([{ to: `/view/${ITEM.id}`, replace: true, state: { refetch: true } }]);
  });

  test('nothing is sent a second time in the pause before leaving', async () => {
    const { held, now, submit } = await editForm();
    submit();
    await held.saveItem.answer(saved(ITEM));
    submit();
    expect(held.saveItem.inputs).toHaveLength(1);
    expect(now().value).toBe('saved');
  });
});

describe('after a failed save', () => {
  test('the form is open again with every character, and says why', async () => {
    const { clock, held, now, type, submit, visits } = await newForm();
    type('name', ' Bolts ');
    type('notes', 'line 1\nline 2 ');
    submit();
    const before = now().context.values;
    await held.saveItem.fail(REFUSED);
    expect(now().value).toEqual({ editing: 'invalid' });
    expect(now().context.values).toEqual(before);
    expect(now().context).toMatchObject({ failure: REFUSED, fields: {}, refusals: 1 });
    clock.increment(10_000);
    expect(visits).toEqual([]);
  });

  test('messages that the host has for fields land at the fields', async () => {
    const { held, now, type, submit } = await newForm();
    type('name', 'Bolts');
    submit();
    const fields = { name: 'There is such an item.', supplier: 'Unknown supplier.' };
    await held.saveItem.fail(failure('invalid', 'Not valid', { status: 422, fields }));
    expect(now().context.fields).toEqual(fields);
    expect(now().context.refusals).toBe(1);
  });

  test('such a message stays until its own field is changed', async () => {
    const { held, now, type, submit } = await newForm();
    type('name', 'Bolts');
    submit();
    const fields = { name: 'There is such an item.' };
    await held.saveItem.fail(failure('invalid', 'Not valid', { status: 422, fields }));
    type('notes', 'M3');
    expect(now().context.fields).toEqual(fields);
    type('name', 'Bolts 2');
    expect(now().context.fields).toEqual({});
  });

  test('the next try forgets the failure and sends what stands there now', async () => {
    const { held, now, type, submit } = await editForm();
    submit();
    await held.saveItem.fail(REFUSED);
    type('name', 'Bolts 2');
    submit();
    expect(now().context).toMatchObject({ failure: undefined, fields: {} });
    expect(held.saveItem.inputs.at(-1)).toMatchObject({
      id: ITEM.id,
      base: ITEM,
      input: { name: 'Bolts 2' },
    });
  });
});
