import { describe, expect, test, vi } from 'vitest';
import type { Effect } from '../../../src/model/arguments/pendingCommand.ts';
import { FIT, type Fit } from '../../../src/model/finding/tiers.ts';
import { optionsWith } from '../../../src/model/locations/locationOption.ts';
import type { Opened } from '../../../src/model/finding/opened.ts';
import type { Command, CommandSection } from '../../../src/views/commands/registry.ts';
import { withArgument } from '../../../src/views/palette/argumentRows.ts';
import { recentRows } from '../../../src/views/palette/recentRows.ts';
import {
  type CommandRows,
  commandRows,
  itemRows,
  locationRows,
  type PaletteRowData,
  type PaletteSection,
} from '../../../src/views/palette/rows.ts';
import { sectionsByFit, sectionsUntyped } from '../../../src/views/palette/sectionOrder.ts';
import { aLocation, anItem } from '../../machines/kit/samples.ts';
import { findable } from '../../model/finding/foundLocations.ts';

function aCommand(name: string, section: CommandSection, more: Partial<Command> = {}): Command {
  return { id: name.toLowerCase(), name, section, icon: 'i-lucide-x', perform: () => {}, ...more };
}

const COMMANDS = [
  aCommand('Edit', 'Here', { key: 'e' }),
  aCommand('Share Location', 'Here'),
  aCommand('Add Item', 'Go to', { keywords: 'new, create' }),
  aCommand('Übersicht', 'Go to'),
  aCommand('Log out', 'Application'),
];
const FINDABLE = findable([
  aLocation({ id: 'h', name: 'Hangar', label: 'H', parent_id: null }),
  aLocation({ id: 'r', name: 'Rack', label: 'ADD', parent_id: 'h' }),
  aLocation({ id: 'e', name: 'Edison drawer', label: '', parent_id: 'r' }),
]);
const TREE = FINDABLE.tree;

const NONE: { rows: PaletteRowData[]; total: number; fit: Fit } = { rows: [], total: 0, fit: FIT.none };
const noClose = { close: () => {} };
const sectionsOf = (typed: string, commands: CommandRows, locations = NONE, items = NONE) =>
  typed.trim() === '' ? sectionsUntyped(commands, [], false) : sectionsByFit(commands, locations, items);
const visits = () => {
  const to: string[] = [];
  return { to, go: (path: string) => () => void to.push(path) };
};
const namesOf = (found: CommandRows) =>
  Object.fromEntries([...found].map(([section, { rows }]) => [section, rows.map(({ name }) => name)]));

describe('the commands in the palette', () => {
  test('stand in their sections, those of the screen first', () => {
    const rows = commandRows(COMMANDS.toReversed(), '', noClose);
    expect([...rows.keys()]).toEqual(['Here', 'Go to', 'Application']);
    expect(namesOf(rows)).toEqual({
      Here: ['Share Location', 'Edit'],
      'Go to': ['Übersicht', 'Add Item'],
      Application: ['Log out'],
    });
  });

  test.each([
    ['item add', ['Add Item']],
    ['CREATE', ['Add Item']],
    ['ubersicht', ['Übersicht']],
    ['  log   out ', ['Log out']],
    ['log out…', ['Log out']],
    ['add location', []],
    ['.*', []],
  ])('%j finds those that have every word in name or keywords, case and accents ignored', (typed, found) => {
    expect(Object.values(namesOf(commandRows(COMMANDS, typed, noClose))).flat()).toEqual(found);
  });

  test('close the palette before they do what they do, so that the focus they choose stays there', async () => {
    const order: string[] = [];
    const command = aCommand('Edit', 'Here', { key: 'e', perform: () => void order.push('performed') });
    const [row] =
      commandRows([command], '', { close: () => void order.push('closed') }).get('Here')?.rows ?? [];
    expect(row).toMatchObject({ id: 'command:edit', kind: 'command', key: 'e', label: '', detail: '' });
    row?.perform();
    // The dialog goes in between.
    expect(order).toEqual(['closed']);
    await Promise.resolve();
    expect(order).toEqual(['closed', 'performed']);
  });

  test('leave the palette open where they lack their argument, which it asks for', () => {
    const order: string[] = [];
    const command = aCommand('Go to label…', 'Go to', {
      asks: () => ({ argument: 'label' }),
      perform: () => void order.push('asked'),
    });
    const [row] =
      commandRows([command], '', { close: () => void order.push('closed') }).get('Go to')?.rows ?? [];
    row?.perform();
    expect(order).toEqual(['asked']);
  });
});

describe('a dangerous command in the palette', () => {
  const withDanger = [
    aCommand('Delete the drawer', 'Here', { undo: 'asks first', keywords: 'remove' }),
    aCommand('Move the drawer', 'Go to'),
  ];
  const shown = (typed: string, commands: readonly Command[] = withDanger) =>
    sectionsOf(typed, commandRows(commands, typed, noClose)).flatMap(({ rows }) =>
      rows.map(({ name, isGuarded }) => [name, isGuarded]),
    );

  test('comes after all else, unless its own name was typed', () => {
    const [deletes, moves] = ['Delete the drawer', 'Move the drawer'];
    expect(shown('move')).toEqual([[moves, false]]);
    expect(shown('drawer')).toEqual([
      [moves, false],
      [deletes, true],
    ]);
    expect(shown('')).toEqual([
      [moves, false],
      [deletes, true],
    ]);
    expect(shown('remove')).toEqual([[deletes, false]]);
    expect(shown('delete')).toEqual([[deletes, false]]);
  });

  test('stands alone where nothing else fits, and is not what Enter means', () => {
    expect(shown('drawer', withDanger.slice(0, 1))).toEqual([['Delete the drawer', true]]);
  });
});

describe('the locations in the palette', () => {
  test('show name, label and the path around them, and lead to their page', () => {
    const { to, go } = visits();
    const [row] = locationRows(FINDABLE.find({ query: 'edison' }), go);
    expect(row).toMatchObject({
      id: 'location:e',
      name: 'Edison drawer',
      detail: 'Hangar › Rack',
      label: '',
      kind: 'location',
    });
    row?.perform();
    expect(to).toEqual(['/location/e']);
  });

  test('have their ids encoded', () => {
    const { to, go } = visits();
    const [row] = locationRows(findable([aLocation({ id: 'a/7', name: 'Bin' })]).options, go);
    row?.perform();
    expect(to).toEqual(['/location/a%2F7']);
  });
});

describe('the items in the palette', () => {
  test('show where they are: the path of the host, else of the tree, else nothing', () => {
    const rows = itemRows(
      [
        anItem({ id: 'item-1', location_id: 'r', location_path: 'Elsewhere › Rack' }),
        anItem({ id: 'item-2', location_id: 'e' }),
        anItem({ id: 'item-3', location_id: 'gone' }),
        anItem({ id: 'item-4', location_id: null }),
      ],
      TREE,
      visits().go,
    );
    expect(rows.map(({ detail, label }) => [detail, label])).toEqual([
      ['Elsewhere › Rack', 'ADD'],
      ['Hangar › Rack › Edison drawer', ''],
      ['', ''],
      ['', ''],
    ]);
  });

  test('are offered before the locations are known', () => {
    const [row] = itemRows([anItem({ location_id: 'r' })], undefined, visits().go);
    expect(row).toMatchObject({ name: 'Bolts', detail: '', label: '', kind: 'item' });
  });

  test('are 8 at most, and lead to their page, encoded', () => {
    const { to, go } = visits();
    const items = Array.from({ length: 12 }, (_, at) => anItem({ id: `item/${at}`, name: `Bolt ${at}` }));
    const rows = itemRows(items, TREE, go);
    expect(rows.map(({ name }) => name)).toEqual(Array.from({ length: 8 }, (_, at) => `Bolt ${at}`));
    rows[0]?.perform();
    expect(to).toEqual(['/view/item%2F0']);
  });
});

describe('what was opened last', () => {
  const recent = (opened: readonly Opened[], here = '/') => {
    const { to, go } = visits();
    const rows = recentRows(opened, commandRows(COMMANDS, '', noClose), TREE, go, here);
    return { rows, to, names: rows.map(({ name }) => name) };
  };
  const one = (kind: Opened['kind'], id: string, name: string): Opened => ({
    kind,
    id,
    name,
    at: 0,
    weight: 1,
  });

  test('is offered newest first, five records and then commands, each leading where it was', () => {
    const { rows, names, to } = recent([
      one('item', 'item/1', 'Bolts'),
      one('location', 'r', 'Rack as it was called'),
      one('command', 'log out', 'Log out'),
      one('location', 'h', 'Hangar'),
      one('item', 'item-2', 'Nuts'),
      one('item', 'item-3', 'Washers'),
      one('item', 'item-4', 'Rivets'),
    ]);
    expect(names).toEqual(['Bolts', 'Rack', 'Hangar', 'Nuts', 'Washers', 'Log out']);
    expect(rows[1]).toMatchObject({ kind: 'location', detail: 'Hangar', label: 'ADD' });
    for (const row of rows) row.perform();
    expect(to).toEqual(['/view/item%2F1', '/location/r', '/location/h', '/view/item-2', '/view/item-3']);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(6);
  });

  test('leaves out the page on screen, locations that are no more, and commands of the screen or none', () => {
    const { names } = recent(
      [
        one('location', 'r', 'Rack'),
        one('location', 'gone', 'Gone'),
        one('command', 'edit', 'Edit'),
        one('command', 'was here', 'Was here'),
        one('location', 'h', 'Hangar'),
      ],
      '/location/r',
    );
    expect(names).toEqual(['Hangar']);
  });
});

describe('the sections of the palette', () => {
  const all = (rows: PaletteRowData[], fit: Fit) => ({ rows, total: rows.length, fit });
  const headings = (typed: string, itemNames: string[] = ['Bolts'], itemFit: Fit = FIT.loose) => {
    const { go } = visits();
    const { ids, fit } = FINDABLE.finder.find({ query: typed });
    const items = itemNames.map((name) => anItem({ name }));
    return sectionsOf(
      typed,
      commandRows(COMMANDS, typed, noClose),
      all(locationRows(optionsWith(TREE, ids), go), fit),
      all(itemRows(items, TREE, go), items.length === 0 ? FIT.none : itemFit),
    ).map(({ heading }) => heading);
  };

  test('begin with items where these fit and the locations only somewhere in their path', () => {
    expect(headings('angar', ['Angara'], FIT.begins)).toEqual(['Items', 'Locations']);
    expect(headings('hangar', ['Hangar'], FIT.exact)).toEqual(['Locations', 'Items']);
    expect(headings('angar', ['Hangar'], FIT.loose)).toEqual(['Locations', 'Items']);
  });

  test('have what was opened last below the commands of the screen, above all others', () => {
    const [recent] =
      commandRows([aCommand('Log out', 'Application')], '', noClose).get('Application')?.rows ?? [];
    const headingsWith = (areRecentFirst: boolean) =>
      sectionsUntyped(commandRows(COMMANDS, '', noClose), recent ? [recent] : [], areRecentFirst).map(
        ({ heading }) => heading,
      );
    expect(headingsWith(false)).toEqual(['Here', 'Recent', 'Go to', 'Application']);
    expect(headingsWith(true)).toEqual(['Recent', 'Go to', 'Here', 'Application']);
  });

  test('without a text begin with the commands of the screen', () => {
    expect(headings(' ', [])).toEqual(['Here', 'Go to', 'Application']);
  });

  test('with a text begin with what is found', () => {
    expect(headings('drawer')).toEqual(['Locations', 'Items']);
    expect(headings('out')).toEqual(['Application', 'Items']);
  });

  test('begin with the commands when the text begins the name of one', () => {
    expect(headings('ed')).toEqual(['Here', 'Locations', 'Items']);
    expect(headings('LOG O')).toEqual(['Application', 'Items']);
    expect(headings(' uber')).toEqual(['Go to', 'Items']);
  });

  test('begin with the location all the same when the text is its label or its name', () => {
    expect(headings('add')).toEqual(['Locations', 'Go to', 'Items']);
    expect(headings('hangar')).toEqual(['Locations', 'Items']);
  });

  test('leave out what has nothing, also all of it', () => {
    expect(headings('nowhere', [])).toEqual([]);
  });

  test('keep their commands while the search for items finds nothing or fails', async () => {
    const perform = vi.fn<() => void>();
    const sections = sectionsOf(
      'edit',
      commandRows([aCommand('Edit', 'Here', { perform })], 'edit', noClose),
    );
    expect(sections.map(({ heading }) => heading)).toEqual(['Here']);
    sections[0]?.rows[0]?.perform();
    await Promise.resolve();
    expect(perform).toHaveBeenCalledTimes(1);
  });
});

describe('a command that is typed with its argument', () => {
  const item = anItem({ name: 'Bolts', quantity: 12 });
  const bin = aLocation({ id: 'b', name: 'Bin 7' });
  const asking = [
    aCommand('Set quantity…', 'Here', { asks: () => ({ argument: 'quantity', item }) }),
    aCommand('Add here…', 'Here', { asks: () => ({ argument: 'entry', to: bin }) }),
  ];
  const others: PaletteSection[] = [{ heading: 'Locations', rows: [] }];
  const typed = (text: string, commands: readonly Command[] = asking) => {
    const given: Effect[] = [];
    const sections = withArgument(others, commands, text, (effect) => void given.push(effect));
    return {
      given,
      headings: sections.map(({ heading }) => heading),
      rows: sections.flatMap(({ rows }) => rows),
    };
  };

  test('changes the quantity of what is here, above all else', () => {
    const { given, headings, rows } = typed('+5');
    expect(headings).toEqual(['At once', 'Locations']);
    expect(rows.map(({ name, detail }) => [name, detail])).toEqual([['12 → 17', 'Bolts']]);
    rows[0]?.perform();
    expect(given).toEqual([{ kind: 'change', change: { kind: 'change quantity', items: [item], by: 5 } }]);
  });

  test("adds what stands behind 'add', below what is called so", () => {
    const { headings, rows } = typed('Add 20 M3 screws');
    expect(headings).toEqual(['Locations', 'At once']);
    expect(rows.map(({ name }) => name)).toEqual(['Add M3 screws, quantity 20, to Bin 7']);
  });

  test.each(['-13', '+', '5', 'add', 'add a', 'address 5'])('is not %j', (text) => {
    expect(typed(text).headings).toEqual(['Locations']);
  });

  test('is not, where nothing is here to do it to', () => {
    expect(typed('+5', []).headings).toEqual(['Locations']);
    expect(typed('add screws', COMMANDS).headings).toEqual(['Locations']);
  });
});
