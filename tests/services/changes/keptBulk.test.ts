import { expect, test } from 'vitest';
import { bulkEntries, type KeptBulk } from '../../../src/model/changes/bulkEntries.ts';
import { createBrowserStore } from '../../../src/services/browser/browserStore.ts';
import { createKeptBulks } from '../../../src/services/changes/keptBulk.ts';
import { createDrafts } from '../../../src/services/unsent/drafts.ts';
import { compartments } from '../../machines/changes/bulkCreate.stage.ts';
import { memoryStorage } from '../browser/memoryStorage.ts';

const PROPOSED: KeptBulk = { hasLocations: false, entries: bulkEntries(compartments(2), ['k1', 'k2']) };
const typed = (name: string): KeptBulk => ({
  ...PROPOSED,
  entries: PROPOSED.entries.map((entry, index) => (index === 0 ? { ...entry, name } : entry)),
});
const UNTICKED: KeptBulk = {
  ...PROPOSED,
  entries: PROPOSED.entries.map((entry) => ({ ...entry, isSelected: false })),
};

/** A browser in which dialogs of one photo are opened, in whichever tab. */
function browser() {
  let clock = 0;
  const store = createBrowserStore({ storage: memoryStorage(), events: new EventTarget() });
  const bulks = createKeptBulks(
    createDrafts(
      store,
      () => 'ada',
      () => (clock += 1),
    ),
  );
  const open = () => bulks.begin('photo', 'shelf');
  const name = () => bulks.of('photo', 'shelf')?.entries[0]?.name;
  return { open, name };
}

test('what one dialog has kept goes with it, and what it goes on with', () => {
  const { open, name } = browser();
  open().keep(typed('Bolts'));
  const next = open();
  next.keep(typed('Nuts'));
  expect(name()).toBe('Nuts');
  next.drop();
  expect(name()).toBeUndefined();
});

test('a dialog of another tab that is closed, or switches a tick, takes nothing away that was typed here', () => {
  const { open, name } = browser();
  const [mine, untouched, other] = [open(), open(), open()];
  mine.keep(typed('Bolts'));
  untouched.drop();
  expect(name()).toBe('Bolts');
  other.keep(UNTICKED);
  expect(name()).toBe('Bolts');
  mine.keep(typed('Nuts'));
  other.drop();
  expect(name()).toBe('Nuts');
  mine.drop();
  expect(name()).toBeUndefined();
});

test('of what was typed in two tabs the newer comes back first, and the other one after it', () => {
  const { open, name } = browser();
  const [mine, other] = [open(), open()];
  mine.keep(typed('Bolts'));
  other.keep(typed('Nuts'));
  const next = open();
  expect(name()).toBe('Nuts');
  next.drop();
  expect(name()).toBe('Bolts');
});

test('a dialog that was taken over in another tab, and goes on, keeps what is typed in both', () => {
  const { open, name } = browser();
  const mine = open();
  mine.keep(typed('Bolts'));
  const other = open();
  other.keep(typed('Nuts'));
  mine.keep(typed('Bolts, long'));
  mine.drop();
  expect(name()).toBe('Nuts');
});
