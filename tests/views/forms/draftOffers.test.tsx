import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Draft } from '../../../src/model/unsent/draft.ts';
import {
  calledDraft,
  typedAgain,
  typedWords,
  unsavedOf,
  wordsApart,
} from '../../../src/model/unsent/draftWords.ts';
import { CommandProvider, createCommandRegistry } from '../../../src/views/commands/registry.ts';
import { DraftOffers } from '../../../src/views/forms/DraftOffers.tsx';
import { momentText } from '../../../src/views/ui/moments.ts';
import { formFromItem } from '../../../src/model/items/itemForm.ts';
import { hostItem } from '../../services/samples.ts';

const AT = Date.parse('2026-01-02T10:00:00Z');
const SAVED = '2026-01-02T09:30:00Z';
const draft = (more: Partial<Draft> = {}): Draft => ({
  key: 'k1',
  form: 'item-edit_1',
  user: 'ada',
  at: AT,
  values: { name: 'M5 washer' },
  ...more,
});

/** What is offered, as a text. */
const offered = (one: Draft, more: Partial<ComponentProps<typeof DraftOffers>> = {}): string =>
  renderToStaticMarkup(
    <CommandProvider value={createCommandRegistry()}>
      <DraftOffers drafts={[one]} words={() => []} onRestore={() => {}} onDiscard={() => {}} {...more} />
    </CommandProvider>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('what was typed here and never saved is offered as such', () => {
  expect(offered(draft())).toContain(`“M5 washer”, typed here ${momentText(AT)}, never saved.`);
  expect(offered(draft())).toContain('Unfinished input found');
  expect(offered(draft({ since: {} }))).toContain('after it was sent off, and not saved with it.');
});

test('the version of somebody else that was given up is offered as one that was saved, by when it was', () => {
  const text = offered(draft({ theirs: { at: SAVED } }));
  expect(text).toContain('The other version is still here');
  expect(text).toContain(`“M5 washer”, saved ${momentText(Date.parse(SAVED))}, before yours took its place.`);
  expect(text).toContain('Take it Discard');
  expect(text).not.toContain('typed');
  expect(offered(draft({ theirs: { at: null }, values: {} }))).toContain(
    'Saved, before yours took its place.',
  );
});

test('what was typed for a record that is gone is shown in its words, for a new one', () => {
  const text = offered(draft({ values: { name: 'M5 washer', notes: 'Two bags' } }), {
    restoreText: 'Add as a new item',
    words: (one) => typedWords(one, 'item'),
  });
  expect(text).toContain('never saved. Notes Two bags');
  expect(text).toContain('Add as a new item Discard');
});

test('of several drafts that were typed in the same minute each is told by what the others have not', () => {
  const notes = 'Two bags, one of them torn and mended with tape, ';
  const values = { name: 'M5 washer', notes, supplier: 'Würth', category: 'Screws', location_id: 'a' };
  const one = draft({ values });
  const other = draft({ key: 'k2', values: { ...values, notes: `${notes}the other one new` } });
  const third = draft({ key: 'k3', values: { ...values, location_id: 'b' } });
  const told = (which: Draft) => wordsApart(which, [one, other, third], 'item');
  const location = { label: 'Location', text: '(another choice)' };
  expect(told(one)).toEqual([{ label: 'Notes', text: '…with tape,' }, location]);
  expect(told(other)).toEqual([{ label: 'Notes', text: '…with tape, the other one new' }, location]);
  expect(told(third)).toEqual([location]);
  expect(wordsApart(one, [one], 'item')).toEqual([]);
  const empty = draft({ key: 'k4', values: { ...values, notes: '' } });
  const words = (which: Draft) => wordsApart(which, [one, empty], 'item');
  expect(offered(empty, { words })).toContain('never saved. Notes (empty) Continue Discard');
});

test('a command for one of several drafts says which one it means', () => {
  const told = [{ label: 'Notes', text: 'Two bags, '.repeat(9) }];
  expect(calledDraft(draft(), told)).toBe('M5 washer, Notes Two bags, Two bags, Two bags, Two bags, …');
  expect([calledDraft(draft(), []), calledDraft(draft({ values: {} }), [])]).toEqual(['M5 washer', '']);
});

test('what was typed into the form of a record and is in the record by now is not offered; what is not in it is', () => {
  const base = hostItem({ notes: '', supplier: '' });
  const before = { ...formFromItem(base) };
  const saved = { ...before, notes: 'Two bags', supplier: 'Würth' };
  const typed = draft({ base, values: { ...before, notes: 'Two bags' } });
  const other = draft({ key: 'k2', base, values: { ...before, notes: 'Three bags', supplier: 'Würth' } });
  const since = draft({ key: 'k3', values: { ...saved, notes: '' }, since: saved });
  // Given up for what stands there now, and begun on itself.
  const theirs = draft({ key: 'k4', base, values: before, theirs: { at: SAVED } });
  const keys = (record: object) => unsavedOf([typed, other, since, theirs], record).map(({ key }) => key);
  expect(keys(saved)).toEqual(['k2', 'k3', 'k4']);
  expect(keys(before)).toEqual(['k1', 'k2']);
  expect(keys({ ...saved, notes: 'Three bags' })).toEqual(['k1', 'k3', 'k4']);
});

test('what was typed earlier and is submitted as one now, typed once more, is no draft any more', () => {
  const values = { name: 'Metal shelf', description: 'By the door' };
  const same = draft({ key: 'k1', values });
  const less = draft({ key: 'k2', values: { ...values, description: '' } });
  const other = draft({ key: 'k3', values: { ...values, name: 'Wooden shelf' } });
  const sent = draft({ key: 'k4', values, item: 'local-1' });
  const since = draft({ key: 'k5', values, since: { ...values, name: 'Shelf' } });
  const again = typedAgain([same, less, other, sent, since], values).map(({ key }) => key);
  expect(again).toEqual(['k1', 'k2']);
});
