import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { HistoryChange, HistoryPage } from '../../../contract/history.ts';
import { type App, AppProvider, type Deferred } from '../../../src/views/AppContext.ts';
import { CommandProvider, createCommandRegistry } from '../../../src/views/commands/registry.ts';
import { ItemHistory } from '../../../src/views/item/ItemHistory.tsx';
import { dayText } from '../../../src/views/ui/moments.ts';
import { anItem, OFFLINE } from '../../machines/kit/samples.ts';

const pageWith = (next: string | null, ...changes: HistoryChange[]): HistoryPage => ({
  history: [{ id: '7', at: '2026-01-01T00:00:00Z', user: 'ada', kind: 'updated', changes }],
  next,
});

/** The text of the card; buttons stand between brackets. */
function shown(
  page: HistoryPage | undefined,
  told: { isReadingOlder?: boolean; olderFailure?: typeof OFFLINE; failure?: typeof OFFLINE } = {},
): string {
  const { isReadingOlder = false, olderFailure, failure } = told;
  const deferred = { implementations: { wholeChange: {} } } as unknown as Deferred;
  // As React marks a promise that it has waited for already.
  const loaded = Object.assign(Promise.resolve(deferred), { status: 'fulfilled', value: deferred });
  // The card asks the app for nothing else.
  const app = { deferred: () => loaded, loadedDeferred: () => undefined } as unknown as App;
  const html = renderToStaticMarkup(
    <AppProvider value={app}>
      <CommandProvider value={createCommandRegistry()}>
        <ItemHistory
          item={anItem()}
          page={page}
          failure={failure}
          onRetry={() => {}}
          isReadingOlder={isReadingOlder}
          olderFailure={olderFailure}
          onOlder={() => {}}
        />
      </CommandProvider>
    </AppProvider>,
  );
  return html
    .replaceAll(/<button[^>]*>/g, '[')
    .replaceAll('</button>', ']')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

test('a cut text of a change ends in dots, and the whole of it is offered', () => {
  const cut = { field: 'notes', before: 'old', after: 'The beginning', after_length: 20_000 };
  expect(shown(pageWith(null, cut))).toContain(
    'Notes changed from old to The beginning… [Show all of Notes ]',
  );
  const whole = shown(pageWith(null, { field: 'notes', before: 'old', after: 'The beginning' }));
  expect(whole).toContain('Notes changed from old to The beginning by ada');
  expect(whole).not.toContain('[');
});

test('a day is told as on the card of the item', () => {
  const day = { field: 'acquisition_date', before: null, after: '2024-02-17' };
  expect(shown(pageWith(null, day))).toContain(
    `Acquired changed from nothing to ${dayText('2024-02-17')} by`,
  );
  expect(dayText('2024-02-17')).not.toContain('2024-02');
  expect(dayText('some day')).toBe('some day');
  expect(dayText('0023-05-18')).not.toContain('1923');
});

test('what was done on an earlier day has its time, too', () => {
  const name = { field: 'name', before: 'Bolt', after: 'Bolts' };
  const clock = new Date('2026-01-01T00:00:00Z').toLocaleTimeString(undefined, {
    hour: '2-digit',
    minute: '2-digit',
  });
  expect(shown(pageWith(null, name)).replaceAll('\u202f', ' ')).toContain(
    `, ${clock}`.replaceAll('\u202f', ' '),
  );
});

test('a name that runs from right to left turns nothing else of its sentence round', () => {
  const name = { field: 'name', before: 'ממיר 12V', after: 'ממיר 5V', after_length: 900 };
  expect(shown(pageWith(null, name))).toContain(
    'Name changed from \u2068ממיר 12V\u2069 to \u2068ממיר 5V\u2069… ',
  );
});

test('a move between places whose names run from right to left keeps the order of both paths', () => {
  const moved = { field: 'location', before: 'מחסן › ארון 3', after: 'Barn › ארון 4' };
  expect(shown(pageWith(null, moved))).toContain(
    'Moved from \u2068מחסן\u2069 › \u2068ארון 3\u2069 to Barn › \u2068ארון 4\u2069 ',
  );
});

test('a quantity of the history is written as everywhere, also where it was kept as 1e-9', () => {
  const told = (before: string, after: string) => shown(pageWith(null, { field: 'quantity', before, after }));
  expect(told('35', '1e-9')).toContain('Quantity changed from 35 to 0.000000001 by');
  expect(told('1055', 'a few')).toContain('Quantity changed from 1,055 to a few by');
  expect(shown(pageWith(null, { field: 'notes', before: null, after: '1e3' }))).toContain('nothing to 1e3');
});

test('older changes are offered where there are some, also after they could not be read', () => {
  const page = pageWith('7', { field: 'name', before: 'Nut', after: 'Bolt' });
  expect(shown(page)).toContain('[Show older]');
  expect(shown(page, { isReadingOlder: true })).toContain('[Loading older changes...]');
  const failed = shown(page, { olderFailure: OFFLINE });
  expect(failed).toContain('Failed to load older changes');
  expect(failed).toContain('[Try again]');
  for (const other of [pageWith(null), undefined]) expect(shown(other)).not.toContain('[');
});

test('a history that could not be read says so and can be asked for again; one that is known stays', () => {
  const failed = shown(undefined, { failure: OFFLINE });
  expect(failed).toContain('Failed to load the history');
  expect(failed).toMatch(/\[.*Try again.*\]/);
  expect(failed).not.toContain('Loading');
  expect(shown(undefined)).toContain('Loading history...');
  const known = shown(pageWith(null, { field: 'name', before: 'Nut', after: 'Bolt' }), { failure: OFFLINE });
  expect(known).not.toContain('Failed');
});
