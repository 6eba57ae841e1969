import {
  type Struct,
  boolean,
  coerce,
  create,
  define,
  enums,
  nullable,
  string,
  type,
  unknown,
} from 'superstruct';
import { type BoundingBox, LooseBox } from './box.ts';
import { ANALYSIS_TEXTS, COMPARTMENTS_MAX } from './analysisLimits.ts';
import { LooseCount } from './compartments.ts';
import { LooseLine, LooseNumber, LooseTextOrNull, fieldOf } from '../loose.ts';

/** What can have become of a compartment between two photos of it. */
export const PHOTO_CHANGES = [
  /** It has a label, and had none. */
  'new',
  /** It had a label, and has none. */
  'gone',
  'other label',
  /** Its label is on another compartment now. */
  'moved',
  /** The label is the same, and there is less in it, or more. */
  'looks emptier',
  'looks fuller',
] as const;
export type PhotoChangeKind = (typeof PHOTO_CHANGES)[number];

/** What is different about one compartment. Boxes are in thousandths of the photo that they are of. */
export interface PhotoChange {
  kind: PhotoChangeKind;
  /** Its label as it is now; of one that is gone as it was. One without any is called by its place: 'R1C2'. */
  label: string;
  /** The label that it had before; null where it had none. */
  label_before: string | null;
  /** Another compartment of the new photo has the label, or the one before, too. */
  is_elsewhere: boolean;
  row: number | null;
  column: number | null;
  bounding_box: BoundingBox | null;
  /** In the earlier photo. */
  bounding_box_before: BoundingBox | null;
}

/** What two photos of one place differ in. */
export interface PhotoChanges {
  image_id: string | null;
  /** The earlier photo; null where there is none to compare with. */
  since_image_id: string | null;
  /** Why they were not compared, for a person; null where they were. */
  reason: string | null;
  /** How many compartments were seen in both. */
  compared: number;
  /** How many rows and columns the grid of the photo has; null where it has none, they were not compared, or the earlier one counts them from elsewhere. */
  rows: number | null;
  columns: number | null;
  changes: PhotoChange[];
}

/** Each compartment of either photo can be in it. */
const CHANGES_MAX = 2 * COMPARTMENTS_MAX;

const Place = LooseNumber((value) => Number.isInteger(value) && value >= 1);
const LooseFlag: Struct<boolean, null> = coerce(boolean(), unknown(), (value) => value === true);

const Change = type({
  kind: enums(PHOTO_CHANGES),
  label: LooseLine(ANALYSIS_TEXTS.name),
  label_before: LooseTextOrNull(ANALYSIS_TEXTS.name),
  is_elsewhere: LooseFlag,
  row: Place,
  column: Place,
  bounding_box: LooseBox,
  bounding_box_before: LooseBox,
});

const IdOrNull: Struct<string | null, null> = coerce(nullable(string()), unknown(), (value) =>
  typeof value === 'string' && value !== '' ? value : null,
);

const Changes: Struct<PhotoChange[], null> = coerce(
  define<PhotoChange[]>('changes', (value) => Array.isArray(value)),
  unknown(),
  (value) =>
    (Array.isArray(value) ? value.slice(0, CHANGES_MAX) : [])
      // A kind that this app does not know is nothing that it could offer.
      .filter((entry: unknown) => PHOTO_CHANGES.some((kind) => kind === fieldOf(entry, 'kind')))
      .map((entry: unknown) => create(entry, Change))
      .filter(({ label }) => label !== ''),
);

const Answer = type({
  image_id: IdOrNull,
  since_image_id: IdOrNull,
  reason: LooseTextOrNull(ANALYSIS_TEXTS.summary),
  compared: LooseCount,
  rows: Place,
  columns: Place,
  changes: Changes,
});

/** What GET /api/images/{id}/changes answers. Throws superstruct's StructError for what is no object. */
export function decodePhotoChanges(value: unknown): PhotoChanges {
  const { compared, ...answer } = create(value, Answer);
  return { ...answer, compared: compared ?? 0 };
}
