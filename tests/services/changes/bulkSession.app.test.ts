import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { createApp } from '../../../src/app/app.ts';
import { bulkCreateMachine } from '../../../src/machines/changes/bulkCreate.machine.ts';
import { bulkEntries } from '../../../src/model/changes/bulkEntries.ts';
import { pastedEntries, readPastedList } from '../../../src/model/items/pastedList.ts';
import type { AnalysisPart } from '../../../src/views/appParts.ts';
import { compartments } from '../../machines/changes/bulkCreate.stage.ts';
import { aLocation } from '../../machines/kit/samples.ts';
import { type AppRequest, startApp } from '../appStage.ts';
import { advertising, HOST } from '../host/fakeHost.ts';

const SHELF = aLocation({ id: '10000000-0000-4000-8000-000000000010', name: 'Shelf', version: 1 });

/** An app on a host that takes every item from whose token it knows, when the test says so. */
async function started() {
  const made: string[] = [];
  const known = new Set(['Bearer abc', 'Bearer bob', 'Bearer new']);
  const there: object[] = [];
  const refusal = { isOn: false };
  const unread = { isOn: false };
  const lost = { isOn: false };
  const waiting: (() => void)[] = [];
  const stage = startApp(async ({ method, path, headers, body }: AppRequest) => {
    const say = (value: unknown, status = 200) =>
      advertising('idempotency, idempotency-all, if-match', value, { status });
    if (path.endsWith(`/locations/${SHELF.id}/items`)) return unread.isOn ? say({}, 500) : say(there);
    if (method !== 'POST' || path !== '/api/items') return say([]);
    if (!refusal.isOn) await new Promise<void>((resolve) => void waiting.push(resolve));
    if (lost.isOn) throw new TypeError('Failed to fetch');
    const token = headers.get('authorization') ?? '';
    if (!known.has(token)) return say({}, 401);
    if (refusal.isOn) return say({ detail: 'Location not found' }, 404);
    there.push({ ...Object(body), id: `20000000-0000-4000-8000-0000000000${10 + made.length}` });
    made.push(`${String(Reflect.get(Object(body), 'name'))} as ${token.slice('Bearer '.length)}`);
    const id = `30000000-0000-4000-8000-0000000000${10 + made.length}`;
    return say({ ...Object(body), id, created_at: '2026-01-01T00:00:00Z', version: 1 }, 201);
  });
  const { window, app } = stage;
  const deferred = await app.deferred();
  /** The next creation is on its way. */
  const asked = () => vi.waitFor(() => expect(waiting).not.toEqual([]));
  const answer = async () => {
    await asked();
    waiting.shift()?.();
  };
  /** The next creation gets no answer. */
  const lose = () => {
    lost.isOn = true;
    return answer();
  };
  /** Another tab of the browser logs in, or out. */
  const login = (token: string | null, user: string | null) => {
    for (const [key, value] of [
      ['stowage-user', user],
      ['auth_token', token],
    ] as const) {
      if (value === null) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, value);
    }
    window.dispatchEvent(
      Object.assign(new Event('storage'), { key: 'auth_token', storageArea: window.localStorage }),
    );
  };
  const kept = () => deferred.outbox.getSnapshot().context.entries.map(({ item }) => item.name);
  return { ...stage, deferred, there, made, refusal, unread, known, asked, answer, lose, login, kept };
}

async function pasting() {
  const stage = await started();
  const entries = pastedEntries(readPastedList('one\ntwo\nthree\nfour').rows, 'Misc', []);
  const machine = bulkCreateMachine.provide(stage.deferred.fastEntry.paste(SHELF.id));
  const bulk = createActor(machine, { input: { entries, parent: SHELF } }).start();
  bulk.send({ type: 'create.requested' });
  return { ...stage, bulk };
}

test('what is left of a list whose login ends is sent for its person, and never for the next one', async () => {
  const { window, made, known, asked, answer, login, kept, bulk } = await pasting();
  await answer();
  await asked();
  known.delete('Bearer abc');
  await answer();
  await vi.waitFor(() => expect(bulk.getSnapshot().value).toBe('ended'));
  expect(kept()).toEqual([]);
  login('bob', 'bob');
  expect(kept()).toEqual([]);
  login('new', 'ada');
  await vi.waitFor(() => expect(kept()).toEqual(['two', 'three', 'four']));
  window.dispatchEvent(new Event('focus'));
  for (let turn = 0; turn < 3; turn++) await answer();
  await vi.waitFor(() => expect(kept()).toEqual([]));
  expect(made).toEqual(['one as abc', 'two as new', 'three as new', 'four as new']);
});

test('of a list whose login ends before it is asked for nothing goes: its lines wait as a list, for their person alone', async () => {
  const { deferred, login, kept } = await started();
  const entries = pastedEntries(readPastedList('one, 2\ntwo\nthree').rows, 'Misc', []);
  const machine = bulkCreateMachine.provide(deferred.fastEntry.paste(SHELF.id));
  const bulk = createActor(machine, { input: { entries, parent: SHELF } }).start();
  bulk.send({ type: 'entry.changed', number: 2, field: 'name', text: 'two, put right' });
  bulk.send({ type: 'entry.switched', number: 3, on: false });
  login(null, null);
  await vi.waitFor(() => expect(bulk.getSnapshot().value).toBe('ended'));
  login('bob', 'bob');
  expect(deferred.fastEntry.pasted(SHELF.id).text()).toBe('');
  login('new', 'ada');
  expect(deferred.fastEntry.pasted(SHELF.id).text()).toBe('one\t2\ntwo, put right\t1');
  expect(kept()).toEqual([]);
});

test('a list is kept as it is put right until it is asked for, and not offered beside the run that creates it', async () => {
  const { deferred, login, asked, answer, known } = await started();
  const entries = pastedEntries(readPastedList('one\ntwo\nthree').rows, 'Misc', []);
  const list = () => deferred.fastEntry.pasted(SHELF.id).text();
  deferred.fastEntry.pasted(SHELF.id).keep('one\ntwo\nthree');
  const machine = bulkCreateMachine.provide(deferred.fastEntry.paste(SHELF.id));
  const bulk = createActor(machine, { input: { entries, parent: SHELF } }).start();
  bulk.send({ type: 'entry.changed', number: 3, field: 'name', text: 'four' });
  expect(list()).toBe('one\t1\ntwo\t1\nfour\t1');
  bulk.send({ type: 'create.requested' });
  await answer();
  await asked();
  // What is asked for is not offered as a list besides.
  expect(list()).toBe('');
  known.delete('Bearer abc');
  await answer();
  await vi.waitFor(() => expect(bulk.getSnapshot().value).toBe('ended'));
  login('new', 'ada');
  expect(list()).toBe('');
});

test('a list that was left, or is done, changes nothing of another one of its location', async () => {
  const { deferred, answer, login } = await started();
  const list = deferred.fastEntry.pasted(SHELF.id);
  const begin = (text: string) => {
    list.keep(text);
    const entries = pastedEntries(readPastedList(text).rows, 'Misc', []);
    const machine = bulkCreateMachine.provide(deferred.fastEntry.paste(SHELF.id));
    return createActor(machine, { input: { entries, parent: SHELF } }).start();
  };
  const left = begin('left');
  left.send({ type: 'dialog.left' });
  const done = begin('one');
  done.send({ type: 'create.requested' });
  await answer();
  await vi.waitFor(() => expect(done.getSnapshot().value).toBe('ready'));
  done.send({ type: 'close.requested' });
  expect(list.text()).toBe('');
  list.keep('new');
  deferred.changes.send({ type: 'undo.requested' });
  await vi.waitFor(() => expect(deferred.changes.getSnapshot().context.undo).toEqual([]));
  expect(list.text()).toBe('new');
  login(null, null);
  login('new', 'ada');
  expect(list.text()).toBe('new');
});

test('a list that another tab has taken over is created by both only after each has been told of it', async () => {
  const { deferred, made, answer } = await started();
  const { pasted, typedList, paste } = deferred.fastEntry;
  const list = pasted(SHELF.id);
  const begin = (text: string) => {
    list.keep(text);
    const entries = pastedEntries(readPastedList(text).rows, 'Misc', []);
    return createActor(bulkCreateMachine.provide(paste(SHELF.id)), {
      input: { entries, parent: SHELF },
    }).start();
  };
  const told =
    'In another tab this list was changed, created or discarded. Press again to create all the same.';
  const one = begin('one');
  const typed = typedList(SHELF.id);
  const two = begin('one\ntwo');
  one.send({ type: 'create.requested' });
  expect([one.getSnapshot().value, one.getSnapshot().context.problem]).toEqual(['ready', told]);
  one.send({ type: 'create.requested' });
  await answer();
  await vi.waitFor(() => expect(made).toEqual(['one as abc']));
  // The other one's line is still kept, and it hears of what was created here.
  expect(list.text()).toBe('two\t1');
  two.send({ type: 'create.requested' });
  expect(two.getSnapshot().context.problem).toBe(told);
  // So does whoever has it in a field, and closing that ends nothing of the other one's.
  typed.keep('');
  expect(list.text()).toBe('two\t1');
  expect([typed.taken(), typed.taken()]).toEqual([
    'In another tab this list was changed, created or discarded.',
    undefined,
  ]);
  expect(made).toEqual(['one as abc']);
});

test('a list that another tab has created is not created again at the first press', async () => {
  const { deferred, made, answer } = await started();
  const { pasted, paste } = deferred.fastEntry;
  pasted(SHELF.id).keep('one');
  const entries = pastedEntries(readPastedList('one').rows, 'Misc', []);
  const [tab, other] = [paste(SHELF.id), paste(SHELF.id)].map((needs) =>
    createActor(bulkCreateMachine.provide(needs), { input: { entries, parent: SHELF } }).start(),
  );
  other?.send({ type: 'create.requested' });
  await answer();
  await vi.waitFor(() => expect(made).toEqual(['one as abc']));
  tab?.send({ type: 'create.requested' });
  expect(tab?.getSnapshot().value).toBe('ready');
});

test('lines for which there is no room to be sent wait in the list of their location', async () => {
  const { deferred, window, asked, answer, known, login, bulk } = await pasting();
  const { setItem } = window.localStorage;
  await answer();
  await asked();
  window.localStorage.setItem = (key: string, value: string) => {
    if (key.includes('local_item')) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(window.localStorage, key, value);
  };
  known.delete('Bearer abc');
  await answer();
  await vi.waitFor(() => expect(bulk.getSnapshot().value).toBe('ended'));
  login('new', 'ada');
  await vi.waitFor(() => expect(deferred.fastEntry.pasted(SHELF.id).text()).toBe('three\t1\nfour\t1'));
});

test('a list stops when another tab logs somebody else in, who gets no Undo of it', async () => {
  const { made, asked, answer, login, kept, bulk, deferred } = await pasting();
  await answer();
  await asked();
  login('bob', 'bob');
  await answer();
  await vi.waitFor(() => expect(bulk.getSnapshot().value).toBe('ended'));
  expect(made).toEqual(['one as abc', 'two as abc']);
  expect([kept(), deferred.changes.getSnapshot().context.undo]).toEqual([[], []]);
});

/** What 'Create Items' of a photo with three compartments opens. */
function fromPhoto(analyses: AnalysisPart) {
  return analyses.bulkCreate('photo', SHELF.id, (implementations) => {
    const entries = bulkEntries(compartments(3), ['k1', 'k2', 'k3']);
    const input = { entries, parent: SHELF, recalled: analyses.keptBulk('photo', SHELF.id) };
    return createActor(bulkCreateMachine.provide(implementations), { input }).start();
  });
}

test("items from a photo stop with their person's session", async () => {
  const { made, asked, answer, login, deferred } = await started();
  const bulk = fromPhoto(deferred.analyses);
  bulk.send({ type: 'create.requested' });
  await answer();
  await asked();
  login(null, null);
  login('bob', 'bob');
  await answer();
  await vi.waitFor(() => expect(bulk.getSnapshot().value).toBe('ended'));
  expect(made).toEqual(['Thing 1 as abc', 'Thing 2 as abc']);
  expect(deferred.changes.getSnapshot().context).toMatchObject({ undo: [], runs: 0 });
});

test('an entry whose creation had no answer is not asked for again under the next login, nor told of', async () => {
  const { sent, made, asked, login, lose, deferred } = await started();
  const bulk = fromPhoto(deferred.analyses);
  bulk.send({ type: 'create.requested' });
  await asked();
  login('bob', 'bob');
  await lose();
  await vi.waitFor(() => expect(bulk.getSnapshot().value).toBe('ended'));
  login('new', 'ada');
  await vi.waitFor(() =>
    expect(deferred.analyses.keptBulk('photo', SHELF.id)?.entries[0]?.sent).toBeDefined(),
  );
  expect([sent.filter(({ method }) => method === 'POST').length, made]).toEqual([1, []]);
});

test('what was entered for a photo is there after a new login, for its person alone, and makes nothing twice', async () => {
  const { made, sent, known, asked, answer, login, deferred } = await started();
  const { analyses } = deferred;
  const bulk = fromPhoto(analyses);
  bulk.send({ type: 'entry.changed', number: 3, field: 'name', text: 'Mine' });
  bulk.send({ type: 'create.requested' });
  await answer();
  await asked();
  known.delete('Bearer abc');
  await answer();
  await vi.waitFor(() => expect(bulk.getSnapshot().value).toBe('ended'));
  login('bob', 'bob');
  expect(analyses.keptBulk('photo', SHELF.id)).toBeUndefined();
  login('new', 'ada');
  const again = fromPhoto(analyses);
  again.send({ type: 'retry.requested' });
  for (let turn = 0; turn < 2; turn++) await answer();
  await vi.waitFor(() => expect(again.getSnapshot().value).toBe('ready'));
  expect(made).toEqual(['Thing 1 as abc', 'Thing 2 as new', 'Mine as new']);
  const keys = sent
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual(['k1', 'k2', 'k2', 'k3']);
  expect(analyses.keptBulk('photo', SHELF.id)).toBeUndefined();
});

test('lines that are refused after the page was left are among the unsent work, with the reason', async () => {
  const { refusal, asked, answer, bulk, deferred } = await pasting();
  await asked();
  refusal.isOn = true;
  bulk.send({ type: 'dialog.left' });
  await answer();
  await vi.waitFor(() => expect(bulk.getSnapshot().value).toBe('closed'));
  await vi.waitFor(() => {
    const { entries } = deferred.outbox.getSnapshot().context;
    expect(entries.map(({ item, status }) => [item.name, status]).toSorted()).toEqual(
      ['four', 'one', 'three', 'two'].map((name) => [name, 'refused']),
    );
    expect(entries[0]?.failure?.kind).toBe('not-found');
  });
});

test('two tabs create what one photo shows one after the other, and the second finds it there', async () => {
  const { window, made, asked, answer, deferred } = await started();
  const secondWindow = Object.assign(new EventTarget(), { ...window }) as unknown as Window;
  const second = await createApp({ window: secondWindow, apiBase: HOST }).deferred();
  const [first, other] = [deferred, second].map(({ analyses }) => fromPhoto(analyses));
  await vi.waitFor(() => expect(other?.getSnapshot().context.there).toEqual(new Map()));
  first?.send({ type: 'create.requested' });
  other?.send({ type: 'create.requested' });
  await asked();
  expect(other?.getSnapshot().value).toBe('looking');
  for (let turn = 0; turn < 3; turn++) await answer();
  await vi.waitFor(() =>
    expect(other?.getSnapshot().context.problem).toBe('Nothing created: all of it is here already.'),
  );
  expect(made).toEqual([1, 2, 3].map((number) => `Thing ${number} as abc`));
});

test('what an earlier run over the same photo has made begins left out', async () => {
  const { there, deferred } = await started();
  there.push({ id: '30000000-0000-4000-8000-000000000010', name: 'Thing 2', location_id: SHELF.id });
  const bulk = fromPhoto(deferred.analyses);
  await vi.waitFor(() => expect(bulk.getSnapshot().context.there?.has('thing 2')).toBe(true));
  expect(bulk.getSnapshot().context.entries.map(({ isSelected }) => isSelected)).toEqual([true, false, true]);
});

test('nothing is created twice from a photo where the look at what is there fails, until somebody says so', async () => {
  const { unread, made, answer, asked, deferred } = await started();
  unread.isOn = true;
  const bulk = fromPhoto(deferred.analyses);
  bulk.send({ type: 'create.requested' });
  await vi.waitFor(() => expect(bulk.getSnapshot().context.problem).toMatch(/^It could not be read/));
  expect([bulk.getSnapshot().value, made]).toEqual(['ready', []]);
  bulk.send({ type: 'create.requested' });
  await asked();
  for (let turn = 0; turn < 3; turn++) await answer();
  await vi.waitFor(() => expect(made).toHaveLength(3));
});

test('a run that goes on behind its page is the one that its dialog shows again, with all that is typed there', async () => {
  const { made, asked, answer, deferred } = await started();
  const { analyses } = deferred;
  const bulk = fromPhoto(analyses);
  bulk.send({ type: 'create.requested' });
  await answer();
  await asked();
  bulk.send({ type: 'dialog.left' });
  const again = fromPhoto(analyses);
  expect(again).toBe(bulk);
  expect(again.getSnapshot().context.isShown).toBe(true);
  again.send({ type: 'entry.changed', number: 3, field: 'name', text: 'Mine' });
  for (let turn = 0; turn < 2; turn++) await answer();
  await vi.waitFor(() => expect(again.getSnapshot().value).toBe('ready'));
  expect(made).toEqual(['Thing 1', 'Thing 2', 'Mine'].map((name) => `${name} as abc`));
  expect(fromPhoto(analyses)).not.toBe(bulk);
});

test('who watches the newest run of a photo hears when its draft comes and goes', async () => {
  const { answer, deferred } = await started();
  const { analyses } = deferred;
  fromPhoto(analyses);
  const newest = analyses.newestBulk('photo', SHELF.id);
  const kept: boolean[] = [];
  newest?.subscribe(() => kept.push(analyses.keptBulk('photo', SHELF.id) !== undefined));
  newest?.send({ type: 'create.requested' });
  newest?.send({ type: 'dialog.left' });
  for (let turn = 0; turn < 3; turn++) await answer();
  await vi.waitFor(() => expect(newest?.getSnapshot().value).toBe('closed'));
  expect([kept.includes(true), kept.at(-1)]).toEqual([true, false]);
});

test('a run of a photo that is over leaves the draft to the dialog that was opened after it', async () => {
  const { refusal, deferred } = await started();
  const { analyses } = deferred;
  const bulk = fromPhoto(analyses);
  refusal.isOn = true;
  bulk.send({ type: 'create.requested' });
  bulk.send({ type: 'dialog.left' });
  await vi.waitFor(() => expect(bulk.getSnapshot().value).toBe('closed'));
  const again = fromPhoto(analyses);
  again.send({ type: 'entry.changed', number: 3, field: 'name', text: 'Mine' });
  bulk.send({ type: 'entry.changed', number: 3, field: 'name', text: 'Older' });
  expect(analyses.keptBulk('photo', SHELF.id)?.entries.at(2)?.name).toBe('Mine');
});

test('a run that goes on for somebody who has gone is nobody else’s to be shown', async () => {
  const { asked, answer, login, deferred } = await started();
  const bulk = fromPhoto(deferred.analyses);
  bulk.send({ type: 'create.requested' });
  await asked();
  login('bob', 'bob');
  expect(deferred.analyses.newestBulk('photo', SHELF.id)).toBeUndefined();
  login('abc', 'ada');
  expect(deferred.analyses.newestBulk('photo', SHELF.id)).toBeUndefined();
  await answer();
  await vi.waitFor(() => expect(bulk.getSnapshot().value).toBe('ended'));
});
