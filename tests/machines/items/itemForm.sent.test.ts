import { expect, test } from 'vitest';
import { inputOfItem, stillUnsent } from '../../../src/model/unsent/unsent.ts';
import { anItem, keptOutcome, loadedEntry, loadedItem, OFFLINE, unsentEdit } from '../kit/samples.ts';
import { editItemForm } from './itemForm.stage.ts';

const ITEM = anItem({ name: 'Bolts', quantity: 4, notes: 'M3', version: 1 });
const ENTRY = unsentEdit(ITEM, { item: { ...inputOfItem(ITEM), name: 'Bolts M3' } });
/** What the server has of it, with what somebody else has changed. */
const SENT = anItem({ ...ITEM, name: 'Bolts M3', notes: 'Galvanised', version: 3 });

/** The form that began with unsent work, which is sent now. */
async function sentUnder(typed?: string) {
  const stage = await editItemForm(loadedEntry(ENTRY));
  if (typed !== undefined) stage.type('name', typed);
  stage.actor.send({ type: 'unsent.gone' });
  return stage;
}

test('EDIT-02: a form whose unsent changes were sent says nothing of them, and becomes what the server has', async () => {
  const { actor, held, now } = await sentUnder();
  expect(stillUnsent(now().context)).toBeUndefined();
  expect(now().hasTag('open')).toBe(true);
  await held.loadItem.answer(loadedItem(SENT));
  expect(now().value).toEqual({ editing: 'plain' });
  expect(now().context).toMatchObject({
    entry: undefined,
    base: SENT,
    values: { name: 'Bolts M3', notes: 'Galvanised' },
  });
  actor.send({ type: 'discard.requested' });
  expect(now().value).toEqual({ editing: 'plain' });
});

test('ITEMF-08: the same form after a save that was kept here says no more that it waits', async () => {
  const { actor, held, now, type, submit } = await editItemForm(loadedItem(ITEM));
  type('name', 'Bolts M3');
  submit();
  await held.saveItem.answer(keptOutcome(ENTRY, OFFLINE, true));
  expect(now().value).toEqual({ editing: 'unreachable' });
  actor.send({ type: 'unsent.gone' });
  await held.loadItem.answer(loadedItem(SENT));
  expect(now().value).toEqual({ editing: 'plain' });
  expect(now().context).toMatchObject({ failure: undefined, values: { notes: 'Galvanised' } });
});

test('EDIT-07: what was typed since stays, nothing is read over it, and it is saved as a change of what was sent', async () => {
  const { actor, held, now, submit, drafts } = await sentUnder('Bolts M4');
  expect(held.loadItem.inputs).toHaveLength(1);
  expect(stillUnsent(now().context)).toBeUndefined();
  expect(now().context.values.name).toBe('Bolts M4');
  expect([...drafts.values()]).toMatchObject([{ values: { name: 'Bolts M4' } }]);
  actor.send({ type: 'discard.requested' });
  expect(now().value).toEqual({ editing: 'plain' });
  submit();
  expect(held.saveItem.inputs.at(-1)).toMatchObject({
    input: { name: 'Bolts M4' },
    pristine: ENTRY.item,
    base: ENTRY.base,
    revision: ENTRY.revision,
  });
});

test('what is typed while the form is read again stays as well', async () => {
  const { held, now, type } = await sentUnder();
  type('name', 'Bolts M4');
  await held.loadItem.answer(loadedItem(SENT));
  expect(now().context).toMatchObject({ entry: ENTRY, values: { name: 'Bolts M4', notes: 'M3' } });
});

test('a server that is away again leaves the form as it was sent, not as it was known before', async () => {
  const away = await sentUnder();
  await away.held.loadItem.fail(OFFLINE);
  expect(away.now().context.values.name).toBe('Bolts M3');
  const known = await sentUnder();
  await known.held.loadItem.answer(loadedItem(ITEM, { knownAt: 1 }));
  expect(known.now().context.values.name).toBe('Bolts M3');
});

test('changes that are kept after that are unsent again, and can be discarded', async () => {
  const { actor, held, now, submit } = await sentUnder('Bolts M4');
  submit();
  await held.saveItem.answer(keptOutcome({ ...ENTRY, revision: 'next' }, OFFLINE, true));
  expect(stillUnsent(now().context)).toMatchObject({ revision: 'next' });
  actor.send({ type: 'discard.requested' });
  expect(now().value).toBe('discarding');
});
