import { expect, test } from 'vitest';
import { createBrowserStore } from '../../../src/services/browser/browserStore.ts';
import { createKeptWords } from '../../../src/services/lists/keptWords.ts';
import { createDrafts } from '../../../src/services/unsent/drafts.ts';
import { memoryStorage } from '../browser/memoryStorage.ts';
import { settled, tabLocks } from '../browser/tabLocks.ts';

/** Pages of one browser, each with what was brought to it. */
function inBrowser() {
  const storage = memoryStorage();
  let [at, person] = [0, 'ada'];
  const drafts = createDrafts(
    createBrowserStore({ storage, events: new EventTarget(), onSetAside: () => {} }),
    () => person,
    () => ++at,
  );
  const locksOf = tabLocks();
  const page = (tab: string) => {
    const { holdIfFree, close } = locksOf();
    const rests: (() => void)[] = [];
    const words = createKeptWords(
      drafts,
      { holdIfFree },
      tab,
      () => new Promise((resolve) => rests.push(resolve)),
    );
    const brought: unknown[] = [];
    words.recall((kept) => brought.push(kept['text']));
    return {
      ...words,
      brought,
      close,
      type: (text: string) => words.keep(text === '' ? undefined : { text }),
      /** The next look, after the pause before it. */
      look: async () => {
        rests.shift()?.();
        await settled();
      },
    };
  };
  const loaded = async (tab: string) => {
    const made = page(tab);
    await settled();
    return made;
  };
  const kept = () => drafts.of('words').map(({ values }) => values['text']);
  return { storage, loaded, kept, become: (user: string) => (person = user) };
}

test('words that are typed in a page that is open are brought to no other one, and stay whatever is typed there', async () => {
  const { loaded, kept } = inBrowser();
  const one = await loaded('a');
  one.type('eins, zwei');
  const two = await loaded('b');
  expect(two.brought).toEqual([]);
  two.type('rot, red');
  await Promise.all([one.close(), two.close()]);
  expect(kept()).toEqual(['rot, red', 'eins, zwei']);
  expect((await loaded('a')).brought).toEqual(['eins, zwei']);
  expect((await loaded('b')).brought).toEqual(['rot, red']);
});

test('words of a page that has ended go on in one later page only, until they are kept no more', async () => {
  const { loaded, kept } = inBrowser();
  const one = await loaded('a');
  one.type('eins, zwei');
  await one.close();
  const [two, three] = [await loaded('b'), await loaded('c')];
  expect([two.brought, three.brought]).toEqual([['eins, zwei'], []]);
  three.type('rot, red');
  two.type('eins, zwei, drei');
  expect(kept()).toEqual(['eins, zwei, drei', 'rot, red']);
  two.type('');
  expect(kept()).toEqual(['rot, red']);
});

test('a duplicated tab keeps its words beside those of the tab that it is a copy of', async () => {
  const { loaded, kept } = inBrowser();
  const one = await loaded('a');
  one.type('eins, zwei');
  // 'Duplicate tab' copies what tells a tab from others.
  const two = await loaded('a');
  expect(two.brought).toEqual([]);
  two.type('rot, red');
  one.type('eins, zwei, drei');
  expect(kept()).toEqual(['eins, zwei, drei', 'rot, red']);
  two.type('');
  expect(kept()).toEqual(['eins, zwei, drei']);
});

test('a tab that is loaded again has its own words first, also where its lock holds for a while after the page', async () => {
  const { loaded } = inBrowser();
  const one = await loaded('a');
  one.type('eins, zwei');
  const two = await loaded('b');
  two.type('rot, red');
  const again = await loaded('a');
  await again.look();
  expect(again.brought).toEqual([]);
  await Promise.all([two.close(), one.close()]);
  await again.look();
  expect(again.brought).toEqual(['eins, zwei']);
});

test('words that a tab has taken over are there again after it is loaded again, also where its lock holds for a while', async () => {
  const { loaded } = inBrowser();
  const one = await loaded('a');
  one.type('eins, zwei');
  await one.close();
  const two = await loaded('b');
  const again = await loaded('b');
  expect(again.brought).toEqual([]);
  await two.close();
  await again.look();
  expect(again.brought).toEqual(['eins, zwei']);
});

test('what is typed before it is known whose the words of the page before are stays, and so do those', async () => {
  const { loaded, kept } = inBrowser();
  const one = await loaded('a');
  one.type('eins, zwei');
  const again = await loaded('a');
  again.type('rot, red');
  await one.close();
  await again.look();
  expect(again.brought).toEqual([]);
  expect(kept()).toEqual(['rot, red', 'eins, zwei']);
});

test('a page that lost its lock while it slept writes over nothing that another one has made of its words', async () => {
  const { loaded, kept } = inBrowser();
  const one = await loaded('a');
  one.type('eins, zwei');
  await one.close();
  const two = await loaded('b');
  two.type('eins, zwei, drei');
  one.type('eins, zwo');
  expect(kept()).toEqual(['eins, zwo', 'eins, zwei, drei']);
});

test('words are brought to nobody but the person who typed them', async () => {
  const { loaded, kept, become } = inBrowser();
  const one = await loaded('a');
  one.type('eins, zwei');
  await one.close();
  const two = await loaded('b');
  become('eve');
  two.forget();
  two.recall((found) => two.brought.push(found['text']));
  await settled();
  two.type('rot, red');
  become('ada');
  two.forget();
  two.recall((found) => two.brought.push(found['text']));
  expect(two.brought).toEqual(['eins, zwei', 'eins, zwei']);
  expect(kept()).toEqual(['eins, zwei']);
});

test('where there is no room what was kept before stays, and goes on once there is some', async () => {
  const { storage, loaded, kept } = inBrowser();
  const one = await loaded('a');
  one.type('eins');
  storage.faults.add('setItem');
  expect(() => one.type('eins, zwei')).toThrow(/storage/i);
  expect(kept()).toEqual(['eins']);
  storage.faults.delete('setItem');
  one.type('eins, zwei, drei');
  expect(kept()).toEqual(['eins, zwei, drei']);
});

test('what comes back to its own person in the same page goes on in its place, and is not kept twice', async () => {
  const { loaded, kept, become } = inBrowser();
  const one = await loaded('a');
  one.type('eins, zwei');
  become('bob');
  one.forget();
  become('ada');
  one.recall((back) => one.brought.push(back['text']));
  expect(one.brought).toEqual(['eins, zwei']);
  one.type('eins, zwei, drei');
  expect(kept()).toEqual(['eins, zwei, drei']);
});
