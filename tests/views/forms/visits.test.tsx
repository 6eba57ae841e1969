import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { hostItem } from '../../services/samples.ts';
import ItemFormPage from '../../../src/views/itemForm/ItemFormPage.tsx';
import { itemVisits } from '../../../src/views/itemForm/visits.ts';
import LocationFormPage from '../../../src/views/locationForm/LocationFormPage.tsx';
import { locationVisits } from '../../../src/views/locationForm/visits.ts';

/** Which form a page shows at an address: another name is another form. */
function shownAt(search: string, page: () => ReactElement): string | null {
  vi.stubGlobal('location', { search });
  let name: string | null = null;
  function Shown() {
    name = page().key;
    return null;
  }
  renderToStaticMarkup(<Shown />);
  return name;
}

describe.each<[what: string, page: () => ReactElement, one: string, other: string]>([
  ['an item', () => ItemFormPage({}), '?location_id=shed', '?location_id=garage&name=Rake'],
  ['a location', () => LocationFormPage({}), '?parent_id=shed', '?parent_id=garage'],
])('the form of %s that is added', (_, page, one, other) => {
  test('is another one at another address, and begins with what that says', () => {
    expect(shownAt(other, page)).not.toBe(shownAt(one, page));
    expect(shownAt('', page)).not.toBe(shownAt(one, page));
  });

  test('stays at the same address', () => {
    expect(shownAt(one, page)).toBe(shownAt(one, page));
  });
});

describe('the form of an item that is added', () => {
  const at = (search = '', state: unknown = null) => ({ search, state });

  test('is another one for a copy of another item', () => {
    const names = [null, { copyOf: hostItem({ id: 'one' }) }, { copyOf: hostItem({ id: 'other' }) }].map(
      (state) => itemVisits.of(undefined, at('', state)),
    );
    expect(new Set(names).size).toBe(3);
  });

  test('is the same whatever else the history of the browser notes of the page', () => {
    const copyOf = hostItem({ id: 'one' });
    expect(itemVisits.of(undefined, at('', { copyOf, entry: '7' }))).toBe(
      itemVisits.of(undefined, at('', { copyOf })),
    );
  });
});

test.each([
  ['an item', itemVisits],
  ['a location', locationVisits],
])('the form of %s goes on as that of what was saved, and the next one is another', (_, visits) => {
  const from = { search: '?in=shed', state: null };
  const there = { search: '', state: null };
  const shown = visits.of(undefined, from);
  visits.goOnAs(undefined, 'made', from);
  expect(visits.of('made', there)).toBe(shown);
  expect(visits.of(undefined, from)).not.toBe(shown);
  visits.goOnAs('made', 'sent', there);
  expect(visits.of('sent', there)).toBe(shown);
});
