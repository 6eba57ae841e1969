import { expect, test } from 'vitest';
import { IMPORT_CELL_MAX } from '../../../contract/imports/limits.ts';
import { joinedEdits } from '../../../src/model/imports/rowEdit.ts';
import { createBrowserStore } from '../../../src/services/browser/browserStore.ts';
import { createKeptWork } from '../../../src/services/imports/keptWork.ts';
import { createDrafts } from '../../../src/services/unsent/drafts.ts';
import { aMapping } from '../../machines/imports/samples.ts';
import { memoryStorage } from '../browser/memoryStorage.ts';

/** Tabs of one browser, each with what it knows. */
function inBrowser() {
  const storage = memoryStorage();
  const store = createBrowserStore({ storage, events: new EventTarget(), onSetAside: () => {} });
  let at = 0;
  const drafts = createDrafts(
    store,
    () => 'ada',
    () => ++at,
  );
  return { storage, drafts, tab: (name: string) => createKeptWork({ drafts, tab: () => name }) };
}

const named = (line: number, name: string) => ({ line, edit: { values: { name } } });
const cell = (line: number, text: string, sheet: string | null = null) =>
  ({ line, place: 0, column: 'name', text, only: undefined, sheet }) as const;

test('what is edited of one row in two tabs is one edit, the later one over the earlier', () => {
  const { tab } = inBrowser();
  const [one, two] = [tab('a'), tab('b')];
  expect(one.keepEdits('1', null, [], [named(2, 'Bolt')])).toEqual([]);
  expect(two.edits('1', null)).toEqual([named(2, 'Bolt')]);
  const more = { line: 2, edit: { values: { notes: 'M3' }, action: 'skip' as const } };
  two.keepEdits('1', null, [], [more]);
  expect(one.toSend('1', null, 2)).toEqual({ values: { name: 'Bolt', notes: 'M3' }, action: 'skip' });
  // What was sent is not all of it.
  one.endSent('1', null, named(2, 'Bolt'));
  expect(one.toSend('1', null, 2)).toEqual({ values: { notes: 'M3' }, action: 'skip' });
  one.endSent('1', null, { line: 2, edit: { values: { name: 'Bolt', notes: 'M3' }, action: 'skip' } });
  expect(two.edits('1', null)).toEqual([]);
});

test('what is typed into a cell while its edit is sent has seen what was sent', () => {
  const kept = inBrowser().tab('a');
  const first = {
    line: 2,
    edit: { values: { name: 'Bolt', notes: 'M3' }, was: { name: ['Hinge'], notes: [''] } },
  };
  kept.keepEdits('1', null, [], [first]);
  const second = {
    line: 2,
    edit: joinedEdits(first.edit, { values: { name: 'Bolts' }, was: { name: ['Hinge'] } }),
  };
  kept.keepEdits('1', null, [first], [second]);
  kept.endSent('1', null, first);
  expect(kept.toSend('1', null, 2)).toEqual({ values: { name: 'Bolts' }, was: { name: ['Hinge', 'Bolt'] } });
});

test('giving an edit up leaves what another tab has made of it since', () => {
  const { tab } = inBrowser();
  const [one, two] = [tab('a'), tab('b')];
  one.keepEdits('1', null, [], [named(2, 'Bolt'), named(3, 'Nut')]);
  two.keepEdits('1', null, [named(2, 'Bolt')], [named(2, 'Bolts')]);
  one.keepEdits('1', null, [named(2, 'Bolt'), named(3, 'Nut')], []);
  expect(one.edits('1', null)).toEqual([named(2, 'Bolts')]);
});

test('a cell that is given up is not sent with another one of its row, and what another tab has made of it since is', () => {
  const { tab } = inBrowser();
  const [one, two] = [tab('a'), tab('b')];
  const both = { line: 2, edit: { values: { name: 'Bolt', notes: 'old' }, action: 'skip' as const } };
  one.keepEdits('1', null, [], [both]);
  one.keepEdits('1', null, [both], [named(2, 'Bolt')]);
  expect(one.toSend('1', null, 2)).toEqual({ values: { name: 'Bolt' } });
  one.keepEdits('1', null, [named(2, 'Bolt')], [both]);
  two.keepEdits('1', null, [both], [{ ...both, edit: { ...both.edit, values: { notes: 'new' } } }]);
  one.keepEdits('1', null, [both], [named(2, 'Bolt')]);
  expect(one.toSend('1', null, 2)?.values).toMatchObject({ notes: 'new' });
});

test('edits of another sheet are none of this one: they are offered as what was typed, each until it is given up', () => {
  const { tab } = inBrowser();
  const kept = tab('a');
  const both = { line: 5, edit: { values: { name: 'Bolt', notes: null }, action: 'skip' as const } };
  kept.keepEdits('1', 'Box', [], [both]);
  kept.keepEdits('1', 'Shelf', [], [named(5, 'Nut')]);
  expect(kept.edits('1', 'Shelf')).toEqual([named(5, 'Nut')]);
  const skipped = { ...cell(5, 'skip', 'Box'), column: 'action' };
  expect(kept.stranded('1', 'Shelf')).toEqual([cell(5, 'Bolt', 'Box'), skipped]);
  // Of an import that cannot be edited any more none can be sent.
  expect(kept.stranded('1', undefined)).toHaveLength(3);
  kept.endStranded('1', cell(5, 'Bolt', 'Box'));
  expect(kept.stranded('1', 'Shelf')).toEqual([skipped]);
  kept.endStranded('1', { line: 5, column: 'action', sheet: 'Box' });
  expect(kept.stranded('1', 'Shelf')).toEqual([]);
  expect(kept.edits('1', 'Box')).toEqual([]);
  expect(kept.edits('1', 'Shelf')).toEqual([named(5, 'Nut')]);
});

test('columns and cells are kept for the next page of the tab, and what another tab has typed stays', () => {
  const { drafts, tab } = inBrowser();
  const [one, two] = [tab('a'), tab('b')];
  const typed = { mapping: aMapping({ notes: '{Colour}' }), cells: [cell(2, 'Bo')] };
  expect(one.keepTyped('1', typed)).toBe(true);
  expect(two.keepTyped('1', { mapping: undefined, cells: [cell(2, 'Nu')] })).toBe(true);
  expect(tab('a').typed('1')).toEqual(typed);
  one.keepTyped('1', { mapping: undefined, cells: [] });
  expect(tab('a').typed('1')).toEqual({ mapping: undefined, cells: [cell(2, 'Nu')] });
  two.forget('1');
  expect(drafts.of('import-typed_1')).toEqual([]);
});

test('what another tab has sent of a row, or given up, is not sent again with the next cell of it', () => {
  const { tab } = inBrowser();
  const [one, two] = [tab('a'), tab('b')];
  one.keepEdits('1', null, [], [named(2, 'old')]);
  const before = two.edits('1', null);
  one.endSent('1', null, named(2, 'old'));
  two.keepEdits('1', null, before, [{ line: 2, edit: { values: { name: 'old', quantity: '7' } } }]);
  expect(two.toSend('1', null, 2)).toEqual({ values: { quantity: '7' } });
  // Nor is it left behind where that tab gives up all that it knows of the row.
  two.keepEdits('1', null, [{ line: 2, edit: { values: { name: 'old', quantity: '7' } } }], []);
  expect(one.edits('1', null)).toEqual([]);
});

test('of a page without room for all that is given up is not there again after a reload', () => {
  const { storage, tab } = inBrowser();
  const kept = tab('a');
  kept.keepEdits('1', null, [], [named(2, 'Bolt')]);
  storage.room = storage.used();
  const both = [named(2, 'Bolt'), named(3, 'A nut that is long')];
  expect(kept.keepEdits('1', null, [named(2, 'Bolt')], both)).toEqual([3]);
  expect(kept.keepEdits('1', null, both, [], new Set([3]))).toEqual([]);
  expect(kept.edits('1', null)).toEqual([]);
  // What was not kept before is, once there is room.
  storage.room = Infinity;
  expect(kept.keepEdits('1', null, [], both, new Set([3]))).toEqual([]);
  expect(kept.edits('1', null)).toEqual(both);
});

test('where there is no room that is told, and what was kept of the row before is not left to be sent later', () => {
  const { storage, tab } = inBrowser();
  const kept = tab('a');
  kept.keepEdits('1', null, [], [named(2, 'Bolt'), named(3, 'Nut')]);
  storage.room = storage.used();
  expect(kept.keepEdits('1', null, [named(2, 'Bolt')], [named(2, 'A bolt that is long')])).toEqual([2]);
  expect(kept.edits('1', null)).toEqual([named(3, 'Nut')]);
  expect(kept.keepTyped('1', { mapping: undefined, cells: [cell(4, 'A nut that is long')] })).toBe(false);
});

test('rows for which there is no room, in however many edits, take none away that is kept', () => {
  const { storage, tab } = inBrowser();
  const kept = tab('a');
  const five = [2, 3, 4, 5, 6].map((line) => named(line, 'Bolt'));
  kept.keepEdits('1', null, [], five);
  storage.room = storage.used();
  const six = [...five, named(7, 'A nut that is long')];
  expect(kept.keepEdits('1', null, five, six)).toEqual([7]);
  const seven = [...six, named(8, 'Another nut that is long')];
  expect(kept.keepEdits('1', null, six, seven, new Set([7]))).toEqual([7, 8]);
  expect(tab('b').edits('1', null)).toEqual(five);
});

test('a text that is longer than any may be is told as not kept, and holds up no other', () => {
  const { tab } = inBrowser();
  const kept = tab('a');
  const long = named(2, 'x'.repeat(IMPORT_CELL_MAX + 1));
  expect(kept.keepEdits('1', null, [], [long, named(3, 'Nut')])).toEqual([2]);
  expect(tab('b').edits('1', null)).toEqual([named(3, 'Nut')]);
});

test('what another tab has edited of a row stays where this one has no room for its own, or too long a text', () => {
  const { storage, tab } = inBrowser();
  const [one, two] = [tab('a'), tab('b')];
  const mine = named(2, 'Bolt');
  one.keepEdits('1', null, [], [mine]);
  two.keepEdits('1', null, [], [{ line: 2, edit: { values: { notes: 'M3' } } }]);
  const long = { line: 2, edit: { values: { name: 'x'.repeat(IMPORT_CELL_MAX + 1) } } };
  expect(one.keepEdits('1', null, [mine], [long])).toEqual([2]);
  expect(two.toSend('1', null, 2)).toEqual({ values: { notes: 'M3' } });
  storage.room = storage.used();
  const more = named(2, 'A bolt with a name that is much longer than there is room for in this browser');
  expect(one.keepEdits('1', null, [long], [more], new Set([2]))).toEqual([2]);
  expect(two.toSend('1', null, 2)).toEqual({ values: { notes: 'M3' } });
});

test('of a row whose next cell does not fit all stays kept that it does not make something else of', () => {
  const { tab } = inBrowser();
  const kept = tab('a');
  const before = { line: 2, edit: { values: { name: 'Bolt', notes: 'M3' }, action: 'skip' as const } };
  kept.keepEdits('1', null, [], [before]);
  const values = { name: 'Bolts', notes: 'M3', supplier: 'x'.repeat(IMPORT_CELL_MAX + 1) };
  expect(kept.keepEdits('1', null, [before], [{ line: 2, edit: { values, action: 'skip' } }])).toEqual([2]);
  expect(tab('b').toSend('1', null, 2)).toEqual({ values: { notes: 'M3' }, action: 'skip' });
});

test('another tab is told what is kept', () => {
  const { tab } = inBrowser();
  let told = 0;
  const end = tab('b').watchEdits('1', () => (told += 1));
  tab('a').keepEdits('1', 'Box', [], [named(2, 'Bolt')]);
  tab('a').keepEdits('2', 'Box', [], [named(2, 'Bolt')]);
  expect(told).toBe(1);
  end();
  tab('a').keepEdits('1', 'Box', [named(2, 'Bolt')], []);
  expect(told).toBe(1);
});

test('what cannot be read of it is left out, and the rest is there', () => {
  const { drafts, tab } = inBrowser();
  const one = { line: 2, sheet: null, edit: { values: { name: 'Bolt' } } };
  const values = { a: JSON.stringify(one), b: '{"line":3}', c: 'no json' };
  drafts.keep({ key: 'import-edits_1', form: 'import-edits_1', values });
  drafts.keep({ key: 'typed', form: 'import-typed_1', values: { mapping: '[]', cells: '[{"line":1}]' } });
  expect(tab('a').edits('1', null)).toEqual([named(2, 'Bolt')]);
  expect(tab('a').typed('1')).toEqual({ mapping: undefined, cells: [] });
});

test('of which imports edits are kept is known until they have arrived', () => {
  const kept = inBrowser().tab('a');
  kept.keepEdits('one', null, [], [named(2, 'Bolt')]);
  kept.keepTyped('two', { mapping: undefined, cells: [cell(2, 'Nut')] });
  expect(kept.edited()).toEqual(['one']);
  kept.endSent('one', null, named(2, 'Bolt'));
  expect(kept.edited()).toEqual([]);
});
