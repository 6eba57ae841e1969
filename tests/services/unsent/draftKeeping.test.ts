import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { failure } from '../../../src/failure.ts';
import { formFromInput } from '../../../src/model/items/itemForm.ts';
import { inputOfItem } from '../../../src/model/unsent/unsent.ts';
import { aPage } from './draftKeeping.stage.ts';
import { answers, held } from './outbox.stage.ts';
import { hostItem, ITEM_ID } from '../samples.ts';

describe('a session that ends while a new item is being sent', () => {
  async function endedWhileSending(typedOn = false) {
    const page = aPage();
    const { fault, reached, free } = held();
    page.host.faults.push(fault);
    const form = await page.open();
    form.type('name', 'Anvil');
    form.submit();
    await reached;
    if (typedOn) form.type('notes', 'heavy');
    page.endSession(form);
    free(answers(401));
    await page.calm();
    return page;
  }

  test('leaves one thing: unsent work, and no draft', async () => {
    const page = await endedWhileSending();
    page.logIn('ada');
    expect(page.outbox.entries()).toMatchObject([{ kind: 'create', item: { name: 'Anvil' } }]);
    expect(page.drafts.all()).toEqual([]);
  });

  test('leads after the login to the item that it made, and offers nothing', async () => {
    const page = await endedWhileSending();
    page.logIn('ada');
    const [entry] = page.outbox.entries();
    await page.open();
    expect(page.visits).toEqual([{ to: `/view/${entry?.id}`, replace: true }]);
  });

  test('leads to it under its own id where the outbox was faster', async () => {
    const page = await endedWhileSending();
    page.logIn('ada');
    await page.outbox.send(page.outbox.entries()[0]?.id ?? '');
    await page.open();
    expect(page.visits).toEqual([{ to: '/view/host-item-2', replace: true }]);
  });

  test.each(['before', 'after'])(
    'with more typed meanwhile goes on in the form of that item, opened %s it is sent: one item in the end',
    async (when) => {
      const page = await endedWhileSending(true);
      page.logIn('ada');
      const local = page.outbox.entries()[0]?.id ?? '';
      if (when === 'after') await page.outbox.send(local);
      await page.open();
      expect(page.place.pathname).toBe(`/edit/${when === 'after' ? 'host-item-2' : local}`);
      const edit = await page.open();
      expect(edit.now().context.values).toMatchObject({ name: 'Anvil', notes: 'heavy' });
      if (when === 'before') await page.outbox.send(local);
      edit.submit();
      await waitFor(edit.actor, (state) => state.matches('saved'));
      for (const { id } of page.outbox.entries()) await page.outbox.send(id);
      expect([...page.host.items.values()].filter(({ id }) => id !== ITEM_ID)).toMatchObject([
        { name: 'Anvil', notes: 'heavy' },
      ]);
      expect(page.drafts.all()).toEqual([]);
    },
  );

  test('offers what was typed meanwhile where a new item is added, and goes on with it as that item', async () => {
    const page = await endedWhileSending(true);
    page.logIn('ada');
    page.place.pathname = `/edit/${ITEM_ID}`;
    await page.open();
    page.place.pathname = '/add';
    const add = await page.open();
    expect(add.now().context).toMatchObject({
      values: { name: '' },
      drafts: [{ values: { notes: 'heavy' } }],
    });
    add.actor.send({ type: 'draft.restored', key: add.now().context.drafts[0]?.key ?? '' });
    expect(page.place.pathname).toBe(`/edit/${page.outbox.entries()[0]?.id}`);
    const edit = await page.open();
    expect(edit.now().context.values).toMatchObject({ name: 'Anvil', notes: 'heavy' });
  });

  test('offers what was typed meanwhile in the form of that item as well', async () => {
    const page = await endedWhileSending(true);
    page.logIn('ada');
    const local = page.outbox.entries()[0]?.id ?? '';
    await page.outbox.send(local);
    page.place.pathname = '/edit/host-item-2';
    const edit = await page.open();
    const [{ key } = { key: '' }] = edit.now().context.drafts;
    edit.actor.send({ type: 'draft.restored', key });
    expect(edit.now().context).toMatchObject({
      id: 'host-item-2',
      values: { name: 'Anvil', notes: 'heavy' },
    });
  });
});

describe('a session that ends in the middle of typing', () => {
  test('comes back after the login of the same person with what was typed, without a question', async () => {
    const page = aPage();
    const form = await page.open();
    form.type('name', 'Half a thou');
    page.endSession(form);
    page.logIn('ada');
    const again = await page.open();
    expect(again.now().value).toEqual({ editing: 'plain' });
    expect(again.now().context).toMatchObject({ values: { name: 'Half a thou' }, drafts: [] });
    again.type('name', 'Half a thousand');
    expect(page.drafts.all()).toMatchObject([{ values: { name: 'Half a thousand' } }]);
  });

  test('of an edit comes back on what the edit was based on', async () => {
    const page = aPage();
    page.place.pathname = `/edit/${ITEM_ID}`;
    const form = await page.open();
    form.type('notes', 'mine');
    page.endSession(form);
    page.host.change(ITEM_ID, { notes: 'theirs' });
    page.logIn('ada');
    const again = await page.open();
    expect(again.now().context).toMatchObject({ values: { notes: 'mine' }, base: { version: 1 } });
  });

  test('is offered, not restored, once the person has looked at something else', async () => {
    const page = aPage();
    const form = await page.open();
    form.type('name', 'Half a thou');
    page.endSession(form);
    page.logIn('ada');
    page.place.pathname = `/edit/${ITEM_ID}`;
    await page.open();
    page.place.pathname = '/add';
    const again = await page.open();
    expect(again.now().context).toMatchObject({
      values: { name: '' },
      drafts: [{ values: { name: 'Half a thou' } }],
    });
  });

  test('is nothing to another person, and is offered when the first one is back', async () => {
    const page = aPage();
    const form = await page.open();
    form.type('name', 'Half a thou');
    page.endSession(form);
    page.logIn('ben');
    const bens = await page.open();
    expect(bens.now().context).toMatchObject({ values: { name: '' }, drafts: [] });
    bens.actor.stop();
    page.logIn('ada');
    const again = await page.open();
    expect(again.now().context.drafts).toHaveLength(1);
    expect(again.now().context.values.name).toBe('');
  });
});

describe('what was typed into the form of an item that somebody else deletes', () => {
  async function deletedWhileTyping() {
    const page = aPage();
    page.place.pathname = `/edit/${ITEM_ID}`;
    const form = await page.open();
    form.type('notes', 'Two bags');
    form.actor.stop();
    page.host.items.delete(ITEM_ID);
    await page.open();
    const [draft] = page.keeping.ofRecord('item', ITEM_ID);
    if (!draft) throw new Error('Nothing is offered.');
    return { page, draft };
  }

  test('is offered on the page that says so, and becomes a new item of the same words', async () => {
    const { page, draft } = await deletedWhileTyping();
    expect(page.place.pathname).toBe(`/view/${ITEM_ID}`);
    expect(draft.values['notes']).toBe('Two bags');
    page.keeping.addAsNew(undefined, draft);
    expect(page.place.pathname).toBe('/add');
    expect(page.drafts.all()).toMatchObject([{ form: 'item-add', values: { notes: 'Two bags' } }]);
    const add = await page.open();
    expect(add.now().context).toMatchObject({
      id: undefined,
      values: { name: hostItem().name, notes: 'Two bags' },
      drafts: [],
    });
    add.submit();
    await waitFor(add.actor, (state) => state.matches('saved'));
    expect([...page.host.items.values()]).toMatchObject([{ name: hostItem().name, notes: 'Two bags' }]);
    expect(page.drafts.all()).toEqual([]);
  });

  test('stays where it is where this browser has no room for it as a new one', async () => {
    const { page, draft } = await deletedWhileTyping();
    page.storage.faults.add('setItem');
    page.keeping.addAsNew(undefined, draft);
    expect(page.place.pathname).toBe(`/view/${ITEM_ID}`);
    expect(page.keeping.ofRecord('item', ITEM_ID)).toEqual([draft]);
  });
});

describe('a draft and what was made of it', () => {
  test('are one: submitted again after a fault of ours it is the same item', async () => {
    const page = aPage();
    const draft = { id: 'local-0123456789abcdef', onKept: () => () => {} };
    const input = { ...hostItem(), name: 'Anvil', quantity: 2, location_id: 'l1', acquisition_date: null };
    page.host.outage.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await page.outbox.create(input, undefined, undefined, draft);
    await page.outbox.create({ ...input, notes: 'heavy' }, undefined, undefined, draft);
    expect(page.outbox.entries()).toMatchObject([{ id: draft.id, item: { notes: 'heavy' } }]);
    page.host.outage.answer = undefined;
    await page.outbox.send(draft.id);
    // Sent by now: what differs is asked about, and nothing is made a second time.
    const outcome = await page.outbox.create({ ...input, notes: 'other' }, undefined, undefined, draft);
    expect(outcome).toMatchObject({ result: 'conflict', conflict: { fields: ['notes'] } });
    expect(page.host.items.size).toBe(2);
  });

  test('a draft is no draft from the moment on at which it is kept, before the server is asked', async () => {
    const page = aPage();
    const { fault, reached, free } = held();
    page.host.faults.push(fault);
    const form = await page.open();
    form.type('name', 'Anvil');
    form.submit();
    await reached;
    expect(page.drafts.all()).toEqual([]);
    free();
    await waitFor(form.actor, (state) => state.matches('saved'));
  });

  test('what the server refuses is a draft again', async () => {
    const page = aPage();
    page.host.faults.push(answers(422, { message: 'No', fields: { name: 'Taken.' } }));
    const form = await page.open();
    form.type('name', 'Anvil');
    form.submit();
    await waitFor(form.actor, (state) => state.matches({ editing: 'invalid' }));
    expect(page.drafts.all()).toMatchObject([{ form: 'item-add', values: { name: 'Anvil' } }]);
    expect(page.outbox.entries()).toEqual([]);
  });

  test('of an edit that waits, just as it stands in the draft, there is none; what differs from it is one', async () => {
    const page = aPage();
    page.place.pathname = `/edit/${ITEM_ID}`;
    const base = hostItem({ version: 1 });
    const pristine = inputOfItem(base);
    const input = { ...pristine, notes: 'heavy' };
    const unreachable = failure('offline', 'No answer');
    await page.outbox.update({ id: ITEM_ID, input, pristine, base, revision: undefined, unreachable });
    const left = (key: string, notes: string) =>
      page.drafts.keep({
        key,
        form: `item-edit_${ITEM_ID}`,
        values: { ...formFromInput({ ...input, notes }) },
      });
    // What a page has left that had the same typed: it was kept from there, or from another one.
    left('one', 'heavy');
    left('other', 'heavier');
    expect((await page.open()).now().context.drafts).toMatchObject([{ key: 'other' }]);
    expect(page.drafts.all().map(({ key }) => key)).toEqual(['other']);
  });
});
