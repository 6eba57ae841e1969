import { type Homography, inverse } from '../../../contract/analysis/homography.ts';
import { cornersBy, type Twice } from './measure.ts';
import { type Cell, centreOf, isWithin } from './side.ts';

/**
 * Each compartment with itself in the other photo, by where it is: whichever has its middle in the other, both ways. Those
 * that are in one photo alone, as its finder has it, are looked at in the same place of the other. `map` leads from the
 * new photo to the earlier one.
 */
export function pairsOf(now: readonly Cell[], earlier: readonly Cell[], map: Homography): Twice[] {
  const back = inverse(map);
  const pairs: Twice[] = [];
  const taken = new Set<Cell>();
  for (const cell of now) {
    const cornersThen = cornersBy(map, cell.corners);
    if (!cornersThen) continue;
    const middle = centreOf(cornersThen);
    const same = earlier.find(
      (other) =>
        !taken.has(other) &&
        isWithin(middle, other.corners) &&
        isWithin(centreOf(other.corners), cornersThen),
    );
    if (same) taken.add(same);
    pairs.push({ now: cell, earlier: same, cornersNow: cell.corners, cornersThen });
  }
  for (const cell of earlier) {
    if (taken.has(cell)) continue;
    const cornersNow = cornersBy(back, cell.corners);
    if (!cornersNow) continue;
    const middle = centreOf(cornersNow);
    // Part of a larger one, or the other way round: that has been looked at.
    if (now.some((other) => isWithin(middle, other.corners))) continue;
    pairs.push({ now: undefined, earlier: cell, cornersNow, cornersThen: cell.corners });
  }
  return pairs;
}
