import { expect, test } from 'vitest';
import { createBrowserStore } from '../../../src/services/browser/browserStore.ts';
import { createDrafts } from '../../../src/services/unsent/drafts.ts';
import { createTabDrafts } from '../../../src/services/unsent/tabDrafts.ts';
import { memoryStorage } from '../browser/memoryStorage.ts';

/** One form in tabs of one browser, each by its name. */
function inBrowser() {
  const storage = memoryStorage();
  const store = createBrowserStore({ storage, events: new EventTarget() });
  let at = 0;
  const drafts = createDrafts(
    store,
    () => 'ada',
    () => ++at,
  );
  const all = () => drafts.of('row');
  const tab = (name: string) => {
    const keepDraft: Parameters<typeof createTabDrafts>[0]['keepDraft'] = (_, draft) => {
      try {
        drafts.keep(draft);
      } catch {
        // The app says that there is no room.
      }
    };
    const tabDrafts = createTabDrafts({ drafts, keepDraft, tab: () => name });
    return {
      begin: () => tabDrafts.take(all())?.values['text'],
      type: (text: string) => tabDrafts.keep(all(), 'row', { text }),
      empty: () => tabDrafts.forget(all()),
    };
  };
  return { storage, drafts, tab, texts: () => all().map(({ values }) => values['text']) };
}

test('a tab that is loaded again goes on with its own text, not with what another one has typed since', () => {
  const { tab, texts } = inBrowser();
  tab('one').type('Bolts');
  tab('two').type('Nuts');
  const again = tab('one');
  expect(again.begin()).toBe('Bolts');
  again.type('Bolts M3');
  expect(texts()).toEqual(['Bolts M3', 'Nuts']);
  again.empty();
  expect(texts()).toEqual(['Nuts']);
});

test('a new tab goes on with the newest text, under whatever key, and leaves no second of it', () => {
  const { drafts, tab, texts } = inBrowser();
  drafts.keep({ key: 'row', form: 'row', values: { text: 'Bolts' } });
  const next = tab('one');
  expect(next.begin()).toBe('Bolts');
  next.type('Bolts M3');
  expect(texts()).toEqual(['Bolts M3']);
  next.empty();
  expect(texts()).toEqual([]);
});

test('a tab that the browser has copied, and so has its name, is another one', () => {
  const { tab, texts } = inBrowser();
  const [one, copy] = [tab('one'), tab('one')];
  one.type('Bolts');
  copy.type('Nuts');
  copy.type('Nuts M3');
  one.type('Bolts M3');
  expect(texts()).toEqual(['Bolts M3', 'Nuts M3']);
  one.empty();
  expect(texts()).toEqual(['Nuts M3']);
});

test('text that there was no room for leaves the one before it this tab’s', () => {
  const { storage, tab, texts } = inBrowser();
  const one = tab('one');
  one.type('Bolts');
  storage.room = storage.used();
  one.type('Bolts of steel');
  expect(texts()).toEqual(['Bolts']);
  storage.room = Number.POSITIVE_INFINITY;
  one.type('Bolts of brass');
  expect(texts()).toEqual(['Bolts of brass']);
});
