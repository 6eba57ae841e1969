import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { BUILT_IN_CATEGORIES, BUILT_IN_LOCATION_TYPES, STORAGE_CATEGORY } from '../../contract/builtins.ts';
import { check } from '../../contract/check.ts';
import { ItemCreateRequest, LocationCreateRequest } from '../../contract/requests.ts';
import { openData } from '../../server/dataFolder.ts';
import { fillDemo } from '../../server/demo/fillDemo.ts';
import { historyOf } from '../../server/store/items/history.ts';
import { listLookups } from '../../server/store/lookups.ts';
import { namedLocations } from '../../server/store/locations/rows.ts';
import type { Store } from '../../server/store/store.ts';
import { isContainer } from '../../src/model/locations/containers.ts';

const ROOT = join(import.meta.dirname, '../..');
const START = 30_000;
const NOW = Date.UTC(2026, 5, 1);

let folder: string;
let store: Store;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stowage-demo-'));
  store = await openData(join(folder, 'filled'));
  await fillDemo(store, NOW);
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const locations = () => namedLocations(store.read).execute();
const items = () => store.read.selectFrom('items').selectAll().execute();

it('The demo has five areas, about sixty locations four deep and about four hundred items', async () => {
  const rows = await locations();
  expect(new Set(rows.map((row) => row.area_name))).toEqual(
    new Set(['WORKSHOP', 'HANGAR', 'GARAGE', 'HOUSE', 'GARDEN-SHED']),
  );
  expect(rows.length).toBeGreaterThanOrEqual(55);
  expect(rows.length).toBeLessThanOrEqual(65);
  const parents = new Map(rows.map((row) => [row.id, row.parent_id]));
  const depthOf = (id: string | null | undefined): number => (id ? 1 + depthOf(parents.get(id)) : 0);
  expect(Math.max(...rows.map((row) => depthOf(row.id)))).toBe(4);
  const all = await items();
  expect(all.length).toBeGreaterThanOrEqual(380);
  expect(all.length).toBeLessThanOrEqual(420);
});

it('Labels of the demo are short, unique, and begin with the label of the location around', async () => {
  const rows = await locations();
  const labels = new Map(rows.map((row) => [row.id, row.label ?? '']));
  expect(new Set([...labels.values()].map((label) => label.toLowerCase())).size).toBe(rows.length);
  for (const { label, parent_id } of rows) {
    expect(label).toMatch(/^[A-Z]{2}(-[A-Z]{1,2}\d?){0,3}$/);
    if (parent_id !== null) expect(label?.startsWith(`${labels.get(parent_id)}-`)).toBe(true);
  }
});

it('Every location and item of the demo is what a form could have sent', async () => {
  for (const row of await locations()) {
    const sent = { ...row, label: row.label ?? '' };
    const checked = check(sent, LocationCreateRequest);
    expect(checked, row.name).toMatchObject({ ok: true });
    // Nothing was trimmed or coerced.
    if (checked.ok) expect(sent).toMatchObject(checked.value);
    expect(row.description.length).toBeGreaterThan(10);
    expect(BUILT_IN_LOCATION_TYPES).toContain(row.type_name);
  }
  for (const row of await items()) {
    const checked = check(row, ItemCreateRequest);
    expect(checked, row.name).toMatchObject({ ok: true });
    // A form's 0 becomes 1; the demo's 0 is what is used up.
    if (checked.ok) expect({ ...row, quantity: row.quantity || 1 }).toMatchObject(checked.value);
    expect([...BUILT_IN_CATEGORIES, STORAGE_CATEGORY]).toContain(row.category);
    if (row.supplier_item_url !== '') expect(row.supplier_item_url).toMatch(/^https:\/\/example\.com\//);
    expect(`${row.acquisition_date ?? ''}` <= '2026-06').toBe(true);
  }
});

it('The demo shows what the app can: derived containers, fractions, every category, nothing twice in one place', async () => {
  const all = await items();
  expect(all.filter(isContainer).length).toBeGreaterThanOrEqual(3);
  expect(all.filter((item) => item.category === STORAGE_CATEGORY).length).toBeGreaterThanOrEqual(3);
  expect(new Set(all.map((item) => item.category)).size).toBe(BUILT_IN_CATEGORIES.length + 1);
  expect(all.filter((item) => !Number.isInteger(item.quantity)).length).toBeGreaterThanOrEqual(20);
  expect(all.filter((item) => item.supplier_item_url !== '').length).toBeGreaterThanOrEqual(100);
  const places = all.map((item) => `${item.location_id} ${item.name.toLowerCase()}`);
  expect(new Set(places).size).toBe(places.length);
});

it('The history of the demo reads as that of an import', async () => {
  const [first] = await items();
  expect(
    (await historyOf(store.read, first?.id ?? '', { limit: 10, before: undefined })).history,
  ).toMatchObject([{ kind: 'created', user: '', at: new Date(NOW).toISOString(), changes: [] }]);
  expect((await listLookups(store.read, 'item_categories')).map((entry) => entry.name)).toContain('Storage');
});

it('The demo is written in less than two seconds, and a second time not at all', async () => {
  const other = await openData(join(folder, 'timed'));
  try {
    const before = process.cpuUsage();
    const { items: count } = await fillDemo(other, NOW);
    const { user, system } = process.cpuUsage(before);
    // Time of the processor, in microseconds: the machine may be busy with other tests.
    expect(user + system).toBeLessThan(2_000_000);
    await expect(fillDemo(other, NOW)).rejects.toThrow('The data folder is not empty');
    const counted = other.read.selectFrom('items').select((row) => row.fn.countAll<number>().as('count'));
    expect(await counted.executeTakeFirst()).toEqual({ count });
  } finally {
    await other.close();
  }
});

/** The program with arguments, until it is ready or has ended. */
async function start(data: string, ...args: string[]) {
  const child = spawn(process.execPath, [inject('program'), ...args], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      STOWAGE_DATA: data,
      STOWAGE_STATIC: join(ROOT, 'tests/support/emptyApp'),
      STOWAGE_LOG_LEVEL: 'warn',
      NODE_NO_WARNINGS: '1',
    },
  });
  const written = { out: '', err: '' };
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  child.stderr.on('data', (chunk) => (written.err += String(chunk)));
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      written.out += String(chunk);
      if (written.out.includes('Stowage is ready')) resolve();
    });
  });
  await Promise.race([ready, ended]);
  return { ...written, stop: () => child.kill('SIGTERM'), ended };
}

it(
  'A start with --demo fills an empty folder and says so before it is ready',
  { timeout: START },
  async () => {
    const data = join(folder, 'started');
    const demo = await start(data, '--demo');
    expect(demo.out).toMatch(
      /^Filled with a demo workshop: \d+ locations, \d+ items\.\nFirst login: .+\nStowage is ready at .+\n$/,
    );
    demo.stop();
    expect(await demo.ended).toBe(0);

    const before = await readFile(join(data, 'stowage.db'));
    const again = await start(data, '--demo');
    expect(await again.ended).toBe(1);
    expect(again.out).toBe('');
    expect(again.err).toMatch(/^The data folder is not empty: --demo does nothing\.[^\n]*\n$/);
    expect((await readFile(join(data, 'stowage.db'))).equals(before)).toBe(true);
  },
);

it('A mistyped option is refused instead of ignored', { timeout: START }, async () => {
  const mistyped = await start(join(folder, 'mistyped'), '--dmeo');
  expect(await mistyped.ended).toBe(1);
  expect(mistyped.out).toBe('');
  expect(mistyped.err).toBe('There is no option --dmeo; there are --demo, --read-only, --beside.\n');
});
