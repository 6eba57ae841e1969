import { expect, test } from 'vitest';
import { createTypedRows, endTypedRows } from '../../../src/app/typedRows.ts';
import type { DraftOf } from '../../../src/model/unsent/draft.ts';
import { createBrowserStore } from '../../../src/services/browser/browserStore.ts';
import { createDrafts } from '../../../src/services/unsent/drafts.ts';
import { memoryStorage } from '../browser/memoryStorage.ts';
import { settled, tabLocks } from '../browser/tabLocks.ts';

/** Tabs of one browser, each with what it keeps there. */
function inBrowser() {
  const storage = memoryStorage();
  const store = createBrowserStore({ storage, events: new EventTarget(), onSetAside: () => {} });
  let at = 0;
  const drafts = createDrafts(
    store,
    () => 'ada',
    () => ++at,
  );
  const locksOf = tabLocks();
  const tab = (session = memoryStorage()) => {
    const { holdIfFree, close } = locksOf();
    const keep = (_: unknown, draft: DraftOf) => {
      try {
        drafts.keep(draft);
      } catch {
        // The app says that there is no room.
      }
    };
    const rows = createTypedRows(drafts, keep, () => session, { holdIfFree });
    return { ...rows, close };
  };
  return { storage, drafts, tab };
}

test('typed rows are there again in the next tab, which goes on with them', async () => {
  const { drafts, tab } = inBrowser();
  const first = tab();
  first.keepTypedRows('name\nBolt');
  await first.close();
  const next = tab();
  expect(next.typedRows()).toBe('name\nBolt');
  next.keepTypedRows('name\nBolt\nNut');
  await settled();
  expect(drafts.of('import-rows').map(({ values }) => values['text'])).toEqual(['name\nBolt\nNut']);
});

test('of two tabs in which rows are typed neither loses what the other one goes on typing', () => {
  const { tab } = inBrowser();
  const [one, two] = [tab(), tab()];
  one.keepTypedRows('name\nBolt');
  expect(two.typedRows()).toBe('name\nBolt');
  one.keepTypedRows('name\nBolt M3');
  two.keepTypedRows('name\nNut');
  expect([one.typedRows(), two.typedRows()]).toEqual(['name\nBolt M3', 'name\nNut']);
});

test('a tab that is loaded again has its own rows, and leaves those of the other one', async () => {
  const { tab } = inBrowser();
  const session = memoryStorage();
  const before = tab(session);
  before.keepTypedRows('name\nBolt');
  await before.close();
  const other = tab();
  other.keepTypedRows('name\nNut');
  const again = tab(session);
  expect(again.typedRows()).toBe('name\nBolt');
  again.keepTypedRows('name\nBolt M3');
  expect(other.typedRows()).toBe('name\nNut');
});

test('a duplicated tab keeps its rows beside those of the tab that it is a copy of', async () => {
  const { tab } = inBrowser();
  const [session, copy] = [memoryStorage(), memoryStorage()];
  const one = tab(session);
  one.keepTypedRows('name\nBolt');
  await settled();
  // 'Duplicate tab' copies what the session keeps.
  copy.setItem('stowage-tab', session.getItem('stowage-tab') ?? '');
  const two = tab(copy);
  expect(two.typedRows()).toBe('name\nBolt');
  await settled();
  two.keepTypedRows('name\nNut');
  one.keepTypedRows('name\nBolt M3');
  await Promise.all([one.close(), two.close()]);
  const again = [tab(session), tab(copy)].map((rows) => rows.typedRows());
  expect(again).toEqual(['name\nBolt M3', 'name\nNut']);
});

test('rows that another tab has open stay when a second one goes on with them, and go once that one is closed', async () => {
  const { drafts, tab } = inBrowser();
  const kept = () => drafts.of('import-rows').map(({ values }) => values['text']);
  const [one, two] = [tab(), tab()];
  one.keepTypedRows('name\nBolt');
  two.typedRows();
  two.keepTypedRows('name\nNut');
  await settled();
  expect(kept()).toEqual(['name\nNut', 'name\nBolt']);
  await one.close();
  two.keepTypedRows('name\nNuts');
  await settled();
  expect(kept()).toEqual(['name\nNuts']);
});

test('rows that were sent are gone, in whichever tab they were typed; what was typed since stays', () => {
  const { drafts, tab } = inBrowser();
  const [one, two] = [tab(), tab()];
  one.keepTypedRows('name\nBolt');
  two.keepTypedRows('name\nNut');
  endTypedRows(drafts, 'name\nBolt');
  one.keepTypedRows('name\nBolt M3');
  endTypedRows(drafts, 'name\nBolt');
  endTypedRows(drafts, 'name\nNut');
  expect(tab().typedRows()).toBe('name\nBolt M3');
});

test('rows that are cleared are gone, also those that were typed in another tab before', async () => {
  const { drafts, tab } = inBrowser();
  const first = tab();
  first.keepTypedRows('name\nBolt');
  await first.close();
  const next = tab();
  next.typedRows();
  next.keepTypedRows('  ');
  await settled();
  expect(drafts.of('import-rows')).toEqual([]);
});

test('where there is no room the rows of the tab before stay', () => {
  const { storage, tab } = inBrowser();
  tab().keepTypedRows('name\nBolt');
  const next = tab();
  next.typedRows();
  storage.faults.add('setItem');
  next.keepTypedRows('name\nBolt\nNut');
  expect(tab().typedRows()).toBe('name\nBolt');
});
