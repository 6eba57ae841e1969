import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeHierarchy, decodeHits, decodeItems } from '../../../contract/answers.ts';
import type { Item } from '../../../contract/entities.ts';
import { itemTest, type NamedPlace } from '../../../contract/finding/itemFits.ts';
import { findItems } from '../../../src/model/finding/itemMatches.ts';
import { createTree, flatten } from '../../../src/model/locations/tree.ts';
import { names } from '../answers.ts';
import { type TestServer, startServer } from '../startServer.ts';

const SCREW = 'Wood screw 4x40';
const STEEL = 'Steel screw M3×10';
const WASHER = 'Lock washer M3';
const PLAIN = 'Washer, lock free';
const GLUE = 'Wood glue';
const ALL = [STEEL, GLUE, SCREW, WASHER, PLAIN];

/** What is typed, and all that may be found, in whatever order. */
const FOUND: readonly (readonly [string, readonly string[]])[] = [
  ['in:garage', [GLUE, PLAIN]],
  ['inside:workshop', [SCREW, STEEL, WASHER]],
  ['in:"red cabinet"', [STEEL, WASHER]],
  ['in:cabinet in:workshop', [STEEL, WASHER]],
  ['in:a-01', [STEEL, WASHER]],
  ['in:A01', [STEEL, WASHER]],
  ['screw in:workshop', [SCREW, STEEL]],
  ['in:workshop screw -steel', [SCREW]],
  ['-in:workshop', [GLUE, PLAIN]],
  ['washer -in:garage', [WASHER]],
  ['screw in:workshop in:workshop', [SCREW, STEEL]],
  ['in:nowhere', []],
  ['in:garage %', [GLUE, PLAIN]],
  ['by:&', []],
  ['cat:-', []],
  ['-in:nowhere', ALL],
  ['cat:fast', [SCREW, STEEL]],
  ['category:"fasteners small"', [STEEL]],
  ['CAT:Fasteners -cat:small', [SCREW]],
  ['qty:0', [GLUE]],
  ['qty:>50', [SCREW, STEEL]],
  ['qty:<=2,5', [GLUE, PLAIN]],
  ['qty:>=100 screw', [SCREW]],
  ['-qty:0 in:garage', [PLAIN]],
  ['qty:> 50', [SCREW, STEEL]],
  ['qty:>= 80 -qty:> 100', [STEEL]],
  ['loc:workshop screw', [SCREW, STEEL]],
  ['place:garage', [GLUE, PLAIN]],
  ['location:"red cabinet"', [STEEL, WASHER]],
  ['qty: 0', [GLUE]],
  ['qty: 80 m3', [STEEL]],
  ['qty: <5', [GLUE, PLAIN]],
  ['qty: > 50 steel', [STEEL]],
  ['qty: 2-20', [PLAIN, WASHER]],
  ['qty=0', [GLUE]],
  ['quantity>50 steel', [STEEL]],
  ['-qty<50', [SCREW, STEEL]],
  ['qty:20-80', [STEEL, WASHER]],
  ['qty:80..2,5 m3', [STEEL, WASHER]],
  ['-qty:2-80', [GLUE, SCREW]],
  ['no:quantity', [GLUE]],
  ['no:quantities', [GLUE]],
  ['no:photos screw', [SCREW, STEEL]],
  ['has:photos', []],
  ['has:note', [GLUE]],
  ['no:suppliers wood', [GLUE]],
  ['no:photo screw', [SCREW, STEEL]],
  ['has:photo', []],
  ['has:notes', [GLUE]],
  ['no:supplier', [STEEL, GLUE, WASHER, PLAIN]],
  ['supplier:wurth', [SCREW]],
  ['by:wuerth', [SCREW]],
  ['by:"Würth Elektronik"', [SCREW]],
  ['"lock washer"', [WASHER]],
  ['"lock washer', [WASHER]],
  ['"washer lock"', [PLAIN]],
  ['"glue for"', []],
  ['screw -"steel screw"', [SCREW]],
  ['washer -"lock washer"', [PLAIN]],
  ['washer -"washer lock"', [WASHER]],
  ['“lock washer”', [WASHER]],
  ['in:„red cabinet“ –steel', [WASHER]],
  ['screws wood', [SCREW]],
  ['wood screws', [SCREW]],
  ['has:part -screw', []],
  ['no:part -screw', [GLUE, WASHER, PLAIN]],
  ['m3x10 in:workshop', [STEEL]],
  ['"m3" -m3x10', [WASHER]],
  ['screw -m3', [SCREW]],
  // Without a word is not without all that begins with it.
  ['screw -stee', [SCREW, STEEL]],
  ['screw -steels', [SCREW]],
  ['-in:nowhere -screws', [WASHER, GLUE, PLAIN]],
  ['-in:nowhere -gl', ALL],
  // A number that goes on in figures is another one; in letters it is the same.
  ['screw -m', [SCREW, STEEL]],
  ['screw -m3x1', [SCREW, STEEL]],
  // What only looks like one is text.
  ['-screw', [SCREW, STEEL]],
  ['in:', []],
  ['qty:many', []],
  ['has:wings', []],
  ['ratio:3', []],
  ['screw "', [SCREW, STEEL]],
  ['screw in:', [SCREW, STEEL]],
];

/** What names a thing and a place without a filter, all that is found, and what it is read as. */
const PLACED: readonly (readonly [typed: string, found: readonly string[], meant: string | undefined])[] = [
  ['screw workshop', [STEEL, SCREW], 'screw in:"workshop"'],
  ['screws in the Workshop', [STEEL, SCREW], 'screws in:"Workshop"'],
  ['garage washer', [PLAIN], 'washer in:"garage"'],
  ['m3 washer red cabinet', [WASHER], 'm3 washer in:"red cabinet"'],
  ['washer workshop drawer 1', [WASHER], 'washer in:"workshop" in:"drawer 1"'],
  ['steel a-01', [STEEL], 'steel in:"a-01"'],
  ['A01 steel', [STEEL], 'steel in:"A01"'],
  ['screw -steel workshop', [SCREW], 'screw -steel in:"workshop"'],
  ['"lock washer" red cabinet', [WASHER], '"lock washer" in:"red cabinet"'],
  ['washer cat:fasteners workshop', [], undefined],
  ['screw in: workshop', [STEEL, SCREW], 'screw in:"workshop"'],
  ['wahser garage', [PLAIN], 'washer in:"garage"'],
  ['where is the glue in the garage', [GLUE], 'glue in:"garage"'],
  // A place alone is all that lies in it.
  ['garage', [PLAIN, GLUE], 'in:"garage"'],
  ['in the red cabinet', [WASHER, STEEL], 'in:"red cabinet"'],
  ['A-01', [WASHER, STEEL], 'in:"A-01"'],
  // Places within one another, of which one tells where.
  ['workshop drawer 1', [WASHER, STEEL], 'in:"workshop" in:"drawer 1"'],
  ['Workshop > Red cabinet > Drawer 1', [WASHER, STEEL], 'in:"Workshop" in:"Red cabinet" in:"Drawer 1"'],
  ['loft washer', [], undefined],
  ['werkstatt screw', [STEEL, SCREW], 'screw in:"workshop"'],
  ['screw werkstatt crate 1', [], undefined],
  ['what is in the garage', [PLAIN, GLUE], 'in:"garage"'],
  ['how many washers are there in the garage', [PLAIN], 'washers in:"garage"'],
  ['(screw) workshop:', [STEEL, SCREW], 'screw in:"workshop"'],
  // What it is for is no place.
  ['screws for workshop', [STEEL, SCREW], 'screws'],
  // What is there as typed needs no place, and what is nowhere has none.
  ['wood glue', [GLUE], undefined],
  ['glue workshop', [], undefined],
  ['steel box', [], undefined],
  ['washer garag', [], undefined],
  ['washer 7', [], undefined],
  ['screw in:garage workshop', [], undefined],
];

let server: TestServer;
let items: Item[];
let placesOf: (item: Item) => readonly NamedPlace[];

beforeAll(async () => {
  server = await startServer();
  const workshop = await server.location({ name: 'Workshop' });
  const cabinet = await server.location({ name: 'Red cabinet', label: 'A-01', parent_id: workshop });
  const drawer = await server.location({ name: 'Drawer 1', parent_id: cabinet });
  const garage = await server.location({ name: 'Garage' });
  // Of so many nobody means one by that word alone.
  for (let number = 1; number <= 9; number++)
    await server.location({ name: `Box ${number}`, parent_id: workshop });
  const fasteners = { category: 'Fasteners' };
  await server.item({
    name: SCREW,
    location_id: workshop,
    quantity: 200,
    supplier: 'Würth Elektronik',
    ...fasteners,
  });
  await server.item({ name: STEEL, location_id: drawer, quantity: 80, category: 'Small Fasteners' });
  await server.item({ name: WASHER, location_id: drawer, quantity: 20 });
  await server.item({ name: PLAIN, location_id: garage, quantity: 2.5 });
  const glue = await server.item({ name: GLUE, location_id: garage, notes: 'For outdoors' });
  // A new one is never of none.
  await server.call('PATCH', `/api/items/${String(glue['id'])}`, { quantity: 0 });
  const { body } = await server.call('GET', '/api/items');
  ({ items } = decodeItems(body));
  const tree = createTree(
    flatten(decodeHierarchy((await server.call('GET', '/api/locations/hierarchy')).body)),
  );
  placesOf = ({ location_id }) => tree.pathOf(location_id ?? '');
});
afterAll(() => server.stop());

describe('filters typed into the search', () => {
  it.each(FOUND)('"%s" finds on the server %j', async (typed, expected) => {
    const { status, body } = await server.call('GET', `/api/search?limit=50&q=${encodeURIComponent(typed)}`);
    expect(status).toBe(200);
    const found = decodeItems(body);
    expect(names(found.items).toSorted()).toEqual(expected.toSorted());
    expect(found.total).toBe(expected.length);
  });

  it.each(FOUND)('"%s" finds in the browser %j', (typed, expected) => {
    const found = items.filter(itemTest(typed, placesOf));
    expect(found.map(({ name }) => name).toSorted()).toEqual(expected.toSorted());
  });

  it.each(PLACED)('"%s" without a filter finds %j, read as %s', async (typed, expected, meant) => {
    const { body } = await server.call('GET', `/api/search?limit=50&q=${encodeURIComponent(typed)}`);
    const hits = decodeHits(body);
    expect({ names: names(hits.items), meant: hits.meant }).toEqual({ names: expected, meant });
    const found = await findItems(items, typed, placesOf);
    const known = found.items.map(({ name }) => name);
    expect({ names: known, meant: found.meant }).toEqual({ names: expected, meant });
  });

  it('holds for what was meant, too', async () => {
    const call = async (q: string) => {
      const { body } = await server.call('GET', `/api/search?limit=5&q=${encodeURIComponent(q)}`);
      return { names: names(decodeHits(body).items), meant: decodeHits(body).meant };
    };
    expect(await call('wahser in:garage')).toEqual({ names: [PLAIN], meant: 'washer' });
    expect(await call('scrwe in:garage')).toEqual({ names: [], meant: undefined });
    expect(await call('steel screw in:garage')).toEqual({ names: [], meant: undefined });
    expect((await findItems(items, 'wahser in:garage', placesOf)).items.map(({ name }) => name)).toEqual([
      PLAIN,
    ]);
    expect(await findItems(items, 'scrwe in:garage', placesOf)).toEqual({ items: [] });
  });

  it('gives what only filters find by name, in pages that have each item once', async () => {
    const pages = await Promise.all(
      [0, 2, 4].map((offset) => server.call('GET', `/api/search?q=no:photo&limit=2&offset=${offset}`)),
    );
    const shown = pages.map(({ body }) => decodeItems(body));
    expect(shown.map(({ total }) => total)).toEqual([5, 5, 5]);
    const byName = [WASHER, STEEL, PLAIN, GLUE, SCREW];
    expect(shown.flatMap((page) => names(page.items))).toEqual(byName);
    const numbered = items.map((item) => (item.name === WASHER ? { ...item, supplier_part_no: 'W1' } : item));
    const found = await findItems(numbered, 'no:photo', placesOf);
    expect(found.items.map(({ name }) => name)).toEqual(byName);
  });

  it('notices at once that a place has another name', async () => {
    const { body } = await server.call('GET', '/api/search?limit=5&q=in:garage');
    const [item] = decodeItems(body).items;
    const path = `/api/locations/${item?.location_id ?? ''}`;
    await server.call('PATCH', path, { name: 'Shed' });
    const found = async (q: string) =>
      decodeItems((await server.call('GET', `/api/search?limit=5&q=${q}`)).body).total;
    expect(await found('in:shed')).toBe(2);
    expect(await found('in:garage')).toBe(0);
  });
});
