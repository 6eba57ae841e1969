import { expect, test } from 'vitest';
import { createTypedRows, endTypedRows } from '../../../src/app/typedRows.ts';
import type { DraftOf } from '../../../src/model/unsent/draft.ts';
import { createBrowserStore } from '../../../src/services/browser/browserStore.ts';
import { createDrafts } from '../../../src/services/unsent/drafts.ts';
import { memoryStorage } from '../browser/memoryStorage.ts';

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
  const tab = (session = memoryStorage()) => {
    const keep = (_: unknown, draft: DraftOf) => {
      try {
        drafts.keep(draft);
      } catch {
        // The app says that there is no room.
      }
    };
    return createTypedRows(drafts, keep, () => session);
  };
  return { storage, drafts, tab };
}

test('typed rows are there again in the next tab, which goes on with them', () => {
  const { drafts, tab } = inBrowser();
  tab().keepTypedRows('name\nBolt');
  const next = tab();
  expect(next.typedRows()).toBe('name\nBolt');
  next.keepTypedRows('name\nBolt\nNut');
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

test('a tab that is loaded again has its own rows, and leaves those of the other one', () => {
  const { tab } = inBrowser();
  const session = memoryStorage();
  tab(session).keepTypedRows('name\nBolt');
  const other = tab();
  other.keepTypedRows('name\nNut');
  const again = tab(session);
  expect(again.typedRows()).toBe('name\nBolt');
  again.keepTypedRows('name\nBolt M3');
  expect(other.typedRows()).toBe('name\nNut');
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

test('rows that are cleared are gone, also those that were typed in another tab before', () => {
  const { drafts, tab } = inBrowser();
  tab().keepTypedRows('name\nBolt');
  const next = tab();
  next.typedRows();
  next.keepTypedRows('  ');
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
