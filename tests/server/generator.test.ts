import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { check } from '../../contract/check.ts';
import { lengthOf } from '../../contract/fields.ts';
import { ItemCreateRequest, LocationCreateRequest } from '../../contract/requests.ts';
import { openData } from '../../server/dataFolder.ts';
import { fillGenerated } from '../support/generator/fillGenerated.ts';
import { type GeneratorOptions, generate } from '../support/generator/generate.ts';
import { HOSTILE_TEXTS } from '../support/generator/hostile.ts';
import { DEPTH } from '../support/generator/locations.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'stowage-generator-'))));
afterAll(() => rm(folder, { recursive: true }));

const SMALL: GeneratorOptions = { seed: 42, items: 5000, locations: 1000 };

/** The first ones of a stream that may be far longer. */
function first<T>(count: number, stream: Generator<T>): T[] {
  const taken: T[] = [];
  for (const one of stream) {
    taken.push(one);
    if (taken.length === count) break;
  }
  return taken;
}

it('The same seed gives the same data, another seed other data', () => {
  const [one, same, other] = [generate(SMALL), generate(SMALL), generate({ ...SMALL, seed: 43 })];
  expect([...one.locations()]).toEqual([...same.locations()]);
  expect([...one.items()]).toEqual([...same.items()]);
  expect([...one.items()]).toEqual([...one.items()]);
  expect(first(50, one.items())).not.toEqual(first(50, other.items()));
  expect(first(50, one.locations())).not.toEqual(first(50, other.locations()));
});

it('Items begin the same whether a thousand or a million of them are wanted', () => {
  const million = generate({ ...SMALL, items: 1_000_000 });
  expect(first(1000, million.items())).toEqual(first(1000, generate(SMALL).items()));
});

it.each([1, 2, 100, 10_000, 100_000])('%i locations are exactly so many, parents first', (count) => {
  const depths: number[] = [];
  const labels = new Set<string>();
  const siblings = new Map<number | null, number>();
  let labelled = 0;
  for (const { number, parent, depth, label } of generate({
    seed: 3,
    items: 0,
    locations: count,
  }).locations()) {
    if (number !== depths.length || depth !== (parent === null ? 1 : (depths[parent] ?? NaN) + 1)) {
      throw new Error(`Location ${number} does not follow its parent ${parent}.`);
    }
    depths.push(depth);
    siblings.set(parent, (siblings.get(parent) ?? 0) + 1);
    if (label === '') continue;
    labelled++;
    labels.add(label.normalize('NFC').toLowerCase());
  }
  expect(depths.length).toBe(count);
  expect(labels.size).toBe(labelled);
  const deepest = depths.reduce((most, depth) => Math.max(most, depth), 0);
  expect(deepest).toBeLessThanOrEqual(DEPTH);
  if (count >= 10_000) expect(deepest).toBe(DEPTH);
  expect(Math.max(...siblings.values())).toBeLessThanOrEqual(100);
});

it('Every generated location and item is what a form could have sent', () => {
  const data = generate({ seed: 5, items: 4000, locations: 1000, hostile: 0.3 });
  for (const { name, description, label } of data.locations()) {
    const request = { name, description, label, location_type_id: 1, location_area_id: 1, parent_id: null };
    expect(check(request, LocationCreateRequest), name).toEqual({ ok: true, value: request });
  }
  for (const { location, ...item } of data.items()) {
    const request = { ...item, location_id: String(location) };
    // A form's 0 becomes 1; in a database 0 is what is used up.
    const value = { ...request, quantity: item.quantity || 1 };
    expect(check(request, ItemCreateRequest), item.name).toEqual({ ok: true, value });
    if (location < 0 || location >= 1000) throw new RangeError(`There is no location ${location}.`);
  }
});

it('A fraction of the rows is hostile, with every kind of text among them', () => {
  const all = [...generate({ seed: 6, items: 10_000, locations: 100, hostile: 0.2 }).items()];
  const names = new Set(all.map((item) => item.name));
  const seen = HOSTILE_TEXTS.filter(
    (text) => names.has(text.slice(0, 50)) || names.has([...text].slice(0, 50).join('')),
  );
  expect(seen).toEqual(HOSTILE_TEXTS);
  expect(all.filter((item) => lengthOf(item.name) === 50).length).toBeGreaterThan(100);
  expect(all.some((item) => item.name === '😀'.repeat(50))).toBe(true);
  expect(all.some((item) => item.notes.length > 2000)).toBe(true);
  const isHostile = (name: string) => HOSTILE_TEXTS.includes(name);
  const share = all.filter((item) => isHostile(item.name)).length / all.length;
  expect(share).toBeGreaterThan(0.1);
  expect(share).toBeLessThan(0.2);
  const tame = [...generate({ seed: 6, items: 10_000, locations: 100, hostile: 0 }).items()];
  expect(tame.filter((item) => isHostile(item.name))).toEqual([]);
});

it('Believable items have many names, categories and places', () => {
  const all = [...generate({ seed: 8, items: 10_000, locations: 500, hostile: 0 }).items()];
  expect(new Set(all.map((item) => item.name)).size).toBeGreaterThan(5000);
  expect(new Set(all.map((item) => item.category)).size).toBeGreaterThanOrEqual(15);
  expect(new Set(all.map((item) => item.location)).size).toBe(500);
  expect(all.some((item) => /[äöüéłș]/i.test(item.name))).toBe(true);
});

it('A data folder is filled by the server’s own code and can be opened by it', async () => {
  const data = join(folder, 'filled');
  const options = { seed: 9, items: 600, locations: 200, hostile: 0.1 };
  const told: string[] = [];
  await fillGenerated(data, options, ({ what, done }) => told.push(`${done} ${what}`));
  expect(told).toEqual(['200 locations', '600 items']);
  const store = await openData(data);
  try {
    const names = async (table: 'items' | 'locations') =>
      (await store.read.selectFrom(table).select('name').orderBy('created_at').execute()).map(
        (row) => row.name,
      );
    expect(await names('items')).toEqual([...generate(options).items()].map((item) => item.name));
    expect(await names('locations')).toEqual([...generate(options).locations()].map(({ name }) => name));
  } finally {
    await store.close();
  }
  await expect(fillGenerated(data, options)).rejects.toThrow('has locations already');
});

it('Items without a location to be in are refused', () => {
  expect(() => generate({ seed: 1, items: 1, locations: 0 })).toThrow('at least one location');
});
