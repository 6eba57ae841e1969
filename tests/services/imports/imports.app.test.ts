import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Import, PreviewRow } from '../../../contract/imports/imports.ts';
import { importMachine } from '../../../src/machines/imports/import.machine.ts';
import { importRowsMachine } from '../../../src/machines/imports/importRows.machine.ts';
import { importsMachine } from '../../../src/machines/imports/imports.machine.ts';
import { LISTS_CHANGED } from '../../../src/services/lists/listsChanged.ts';
import { aRow, anImport, aSummary, counts } from '../../machines/imports/samples.ts';
import { startApp } from '../appStage.ts';
import { fakeLocks } from '../browser/fakeLocks.ts';
import { memoryStorage } from '../browser/memoryStorage.ts';
import { advertising, json } from '../host/fakeHost.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const said = vi.hoisted((): string[] => []);
vi.mock(import('../../../src/views/notices/notices.ts'), async (original) => ({
  ...(await original()),
  showNotice: ({ text }) => void said.push(text),
}));

let isAway = false;
/** As a row is edited. */
let onPatch = (): void => {};
/** Whether somebody else has made something else of the cells that are edited. */
let isOvertaken = false;
/** The rows of its preview. */
let shown: PreviewRow[] = [];
beforeEach(() => {
  isAway = isOvertaken = false;
  said.length = 0;
  onPatch = () => {};
  shown = [];
});

const everything = (storage: Storage): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').map((key) => [
      key,
      storage.getItem(key) ?? '',
    ]),
  );

/** The whole app on a host with one import, as the test says that it is. */
async function withImport(first: Partial<Import>, storage?: Storage, locks?: ReturnType<typeof fakeLocks>) {
  let now = anImport(first);
  const stage = startApp(({ method, path, body, query }) => {
    if (!path.startsWith('/api/imports')) return advertising('imports', []);
    if (isAway) throw new TypeError('Failed to fetch');
    if (path === '/api/imports') return json({ imports: [aSummary({ state: now.state })] });
    if (method === 'PATCH' && isOvertaken && 'was' in Object(body))
      return json({ error: 'stale', message: 'The name has become “Nut” meanwhile.' }, { status: 412 });
    if (method === 'PATCH') {
      onPatch();
      return json({ ...aRow({ line: 2 }), revision: 2 });
    }
    if (path.includes('/rows')) {
      const rows = shown.slice(Number(query.get('offset') ?? 0));
      return json({ rows, total: shown.length, revision: 1 });
    }
    if (path.endsWith('/apply')) now = anImport({ state: 'importing', counts: counts() });
    if (path.endsWith('/undo')) now = anImport({ state: 'undoing' });
    if (method === 'DELETE') return new Response(null, { status: 204 });
    return json(now);
  }, storage);
  if (locks) Object.assign(stage.window.navigator, { locks });
  const asked: string[] = [];
  let answer = true;
  Object.assign(stage.window, {
    confirm: (question: string) => {
      asked.push(question);
      return answer;
    },
  });
  const told: Event[] = [];
  stage.window.addEventListener(LISTS_CHANGED, (event) => void told.push(event));
  await vi.advanceTimersByTimeAsync(1);
  const { imports: part } = await stage.app.deferred();
  const open = async () => {
    const one = createActor(importMachine.provide(part.import), {
      input: { id: 'import-1', draft: part.draftOf('import-1') },
    }).start();
    await vi.advanceTimersByTimeAsync(10);
    return one;
  };
  return {
    ...stage,
    part,
    asked,
    told,
    open,
    becomes: (change: Partial<Import>) => (now = anImport(change)),
    refuses: () => (answer = false),
    goesAway: (away = true) => (isAway = away),
  };
}

test('an import that has ended has the lists of the app read again', async () => {
  const { open, told, becomes, countOf } = await withImport({ state: 'checked', counts: counts() });
  const one = await open();
  one.send({ type: 'apply.requested' });
  await vi.advanceTimersByTimeAsync(10);
  expect(one.getSnapshot().context.known?.state).toBe('importing');
  expect(told).toEqual([]);
  becomes({ state: 'imported', counts: counts() });
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toHaveLength(1);
  expect(countOf('POST', /\/apply$/)).toBe(1);
  one.stop();
});

test('an undo asks before, with the name of the file, and does nothing after a no', async () => {
  const { open, asked, refuses, countOf } = await withImport({ state: 'imported', counts: counts() });
  refuses();
  const one = await open();
  one.send({ type: 'undo.requested' });
  await vi.advanceTimersByTimeAsync(10);
  expect(asked).toEqual([expect.stringContaining('Undo the import of "parts.csv"?')]);
  expect(countOf('POST', /\/undo$/)).toBe(0);
  one.stop();
});

test('columns that were chosen, and cells that were edited, outlive their page until they have arrived', async () => {
  const { open, part, goesAway } = await withImport({});
  const one = await open();
  one.send({ type: 'mapping.changed', change: { notes: '{Colour}' } });
  one.stop();
  const again = await open();
  expect(again.getSnapshot().context.draft?.notes).toBe('{Colour}');
  again.send({ type: 'mapping.changed', change: { notes: '' } });
  again.stop();
  expect(part.draftOf('import-1')).toBeUndefined();

  goesAway();
  const machine = importRowsMachine.provide(part.rows).provide({ actions: { rowChanged: () => {} } });
  const rows = createActor(machine, { input: { id: 'import-1' } }).start();
  rows.send({ type: 'row.edited', line: 2, edit: { values: { name: 'Bolt' } } });
  await vi.advanceTimersByTimeAsync(10);
  rows.stop();
  expect(part.editsOf('import-1', null)).toMatchObject([{ line: 2, edit: { values: { name: 'Bolt' } } }]);
});

test("what one person has typed, chosen and edited in an import is there after the browser was killed, and is not the next one's", async () => {
  const { open, part, goesAway, window } = await withImport({});
  const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const logIn = (token: string | null, user?: string): void => {
    const { localStorage } = window;
    if (user !== undefined) localStorage.setItem('stowage-user', user);
    // The other tab's two removals are not heard at once.
    if (token === null) localStorage.removeItem('auth_token');
    else localStorage.setItem('auth_token', token);
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'auth_token' }));
  };
  const all = (of = part) => [of.draftOf('import-1'), of.editsOf('import-1', null), of.typedOf('import-1')];
  const cell = { line: 2, column: 'name', sheet: null } as const;
  part.keepTyped('import-1', cell, { ...cell, only: undefined, place: 1, text: 'Bo' });
  const one = await open();
  one.send({ type: 'mapping.changed', change: { notes: '{Colour}' } });
  goesAway();
  const machine = importRowsMachine.provide(part.rows).provide({ actions: { rowChanged: () => {} } });
  const rows = createActor(machine, { input: { id: 'import-1' } }).start();
  logIn(null);
  // The answer comes as the session has ended.
  rows.send({ type: 'row.edited', line: 2, edit: { values: { name: 'Bolt' } } });
  await vi.advanceTimersByTimeAsync(10);
  rows.stop();
  one.stop();
  expect(asks()).toBe(false);
  logIn('def', 'bea');
  expect(all()).toEqual([undefined, [], []]);
  logIn('abc', 'ada');
  const typed = [{ notes: '{Colour}' }, [{ line: 2, edit: { values: { name: 'Bolt' } } }], [{ text: 'Bo' }]];
  expect(all()).toMatchObject(typed);

  const next = await withImport({}, window.localStorage);
  expect(all(next.part)).toMatchObject(typed);
  isAway = false;
  // Whoever discards the import discards what was typed into it.
  vi.stubGlobal('history', { pushState() {}, replaceState() {} });
  const again = await next.open();
  again.send({ type: 'cancel.requested' });
  await vi.advanceTimersByTimeAsync(10);
  again.stop();
  expect(all(next.part)).toEqual([undefined, [], []]);
  const last = await withImport({}, window.localStorage);
  expect(all(last.part)).toEqual([undefined, [], []]);
});

test('the browser asks before what it has no room for goes with its page, until that has arrived', async () => {
  const storage = memoryStorage({ auth_token: 'abc', 'stowage-user': 'ada' });
  const { part, goesAway, window, sent } = await withImport({ state: 'checked', counts: counts() }, storage);
  const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const machine = importRowsMachine.provide(part.rows).provide({ actions: { rowChanged: () => {} } });
  const edit = async (name: string): Promise<void> => {
    const rows = createActor(machine, {
      input: { id: 'import-1', unsent: part.editsOf('import-1', null) },
    }).start();
    rows.send({ type: 'row.edited', line: 2, edit: { values: { name } } });
    await vi.advanceTimersByTimeAsync(10);
    rows.stop();
  };
  goesAway();
  await edit('Bolt');
  expect(asks()).toBe(false);
  storage.room = storage.used();
  await edit('A bolt with a long name');
  expect(asks()).toBe(true);
  goesAway(false);
  await edit('Bolts');
  expect(asks()).toBe(false);
  expect(sent.findLast(({ method }) => method === 'PATCH')?.body).toMatchObject({
    values: { name: 'Bolts' },
  });
  // It has arrived after its page was left.
  storage.room = storage.used();
  const last = createActor(machine, { input: { id: 'import-1' } }).start();
  last.send({ type: 'row.edited', line: 3, edit: { values: { name: 'A nut with a long name' } } });
  last.stop();
  expect(asks()).toBe(true);
  await vi.advanceTimersByTimeAsync(10);
  expect(asks()).toBe(false);
  storage.room = Infinity;
  // What was kept before there was no room is not sent after it.
  const next = await withImport({}, storage);
  expect(next.part.editsOf('import-1', null)).toEqual([]);
});

test('edits of one sheet are not those of another one, and go with it into its own rows alone', async () => {
  const { part, sent, goesAway } = await withImport({ state: 'checked', counts: counts() });
  const machine = importRowsMachine.provide(part.rows).provide({ actions: { rowChanged: () => {} } });
  const onSheet = (sheet: string) =>
    createActor(machine, {
      input: { id: 'import-1', sheet, unsent: part.editsOf('import-1', sheet) },
    }).start();
  goesAway();
  const box = onSheet('Box');
  box.send({ type: 'row.edited', line: 4, edit: { values: { name: 'Bolt' } } });
  await vi.advanceTimersByTimeAsync(10);
  box.stop();
  goesAway(false);
  const shelf = onSheet('Shelf');
  expect(shelf.getSnapshot().context.unsent).toEqual([]);
  shelf.send({ type: 'row.edited', line: 4, edit: { values: { quantity: '7' } } });
  await vi.advanceTimersByTimeAsync(10);
  shelf.stop();
  expect(sent.findLast(({ method }) => method === 'PATCH')?.body).toEqual({
    values: { quantity: '7' },
    sheet: 'Shelf',
  });
  expect(part.editsOf('import-1', 'Box')).toMatchObject([{ line: 4, edit: { values: { name: 'Bolt' } } }]);
  const [stranded] = part.strandedOf('import-1', 'Shelf');
  expect(stranded).toMatchObject({ line: 4, text: 'Bolt', sheet: 'Box' });
  if (stranded) part.endStranded('import-1', stranded);
  // It is not there again once its sheet is.
  expect(part.editsOf('import-1', 'Box')).toEqual([]);
});

test('columns that were chosen are not kept for an import that has begun, or has them already, or is gone', async () => {
  const { open, part, becomes, window } = await withImport({});
  const choose = async (): Promise<void> => {
    becomes({});
    const one = await open();
    one.send({ type: 'mapping.changed', change: { notes: '{Colour}' } });
    one.stop();
    expect(part.draftOf('import-1')?.notes).toBe('{Colour}');
  };
  await choose();
  becomes({ state: 'imported', counts: counts() });
  const ended = await open();
  expect(ended.getSnapshot().context.draft).toBeUndefined();
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  ended.stop();
  expect(part.draftOf('import-1')).toBeUndefined();
  await choose();
  const { mapping } = anImport({});
  if (!mapping) throw new Error('It has no mapping.');
  becomes({ state: 'checked', counts: counts(), mapping: { ...mapping, notes: '{Colour}' } });
  const taken = await open();
  expect(taken.getSnapshot().context).toMatchObject({ draft: undefined, step: 'preview' });
  taken.stop();
  expect(part.draftOf('import-1')).toBeUndefined();
});

test('an edit that waits for another tab is not sent in the name of the next person who logs in', async () => {
  const locks = fakeLocks();
  const storage = memoryStorage({ auth_token: 'abc', 'stowage-user': 'ada' });
  const { part, sent, window } = await withImport({ state: 'checked', counts: counts() }, storage, locks);
  let free = (): void => {};
  const key = JSON.stringify(['ada', 'import-1', { sheet: null }]);
  const held = locks.request(key, () => new Promise<void>((resolve) => (free = resolve)));
  const machine = importRowsMachine.provide(part.rows).provide({ actions: { rowChanged: () => {} } });
  const rows = createActor(machine, { input: { id: 'import-1' } }).start();
  rows.send({ type: 'row.edited', line: 2, edit: { values: { name: 'Bolt' } } });
  await vi.advanceTimersByTimeAsync(10);
  rows.stop();
  storage.setItem('stowage-user', 'bea');
  storage.setItem('auth_token', 'def');
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'auth_token' }));
  free();
  await held;
  await vi.advanceTimersByTimeAsync(10);
  expect(sent.filter(({ method }) => method === 'PATCH')).toEqual([]);
  const next = await withImport({}, memoryStorage({ ...everything(storage), 'stowage-user': 'ada' }));
  expect(next.part.editsOf('import-1', null)).toMatchObject([{ line: 2 }]);
});

test('an edit that two tabs have of one row is sent as the one that was made last, and once', async () => {
  const storage = memoryStorage({ auth_token: 'abc', 'stowage-user': 'ada' });
  const locks = fakeLocks();
  const inTab = async () => {
    const { part, sent } = await withImport({ state: 'checked', counts: counts() }, storage, locks);
    isAway = true;
    const machine = importRowsMachine.provide(part.rows).provide({ actions: { rowChanged: () => {} } });
    const unsent = part.editsOf('import-1', null);
    const rows = createActor(machine, { input: { id: 'import-1', unsent } }).start();
    const edits = () => sent.flatMap(({ method, body }) => (method === 'PATCH' ? [body] : []));
    return { rows, edits };
  };
  const first = await inTab();
  first.rows.send({ type: 'row.edited', line: 2, edit: { values: { name: 'Bolt' } } });
  await vi.advanceTimersByTimeAsync(10);
  const second = await inTab();
  await vi.advanceTimersByTimeAsync(10);
  first.rows.send({ type: 'row.edited', line: 2, edit: { values: { name: 'Bolts', notes: 'M3' } } });
  await vi.advanceTimersByTimeAsync(10);
  isAway = false;
  first.rows.send({ type: 'edits.retried' });
  await vi.advanceTimersByTimeAsync(10);
  expect(first.edits().at(-1)).toEqual({ values: { name: 'Bolts', notes: 'M3' }, sheet: null });
  second.rows.send({ type: 'edits.retried' });
  await vi.advanceTimersByTimeAsync(10);
  // Nothing is left of it for the other one: an edit of nothing would make another preview of this one.
  expect(second.edits().at(-1)).toEqual({ values: { name: 'Bolt' }, sheet: null });
  expect(second.rows.getSnapshot().context.unsent).toEqual([]);
  first.rows.stop();
  second.rows.stop();
});

test('what was seen of a cell is kept with its edit, and sent with it, until its person says that it counts whatever is there', async () => {
  const { part, sent } = await withImport({ state: 'checked', counts: counts() });
  const machine = importRowsMachine.provide(part.rows).provide({ actions: { rowChanged: () => {} } });
  const show = () =>
    createActor(machine, { input: { id: 'import-1', unsent: part.editsOf('import-1', null) } }).start();
  const bodies = () => sent.flatMap(({ method, body }) => (method === 'PATCH' ? [body] : []));
  isOvertaken = isAway = true;
  const before = show();
  const edit = { values: { name: 'Bolt' }, was: { name: ['Hinge'] } };
  before.send({ type: 'row.edited', line: 2, edit });
  await vi.advanceTimersByTimeAsync(10);
  before.stop();
  isAway = false;
  const rows = show();
  await vi.advanceTimersByTimeAsync(10);
  expect(bodies().at(-1)).toEqual({ ...edit, sheet: null });
  expect(rows.getSnapshot().context.unsent).toMatchObject([{ edit, failure: { kind: 'stale' } }]);
  rows.send({ type: 'edits.retried', lines: [2] });
  await vi.advanceTimersByTimeAsync(10);
  expect(bodies().at(-1)).toEqual({ values: { name: 'Bolt' }, sheet: null });
  expect(rows.getSnapshot().context.unsent).toEqual([]);
  expect(part.editsOf('import-1', null)).toEqual([]);
  rows.stop();
});

test('where the row is here that somebody else has changed, what is sent again counts over that and nothing newer', async () => {
  const { part, sent } = await withImport({ state: 'checked', counts: counts() });
  const machine = importRowsMachine.provide(part.rows).provide({ actions: { rowChanged: () => {} } });
  shown = [aRow({ line: 2, values: { name: 'Hinge' } })];
  isOvertaken = true;
  const rows = createActor(machine, { input: { id: 'import-1' } }).start();
  await vi.advanceTimersByTimeAsync(10);
  shown = [aRow({ line: 2, values: { name: 'Nut' } })];
  rows.send({ type: 'row.edited', line: 2, edit: { values: { name: 'Bolt' } } });
  await vi.advanceTimersByTimeAsync(10);
  expect(rows.getSnapshot().context.list.rows.get(0)?.values).toEqual({ name: 'Nut' });
  rows.send({ type: 'edits.retried', lines: [2] });
  await vi.advanceTimersByTimeAsync(10);
  const bodies = sent.flatMap(({ method, body }) => (method === 'PATCH' ? [body] : []));
  expect(bodies.at(-1)).toMatchObject({ values: { name: 'Bolt' }, was: { name: ['Hinge', 'Nut'] } });
  rows.stop();
});

test('rows that are being settled are settled to the end where their page is left, and it is said how that ended', async () => {
  const { part, window } = await withImport({ state: 'checked', counts: counts() });
  const machine = importRowsMachine.provide(part.rows).provide({ actions: { rowChanged: () => {} } });
  /** Whether the browser asks before the page is closed, and a logout says why. */
  const asks = () => {
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    return [leaving.defaultPrevented, part.underWay() !== undefined];
  };
  const problem = { field: 'name', reason: 'Too long', suggestion: null } as const;
  shown = [aRow({ line: 2, action: 'problem', problems: [problem] })];
  const rows = createActor(machine, { input: { id: 'import-1' } }).start();
  await vi.advanceTimersByTimeAsync(10);
  rows.send({ type: 'problems.settled', by: 'suggestion' });
  rows.stop();
  expect(asks()).toEqual([true, true]);
  await vi.advanceTimersByTimeAsync(10);
  expect(asks()).toEqual([false, false]);
  expect(said).toEqual(['The problems of the import are settled']);
  const again = createActor(machine, { input: { id: 'import-1' } }).start();
  await vi.advanceTimersByTimeAsync(10);
  isAway = true;
  again.send({ type: 'problems.settled', by: 'skip' });
  again.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said.at(-1)).toBe('Not all problems were settled');
  expect(said).toHaveLength(2);
});

test('rows are settled for nobody else who logs in meanwhile, to whom nothing is said of it', async () => {
  const storage = memoryStorage({ auth_token: 'abc', 'stowage-user': 'ada' });
  const { part, sent, window } = await withImport({ state: 'checked', counts: counts() }, storage);
  const machine = importRowsMachine.provide(part.rows).provide({ actions: { rowChanged: () => {} } });
  shown = [2, 3, 4].map((line) => aRow({ line, action: 'problem' }));
  const rows = createActor(machine, { input: { id: 'import-1' } }).start();
  await vi.advanceTimersByTimeAsync(10);
  onPatch = () => {
    shown = shown.slice(1);
    storage.setItem('stowage-user', 'bea');
    storage.setItem('auth_token', 'def');
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'auth_token' }));
  };
  rows.send({ type: 'problems.settled', by: 'skip' });
  rows.stop();
  await vi.advanceTimersByTimeAsync(10);
  expect(sent.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  expect(said).toEqual([]);
});

/** Tabs of one browser with the rows of one import, each with what it sends. */
function inTabs() {
  const storage = memoryStorage({ auth_token: 'abc', 'stowage-user': 'ada' });
  const locks = fakeLocks();
  const open = async () => {
    const stage = await withImport({ state: 'checked', counts: counts() }, storage, locks);
    const { part, sent } = stage;
    const machine = importRowsMachine.provide(part.rows).provide({ actions: { rowChanged: () => {} } });
    const show = () =>
      createActor(machine, { input: { id: 'import-1', unsent: part.editsOf('import-1', null) } }).start();
    const edits = () => sent.flatMap(({ method, path, body }) => (method === 'PATCH' ? [[path, body]] : []));
    return { ...stage, show, edits };
  };
  const settled = () => vi.advanceTimersByTimeAsync(10);
  const edit = async (
    rows: ReturnType<Awaited<ReturnType<typeof open>>['show']>,
    line: number,
    name: string,
  ) => {
    rows.send({ type: 'row.edited', line, edit: { values: { name } } });
    await settled();
  };
  return { storage, open, edit, settled };
}

test('a page that shows an import again has what another tab has kept since, and one that shows it is told', async () => {
  const { storage, open, edit, settled } = inTabs();
  const one = await open();
  one.show().stop();
  const two = await open();
  isAway = true;
  await edit(two.show(), 2, 'Bolt');
  const shown = one.show();
  expect(shown.getSnapshot().context.unsent).toMatchObject([{ line: 2, edit: { values: { name: 'Bolt' } } }]);
  const hear = () =>
    one.window.dispatchEvent(
      Object.assign(new Event('storage'), {
        key: 'stowage-draft_import-edits_import-1',
        storageArea: storage,
      }),
    );
  const end = one.part.watchEdits('import-1', null, (unsent) => shown.send({ type: 'edits.kept', unsent }));
  const other = two.show();
  await edit(other, 3, 'Nut');
  hear();
  expect(shown.getSnapshot().context.unsent.map(({ line }) => line)).toEqual([2, 3]);
  // Of a row that it has sent what another tab has edited since is left to that tab.
  await edit(other, 2, 'Bolts');
  hear();
  isAway = false;
  shown.send({ type: 'edits.retried' });
  await settled();
  expect(one.edits().slice(-2)).toEqual([
    ['/api/imports/import-1/rows/2', { values: { name: 'Bolts' }, sheet: null }],
    ['/api/imports/import-1/rows/3', { values: { name: 'Nut' }, sheet: null }],
  ]);
  expect(shown.getSnapshot().context.unsent).toEqual([]);
  expect(two.part.editsOf('import-1', null)).toEqual([]);
  end();
  shown.stop();
  other.stop();
});

test('with a full storage a row that is kept is not sent over what another tab has sent of it', async () => {
  const { storage, open, edit, settled } = inTabs();
  const [one, two] = [await open(), await open()];
  const first = one.show();
  isAway = true;
  await edit(first, 3, 'old');
  storage.room = storage.used();
  await edit(first, 2, 'A name for which there is no room');
  isAway = false;
  const second = two.show();
  await edit(second, 3, 'new');
  first.send({ type: 'edits.retried' });
  await settled();
  const forNone = { values: { name: 'A name for which there is no room' }, sheet: null };
  expect(one.edits().at(-1)).toEqual(['/api/imports/import-1/rows/2', forNone]);
  const ofThree = (edits: readonly unknown[][]) =>
    edits.flatMap(([path, body]) => (path === '/api/imports/import-1/rows/3' ? [body] : []));
  expect(ofThree(two.edits()).at(-1)).toEqual({ values: { name: 'new' }, sheet: null });
  expect(ofThree(one.edits())).toEqual([{ values: { name: 'old' }, sheet: null }]);
  expect(first.getSnapshot().context.unsent).toEqual([]);
  first.stop();
  second.stop();
});

/** A row of which one tab has typed a name that there is no room for, and shows a category that another tab has made another since. */
async function besideNewer() {
  const stage = inTabs();
  const { storage, open, edit, settled } = stage;
  const [one, two] = [await open(), await open()];
  isAway = true;
  const first = one.show();
  const other = two.show();
  const category = async (text: string) => {
    other.send({ type: 'row.edited', line: 3, edit: { values: { category: text } } });
    await settled();
  };
  await category('Screws');
  storage.room = storage.used();
  const name = 'A name for which there is no room at all';
  await edit(first, 3, name);
  first.stop();
  const again = one.show();
  expect(again.getSnapshot().context.unsent).toMatchObject([
    { edit: { values: { name, category: 'Screws' } } },
  ]);
  await category('Bolts!');
  return { ...stage, one, two, again, other };
}

test('a cell of another tab that was shown in a row is not sent over what that tab has sent since', async () => {
  const { edit, settled, one, two, again, other } = await besideNewer();
  await edit(again, 3, 'Another name for which there is no room');
  isAway = false;
  other.send({ type: 'edits.retried' });
  await settled();
  again.send({ type: 'edits.retried' });
  await settled();
  expect(two.edits().at(-1)?.[1]).toMatchObject({ values: { category: 'Bolts!' } });
  expect(one.edits().at(-1)?.[1]).toEqual({
    values: { name: 'Another name for which there is no room' },
    sheet: null,
  });
  again.stop();
  other.stop();
});

test('a cell of another tab that was shown in a row is not kept over what that tab keeps since', async () => {
  const { storage, edit, two, again, other } = await besideNewer();
  storage.room = Infinity;
  await edit(again, 3, 'A name for which there is room');
  expect(two.part.editsOf('import-1', null)).toMatchObject([
    { edit: { values: { name: 'A name for which there is room', category: 'Bolts!' } } },
  ]);
  again.stop();
  other.stop();
});

test('what other tabs have kept of a row goes with an edit of it for which there is no room, also after its page was left', async () => {
  const { storage, open, edit, settled } = inTabs();
  const [one, two] = [await open(), await open()];
  isAway = true;
  const first = one.show();
  await edit(first, 3, 'Bolt');
  const other = two.show();
  other.send({ type: 'row.edited', line: 3, edit: { values: { category: 'Screws' } } });
  await settled();
  storage.room = storage.used();
  const notes = 'A note for which there is no room';
  first.send({ type: 'row.edited', line: 3, edit: { values: { notes } } });
  await settled();
  first.stop();
  const again = one.show();
  expect(again.getSnapshot().context.unsent).toMatchObject([{ line: 3 }]);
  isAway = false;
  again.send({ type: 'edits.retried' });
  other.send({ type: 'edits.retried' });
  await settled();
  const bodies = [...one.edits(), ...two.edits()].map(([, body]) => body);
  expect(bodies).toContainEqual({ values: { name: 'Bolt', category: 'Screws', notes }, sheet: null });
  expect([again, other].map((rows) => rows.getSnapshot().context.unsent)).toEqual([[], []]);
  expect(one.part.editsOf('import-1', null)).toEqual([]);
  again.stop();
  other.stop();
});

test('what a closed tab has kept of a row is sent with an edit of it for which there is no room', async () => {
  const { storage, open, edit, settled } = inTabs();
  const [one, two] = [await open(), await open()];
  isAway = true;
  const [first, other] = [one.show(), two.show()];
  other.send({ type: 'row.edited', line: 3, edit: { values: { category: 'Screws' } } });
  await settled();
  other.stop();
  storage.room = storage.used();
  await edit(first, 3, 'A name for which there is no room');
  isAway = false;
  first.send({ type: 'edits.retried' });
  await settled();
  const values = { category: 'Screws', name: 'A name for which there is no room' };
  expect(one.edits().at(-1)?.[1]).toEqual({ values, sheet: null });
  expect(one.part.editsOf('import-1', null)).toEqual([]);
  first.stop();
});

test('an edit of another sheet for which there is no room is shown as well, and can be given up', async () => {
  const { storage, open, edit } = inTabs();
  const one = await open();
  const rows = one.show();
  isAway = true;
  storage.room = storage.used();
  await edit(rows, 2, 'A name for which there is no room');
  rows.stop();
  const asks = (): boolean => !one.window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const [stranded, ...others] = one.part.strandedOf('import-1', 'Shelf');
  expect(stranded).toMatchObject({ line: 2, sheet: null, column: 'name' });
  expect([others, asks()]).toEqual([[], true]);
  if (stranded) one.part.endStranded('import-1', stranded);
  expect([one.part.strandedOf('import-1', 'Shelf'), asks()]).toEqual([[], false]);
  expect(one.part.editsOf('import-1', null)).toEqual([]);
});

test('the list of imports is that of a host that has them, and removes one after a yes', async () => {
  const { part, asked, countOf } = await withImport({ state: 'imported' });
  const list = createActor(importsMachine.provide(part.imports)).start();
  await vi.advanceTimersByTimeAsync(10);
  const [one] = list.getSnapshot().context.imports;
  expect(one).toMatchObject({ name: 'parts.csv', state: 'imported' });
  list.send({ type: 'remove.requested', one: one ?? aSummary() });
  await vi.advanceTimersByTimeAsync(10);
  expect(asked).toEqual([expect.stringContaining('can no longer be undone')]);
  expect(countOf('DELETE', /^\/api\/imports\/import-1$/)).toBe(1);
  expect(list.getSnapshot().context.imports).toEqual([]);
  list.stop();
});
