import { describe, expect, test } from 'vitest';
import type { Location } from '../../../contract/entities.ts';
import { labelAddress, labelPath, labelUrl } from '../../../src/model/labels/addresses.ts';
import { labelChoice } from '../../../src/model/labels/labelChoice.ts';
import { itemLabels, locationLabels } from '../../../src/model/labels/labelPlaces.ts';
import {
  serverLabels,
  subjectsOfItems,
  subjectsOfLocation,
  subjectsOfRange,
} from '../../../src/model/labels/labelSubjects.ts';
import { inputOfLocation, type UnsentLocation } from '../../../src/model/locations/locationInput.ts';
import { createTree } from '../../../src/model/locations/tree.ts';

const read = (to: string, state: unknown = null) =>
  labelChoice(new URL(to, 'http://stowage.test').searchParams, state);

describe('the address of what is printed', () => {
  test('has a location with its parts, a range, and items as long as they fit into it', () => {
    expect(read(locationLabels('a/b&c', ['self', 'items']))).toEqual({
      kind: 'location',
      id: 'a/b&c',
      of: ['self', 'items'],
    });
    expect(read('/labels?location=x')).toEqual({ kind: 'location', id: 'x', of: ['self'] });
    expect(read('/labels?range=WS-A1..D5')).toEqual({ kind: 'range', text: 'WS-A1..D5' });
    expect(read('/labels')).toEqual({ kind: 'nothing' });
    const some = [{ id: 'a', name: 'A', quantity: 1, location_id: null }];
    expect(read(itemLabels(some).to)).toEqual({ kind: 'items', ids: ['a'] });
  });

  test('leaves many items to the history entry, and tells where that holds none, as after a login', () => {
    const items = Array.from({ length: 1000 }, (_, at) => ({
      id: `item ${at}`,
      name: `Screw ${at}`,
      quantity: at === 0 ? null : at,
      location_id: 'room',
    }));
    const { to, state } = itemLabels(items);
    expect(to.length).toBeLessThan(100);
    expect(read(to, structuredClone(state))).toEqual({ kind: 'selected', items });
    for (const other of [
      null,
      7,
      {},
      { labels: 'x' },
      { labels: [null, 3, { id: '' }, { id: 4, name: 'x' }] },
    ]) {
      expect(read(to, other)).toEqual({ kind: 'nothing', isLost: true });
    }
  });
});

describe('where a QR code leads', () => {
  test('is the page of a location by its label, else by its id, and that of an item by its id', () => {
    expect(labelPath({ location: { id: 'i-1', label: 'WS-B3' } })).toBe('/location/WS-B3');
    expect(labelPath({ location: { id: 'i-1', label: 'Lager 1/2 ä' } })).toBe(
      '/location/Lager%201%2F2%20%C3%A4',
    );
    expect(labelPath({ location: { id: 'i-1', label: '' } })).toBe('/location/i-1');
    // What a browser would take away.
    expect(labelPath({ location: { id: 'i-1', label: '..' } })).toBe('/location/i-1');
    expect(labelPath({ item: { id: 'i 2' } })).toBe('/view/i%202');
    expect(labelAddress('https://stowage.lan/', '/view/i-2')).toBe('https://stowage.lan/view/i-2');
  });

  test.each([
    ['http://localhost:4747', true],
    ['http://app.localhost', true],
    ['http://127.0.0.1:4747', true],
    ['http://127.1.2.3', true],
    ['http://[::1]:4747', true],
    ['http://0.0.0.0:4747', true],
    ['http://192.168.1.10:4747', false],
    ['https://localhost.example.org', false],
    ['https://stowage.lan', false],
  ])('%s: only this machine opens it: %s', (origin, isOnlyHere) => {
    expect(labelUrl(undefined, origin)).toEqual({ url: origin, isOnlyHere });
    expect(labelUrl('https://stowage.lan', origin)).toEqual({
      url: 'https://stowage.lan',
      isOnlyHere: false,
    });
  });
});

const location = (id: string, name: string, label: string, parent: string | null): Location => ({
  id,
  name,
  label,
  parent_id: parent,
  description: '',
  type: '',
  location_type_id: null,
  location_type_name: '',
  location_area_id: null,
  location_area_name: '',
  area: '',
  created_at: null,
  updated_at: null,
});
const tree = createTree([
  location('room', 'Workshop', 'WS', null),
  location('cabinet', 'Cabinet', '', 'room'),
  location('d1', 'Drawer 1', 'WS-A1', 'cabinet'),
  location('d2', 'Drawer 2', 'WS-A2', 'cabinet'),
  location('local-1', 'New', '', 'room'),
  location('local-2', 'Newer', 'NEW', 'room'),
]);
const room = tree.byId.get('room') ?? expect.fail();
const items = [
  { id: 'i1', name: 'M6 bolts', quantity: 1200, location_id: 'd1' },
  { id: 'local-3', name: 'Unsent', quantity: 1, location_id: 'd1' },
  { id: 'i2', name: 'Loose', quantity: null, location_id: null },
];

describe('what labels are printed of', () => {
  test('is a location and what is inside of it, to any depth, but for what has no address yet', () => {
    const { subjects, unsent } = subjectsOfLocation(room, ['self', 'locations', 'items'], items, tree);
    expect(subjects.map(({ label, name, path, page }) => [label, name, path, page])).toEqual([
      ['WS', 'Workshop', '', '/location/WS'],
      ['', 'Cabinet', 'Workshop', '/location/cabinet'],
      ['WS-A1', 'Drawer 1', 'Workshop › Cabinet', '/location/WS-A1'],
      ['WS-A2', 'Drawer 2', 'Workshop › Cabinet', '/location/WS-A2'],
      ['NEW', 'Newer', 'Workshop', '/location/NEW'],
      ['', 'M6 bolts', 'WS-A1 · Workshop › Cabinet › Drawer 1', '/view/i1'],
      ['', 'Loose', '', '/view/i2'],
    ]);
    expect(unsent).toBe(2);
    expect(subjectsOfLocation(room, ['self'], [], tree).subjects).toHaveLength(1);
  });

  test('are items with their quantities', () => {
    expect(subjectsOfItems(items, tree).subjects.map(({ quantity }) => quantity)).toEqual(['× 1,200', '']);
  });

  test('are labels ahead of time, with the names of those that are there by now, however they are typed', () => {
    const { subjects } = subjectsOfRange(['ws-a2', 'WS-A3'], tree);
    expect(subjects.map(({ label, name, page, isAhead }) => [label, name, page, isAhead])).toEqual([
      ['WS-A2', 'Drawer 2', '/location/WS-A2', false],
      ['WS-A3', '', '/location/WS-A3', true],
    ]);
  });

  test('has the label that the server knows, not one that waits or was refused and may be another’s by now', () => {
    const unsent = (of: Partial<UnsentLocation> & { item: Location }): UnsentLocation => ({
      kind: 'edit',
      id: of.item.id,
      user: 'ada',
      madeAt: 0,
      revision: '1',
      key: 'k',
      status: 'waiting',
      base: undefined,
      theirs: undefined,
      attempts: [],
      failure: undefined,
      faults: 0,
      ...of,
      item: { ...of.item, ...inputOfLocation(of.item) },
    });
    const hebShown = location('heb', 'Lever', 'NEW-7', 'room');
    const hebThere = location('heb', 'Lever', 'HEB-1', 'room');
    const bare = location('bare', 'Bare', 'NEW-8', 'room');
    const refused = location('local-4', 'Refused', 'WS-A1', 'room');
    const waiting = location('local-5', 'Waiting', 'NEW-9', 'room');
    const all = createTree([room, hebShown, bare, refused, waiting]);
    const onServer = serverLabels([
      unsent({ item: hebShown, base: hebThere, status: 'refused' }),
      unsent({ item: bare, base: { ...bare, label: '' } }),
      unsent({ kind: 'create', item: refused, status: 'refused' }),
      unsent({ kind: 'create', item: waiting }),
      unsent({ item: { ...room, name: 'Renamed' }, base: room }),
    ]);
    const printed = subjectsOfLocation(
      room,
      ['self', 'locations', 'items'],
      [{ id: 'i3', name: 'Nut', quantity: 1, location_id: 'heb' }],
      all,
      onServer,
    );
    expect(printed.subjects.map(({ label, name, page }) => [label, name, page])).toEqual([
      ['WS', 'Workshop', '/location/WS'],
      ['', 'Bare', '/location/bare'],
      ['HEB-1', 'Lever', '/location/HEB-1'],
      ['NEW-9', 'Waiting', '/location/NEW-9'],
      ['', 'Nut', '/view/i3'],
    ]);
    expect(printed.subjects.at(-1)?.path).toBe('HEB-1 · Workshop › Lever');
    expect([printed.unsent, printed.relabelled]).toEqual([1, 2]);
    const range = subjectsOfRange(['NEW-7', 'HEB-1'], all, onServer);
    expect(range.subjects.map(({ name, isAhead }) => [name, isAhead])).toEqual([
      ['', true],
      ['Lever', false],
    ]);
    expect([range.relabelled, range.awaited]).toEqual([1, 1]);
  });
});
