import { expect, it } from 'vitest';
import { decodePhotoChanges, PHOTO_CHANGES } from '../../contract/analysis/photoChanges.ts';

const CHANGE = {
  kind: 'other label',
  label: 'M4',
  label_before: 'M3',
  is_elsewhere: false,
  row: 1,
  column: 2,
  bounding_box: { x: 1, y: 2, width: 30, height: 40 },
  bounding_box_before: null,
};
const ANSWER = {
  image_id: 'b',
  since_image_id: 'a',
  reason: null,
  compared: 12,
  rows: 3,
  columns: 4,
  changes: [CHANGE],
};

it('what has changed since a photo is read as it was sent', () => {
  expect(decodePhotoChanges(ANSWER)).toEqual(ANSWER);
});

it('of a hostile answer about changes the parts that can be used are, and it is bounded', () => {
  const read = decodePhotoChanges({
    image_id: 7,
    reason: ['x'],
    compared: -1,
    changes: [
      ...Array.from({ length: 5000 }, (_, n) => ({ ...CHANGE, kind: PHOTO_CHANGES[n % 6], label: `L${n}` })),
      { ...CHANGE, kind: 'exploded' },
    ],
  });
  expect(read).toMatchObject({ image_id: null, since_image_id: null, reason: null, compared: 0 });
  expect(read.changes).toHaveLength(600);
  const [bad] = decodePhotoChanges({
    changes: [{ kind: 'new', label: ' a\nb ', row: 0, column: 'x', bounding_box: { x: 'NaN' }, is_elsewhere: 1 }, null, { kind: 'gone', label: '' }], // oxfmt-ignore
  }).changes;
  expect(bad).toEqual({
    kind: 'new',
    label: 'a b',
    label_before: null,
    is_elsewhere: false,
    row: null,
    column: null,
    bounding_box: null,
    bounding_box_before: null,
  });
  expect(() => decodePhotoChanges('nothing')).toThrow('Expected an object');
});
