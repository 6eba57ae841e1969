import { expect, it } from 'vitest';
import { compartmentsOfGrid } from '../../../../contract/analysis/gridCompartments.ts';
import { decodeLocation } from '../../../../contract/answers.ts';
import { type ComparedPhoto, comparePhotos } from '../../../../server/analysis/changes/compare.ts';
import { compartmentPlaces } from '../../../../src/model/analysis/compartmentPlaces.ts';
import { aGrid } from '../../../support/grids.ts';
import { photo, SIDE, withDrawers } from './fronts.ts';

/** The photo without its first row of drawers: the camera was held lower. */
function lower({ picture, texts }: ComparedPhoto): ComparedPhoto {
  const grid = aGrid({ columns: [0.25, 0.5, 0.75], rows: [1 / 3, 2 / 3] });
  const own = texts.flatMap((one) => {
    const y = (one.box.y - 250) / 0.75;
    return y < 0 ? [] : [{ ...one, box: { ...one.box, y, height: one.box.height / 0.75 } }];
  });
  const data = picture.data.slice(SIDE * SIDE * 0.25);
  return {
    picture: { data, width: SIDE, height: SIDE * 0.75 },
    texts: own,
    grid,
    compartments: compartmentsOfGrid(grid, own),
  };
}
const inside = Array.from({ length: 16 }, (_, n) => `WS-R${Math.floor(n / 4) + 1}C${(n % 4) + 1}`).map(
  (label, n) => decodeLocation({ id: `l${n}`, name: label, label }),
);

it('what is new in the second row of a cabinet is in no drawer of the first where the photo begins with the second', () => {
  const empty = photo(withDrawers({ 4: { label: undefined, things: 0 } }));
  const [first, whole] = [lower(empty), photo(withDrawers({ 4: { label: 'Magnets' } }))];
  const placed = (now: ComparedPhoto, earlier: ComparedPhoto, rows: number) => {
    const compared = comparePhotos(now, earlier);
    if ('reason' in compared) throw new Error(compared.reason);
    const { isCountedAlike, changes } = compared;
    const placeOf = compartmentPlaces(inside, { rows, columns: 4 });
    return [
      isCountedAlike,
      ...changes.map((change) => `${change.label}: ${placeOf(change)?.label ?? 'the cabinet'}`),
    ];
  };
  expect(placed(whole, empty, 4)).toEqual([true, 'Magnets: WS-R2C1']);
  expect(placed(lower(whole), empty, 3)).toEqual([false, 'Magnets: the cabinet']);
  expect(placed(lower(whole), first, 3)).toEqual([true, 'Magnets: the cabinet']);
});
