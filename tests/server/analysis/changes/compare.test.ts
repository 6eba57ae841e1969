import { describe, expect, it } from 'vitest';
import { type ComparedPhoto, comparePhotos } from '../../../../server/analysis/changes/compare.ts';
import { before, LABELS, photo, withDrawers } from './fronts.ts';

const told = (now: ComparedPhoto, earlier: ComparedPhoto) => {
  const compared = comparePhotos(now, earlier);
  if ('reason' in compared) return compared.reason;
  return compared.changes.map(
    ({ kind, label, label_before: was, row, column }) => `${row},${column} ${kind}: ${was ?? '-'} > ${label}`,
  );
};
const NOT_ALIKE = expect.stringContaining('could not be laid over one another');

describe('two photos of one place', () => {
  it('are the same where nothing has changed, in half the light and seen from elsewhere', () => {
    const compared = comparePhotos(photo(before(), { light: 0.5, shift: 17 }), photo(before()));
    // The last column is not whole in one of them.
    expect(compared).toEqual({ compared: 12, isCountedAlike: true, changes: [] });
  });

  it('tell what is new, gone, called otherwise, emptier and fuller, and nothing of what was only stirred', () => {
    const earlier = photo(withDrawers({ 3: { label: undefined, things: 0 }, 6: { things: 1 } }), {
      light: 0.7,
    });
    const now = withDrawers({ 1: { label: undefined, things: 0 }, 2: { label: 'Magnets' }, 5: { things: 1 }, 9: { seed: 99 } }); // oxfmt-ignore
    expect(told(photo(now), earlier)).toEqual([
      '1,2 gone: Nuts > Nuts',
      '1,3 other label: Washers > Magnets',
      '1,4 new: - > Springs',
      '2,2 looks emptier: LEDs > LEDs',
      '2,3 looks fuller: Pins > Pins',
    ]);
  });

  it('take a label that was misread, or not read, for the same: its picture is', () => {
    const now = photo(before());
    now.compartments = now.compartments.map((one, n) =>
      n === 0 ? { ...one, name: '80llz' } : n === 1 ? { ...one, name: 'R1C2' } : one,
    );
    expect(told(now, photo(before()))).toEqual([]);
  });

  it('say of labels that changed places that they have moved: nothing is gone', () => {
    const now = withDrawers({ 0: { label: 'Nuts' }, 1: { label: 'Bolts' }, 4: { label: undefined }, 15: { label: 'Fuses' } }); // oxfmt-ignore
    const earlier = withDrawers({ 15: { label: undefined } });
    expect(told(photo(now), photo(earlier))).toEqual([
      '1,1 moved: Bolts > Nuts',
      '1,2 moved: Nuts > Bolts',
      '4,4 moved: - > Fuses',
    ]);
  });

  it('are laid over one another by their labels where one shows less, or has no grid', () => {
    const now = photo(withDrawers({ 2: { label: 'Magnets' } }), { shift: 24, grid: false });
    expect(told(now, photo(before()))).toEqual(['null,null other label: Washers > Magnets']);
    const part = { ...photo(before()), grid: null };
    part.compartments = part.compartments.slice(0, 9);
    const compared = comparePhotos(photo(withDrawers({ 2: { label: 'Magnets' } })), part);
    expect(compared).toMatchObject({ changes: [{ kind: 'other label', label: 'Magnets' }] });
  });

  it('are compared though the lines in one of them lie beside the dividers', () => {
    const now = photo(withDrawers({ 2: { label: 'Magnets' } }));
    const { grid, ...earlier } = photo(before());
    if (!grid) throw new Error('It has a grid.');
    const [a, b, c, d] = grid.corners;
    const [top, bottom] = [
      (place: typeof a) => ({ x: place.x, y: place.y - 45 }),
      (place: typeof a) => ({ x: place.x - 30, y: place.y }),
    ];
    const beside = { ...grid, corners: [top(a), top(b), bottom(c), bottom(d)] satisfies typeof grid.corners };
    const compared = comparePhotos(now, { ...earlier, grid: beside });
    expect(compared).toMatchObject({ changes: [{ kind: 'other label', label: 'Magnets' }] });
  });

  it('say why they are not compared: another place, no compartments, none with a place in the photo', () => {
    const other = photo(LABELS.map((_, n) => ({ label: `Other ${n}x`, seed: n + 200 })));
    expect(told(photo(before()), other)).toEqual(NOT_ALIKE);
    const none = { ...photo(before()), compartments: [], grid: null };
    expect(told(none, photo(before()))).toBe('No compartments with a place were found in this photo.');
    expect(told(photo(before()), none)).toBe('No compartments with a place were found in the earlier photo.');
    const black = { ...photo(before()), picture: { data: new Float32Array(100), width: 10, height: 10 } };
    expect(told(black, photo(before()))).toEqual(NOT_ALIKE);
  });

  it('with hostile places in them are answered all the same', () => {
    const now = photo(before());
    const far = { x: 1e9, y: -1e9, width: 1, height: 1 };
    const points = [far, { ...far, x: 0, width: 0 }, { x: 0, y: 0, width: 1000, height: 1000 }];
    const texts = points.map((box) => ({ text: 'Bolts', lines: ['Bolts'], box, confidence: null }));
    const compartments = now.compartments.map((one, n) => ({ ...one, bounding_box: points[n % 3] ?? null }));
    expect(() => comparePhotos({ ...now, texts, compartments, grid: null }, photo(before()))).not.toThrow();
  });
});
