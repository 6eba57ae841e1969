import { describe, expect, test } from 'vitest';
import { openedBefore, rowsFor, SCREENS, sectionsFor } from './palette.stage.ts';

const first = (...wanted: Parameters<typeof rowsFor>) => rowsFor(...wanted)[0];
const headings = (...wanted: Parameters<typeof rowsFor>) =>
  sectionsFor(...wanted).map(({ heading }) => heading);

describe('what was used before', () => {
  test.each([
    ['Item', 'm', 'command:move-item', 'command:more-of-item'],
    ['Home', 'add', 'command:add-item', 'command:add-location'],
    ['Home', 'drawer', 'location:cabinet 1 drawer 1', 'location:cabinet 2 drawer 8'],
    ['Home', 'screw', 'item:Screwdriver set', 'item:M3x16 Allen screw'],
  ] as const)('on %s brings up for %j what else %s stands before', (screen, typed, before, used) => {
    expect(first(screen, typed)?.id).toBe(before);
    expect(first(screen, typed, openedBefore(used))?.id).toBe(used);
  });

  test('does not come before what was typed exactly', () => {
    const opened = openedBefore('location:cabinet 1 drawer 12', 'command:more-of-item');
    expect(first('Home', 'drawer 1', opened)?.id).toBe('location:cabinet 1 drawer 1');
    expect(first('Item', 'qty', openedBefore('item:M3 nut'))?.id).toBe('command:set-quantity');
  });

  test('is no reason to put first what is dangerous', () => {
    const opened = openedBefore('command:delete-item', 'command:delete-location', 'command:log-out');
    for (const screen of SCREENS) {
      for (const typed of ['d', 'de', 'r', 'l', 'lo', 'item', 'drawer', 'out'])
        expect(first(screen, typed, opened)?.id, `${screen}: ${typed}`).not.toMatch(/delete|log-out/);
    }
  });
});

test('what lies in the location on screen comes before what fits as well elsewhere', () => {
  const itemsAt = (here: string) =>
    rowsFor('Location', 'screw', [], { here })
      .map(({ id }) => id)
      .filter((id) => id.startsWith('item:'));
  expect(itemsAt('/location/cabinet%201%20drawer%206').slice(0, 2)).toEqual([
    'item:Screwdriver set',
    'item:Wood screw 4x40',
  ]);
  expect(itemsAt('/location/cabinet%201%20drawer%203')[1]).toBe('item:M3x10 Allen screw');
});

describe('what is dangerous', () => {
  test.each([
    ['Location', 'd'],
    ['Location', 'de'],
    ['Item', 'r'],
    ['Home', 'lo'],
  ] as const)('on %s is guarded for %j: less than three letters may be anything', (screen, typed) => {
    const rows = rowsFor(screen, typed);
    const at = rows.findIndex(({ id }) => /delete|log-out/.test(id));
    expect(at).toBeGreaterThanOrEqual(0);
    expect(rows[at]?.isGuarded).toBe(true);
    expect(rows[0]?.isGuarded).not.toBe(true);
  });

  test('is not chosen by Enter where it was misspelt', () => {
    expect(first('Location', 'delte')).toMatchObject({ id: 'command:delete-location', isGuarded: true });
  });
});

describe('without a text', () => {
  const opened = openedBefore('command:keys', 'item:M3 nut', 'location:attic');

  test('Home has first the places and items that were opened last, then where to go, then what turns its pages', () => {
    expect(
      rowsFor('Home', '', opened)
        .slice(0, 3)
        .map(({ id }) => id),
    ).toEqual(['recent:item:M3 nut', 'recent:location:attic', 'recent:command:keys']);
    expect(headings('Home', '', opened).slice(0, 3)).toEqual(['Recent', 'Go to', 'Here']);
    expect(headings('Home', '').slice(0, 2)).toEqual(['Go to', 'Here']);
    expect(rowsFor('Home', '').map(({ id }) => id)).not.toContain('command:home');
  });

  test('Home has what can be done to selected items first', () => {
    expect(headings('Home', '', opened, { isSelected: true }).slice(0, 2)).toEqual(['Here', 'Recent']);
  });

  test('other screens have their own commands first, and the way Home', () => {
    expect(headings('Location', '', opened).slice(0, 2)).toEqual(['Here', 'Recent']);
    expect(rowsFor('Location', '').map(({ id }) => id)).toContain('command:home');
  });
});

describe('where nothing is found', () => {
  test('what may have been meant comes first, then adding it, here on a location', () => {
    expect(headings('Location', 'hammr')).toEqual(['Did you mean', 'Not there yet']);
    expect(rowsFor('Location', 'hammr').map(({ name, detail }) => [name, detail])).toEqual([
      ['Hammer', 'Workshop › Workbench'],
      ['Add item “hammr”', 'to Drawer 3'],
      ['Add location “hammr”', 'in Drawer 3'],
    ]);
  });

  test.each([
    ['Location', 'add:item', '/add?name=Zig+%26+bee&location_id=cabinet+1+drawer+3'],
    ['Location', 'add:location', '/add-location?name=Zig+%26+bee&parent_id=cabinet+1+drawer+3'],
    ['Home', 'add:item', '/add?name=Zig+%26+bee'],
    ['Item', 'add:location', '/add-location?name=Zig+%26+bee'],
  ] as const)('on %s %s leads to %s, with the name as it was typed', (screen, id, to) => {
    const visited: string[] = [];
    const rows = rowsFor(screen, ' Zig & bee ', [], { navigate: (path) => void visited.push(path) });
    rows.find((row) => row.id === id)?.perform();
    expect(visited).toEqual([to]);
  });

  test('with a filter the search without it is offered, and what is added has no filter in its name', () => {
    const visited: string[] = [];
    const rows = rowsFor('Home', 'zigbee plug in:garage -"old one"', [], {
      navigate: (path) => void visited.push(path),
    });
    expect(rows.map(({ name }) => name)).toEqual([
      'Search without “in:garage”',
      'Search without “-"old one"”',
      'Add item “zigbee plug”',
      'Add location “zigbee plug”',
    ]);
    for (const { perform } of rows.slice(0, 3)) perform();
    expect(visited).toEqual([
      '/search?q=zigbee+plug+-%22old+one%22',
      '/search?q=zigbee+plug+in%3Agarage',
      '/add?name=zigbee+plug',
    ]);
    const names = (typed: string) => rowsFor('Home', typed).map(({ name }) => name);
    expect(names('in:cellar')).toEqual([]);
    expect(names('zigbee "smart plug"')).toContain('Add item “zigbee smart plug”');
    expect(names('a b c d -e -f -g -h').filter((name) => name.startsWith('Search'))).toHaveLength(3);
  });

  test('nothing is offered instead while an answer may still come, nor where something was found', () => {
    expect(rowsFor('Home', 'zigbee', [], { isSettled: false })).toEqual([]);
    for (const typed of ['drawer', 'undo', 'm3', '']) {
      expect(sectionsFor('Home', typed).some(({ isInstead }) => isInstead)).toBe(false);
    }
  });

  test('a location that is only spelt alike is not among what was found', () => {
    expect(headings('Home', 'pant')).toEqual(['Items']);
    expect(headings('Home', 'paimt')).toEqual(['Did you mean', 'Not there yet']);
  });

  test('the form that is open is not offered once more', () => {
    const ids = (here: string) => rowsFor('Home', 'zigbee', [], { here }).map(({ id }) => id);
    expect(ids('/add')).toEqual(['add:location']);
    expect(ids('/add-location')).toEqual(['add:item']);
  });
});
