import type { PhotoChange, PhotoChangeKind } from '../../../contract/analysis/photoChanges.ts';
import type { Corners } from '../../../contract/analysis/grid.ts';
import { type BoundingBox, withinPhoto } from '../../../contract/analysis/box.ts';
import type { Picture } from '../local/picture.ts';
import { labelDifference, labelDistance, plainLabel } from './labels.ts';
import { type Measures, measured, type Twice } from './measure.ts';
import { median, overlayOf } from './overlay.ts';
import { pairsOf } from './pairing.ts';
import { registered } from './registration.ts';
import { type Side, cellsOf } from './side.ts';

/** A photo in greys, and what was found in it. */
export interface ComparedPhoto extends Side {
  picture: Picture;
}

/** What two photos differ in; or why they were not compared, for a person. */
export type Compared =
  | {
      compared: number;
      /** Each compartment is in the same row and column of both: neither shows a part, from where it would count anew. */
      isCountedAlike: boolean;
      changes: PhotoChange[];
    }
  | { reason: string };

/** Pictures less alike than this, in the middle, are not of one place. */
const ALIKE_MIN = 0.3;
/** More alike than this nothing has been taken out or put in. */
const CONTENT_SAME = 0.72;
/** The places of labels: surely another one, and surely the same. They differ less where few letters do. */
const LABEL_OTHER = { far: 0.78, near: 0.62 };
const LABEL_THERE = 0.5;
/** So much less stands out where letters were, as a logarithm. */
const LETTERS_GONE = -1;
/** Of the longer label, this share is other letters: more is another label at once. */
const FAR = 0.6;
/** So much less, or more, is to be seen in it: by a factor of about 2. */
const FILL_MIN = 0.65;
/** Nothing but flat grounds: closed fronts have no fill. */
const FULLEST_MIN = 0.012;
/** Light that lets nothing be said of what is in it. */
const GLARE_MAX = 0.3;
const LIGHT_MAX = 0.8;
/** Without a label, whose contrast would tell, less of it. */
const LIGHT_MAX_ALONE = 0.5;
const GLARE_MAX_ALONE = 0.15;

interface Looked extends Twice {
  measures: Measures;
}

/** Lays the new photo over the earlier one and compares each compartment that is seen in both. */
export function comparePhotos(now: ComparedPhoto, earlier: ComparedPhoto): Compared {
  const [here, there] = [
    { ...now, cells: cellsOf(now) },
    { ...earlier, cells: cellsOf(earlier) },
  ];
  if (here.cells.length === 0) return { reason: 'No compartments with a place were found in this photo.' };
  if (there.cells.length === 0) {
    return { reason: 'No compartments with a place were found in the earlier photo.' };
  }
  const about = overlayOf(here, there);
  if (!about) return { reason: NOT_ALIKE };
  const map = registered(about, here.cells, [now.picture, earlier.picture]);
  const looked = pairsOf(here.cells, there.cells, map).flatMap((pair): Looked[] => {
    const measures = measured(pair, now.picture, earlier.picture);
    return measures ? [{ ...pair, measures }] : [];
  });
  if (looked.length === 0) return { reason: NOT_ALIKE };
  const alike = median(looked.map(({ measures }) => Math.max(measures.content, measures.label ?? -1)));
  if (alike < ALIKE_MIN) return { reason: NOT_ALIKE };
  return {
    compared: looked.length,
    isCountedAlike: looked.every(isInOnePlace),
    changes: withMoved(changesIn(looked)),
  };
}

const isInOnePlace = ({ now, earlier }: Looked): boolean =>
  !now ||
  !earlier ||
  (now.compartment.row === earlier.compartment.row && now.compartment.column === earlier.compartment.column);

const NOT_ALIKE =
  'The two photos could not be laid over one another: too little in them is the same. Take them from about the same place.';

/** What is different, with the measures set against those of what is the same: a camera and its light change them all. */
function changesIn(looked: readonly Looked[]): PhotoChange[] {
  const same = looked.filter(({ measures }) => measures.content >= CONTENT_SAME);
  const usual = (of: (measures: Measures) => number | null): number =>
    median((same.length >= 3 ? same : looked).flatMap(({ measures }) => of(measures) ?? []));
  const [fill, light, contrast] = [
    usual((measures) => measures.fill),
    usual((measures) => measures.light),
    usual((measures) => measures.contrast),
  ];
  const places = { now: labelsOf(looked, 'now'), earlier: labelsOf(looked, 'earlier') };
  return looked.flatMap((pair): PhotoChange[] => {
    const measures = {
      ...pair.measures,
      fill: pair.measures.fill - fill,
      light: pair.measures.light - light,
      contrast: pair.measures.contrast === null ? null : pair.measures.contrast - contrast,
    };
    const kind = kindOf(pair.now?.label ?? null, pair.earlier?.label ?? null, measures);
    return kind ? [changeOf(kind, pair, places)] : [];
  });
}

function kindOf(now: string | null, earlier: string | null, measures: Measures): PhotoChangeKind | undefined {
  const { glare } = measures;
  const alike = measures.label ?? measures.content;
  if (now !== null && earlier !== null) {
    if (labelDifference(now, earlier) === 'real') {
      const isFar = labelDistance(now, earlier) >= FAR;
      if (alike < (isFar ? LABEL_OTHER.far : LABEL_OTHER.near)) return 'other label';
    }
    return fillOf(measures);
  }
  if (now === null && earlier === null) return fillOf(measures);
  // Not read is not gone: where the same is to be seen, it is there.
  if (alike >= LABEL_THERE) return fillOf(measures);
  if (now !== null) return 'new';
  // Nor is what only cannot be read: letters are gone where nothing stands out any more.
  const isEmpty = measures.contrast === null || measures.contrast < LETTERS_GONE;
  return isEmpty && glare <= GLARE_MAX ? 'gone' : undefined;
}

function fillOf({ content, fill, contrast, fullest, light, glare }: Measures): PhotoChangeKind | undefined {
  if (content >= CONTENT_SAME || fullest < FULLEST_MIN) return undefined;
  const [mostLight, mostGlare] =
    contrast === null ? [LIGHT_MAX_ALONE, GLARE_MAX_ALONE] : [LIGHT_MAX, GLARE_MAX];
  if (Math.abs(light) > mostLight || glare > mostGlare) return undefined;
  // What the label has lost, or won, beside it is the light's.
  if (fill - Math.min(0, contrast ?? 0) < -FILL_MIN) return 'looks emptier';
  return fill - Math.max(0, contrast ?? 0) > FILL_MIN ? 'looks fuller' : undefined;
}

type Counts = ReadonlyMap<string, number>;

/** How many compartments have each label. */
function labelsOf(looked: readonly Looked[], side: 'now' | 'earlier'): Counts {
  const counts = new Map<string, number>();
  for (const pair of looked) {
    const label = pair[side]?.label;
    if (label) counts.set(plainLabel(label), (counts.get(plainLabel(label)) ?? 0) + 1);
  }
  return counts;
}

function changeOf(
  kind: PhotoChangeKind,
  { now, earlier, cornersNow, cornersThen }: Twice,
  places: { now: Counts; earlier: Counts },
): PhotoChange {
  const found = now?.compartment ?? earlier?.compartment;
  const label = (kind === 'gone' ? earlier?.label : now?.label) ?? earlier?.label ?? found?.name ?? '';
  const before = earlier?.label ?? null;
  const isOn = (text: string | null, counts: Counts, own: number): boolean =>
    text !== null && (counts.get(plainLabel(text)) ?? 0) > own;
  const isLabelOfNow = kind !== 'gone';
  return {
    kind,
    label,
    label_before: before,
    is_elsewhere:
      isOn(label, places.now, isLabelOfNow && now?.label !== null ? 1 : 0) ||
      (kind === 'other label' && isOn(before, places.now, 0)),
    row: found?.row ?? null,
    column: found?.column ?? null,
    bounding_box: boxAround(cornersNow),
    bounding_box_before: boxAround(cornersThen),
  };
}

function boxAround(corners: Corners): BoundingBox | null {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return withinPhoto(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
}

/**
 * A label that is gone from one compartment and new on another has moved: what it names is still in the place. Said once, at
 * where it is now; a label that came in the other's stead is new, one that went is gone.
 */
function withMoved(changes: readonly PhotoChange[]): PhotoChange[] {
  const came = ({ kind, label }: PhotoChange): string | undefined =>
    kind === 'new' || kind === 'other label' ? plainLabel(label) : undefined;
  const left = ({ kind, label, label_before: before }: PhotoChange): string | undefined =>
    kind === 'gone'
      ? plainLabel(label)
      : kind === 'other label' && before !== null
        ? plainLabel(before)
        : undefined;
  const [arrived, departed] = [
    new Set(changes.flatMap((one) => came(one) ?? [])),
    new Set(changes.flatMap((one) => left(one) ?? [])),
  ];
  return changes.flatMap((change): PhotoChange[] => {
    const [in_, out] = [came(change), left(change)];
    const hasMovedIn = in_ !== undefined && departed.has(in_);
    const hasMovedOut = out !== undefined && arrived.has(out);
    if (change.kind === 'new') return [hasMovedIn ? { ...change, kind: 'moved' } : change];
    if (change.kind === 'gone') return hasMovedOut ? [] : [change];
    if (change.kind !== 'other label' || (!hasMovedIn && !hasMovedOut)) return [change];
    if (hasMovedIn && hasMovedOut) return [{ ...change, kind: 'moved' }];
    // One of the two is accounted for: the other one is new, or gone.
    return hasMovedIn
      ? [
          { ...change, kind: 'moved' },
          { ...change, kind: 'gone', label: change.label_before ?? '', is_elsewhere: false },
        ]
      : [{ ...change, kind: 'new' }];
  });
}
