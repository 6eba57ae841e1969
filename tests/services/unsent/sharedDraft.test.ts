import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { sharedKeyOf } from '../../../src/model/unsent/draft.ts';
import { aPage } from './draftKeeping.stage.ts';
import { hostItem, ITEM_ID } from '../samples.ts';

type Form = Awaited<ReturnType<ReturnType<typeof aPage>['open']>>;

/** Takes up the newest draft that the form offers. */
function takeUp(form: Form): void {
  form.actor.send({ type: 'draft.restored', key: form.now().context.drafts[0]?.key ?? '' });
}

/** Two tabs of one browser with one form, the second having taken up what is typed in the first. */
async function inTwoTabs(pathname: string) {
  const first = aPage();
  const second = aPage(first.shared);
  for (const page of [first, second]) page.place.pathname = pathname;
  const one = await first.open();
  one.type('notes', 'Two bags');
  const two = await second.open();
  takeUp(two);
  expect(two.now().context.values.notes).toBe('Two bags');
  const kept = () =>
    first.drafts
      .all()
      .map(({ values }) => values['notes'])
      .toSorted();
  return { first, second, one, two, kept };
}
const EDIT = `/edit/${ITEM_ID}`;

test('GOAL-12: a save in one tab leaves what another tab has typed since into the draft that both have', async () => {
  const { second, one, two, kept } = await inTwoTabs(EDIT);
  one.type('notes', 'Two bags, one open');
  two.submit();
  await waitFor(two.actor, (state) => state.matches('saved'));
  expect(kept()).toEqual(['Two bags, one open']);
  // Closed now, the first tab has lost nothing.
  one.actor.stop();
  const again = await second.open();
  takeUp(again);
  expect(again.now().context.values.notes).toBe('Two bags, one open');
});

test('GOAL-12: two tabs that go on with one draft keep what is typed in each of them', async () => {
  const { one, two, kept } = await inTwoTabs(EDIT);
  two.type('notes', 'Three bags');
  one.type('notes', 'Four bags');
  two.type('notes', 'Three bags!');
  one.type('notes', 'Four bags!');
  expect(kept()).toEqual(['Four bags!', 'Three bags!']);
  one.submit();
  await waitFor(one.actor, (state) => state.matches('saved'));
  expect(kept()).toEqual(['Three bags!']);
});

test('what both tabs have alike is no draft any more when one of them has saved it', async () => {
  const { one, kept } = await inTwoTabs(EDIT);
  one.submit();
  await waitFor(one.actor, (state) => state.matches('saved'));
  expect(kept()).toEqual([]);
});

test('the same for what one tab has typed back to what it was: the other one still has its own', async () => {
  const { one, two, kept } = await inTwoTabs(EDIT);
  two.type('notes', 'Three bags');
  one.type('notes', hostItem().notes);
  expect(kept()).toEqual(['Three bags']);
});

test('what one tab types on and takes back leaves what the other one has taken up', async () => {
  const { one, kept } = await inTwoTabs(EDIT);
  one.type('notes', 'Two bags, one open');
  one.actor.send({ type: 'form.reset' });
  expect(kept()).toEqual(['Two bags']);
});

test('work that is kept without the server ends no draft that a third tab has typed in since', async () => {
  const { first, two, kept } = await inTwoTabs(EDIT);
  const third = aPage(first.shared);
  third.place.pathname = EDIT;
  const three = await third.open();
  takeUp(three);
  three.type('notes', 'Five bags');
  first.host.outage.answer = () => Promise.reject(new TypeError('Failed to fetch'));
  two.submit();
  await waitFor(two.actor, (state) => state.matches({ editing: 'unreachable' }));
  expect(kept()).toEqual(['Five bags']);
});

test('a draft that is discarded where it was offered stays as another tab has typed it since', async () => {
  const first = aPage();
  const second = aPage(first.shared);
  for (const page of [first, second]) page.place.pathname = EDIT;
  const one = await first.open();
  one.type('notes', 'Two bags');
  const two = await second.open();
  one.type('notes', 'Two bags, one open');
  two.actor.send({ type: 'draft.discarded', key: two.now().context.drafts[0]?.key ?? '' });
  expect(first.drafts.all()).toMatchObject([{ values: { notes: 'Two bags, one open' } }]);
  // As it is by now, it is discarded like any other.
  const again = await second.open();
  again.actor.send({ type: 'draft.discarded', key: again.now().context.drafts[0]?.key ?? '' });
  expect(first.drafts.all()).toEqual([]);
});

test.each(['sent', 'waiting'])(
  'GOAL-12 CREATE-01: of a new item that the second tab adds, the first one has a change, with it %s: one item in the end',
  async (how) => {
    const { first, second, one, two, kept } = await inTwoTabs('/add');
    const made = () => [...first.host.items.values()].filter(({ id }) => id !== ITEM_ID);
    one.type('name', 'Chisels');
    two.type('name', 'Chisel');
    if (how === 'waiting') first.host.outage.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    two.submit();
    await waitFor(two.actor, (state) => state.matches('saved'));
    first.host.outage.answer = undefined;
    one.actor.stop();
    expect(kept()).toEqual(['Two bags']);
    // Neither does another form of a new item end it.
    second.place.pathname = '/add';
    const add = await second.open();
    expect(kept()).toEqual(['Two bags']);
    takeUp(add);
    expect(second.place.pathname).toMatch(/^\/edit\//);
    const edit = await second.open();
    expect(edit.now().context.values.name).toBe('Chisels');
    edit.submit();
    await waitFor(edit.actor, (state) => state.matches('saved') || state.matches('editing'));
    for (const { id } of second.outbox.entries()) await second.outbox.send(id);
    expect(made()).toMatchObject([{ name: 'Chisels', notes: 'Two bags' }]);
    expect(kept()).toEqual([]);
  },
);

/** Of two tabs whose drafts stand beside one another, the form of the first one left and opened again. */
async function leftAndOpened(pathname: string) {
  const stage = await inTwoTabs(pathname);
  const { first, one, two } = stage;
  two.type('notes', 'Three bags');
  one.type('notes', 'Four bags');
  one.actor.stop();
  const again = await first.open();
  const keyOf = (notes: string) =>
    again.now().context.drafts.find(({ values }) => values['notes'] === notes)?.key ?? '';
  return { ...stage, again, keyOf };
}

test.each([EDIT, '/add'])(
  'on %s the draft of another tab that is discarded is that one',
  async (pathname) => {
    const { again, keyOf, kept } = await leftAndOpened(pathname);
    again.actor.send({ type: 'draft.discarded', key: keyOf('Three bags') });
    expect(kept()).toEqual(['Four bags']);
  },
);

test.each([EDIT, '/add'])(
  'on %s the draft of another tab is gone on with beside the own one',
  async (pathname) => {
    const { again, keyOf, kept } = await leftAndOpened(pathname);
    again.actor.send({ type: 'draft.restored', key: keyOf('Three bags') });
    again.type('notes', 'Three bags, open');
    expect(kept()).toEqual(['Four bags', 'Three bags, open']);
  },
);

test('what is read anew offers what was typed here, and what another tab has typed since', async () => {
  const { one, two, kept } = await inTwoTabs(EDIT);
  two.type('notes', 'Three bags');
  two.actor.stop();
  one.actor.send({ type: 'refresh.requested' });
  await waitFor(one.actor, (state) => state.hasTag('open') && state.context.drafts.length > 0);
  expect(one.now().context.drafts.map(({ values }) => values['notes'])).toEqual(['Two bags', 'Three bags']);
  takeUp(one);
  one.type('notes', 'Two bags, open');
  expect(kept()).toEqual(['Three bags', 'Two bags, open']);
});

test('a draft that was saved elsewhere meanwhile is none any more once it is taken up', async () => {
  const { second, one, kept } = await inTwoTabs(EDIT);
  const third = aPage(second.shared);
  third.place.pathname = EDIT;
  const three = await third.open();
  one.submit();
  await waitFor(one.actor, (state) => state.matches('saved'));
  takeUp(three);
  expect(kept()).toEqual(['Two bags']);
  three.actor.stop();
  const again = await third.open();
  takeUp(again);
  expect(again.now().context.values.notes).toBe('Two bags');
  expect(kept()).toEqual([]);
});

test('what is read anew is offered once', async () => {
  const { first, one, kept } = await inTwoTabs(EDIT);
  one.type('notes', 'Two bags, open');
  one.actor.send({ type: 'refresh.requested' });
  await waitFor(one.actor, (state) => state.hasTag('open') && state.context.drafts.length > 0);
  expect(one.now().context.drafts.map(({ values }) => values['notes'])).toEqual([
    'Two bags, open',
    'Two bags',
  ]);
  takeUp(one);
  one.submit();
  await waitFor(one.actor, (state) => state.matches('saved'));
  expect(kept()).toEqual(['Two bags']);
  expect(first.host.items.get(ITEM_ID)?.notes).toBe('Two bags, open');
});

test.each(['taken up', 'beside another tab'])(
  'GOAL-12 CREATE-01: a draft %s that is saved with another one behind it makes two items',
  async (how) => {
    const { first, second, one, two } = await inTwoTabs('/add');
    let form = two;
    const names = () =>
      [...first.host.items.values()].filter(({ id }) => id !== ITEM_ID).map(({ name }) => name);
    if (how === 'beside another tab') {
      two.type('notes', 'Three bags');
      one.type('notes', 'Four bags');
      one.actor.stop();
      form = await second.open();
      takeUp(form);
    }
    for (const name of ['Chisel', 'Hammer']) {
      form.type('name', name);
      form.actor.send({ type: 'form.submitted', another: true });
      await waitFor(form.actor, (state) => state.matches('editing'));
    }
    for (const { id } of first.outbox.entries()) await first.outbox.send(id);
    expect(names()).toEqual(['Chisel', 'Hammer']);
  },
);

test('after the login what had been typed beside another tab comes back without a question', async () => {
  const { first, one, two, kept } = await inTwoTabs(EDIT);
  two.type('notes', 'Three bags');
  one.type('notes', 'Four bags');
  first.endSession(one);
  first.logIn('ada');
  const again = await first.open();
  expect(again.now().context.values.notes).toBe('Four bags');
  again.type('notes', 'Five bags');
  expect(kept()).toEqual(['Five bags', 'Three bags']);
  expect(new Set(first.drafts.all().map(({ key }) => sharedKeyOf(key))).size).toBe(1);
});
