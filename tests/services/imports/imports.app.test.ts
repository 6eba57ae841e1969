import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Import } from '../../../contract/imports/imports.ts';
import { importMachine } from '../../../src/machines/imports/import.machine.ts';
import { importRowsMachine } from '../../../src/machines/imports/importRows.machine.ts';
import { importsMachine } from '../../../src/machines/imports/imports.machine.ts';
import { LISTS_CHANGED } from '../../../src/services/lists/listsChanged.ts';
import { aRow, anImport, aSummary, counts } from '../../machines/imports/samples.ts';
import { startApp } from '../appStage.ts';
import { advertising, json } from '../host/fakeHost.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The whole app on a host with one import, as the test says that it is. */
async function withImport(first: Partial<Import>) {
  let now = anImport(first);
  let isAway = false;
  const stage = startApp(({ method, path }) => {
    if (!path.startsWith('/api/imports')) return advertising('imports', []);
    if (isAway) throw new TypeError('Failed to fetch');
    if (path === '/api/imports') return json({ imports: [aSummary({ state: now.state })] });
    if (method === 'PATCH') return json({ ...aRow({ line: 2 }), revision: 2 });
    if (path.includes('/rows')) return json({ rows: [], total: 0 });
    if (path.endsWith('/apply')) now = anImport({ state: 'importing', counts: counts() });
    if (path.endsWith('/undo')) now = anImport({ state: 'undoing' });
    if (method === 'DELETE') return new Response(null, { status: 204 });
    return json(now);
  });
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
  expect(part.editsOf('import-1')).toMatchObject([{ line: 2, edit: { values: { name: 'Bolt' } } }]);
});

test("what one person has typed, chosen and edited in an import is not the next one's, and waits for its own; the browser asks before it goes", async () => {
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
  const all = () => [part.draftOf('import-1'), part.editsOf('import-1'), part.typedOf('import-1')];
  expect(asks()).toBe(false);
  const cell = { line: 2, column: 'name', sheet: null } as const;
  part.keepTyped('import-1', cell, { ...cell, only: undefined, place: 1, text: 'Bo' });
  expect(asks()).toBe(true);
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
  // Nobody is here, and it is still only in this page.
  expect(asks()).toBe(true);
  logIn('def', 'bea');
  expect(all()).toEqual([undefined, [], []]);
  expect(asks()).toBe(false);
  logIn('abc', 'ada');
  expect(all()).toMatchObject([{ notes: '{Colour}' }, [{ line: 2 }], [{ text: 'Bo' }]]);
  expect(asks()).toBe(true);
  goesAway(false);
  // Whoever discards the import discards what was typed into it.
  vi.stubGlobal('history', { pushState() {}, replaceState() {} });
  const again = await open();
  again.send({ type: 'cancel.requested' });
  await vi.advanceTimersByTimeAsync(10);
  again.stop();
  expect(all()).toEqual([undefined, [], []]);
  expect(asks()).toBe(false);
});

test('the browser asks for nothing that has arrived after its page was left, nor for what an import has no use for any more', async () => {
  const { open, part, becomes, goesAway, window } = await withImport({ state: 'checked', counts: counts() });
  const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const machine = importRowsMachine.provide(part.rows).provide({ actions: { rowChanged: () => {} } });
  const edit = async (): Promise<void> => {
    const rows = createActor(machine, { input: { id: 'import-1' } }).start();
    rows.send({ type: 'row.edited', line: 2, edit: { values: { name: 'Bolt' } } });
    rows.stop();
    expect(asks()).toBe(true);
    await vi.advanceTimersByTimeAsync(10);
  };
  await edit();
  expect(part.editsOf('import-1')).toEqual([]);
  expect(asks()).toBe(false);

  goesAway();
  await edit();
  expect(asks()).toBe(true);
  goesAway(false);
  // Somebody else has begun it.
  becomes({ state: 'imported', counts: counts() });
  (await open()).stop();
  expect(asks()).toBe(false);
  // Its rows are to be checked again: there they are.
  becomes({ state: 'read' });
  (await open()).stop();
  expect(part.editsOf('import-1')).toHaveLength(1);
  expect(asks()).toBe(true);
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
