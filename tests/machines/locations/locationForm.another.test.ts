import { expect, test } from 'vitest';
import { failure } from '../../../src/failure.ts';
import { locationFormStage } from './locationForm.stage.ts';
import { aNewLocation } from '../../services/samples.ts';
import { aLocation, OFFLINE } from '../kit/samples.ts';

const LISTS = {
  types: [{ id: 4, name: 'Container' }],
  areas: [{ id: 9, name: 'HANGAR' }],
  loaded: undefined,
  drafts: [],
  draftKey: 'location-add_local-1',
};

async function filled() {
  const stage = locationFormStage({ parentId: 'room', type: 'Container' });
  const { actor, held } = stage;
  actor.start();
  await held.loadForm.answer(LISTS);
  const type = (field: 'name' | 'label' | 'description', value: string) =>
    actor.send({ type: 'field.changed', field, value });
  type('name', 'Drawer 1');
  type('label', 'WS-D1');
  type('description', 'Brass only');
  return {
    ...stage,
    type,
    now: () => actor.getSnapshot(),
    another: () => actor.send({ type: 'form.submitted', another: true }),
  };
}

test('Save and add another keeps type, area and parent, proposes the next label, and stays', async () => {
  const { another, held, now, notices, visits, drafts, type } = await filled();
  another();
  expect(held.proposeLabel.inputs).toEqual([{ label: 'WS-D1' }]);
  await held.proposeLabel.answer('WS-D2');
  await held.saveLocation.answer({ result: 'saved', item: aLocation({ name: 'Drawer 1' }) });
  expect(now().value).toEqual({ editing: 'plain' });
  expect(now().context.values).toEqual({
    name: '',
    description: '',
    label: 'WS-D2',
    location_type_id: '4',
    location_area_id: '9',
    parent_id: 'room',
  });
  expect(now().context.rounds).toBe(1);
  expect(notices).toEqual([{ kind: 'success', text: 'Location created', detail: 'Drawer 1' }]);
  expect(visits).toEqual([]);
  // A proposal is nothing that was typed; what is, is another draft than that of the one before.
  expect(drafts.size).toBe(0);
  type('name', 'Drawer 2');
  expect([...drafts.keys()]).toEqual(['location-add_local-1-1']);
});

test('letters that are typed before the form of the next one is there are of the next one, and kept', async () => {
  const { another, held, now, drafts, type } = await filled();
  another();
  type('name', 'Drawer 2');
  await held.proposeLabel.answer('WS-D2');
  expect(now().context.values).toMatchObject({ name: 'Drawer 2', description: '', label: 'WS-D2' });
  expect(held.saveLocation.inputs).toMatchObject([
    { input: { name: 'Drawer 1', label: 'WS-D1' }, draftKey: 'location-add_local-1' },
  ]);
  await held.saveLocation.answer({ result: 'saved', item: aLocation({ name: 'Drawer 1' }) });
  expect(now().value).toEqual({ editing: 'plain' });
  expect([...drafts.keys()]).toEqual(['location-add_local-1-1']);
});

test('letters that are typed once it is saved are an edit of it: the form stays', async () => {
  const { actor, held, now, becomes, visits, drafts, type } = await filled();
  actor.send({ type: 'form.submitted' });
  const item = aLocation({ id: 'made', name: 'Drawer 1', label: 'WS-D1', description: 'Brass only' });
  await held.saveLocation.answer({ result: 'saved', item });
  type('description', 'Brass only, M3');
  expect(now().value).toEqual({ editing: 'typedOn' });
  expect(now().context).toMatchObject({
    id: 'made',
    values: { name: 'Drawer 1', description: 'Brass only, M3' },
  });
  expect([becomes, visits]).toEqual([['made'], []]);
  expect(drafts.size).toBe(1);
});

test('one that is only kept in this browser goes on in the same way', async () => {
  const { another, held, now, notices } = await filled();
  const entry = aNewLocation({ id: 'local-1' });
  another();
  const item = aLocation({ id: 'local-1' });
  await held.proposeLabel.fail(OFFLINE);
  await held.saveLocation.answer({ result: 'kept', item, entry, failure: OFFLINE, unreachable: true });
  expect(now().value).toEqual({ editing: 'plain' });
  expect(now().context.values).toMatchObject({ name: '', label: '', parent_id: 'room' });
  expect(notices).toMatchObject([{ kind: 'warning', text: 'Server unavailable - location stored locally' }]);
});

test('a refused one stays in the form; saved with the other button then, it leaves', async () => {
  const { actor, another, held, now, clock, visits } = await filled();
  another();
  await held.proposeLabel.answer('WS-D2');
  await held.saveLocation.fail(failure('invalid', 'Not valid', { fields: { label: 'In use' } }));
  expect(now().context).toMatchObject({
    fields: { label: 'In use' },
    refusals: 1,
    values: { name: 'Drawer 1', description: 'Brass only' },
    drafts: [],
  });
  actor.send({ type: 'form.submitted' });
  await held.saveLocation.answer({ result: 'saved', item: aLocation({ id: 'l7' }) });
  clock.increment(1000);
  expect(visits).toEqual([{ to: '/location/l7', replace: true }]);
});

test('the form is empty for the next one as soon as one is sent: what is typed then never renames that', async () => {
  const { another, held, now, type, notices, becomes, drafts } = await filled();
  another();
  await held.proposeLabel.answer('WS-D2');
  expect(now().context).toMatchObject({ values: { name: '', label: 'WS-D2', parent_id: 'room' }, rounds: 1 });
  type('name', 'Drawer 2');
  expect(drafts.get('location-add_local-1-1')).toMatchObject({ values: { name: 'Drawer 2' } });
  expect(drafts.get('location-add_local-1-1')?.since).toBeUndefined();
  await held.saveLocation.answer({ result: 'saved', item: aLocation({ id: 'l7', name: 'Drawer 1' }) });
  expect(now().value).toEqual({ editing: 'plain' });
  expect(now().context).toMatchObject({ id: undefined, values: { name: 'Drawer 2' } });
  expect(notices).toMatchObject([{ text: 'Location created', detail: 'Drawer 1' }]);
  expect([...drafts.keys(), ...becomes]).toEqual(['location-add_local-1-1']);
});

test('a refused one comes back into the form, and what was typed for the next one is offered above it', async () => {
  const { actor, another, held, now, type, drafts } = await filled();
  another();
  await held.proposeLabel.answer('WS-D2');
  type('name', 'Drawer 2');
  await held.saveLocation.fail(failure('invalid', 'Not valid', { fields: { label: 'In use' } }));
  expect(now().context).toMatchObject({
    values: { name: 'Drawer 1', label: 'WS-D1' },
    fields: { label: 'In use' },
    refusals: 0,
    drafts: [{ key: 'location-add_local-1-1', values: { name: 'Drawer 2', label: 'WS-D2' } }],
  });
  expect([...drafts.keys()].toSorted()).toEqual(['location-add_local-1', 'location-add_local-1-1']);
  actor.send({ type: 'draft.restored', key: 'location-add_local-1-1' });
  expect(now().context.values).toMatchObject({ name: 'Drawer 2', label: 'WS-D2' });
  expect(drafts.size).toBe(2);
});

test('one that is in conflict with what was made of it comes back, and the next one stays a draft', async () => {
  const { another, held, now, type, drafts } = await filled();
  another();
  await held.proposeLabel.answer('WS-D2');
  type('name', 'Drawer 2');
  const theirs = aLocation({ name: 'Theirs' });
  const entry = aNewLocation({ kind: 'edit', id: 'l1' });
  const mine = { ...entry.item, name: 'Drawer 1' };
  const conflict = { mine, theirs, fields: ['name'] as const };
  await held.saveLocation.answer({ result: 'conflict', entry, base: theirs, conflict });
  expect(now().value).toEqual({ editing: 'conflicting' });
  expect(now().context).toMatchObject({ values: { name: 'Drawer 1' }, sentAhead: undefined });
  expect(drafts.get('location-add_local-1-1')?.values['name']).toBe('Drawer 2');
});
