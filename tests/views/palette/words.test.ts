import { describe, expect, test } from 'vitest';
import type { RememberedWord } from '../../../src/model/finding/learned.ts';
import { meantBy } from '../../../src/views/palette/wordRows.ts';
import { rowsFor, sectionsFor } from './palette.stage.ts';

const word = (typed: string, kind: RememberedWord['kind'], id: string): RememberedWord => ({
  word: typed,
  kind,
  id,
  name: id,
});
const first = (screen: 'Home' | 'Item' | 'Location', typed: string, words: readonly RememberedWord[]) =>
  rowsFor(screen, typed, [], { words })[0];

describe('a word of one’s own', () => {
  test('is another name of a command from then on, on every page that has one like it', () => {
    expect(rowsFor('Item', 'tuck').some(({ kind }) => kind !== 'command')).toBe(false);
    const words = [word('tuck', 'command', 'move-item')];
    expect(first('Item', 'tuck', words)?.id).toBe('command:move-item');
    expect(first('Item', 'TUC', words)?.id).toBe('command:move-item');
    expect(first('Location', 'tuck', words)?.id).toBe('command:move-location');
    expect(first('Item', 'mv', words)?.id).toBe('command:move-item');
  });

  test('finds a place and an item, which stand once, and says what it opens', () => {
    const words = [word('loft', 'location', 'attic'), word('scre', 'item', 'M3 nut')];
    expect(first('Home', 'loft', words)).toMatchObject({ id: 'word:location:attic', name: 'Attic' });
    expect(first('Home', 'lo', words)?.id).toBe('word:location:attic');
    const rows = rowsFor('Home', 'scre', [], { words });
    expect(rows[0]?.id).toBe('word:item:M3 nut');
    const attic = [word('atti', 'location', 'attic')];
    expect(
      rowsFor('Home', 'atti', [], { words: attic }).filter(({ about }) => about?.id === 'attic'),
    ).toHaveLength(1);
  });

  test('finds an item by the name that it was opened with last', () => {
    const words = [word('scre', 'item', 'M3 nut')];
    const opened = [{ kind: 'item', id: 'M3 nut', name: 'M3 nut, zinc', at: 0, weight: 1 } as const];
    const [renamed] = rowsFor('Home', 'scre', opened, { words });
    expect(renamed).toMatchObject({ id: 'word:item:M3 nut', name: 'M3 nut, zinc' });
    expect(renamed?.about).toMatchObject({ name: 'M3 nut, zinc' });
    expect(first('Home', 'scre', words)?.name).toBe('M3 nut');
  });

  test('comes after what is called so exactly', () => {
    const words = [word('attic', 'item', 'M3 nut')];
    const ids = rowsFor('Home', 'attic', [], { words }).map(({ id }) => id);
    expect(ids[0]).toBe('location:attic');
    expect(ids).toContain('word:item:M3 nut');
  });

  test('for a place that is no more finds nothing', () => {
    expect(first('Home', 'gantry', [word('gantry', 'location', 'gone')])?.id).toBe('add:item');
  });

  test('is never one for what takes something away', () => {
    for (const { id, about } of rowsFor('Item', '')) {
      if (/delete|log-out|discard/.test(id)) expect(about, id).toBeUndefined();
    }
    expect(rowsFor('Item', '').some(({ about }) => about?.kind === 'command')).toBe(true);
  });

  test('is kept for a command as it is called for any record', () => {
    expect(meantBy({ kind: 'command', id: 'move-item', name: 'Move M3 nut to…' }).name).toBe('Move to…');
    expect(meantBy({ kind: 'command', id: 'keys', name: 'Keys' }).name).toBe('Keys');
    expect(meantBy({ kind: 'item', id: 'i', name: 'M3 nut', item: undefined })).toEqual({
      kind: 'item',
      id: 'i',
      name: 'M3 nut',
    });
  });
});

describe('the offer to remember a word', () => {
  const meant = { kind: 'command', id: 'move-item', name: 'Move to…' } as const;

  test('stands above all else until something is typed, and closes the palette when it is taken', () => {
    const remembered: unknown[] = [];
    const offering = {
      offer: { word: 'tuck', meant },
      remember: (...all: unknown[]) => void remembered.push(all),
    };
    const [row, next] = rowsFor('Item', '', [], offering);
    expect(row).toMatchObject({ name: 'Remember “tuck” for Move to…?', isOffer: true });
    expect(next?.isOffer).toBeUndefined();
    expect(sectionsFor('Item', 'm', [], offering).some(({ heading }) => heading === 'Your words')).toBe(
      false,
    );
    row?.perform();
    expect(remembered).toEqual([['tuck', meant]]);
  });
});
