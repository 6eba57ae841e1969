import { describe, expect, test } from 'vitest';
import type { Compartment } from '../../../contract/analysis/analysis.ts';
import { failure } from '../../../src/failure.ts';
import { type BulkEntry, bulkEntries, itemOfBulkEntry } from '../../../src/model/changes/bulkEntries.ts';
import { overCurrent } from '../../../src/model/changes/bulkMerge.ts';
import { aCompartment } from '../../machines/analysis/samples.ts';
import { anItem } from '../../machines/kit/samples.ts';

/** One column of compartments with these names from above; '' for one without a label. */
const column = (...names: readonly string[]): Compartment[] =>
  names.map((name, index) => aCompartment({ name, row: index + 1, column: 1, description: '' }));
const entriesOf = (compartments: readonly Compartment[], keys = 'old'): BulkEntry[] =>
  bulkEntries(
    compartments,
    compartments.map((_, index) => `${keys}-${index + 1}`),
  );
/** What was entered before: `changes` by the number of the entry. */
const keptOf = (compartments: readonly Compartment[], changes: Record<number, Partial<BulkEntry>>) =>
  entriesOf(compartments).map((entry) => ({ ...entry, ...changes[entry.number] }));
const created = (name: string): Partial<BulkEntry> => ({
  status: 'created',
  item: { entity: anItem({ id: `item ${name}`, name }), isOurs: true },
});
const merged = (kept: readonly BulkEntry[], now: readonly Compartment[]) =>
  overCurrent(kept, entriesOf(now, 'new'));
/** 'R1C1 Bolts waiting', with '-' where it is not selected. */
const words = (entries: readonly BulkEntry[]): string[] =>
  entries.map(
    ({ number, place, name, status, isSelected }) =>
      `${number} ${place} ${name} ${status}${isSelected ? '' : ' -'}`,
  );

describe('what was entered before for the compartments of a photo', () => {
  test('is taken as it is where they are the same, also after it was laid over others once', () => {
    const kept = keptOf(column('M3', 'M4', ''), { 1: created('M3'), 2: { name: 'Mine' } });
    expect(merged(kept, column('M3', 'M4', ''))).toEqual({
      entries: kept,
      isChanged: false,
      hasOrphans: false,
    });
    const once = merged(kept, column('M3')).entries;
    expect(merged(once, column('M3'))).toMatchObject({ entries: once, isChanged: false });
  });

  test('knows which name tells only the place, though an older version kept it without that', () => {
    const now = column('R1C1', 'M4');
    const older = entriesOf(now).map(({ isNameless: _, ...entry }) => ({ ...entry, description: 'Mine' }));
    const { entries, isChanged } = merged(older, now);
    expect(entries.map(({ isNameless, description }) => [isNameless, description])).toEqual([
      [true, 'Mine'],
      [undefined, 'Mine'],
    ]);
    expect(isChanged).toBe(false);
    const [first] = merged(older, column('R1C1', 'M4', 'M5')).entries;
    expect([first?.isNameless, first?.description]).toEqual([true, 'Mine']);
  });

  test('keeps what is created and typed, and takes what was corrected and added', () => {
    const kept = keptOf(column('M3', 'M4', 'M5', 'Mo'), {
      1: created('M3'),
      2: { name: 'Mine' },
      3: { isSelected: false },
      4: { status: 'failed', failure: failure('unavailable', 'Away.') },
    });
    const { entries, isChanged, hasOrphans } = merged(kept, column('M3', 'M4', 'M5', 'M6', 'M8'));
    expect(words(entries)).toEqual([
      '1 R1C1 M3 created',
      '2 R2C1 Mine waiting',
      '3 R3C1 M5 waiting -',
      '4 R4C1 M6 waiting',
      '5 R5C1 M8 waiting',
    ]);
    expect([isChanged, hasOrphans]).toEqual([true, false]);
    // Another name is another item: its key was not for that.
    expect(entries.map(({ key }) => key)).toEqual(['old-1', 'old-2', 'old-3', 'new-4', 'new-5']);
  });

  test('goes with a compartment that is at another place since; where it may be another one, nothing is made twice', () => {
    const kept = keptOf(column('M3', '', 'M4', 'M5'), {
      1: created('M3'),
      2: created('Unlabelled, row 2, column 1'),
      3: created('M4'),
    });
    expect(words(merged(kept, column('M2', 'M3', 'Nuts', 'M4', 'M5')).entries)).toEqual([
      '1 R1C1 M2 waiting -',
      '2 R2C1 M3 created',
      '3 R3C1 Nuts waiting -',
      '4 R4C1 M4 created',
      '5 R5C1 M5 waiting',
      '6 R2C1 Unlabelled, row 2, column 1 created -',
    ]);
    // Of the same place, but nobody knows whether it is the same: a person decides.
    const renamed = words(merged(kept, column('M3x8', '', 'M4', 'M5')).entries);
    expect([renamed[0], renamed.at(-1)]).toEqual(['1 R1C1 M3x8 waiting -', '5 R1C1 M3 created -']);
  });

  test('is kept at the end, not selected, where its compartment is gone; what nobody has touched goes', () => {
    const untouched = column('M3', 'M4', 'M5', 'M6', 'M8');
    const [, second] = entriesOf(untouched);
    const sent = second && itemOfBulkEntry(second, 'l1');
    const kept = keptOf(untouched, {
      2: { status: 'failed', sent },
      3: { name: 'Mine' },
      4: { mayHaveLocation: true, status: 'failed' },
    });
    const { entries, hasOrphans } = merged(kept, column('M3'));
    expect(words(entries)).toEqual([
      '1 R1C1 M3 waiting',
      '2 R2C1 M4 failed -',
      '3 R3C1 Mine waiting -',
      '4 R4C1 M6 failed -',
    ]);
    expect(hasOrphans).toBe(true);
  });

  test('that was sent without an answer stays under its key and is brought up to date', () => {
    const [first] = entriesOf(column('M3'));
    const sent = first && itemOfBulkEntry(first, 'l1');
    const kept = keptOf(column('M3'), { 1: { status: 'failed', sent } });
    expect(merged(kept, column('M3x8')).entries).toMatchObject([
      { key: 'old-1', sent: { name: 'M3' }, name: 'M3x8', proposed: { name: 'M3x8' } },
    ]);
  });

  test('without places is found by its names, in their order', () => {
    const placeless = (...names: readonly string[]) =>
      names.map((name) => aCompartment({ name, row: null, column: null, description: '' }));
    const kept = keptOf(placeless('Nuts', 'Nuts', 'Pins'), { 1: created('Nuts'), 3: { name: 'My pins' } });
    expect(words(merged(kept, placeless('Pins', 'Nuts', 'Nuts')).entries)).toEqual([
      '1  My pins waiting',
      '2  Nuts created',
      '3  Nuts waiting',
    ]);
  });
});
