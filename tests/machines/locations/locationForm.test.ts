import { describe, expect, test } from 'vitest';
import type { Location } from '../../../contract/entities.ts';
import { failure } from '../../../src/failure.ts';
import type { LocationFormInput, LocationFormValues } from '../../../src/model/locations/locationForm.ts';
import { locationFormStage } from './locationForm.stage.ts';
import { locationOfEntry } from '../../../src/model/locations/locationInput.ts';
import { stillUnsent } from '../../../src/model/unsent/unsent.ts';
import { aNewLocation } from '../../services/samples.ts';
import { aLocation, anItem, NOT_FOUND, OFFLINE } from '../kit/samples.ts';

const TYPES = [
  { id: 3, name: 'Shelf' },
  { id: 4, name: 'Container' },
];
const AREAS = [
  { id: 8, name: 'GARAGE' },
  { id: 9, name: 'HANGAR' },
];
const LISTS = { types: TYPES, areas: AREAS, loaded: undefined, drafts: [], draftKey: 'now' };
const SHELF = aLocation({ id: 'l1', parent_id: 'room' });

const asLoaded = (item: Location) => ({
  item,
  entry: undefined,
  conflict: undefined,
  knownAt: undefined,
  sentAs: undefined,
});

function started(input: LocationFormInput) {
  const stage = locationFormStage(input);
  stage.actor.start();
  return {
    ...stage,
    now: () => stage.actor.getSnapshot(),
    type: (field: keyof LocationFormValues, value: string) =>
      stage.actor.send({ type: 'field.changed', field, value }),
    submit: () => stage.actor.send({ type: 'form.submitted' }),
  };
}

async function newForm(parentId?: string) {
  const stage = started(parentId === undefined ? {} : { parentId });
  await stage.held.loadForm.answer(LISTS);
  return stage;
}

async function editForm() {
  const stage = started({ id: 'l1' });
  await stage.held.loadForm.answer({ ...LISTS, loaded: asLoaded(SHELF) });
  return stage;
}

describe('opening the location form', () => {
  test('a name that was typed before stands in the form of a new location, and is nothing typed in it', async () => {
    const { held, now } = started({ parentId: 'room', name: 'Tyre rack' });
    await held.loadForm.answer(LISTS);
    expect(now().context.values).toMatchObject({ name: 'Tyre rack', parent_id: 'room' });
    expect(now().context.pristine).toEqual(now().context.values);
  });

  test('a label that the address gave stands in the form of a new location, and is nothing typed in it', async () => {
    const { held, now } = started({ label: 'WS-DC9' });
    await held.loadForm.answer(LISTS);
    expect(now().context.values).toMatchObject({ name: '', label: 'WS-DC9' });
    expect(now().context.pristine).toEqual(now().context.values);
  });

  test('a type that was named is chosen, where the host has it', async () => {
    const { held, now } = started({ parentId: 'room', type: 'shelf' });
    await held.loadForm.answer(LISTS);
    expect(now().context.values.location_type_id).toBe('3');
    expect(now().context.pristine).toEqual(now().context.values);
  });

  test('ENT-16 ENT-19: a new location starts as a Container in HANGAR, under the given parent', async () => {
    const { held, now } = await newForm('room');
    expect(held.loadForm.inputs).toEqual([{ id: undefined, parentId: 'room' }]);
    expect(now().value).toEqual({ editing: 'plain' });
    expect(now().context.values).toEqual({
      name: '',
      location_type_id: '4',
      location_area_id: '9',
      parent_id: 'room',
      label: '',
      description: '',
    });
  });

  test('nothing is chosen where the lists do not have the defaults', async () => {
    const { held, now } = started({});
    await held.loadForm.answer({ ...LISTS, types: [], areas: [] });
    expect(now().context.values).toMatchObject({
      location_type_id: '',
      location_area_id: '',
      parent_id: '',
    });
  });

  test('an edit shows the location as it is', async () => {
    const { held, now } = await editForm();
    expect(held.loadForm.inputs).toEqual([{ id: 'l1', parentId: null }]);
    expect(now().context.values).toEqual({
      name: 'Shelf 1',
      location_type_id: '7',
      location_area_id: '1',
      parent_id: 'room',
      label: 'S1',
      description: 'By the door',
    });
  });

  test('an unknown location is not found, and nothing else happens', async () => {
    const { held, now, notices, visits } = started({ id: 'gone' });
    await held.loadForm.fail(NOT_FOUND);
    await held.findItem.fail(NOT_FOUND);
    expect(now().value).toBe('notFound');
    expect([notices, visits]).toEqual([[], []]);
  });

  test('the id of an item, which a container entry has, leads on to the form of the item', async () => {
    const { held, visits } = started({ id: 'box' });
    await held.loadForm.fail(NOT_FOUND);
    await held.findItem.answer(anItem({ id: 'box' }));
    expect(visits).toEqual([{ to: '/edit/box', replace: true }]);
  });

  test('what could not be read is read again by itself when the server is back', async () => {
    const { held, now } = started({ id: 'l1' });
    await held.loadForm.fail(OFFLINE);
    expect(held.watchHost.inputs).toEqual([OFFLINE]);
    held.watchHost.send({ type: 'host.back' });
    await held.loadForm.answer({ ...LISTS, loaded: asLoaded(SHELF) });
    expect(now().value).toEqual({ editing: 'plain' });
  });

  test('another failure is told and can be tried again', async () => {
    const { actor, held, now } = started({ id: 'l1' });
    await held.loadForm.fail(OFFLINE);
    expect(now().hasTag('failed')).toBe(true);
    expect(now().context.failure).toBe(OFFLINE);
    actor.send({ type: 'retry.requested' });
    await held.loadForm.answer({ ...LISTS, loaded: asLoaded(SHELF) });
    expect(now().value).toEqual({ editing: 'plain' });
    expect(now().context.failure).toBeUndefined();
  });
});

describe('the open location form', () => {
  test('VALID-24 VALID-25 VALID-26: what is wrong is said at the fields, nothing is sent', async () => {
    const { held, now, type, submit } = await newForm();
    type('name', 'S');
    type('location_type_id', '');
    type('location_area_id', '');
    submit();
    expect(now().value).toEqual({ editing: 'plain' });
    expect(now().context.fields).toEqual({
      name: 'Name must be at least 2 characters.',
      location_type_id: 'Type is required',
      location_area_id: 'Area is required',
    });
    expect(now().context.refusals).toBe(1);
    expect(held.saveLocation.inputs).toEqual([]);
    type('name', 'Shelf');
    type('label', 'x'.repeat(500));
    expect(Object.keys(now().context.fields)).toEqual(['location_type_id', 'location_area_id']);
  });

  test('VALID-27: label, description and parent may be empty', async () => {
    const { held, type, submit } = await newForm();
    type('name', 'Shelf');
    submit();
    expect(held.saveLocation.inputs).toMatchObject([
      {
        id: undefined,
        input: {
          name: 'Shelf',
          description: '',
          location_type_id: 4,
          location_area_id: 9,
          label: '',
          parent_id: null,
        },
      },
    ]);
  });

  test('Cancel goes back to what was there before the first change', async () => {
    const { actor, now, type, submit } = await editForm();
    const before = now().context.values;
    type('name', '');
    submit();
    actor.send({ type: 'form.reset' });
    expect(now().context).toMatchObject({ values: before, fields: {}, failure: undefined });
  });

  test('is sent once, also when it is submitted twice', async () => {
    const { held, submit, now } = await editForm();
    submit();
    submit();
    expect(now().hasTag('busy')).toBe(true);
    expect(held.saveLocation.inputs).toMatchObject([{ id: 'l1', input: { name: 'Shelf 1' } }]);
  });
});

describe('a saved location', () => {
  test('LSAVE-01 LSAVE-02 LSAVE-04: a new one is told and shown after 300 ms', async () => {
    const { clock, held, now, type, submit, notices, visits } = await newForm();
    type('name', 'Shelf');
    submit();
    await held.saveLocation.answer({ result: 'saved', item: aLocation({ id: 'new/1' }) });
    expect(notices).toEqual([{ kind: 'success', text: 'Location created' }]);
    clock.increment(299);
    expect(visits).toEqual([]);
    clock.increment(1);
    expect(visits).toEqual([{ to: '/location/new%2F1', replace: true }]);
    expect(now().status).toBe('done');
  });

  test('LSAVE-01 LSAVE-02 LSAVE-03: an edit is told and shown after 300 ms', async () => {
    const { clock, held, submit, notices, visits } = await editForm();
    submit();
    await held.saveLocation.answer({ result: 'saved', item: SHELF });
    expect(notices).toEqual([{ kind: 'success', text: 'Location updated' }]);
    clock.increment(300);
    expect(visits).toEqual([{ to: '/location/l1', replace: true }]);
  });

  test('LSAVE-05: a new one that comes back without an id leads home', async () => {
    const { clock, held, type, submit, visits } = await newForm();
    type('name', 'Shelf');
    submit();
    await held.saveLocation.answer({ result: 'saved', item: aLocation({ id: '' }) });
    clock.increment(300);
    expect(visits).toEqual([{ to: '/', replace: true }]);
  });
});

describe('a failed save of a location', () => {
  test('ERR-45: is told with its message, and every character is kept', async () => {
    const { clock, held, now, type, submit, notices, visits } = await newForm();
    type('name', ' Shelf ');
    type('description', 'by the door ');
    const before = now().context.values;
    submit();
    await held.saveLocation.fail(failure('conflict', 'The label is taken.'));
    expect(notices).toEqual([
      { kind: 'error', text: 'Failed to create or update location: The label is taken.' },
    ]);
    expect(now().value).toEqual({ editing: 'plain' });
    expect(now().context.values).toEqual(before);
    expect(now().context.refusals).toBe(1);
    clock.increment(10_000);
    expect(visits).toEqual([]);
  });

  test('messages for fields land at the fields and stay until their own field is changed', async () => {
    const { held, now, type, submit } = await editForm();
    submit();
    const fields = { label: 'The label is taken.' };
    await held.saveLocation.fail(failure('invalid', 'Not valid', { status: 422, fields }));
    expect(now().context.fields).toEqual(fields);
    type('description', 'Under the window');
    expect(now().context.fields).toEqual(fields);
    type('label', 'S2');
    expect(now().context.fields).toEqual({});
    submit();
    expect(now().context.failure).toBeUndefined();
    expect(held.saveLocation.inputs.at(-1)).toMatchObject({ id: 'l1', input: { label: 'S2' } });
  });
});

describe('drafts of the location form', () => {
  const THEN = {
    key: 'then',
    form: 'location-add',
    values: { name: 'Old', label: 'O1' },
    user: 'ada',
    at: 1,
  };

  test('every change is kept at once, until it is saved', async () => {
    const { held, type, submit, drafts, now } = await newForm('room');
    expect(drafts.size).toBe(0);
    type('name', ' Sh');
    expect([...drafts.values()]).toEqual([
      { key: 'now', form: 'location-add', values: { ...now().context.values, name: ' Sh' } },
    ]);
    submit();
    await held.saveLocation.fail(OFFLINE);
    expect(drafts.get('now')?.values['name']).toBe(' Sh');
    submit();
    await held.saveLocation.answer({ result: 'saved', item: SHELF });
    expect(drafts.size).toBe(0);
  });

  test('an edit has drafts of its own', async () => {
    const { type, drafts } = await editForm();
    type('name', 'Shelf 2');
    expect(drafts.get('now')?.form).toBe('location-edit_l1');
  });

  test('what was typed back, or undone by Cancel, is no draft', async () => {
    const { actor, type, drafts } = await editForm();
    type('name', 'Shelf 2');
    type('name', 'Shelf 1');
    expect(drafts.size).toBe(0);
    type('name', 'Shelf 2');
    actor.send({ type: 'form.reset' });
    expect(drafts.size).toBe(0);
  });

  test('input of earlier times is offered; restored, it leaves what was in the form a draft', async () => {
    const { actor, held, now, type, submit, drafts } = started({});
    drafts.set('then', THEN);
    await held.loadForm.answer({ ...LISTS, drafts: [THEN] });
    expect(now().context.drafts).toEqual([THEN]);
    expect(now().context.values.name).toBe('');
    type('description', 'mine');
    actor.send({ type: 'draft.restored', key: 'then' });
    expect(now().context.values).toMatchObject({ name: 'Old', label: 'O1', description: 'mine' });
    expect(now().context.drafts).toEqual([]);
    expect([...drafts.keys()].sort()).toEqual(['now', 'then']);
    submit();
    await held.saveLocation.answer({ result: 'saved', item: SHELF });
    expect([...drafts.keys()]).toEqual(['now']);
  });

  test.each([
    ['by its button', {}],
    ['at once after a login', { resumed: 'then' }],
  ])('what was typed while a new one was saved goes on in the form of that one, %s', async (_, more) => {
    const { actor, held, now, handedOn } = started({});
    const draft = {
      key: 'then',
      form: 'location-add',
      values: { name: 'Shelf', description: 'later' },
      since: { name: 'Shelf', description: '' },
      user: 'ada',
      at: 1,
      item: 'made',
    };
    await held.loadForm.answer({ ...LISTS, drafts: [draft], ...more });
    if (!('resumed' in more)) actor.send({ type: 'draft.restored', key: 'then' });
    expect(now().value).toBe('left');
    expect(handedOn).toEqual([{ id: 'made', key: 'then' }]);
  });

  test('input of earlier times can be discarded', async () => {
    const { actor, held, now, drafts } = started({});
    drafts.set('then', THEN);
    await held.loadForm.answer({ ...LISTS, drafts: [THEN] });
    actor.send({ type: 'draft.discarded', key: 'then' });
    expect(now().context.drafts).toEqual([]);
    expect(drafts.size).toBe(0);
  });
});

describe('a location form that is typed into while it is saved', () => {
  const kept = {
    result: 'kept',
    item: aLocation({ id: 'local-1', name: 'Shelf' }),
    entry: { ...aNewLocation(), id: 'local-1' },
    failure: OFFLINE,
    unreachable: true,
  } as const;

  test('keeps every letter: what is typed meanwhile is an unsaved edit of what was saved', async () => {
    const { held, now, type, submit, notices, visits, drafts, becomes, clock } = await newForm();
    type('name', 'Shelf');
    submit();
    type('name', 'Shelf of nails');
    type('description', 'by the door');
    await held.saveLocation.answer({
      result: 'saved',
      item: aLocation({ id: 'new', name: 'Shelf', description: '' }),
    });
    clock.increment(10_000);
    expect(now().value).toEqual({ editing: 'typedOn' });
    expect(now().context).toMatchObject({
      id: 'new',
      values: { name: 'Shelf of nails', description: 'by the door' },
      pristine: { name: 'Shelf', description: '' },
    });
    expect(notices).toEqual([{ kind: 'success', text: 'Location created' }]);
    expect(visits).toEqual([]);
    // A reload shows this form again, and offers the draft there.
    expect(becomes).toEqual(['new']);
    expect(drafts.get('now')).toMatchObject({
      form: 'location-edit_new',
      values: { name: 'Shelf of nails' },
    });
    submit();
    expect(held.saveLocation.inputs.at(-1)).toMatchObject({
      id: 'new',
      input: { name: 'Shelf of nails', description: 'by the door' },
      base: { id: 'new' },
    });
  });

  test('goes on from what was kept here where the server is away', async () => {
    const { held, now, type, submit, notices, becomes } = await newForm();
    type('name', 'Shelf');
    submit();
    type('description', 'later');
    await held.saveLocation.answer(kept);
    expect(notices).toEqual([{ kind: 'warning', text: 'Server unavailable - location stored locally' }]);
    expect(becomes).toEqual(['local-1']);
    expect(now().context).toMatchObject({ id: 'local-1', values: { description: 'later' } });
    submit();
    expect(held.saveLocation.inputs.at(-1)).toMatchObject({
      id: 'local-1',
      revision: kept.entry.revision,
      input: { description: 'later' },
    });
  });

  test('follows the location to its id on the server when that was sent meanwhile', async () => {
    const { held, now, type, submit, becomes, drafts } = await newForm();
    type('name', 'Shelf');
    submit();
    type('description', 'later');
    await held.saveLocation.answer(kept);
    submit();
    type('label', 'L9');
    const entry = aNewLocation({ kind: 'edit', id: 'sent' });
    await held.saveLocation.answer({ ...kept, entry, item: aLocation({ id: 'sent' }) });
    expect(now().value).toEqual({ editing: 'kept' });
    expect(now().context).toMatchObject({ id: 'sent', values: { description: 'later', label: 'L9' } });
    expect(becomes).toEqual(['local-1', 'sent']);
    expect(drafts.get('now')?.form).toBe('location-edit_sent');
  });

  test('is that of the location which its draft had become before, where both differ', async () => {
    const { held, now, type, submit, becomes, drafts } = await newForm();
    type('name', 'Mine');
    submit();
    const mine = { ...aNewLocation().item, name: 'Mine' };
    await held.saveLocation.answer({
      result: 'conflict',
      entry: aNewLocation({ kind: 'edit', id: 'made', item: mine }),
      base: { ...SHELF, id: 'made' },
      conflict: { mine, theirs: { ...SHELF, id: 'made', name: 'Theirs' }, fields: ['name'] },
    });
    expect(now().value).toEqual({ editing: 'conflicting' });
    expect(becomes).toEqual(['made']);
    expect(drafts.get('now')?.form).toBe('location-edit_made');
    submit();
    expect(held.saveLocation.inputs.at(-1)).toMatchObject({ id: 'made', input: { name: 'Mine' } });
  });

  test('keeps them over a refusal and a conflict too', async () => {
    const { held, now, type, submit, drafts } = await editForm();
    type('name', 'Mine');
    submit();
    type('description', 'later');
    await held.saveLocation.fail(failure('conflict', 'The label is taken.'));
    expect(now().context.values).toMatchObject({ name: 'Mine', description: 'later' });
    // Counted, the view would take the focus from somebody who types.
    expect(now().context.refusals).toBe(0);
    submit();
    type('label', 'L9');
    const mine = { ...aNewLocation().item, name: 'Mine', description: 'later' };
    await held.saveLocation.answer({
      result: 'conflict',
      entry: { ...aNewLocation({ kind: 'edit', id: 'l1', item: mine }), base: SHELF },
      base: { ...SHELF, name: 'Theirs' },
      conflict: { mine, theirs: { ...SHELF, name: 'Theirs' }, fields: ['name'] },
    });
    expect(now().value).toEqual({ editing: 'conflicting' });
    expect(now().context.values).toMatchObject({ name: 'Mine', label: 'L9', description: 'later' });
    expect(now().context.refusals).toBe(0);
    expect(drafts.get('now')?.values).toMatchObject({ name: 'Mine', label: 'L9' });
  });

  test('only the fields that are as they were sent are called wrong', async () => {
    const { held, now, type, submit } = await editForm();
    type('label', 'WS-1');
    submit();
    type('label', 'WS-2');
    const fields = { label: 'This label is already used.', name: 'Too long.' };
    await held.saveLocation.fail(failure('invalid', 'Not valid', { status: 422, fields }));
    expect(now().context.fields).toEqual({ name: 'Too long.' });
    submit();
    type('description', 'Kept');
    const entry = aNewLocation({ kind: 'edit', id: 'l1' });
    const refusal = failure('invalid', 'Not valid', { fields });
    await held.saveLocation.answer({
      result: 'kept',
      item: SHELF,
      entry,
      failure: refusal,
      unreachable: false,
    });
    expect(now().context).toMatchObject({ fields, refusals: 0 });
  });
});

describe('an open location of which the unsent changes are sent', () => {
  const ENTRY = aNewLocation({ kind: 'edit', id: 'l1' });
  const SENT = aLocation({ ...SHELF, name: ENTRY.item.name, description: 'From somebody else', version: 3 });
  const unsent = async () => {
    const stage = started({ id: 'l1' });
    await stage.held.loadForm.answer({
      ...LISTS,
      loaded: { ...asLoaded(locationOfEntry(ENTRY)), entry: ENTRY },
    });
    return stage;
  };

  test('says nothing of them any more, and becomes what the server has', async () => {
    const { actor, held, now } = await unsent();
    actor.send({ type: 'unsent.gone' });
    expect(stillUnsent(now().context)).toBeUndefined();
    expect(now().hasTag('open')).toBe(true);
    await held.readAgain.answer(asLoaded(SENT));
    expect(now().value).toEqual({ editing: 'plain' });
    expect(now().context).toMatchObject({
      entry: undefined,
      base: SENT,
      values: { description: 'From somebody else' },
    });
  });

  test('keeps what was typed since, as a change of what was sent', async () => {
    const { actor, held, now, type, submit } = await unsent();
    type('label', 'NEW');
    actor.send({ type: 'unsent.gone' });
    actor.send({ type: 'discard.requested' });
    expect(now().value).toEqual({ editing: 'plain' });
    expect(now().context.values.label).toBe('NEW');
    submit();
    expect(held.readAgain.inputs).toEqual([]);
    expect(held.saveLocation.inputs.at(-1)).toMatchObject({
      input: { label: 'NEW' },
      pristine: ENTRY.item,
      revision: ENTRY.revision,
    });
  });
});

describe('discarding what is unsent of a location', () => {
  const ENTRY = aNewLocation({ kind: 'edit', id: 'l1' });
  const unsent = async () => {
    const stage = started({ id: 'l1' });
    await stage.held.loadForm.answer({ ...LISTS, loaded: { ...asLoaded(SHELF), entry: ENTRY } });
    return stage;
  };

  test('takes what was typed before along', async () => {
    const { actor, held, now, type, drafts } = await unsent();
    type('label', 'OLD');
    actor.send({ type: 'discard.requested' });
    await held.confirmDiscard.answer(true);
    await held.discardUnsent.answer();
    expect(drafts.size).toBe(0);
    await held.loadForm.answer({ ...LISTS, loaded: asLoaded(SHELF) });
    expect(now().context).toMatchObject({ entry: undefined, values: { label: SHELF.label } });
  });

  test('keeps every letter that is typed while it waits: that is offered above what the server has', async () => {
    const { actor, held, now, type, drafts } = await unsent();
    const before = now().context.values;
    actor.send({ type: 'discard.requested' });
    type('label', 'NEW');
    expect(now().context.values.label).toBe('NEW');
    await held.confirmDiscard.answer(true);
    type('label', 'NEWER');
    await held.discardUnsent.answer();
    expect(drafts.get('now')).toMatchObject({ form: 'location-edit_l1', values: { label: 'NEWER' } });
    // What was given up is not brought back by it.
    expect(drafts.get('now')?.since).toEqual(before);
    await held.loadForm.answer({ ...LISTS, loaded: asLoaded(SHELF), draftKey: 'later' });
    expect(now().context).toMatchObject({ entry: undefined, values: { label: SHELF.label } });
    expect(drafts.has('now')).toBe(true);
  });

  test('leaves what was typed meanwhile in the form where the answer was no', async () => {
    const { actor, held, now, type, drafts } = await unsent();
    actor.send({ type: 'discard.requested' });
    type('label', 'NEW');
    await held.confirmDiscard.answer(false);
    expect(now().value).toEqual({ editing: 'plain' });
    expect(now().context).toMatchObject({ entry: ENTRY, values: { label: 'NEW' } });
    expect(drafts.get('now')).toMatchObject({ values: { label: 'NEW' } });
    expect(drafts.get('now')).not.toHaveProperty('since');
  });

  test('that fails says why, and leaves all as it was', async () => {
    const { actor, held, now, type, drafts } = await unsent();
    type('label', 'OLD');
    actor.send({ type: 'discard.requested' });
    await held.confirmDiscard.answer(true);
    const full = failure('storage', 'The storage of this browser is full.');
    await held.discardUnsent.fail(full);
    expect(now().value).toEqual({ editing: 'plain' });
    expect(now().context).toMatchObject({ failure: full, entry: ENTRY, values: { label: 'OLD' } });
    expect(drafts.get('now')).toMatchObject({ values: { label: 'OLD' } });
  });
});

describe('a location that this browser keeps', () => {
  test('is told as stored here, and its page follows', async () => {
    const { held, type, submit, notices, visits, clock, drafts } = await newForm();
    type('name', 'Shelf');
    submit();
    await held.saveLocation.answer({
      result: 'kept',
      item: aLocation({ id: 'local-1' }),
      entry: aNewLocation({ id: 'local-1' }),
      failure: OFFLINE,
      unreachable: true,
    });
    clock.increment(300);
    expect(notices).toEqual([{ kind: 'warning', text: 'Server unavailable - location stored locally' }]);
    expect(visits).toEqual([{ to: '/location/local-1', replace: true }]);
    expect(drafts.size).toBe(0);
  });

  /** A form whose name was saved as 'Mine', and that is shown `theirs` beside it. */
  const inConflict = async (theirs: typeof SHELF, base: typeof SHELF) => {
    const form = await editForm();
    form.type('name', 'Mine');
    form.submit();
    const mine = { ...aNewLocation().item, name: 'Mine' };
    await form.held.saveLocation.answer({
      result: 'conflict',
      entry: { ...aNewLocation({ kind: 'edit', id: 'l1', item: mine }), base: SHELF },
      base,
      conflict: { mine, theirs, fields: ['name'] },
    });
    return form;
  };

  test('both versions stand side by side, and either can be chosen field by field', async () => {
    const theirs = { ...SHELF, name: 'Theirs', version: 3 };
    const { actor, held, now, submit } = await inConflict(theirs, theirs);
    actor.send({ type: 'side.chosen', side: 'theirs', field: 'name' });
    expect(now().context.values.name).toBe('Theirs');
    actor.send({ type: 'form.reset' });
    expect(now().context.values.name).toBe('Mine');
    submit();
    expect(held.saveLocation.inputs.at(-1)).toMatchObject({
      base: { version: 3 },
      pristine: { name: 'Theirs' },
      input: { name: 'Mine' },
    });
  });

  test('a decision is one beside theirs, also where that is what another tab has kept, on an older base', async () => {
    const { held, type, submit } = await inConflict({ ...SHELF, name: 'Theirs' }, SHELF);
    type('name', SHELF.name);
    submit();
    expect(held.saveLocation.inputs.at(-1)).toMatchObject({
      pristine: { name: 'Theirs' },
      input: { name: SHELF.name },
    });
  });

  test('keeping one version as a whole saves at once, and leaves the other as a draft', async () => {
    const { actor, held, now, type, submit, drafts, notices } = await editForm();
    type('name', 'Mine');
    submit();
    const mine = { ...aNewLocation().item, name: 'Mine' };
    const theirs = { ...SHELF, name: 'Theirs', version: 3 };
    await held.saveLocation.answer({
      result: 'conflict',
      entry: { ...aNewLocation({ kind: 'edit', id: 'l1', item: mine }), base: SHELF },
      base: theirs,
      conflict: { mine, theirs, fields: ['name'] },
    });
    actor.send({ type: 'side.kept', side: 'theirs' });
    expect(now().value).toBe('saving');
    expect(held.saveLocation.inputs.at(-1)).toMatchObject({
      base: { version: 3 },
      input: { name: 'Theirs' },
    });
    await held.saveLocation.answer({ result: 'saved', item: { ...theirs, version: 4 } });
    expect([...drafts.values()]).toMatchObject([{ values: { name: 'Mine' }, location: { version: 4 } }]);
    expect(notices.at(-1)?.detail).toContain('the other version');
  });

  test('a version that cannot be saved stands in the form with what is wrong in it', async () => {
    const { actor, held, now, type, submit, drafts } = await editForm();
    type('name', 'Mine');
    submit();
    const mine = { ...aNewLocation().item, name: 'Mine' };
    const theirs = { ...SHELF, name: '', version: 3 };
    await held.saveLocation.answer({
      result: 'conflict',
      entry: { ...aNewLocation({ kind: 'edit', id: 'l1', item: mine }), base: SHELF },
      base: theirs,
      conflict: { mine, theirs, fields: ['name'] },
    });
    const { refusals } = now().context;
    actor.send({ type: 'side.kept', side: 'theirs' });
    expect(now().value).toEqual({ editing: 'conflicting' });
    expect(now().context).toMatchObject({
      values: { name: '' },
      fields: { name: 'Name must be at least 2 characters.' },
      refusals: refusals + 1,
    });
    expect(drafts.get('now')).toMatchObject({ values: { name: '' } });
  });

  test('keeping one’s own version leaves that of somebody else as what it is, saved and not typed here', async () => {
    const { actor, held, type, submit, drafts } = await editForm();
    type('name', 'Mine');
    submit();
    const mine = { ...aNewLocation().item, name: 'Mine' };
    const theirs = { ...SHELF, name: 'Theirs', updated_at: '2026-01-02T09:30:00Z', version: 3 };
    await held.saveLocation.answer({
      result: 'conflict',
      entry: { ...aNewLocation({ kind: 'edit', id: 'l1', item: mine }), base: SHELF },
      base: theirs,
      conflict: { mine, theirs, fields: ['name'] },
    });
    actor.send({ type: 'side.kept', side: 'mine' });
    expect([...drafts.values()]).toContainEqual(
      expect.objectContaining({
        values: expect.objectContaining({ name: 'Theirs' }),
        theirs: { at: theirs.updated_at },
      }),
    );
  });

  test('a draft of an edit goes on from what it was made from, not from what others have saved since', async () => {
    const stage = started({ id: 'l1' });
    const then = { key: 'then', form: 'location-edit_l1', values: { name: 'Old' }, user: 'ada', at: 1 };
    await stage.held.loadForm.answer({
      ...LISTS,
      loaded: asLoaded({ ...SHELF, version: 9 }),
      drafts: [{ ...then, location: { ...SHELF, version: 2 } }],
    });
    stage.actor.send({ type: 'draft.restored', key: 'then' });
    stage.submit();
    expect(stage.held.saveLocation.inputs).toMatchObject([{ input: { name: 'Old' }, base: { version: 2 } }]);
  });
});
