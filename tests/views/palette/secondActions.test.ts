import { describe, expect, test } from 'vitest';
import type { Effect, PendingCommand } from '../../../src/model/arguments/pendingCommand.ts';
import type { ActedOn } from '../../../src/model/finding/actedOn.ts';
import { actionRows, type KnownOfActedOn } from '../../../src/views/palette/actionRows.ts';
import { enterWords, type PaletteRowData } from '../../../src/views/palette/rows.ts';
import { rememberingRows } from '../../../src/views/palette/wordRows.ts';
import { aLocation, anItem } from '../../machines/kit/samples.ts';
import { openedBefore, rowsFor } from './palette.stage.ts';

const NUT = anItem({ id: 'nut', name: 'M3 nut', quantity: 40 });
const ATTIC = aLocation({ id: 'attic/1', name: 'Attic' });

function stage(of: ActedOn, known: Partial<KnownOfActedOn> = {}) {
  const done: unknown[] = [];
  const asked: PendingCommand[] = [];
  const given: Effect[] = [];
  const rows = actionRows(
    of,
    { location: ATTIC, isSample: false, isReading: false, deletesOwn: undefined, ...known },
    {
      leave(act) {
        done.push('closed');
        act();
      },
      navigate: (to) => void done.push(to),
      askToDeleteLocation: (path) => void done.push(`delete at ${path}`),
      askToDelete: ({ name }) => void done.push(`delete ${name}`),
      share: ({ name }) => void done.push(`share ${name}`),
      copyLink: ({ id }) => void done.push(`copy ${id}`),
      ask: (command) => void asked.push(command),
      give: (effect) => void given.push(effect),
    },
  );
  const row = (name: string): PaletteRowData => {
    const found = rows.find((one) => one.name === name);
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  };
  return { rows, names: rows.map(({ name }) => name), row, done, asked, given };
}

test('a name that runs from right to left turns no number round in what Enter will do', () => {
  const name = 'בורג M3×10 (12)';
  const item = anItem({ id: 'nut', name, quantity: 40 });
  const { row } = stage({ kind: 'item', id: 'nut', name, item });
  expect(enterWords(row('Add 1'))).toBe(`Add 1 to \u2068${name}\u2069: 40 → 41`);
});

const ofNut = (known?: Partial<KnownOfActedOn>) =>
  stage({ kind: 'item', id: 'nut', name: 'M3 nut', item: NUT }, known);
const ofAttic = (known?: Partial<KnownOfActedOn>) =>
  stage({ kind: 'location', id: 'attic/1', name: 'Attic' }, known);

describe('the second actions of an item', () => {
  test('begin with opening it and end with its deletion, and say what they do', () => {
    const { names, rows } = ofNut();
    expect(names).toEqual([
      'Open',
      'Move to…',
      'Set quantity…',
      'Add 1',
      'Take 1',
      'Copy link',
      'Edit',
      'Delete…',
    ]);
    expect(rows.map((row) => enterWords(row))).toEqual([
      'Open M3 nut',
      'Move M3 nut to…',
      'Set quantity of M3 nut…',
      'Add 1 to M3 nut: 40 → 41',
      'Take 1 from M3 nut: 40 → 39',
      'Copy the link to M3 nut',
      'Edit M3 nut',
      'Delete M3 nut: asks first',
    ]);
  });

  test('do what the keys of its row do', () => {
    const { row, done, asked, given } = ofNut();
    for (const name of ['Open', 'Edit', 'Copy link', 'Delete…']) row(name).perform();
    expect(done).toEqual([
      'closed',
      '/view/nut',
      'closed',
      '/edit/nut',
      'closed',
      'copy nut',
      'closed',
      'delete M3 nut',
    ]);
    row('Move to…').perform();
    row('Set quantity…').perform();
    expect(asked).toEqual([
      { argument: 'location', moved: { kind: 'items', items: [NUT] } },
      { argument: 'quantity', item: NUT },
    ]);
    row('Add 1').perform();
    row('Take 1').perform();
    expect(given).toMatchObject([
      { change: { kind: 'change quantity', by: 1 } },
      { change: { kind: 'change quantity', by: -1 } },
    ]);
  });

  test('are all there while it is read, but wait for it, and for good where it could not be', () => {
    const known = { kind: 'item', id: 'nut', name: 'M3 nut' } as const;
    for (const [isReading, why] of [
      [true, 'Loading…'],
      [false, 'Not available now'],
    ] as const) {
      const { names, row, done, asked, given } = stage(known, { isReading });
      expect(names).toEqual(ofNut().names);
      expect(row('Move to…')).toMatchObject({ isWaiting: true, detail: why });
      for (const name of ['Move to…', 'Set quantity…', 'Add 1', 'Take 1', 'Delete…']) row(name).perform();
      expect([done, asked, given]).toEqual([[], [], []]);
      expect(row('Open').isWaiting).toBeUndefined();
    }
  });

  test('tell what is there as a number that can be read', () => {
    const little = stage({ kind: 'item', id: 'nut', name: 'M3 nut', item: { ...NUT, quantity: 1e-9 } });
    expect(little.row('Set quantity…').detail).toBe('now 0.000000001');
  });

  test('take none from nothing', () => {
    const empty = stage({ kind: 'item', id: 'nut', name: 'M3 nut', item: { ...NUT, quantity: 0 } });
    expect(empty.row('Take 1')).toMatchObject({ isWaiting: true, detail: expect.stringContaining('Only 0') });
    expect(empty.row('Add 1').isWaiting).toBeUndefined();
  });

  test('leave its own page to delete it', () => {
    const own: string[] = [];
    const deletesOwn = { id: 'delete-item', name: '', section: 'Here', icon: '' } as const;
    const { row, done } = ofNut({ deletesOwn: { ...deletesOwn, perform: () => void own.push('page') } });
    row('Delete…').perform();
    expect([own, done]).toEqual([['page'], ['closed']]);
  });
});

describe('the second actions of a location', () => {
  test('begin with opening it and end with its deletion, and do what the keys of its row do', () => {
    const { names, row, done, asked } = ofAttic();
    expect(names).toEqual([
      'Open',
      'Move to…',
      'Add item: name, quantity…',
      'Add location inside',
      'Copy link',
      'Edit',
      'Delete…',
    ]);
    for (const name of ['Open', 'Add location inside', 'Copy link', 'Edit', 'Delete…']) row(name).perform();
    expect(done.filter((one) => one !== 'closed')).toEqual([
      '/location/attic%2F1',
      '/add-location?parent_id=attic%2F1',
      'share Attic',
      '/edit-location/attic%2F1',
      'delete at /location/attic%2F1',
    ]);
    row('Move to…').perform();
    row('Add item: name, quantity…').perform();
    expect(asked).toEqual([
      { argument: 'location', moved: { kind: 'locations', locations: [ATTIC] } },
      { argument: 'entry', to: ATTIC },
    ]);
  });

  test('only open one that is not known any more', () => {
    expect(ofAttic({ location: undefined }).names).toEqual(['Open']);
  });
});

test('samples are for looking at only', () => {
  expect(ofNut({ isSample: true }).names).toEqual(['Open', 'Copy link']);
  expect(ofAttic({ isSample: true }).names).toEqual(['Open', 'Copy link']);
});

test('what takes something away is the last of them, whatever else there is, and never the first', () => {
  for (const { rows } of [ofNut(), ofAttic()]) {
    expect(rows.findIndex(({ id }) => id.includes('delete'))).toBe(rows.length - 1);
    expect(rows[0]?.id).toBe('action:open');
  }
});

test('a word that found nothing can be remembered for it, behind what opens it', () => {
  const remembered: unknown[] = [];
  const { rows, done } = ofAttic();
  const [first] = rows;
  if (!first) throw new Error('There is nothing to do.');
  const remember = (...all: unknown[]) => void remembered.push(all);
  const of = { kind: 'location', id: 'attic/1', name: 'Attic' } as const;
  expect(rememberingRows(of, first, { unfound: '', remember })).toEqual([]);
  const [row] = rememberingRows(of, first, { unfound: 'loft', remember });
  expect(row?.name).toBe('Open, and find it by “loft” from now on');
  row?.perform();
  expect(remembered).toEqual([['loft', of]]);
  expect(done).toEqual(['closed', '/location/attic%2F1']);
});

describe('rows of the palette', () => {
  const hasMore = (rows: readonly PaletteRowData[], id: string) => rows.find((row) => row.id === id)?.hasMore;

  test('have second actions where they are of a record, found or opened before', () => {
    expect(hasMore(rowsFor('Home', 'attic'), 'location:attic')).toBe(true);
    expect(rowsFor('Home', 'm3 nut').find(({ id }) => id === 'item:M3 nut')).toMatchObject({
      hasMore: true,
      about: { kind: 'item', id: 'M3 nut', item: { name: 'M3 nut' } },
    });
    const recent = rowsFor('Home', '', openedBefore('item:M3 nut', 'location:attic'));
    expect(hasMore(recent, 'recent:item:M3 nut')).toBe(true);
    expect(hasMore(recent, 'recent:location:attic')).toBe(true);
  });

  test('have none where they are commands or sentences', () => {
    const rows = [...rowsFor('Item', ''), ...rowsFor('Home', '+5 m3x10')];
    const commands = rows.filter(({ kind }) => kind === 'command');
    expect(commands.length).toBeGreaterThan(10);
    expect(commands.filter(({ hasMore: more }) => more)).toEqual([]);
  });
});
