import { type Infer, type Struct, coerce, define, nullable, type, unknown } from 'superstruct';
import type { BoundingBox, Compartment, UsageMetadata } from './analysis.ts';
import {
  LooseLine,
  LooseNumber,
  LooseText,
  LooseTexts,
  fieldOf,
  fourNumbers,
  looseNumber,
} from '../loose.ts';

/** Most compartments of one photo: no cabinet that fits into a photo has more. */
export const COMPARTMENTS_MAX = 300;
/** Longest texts of an analysis, in characters. Bulk creation cuts further, where a person sees it (decisions). */
export const ANALYSIS_TEXTS = { name: 200, thing: 200, description: 1000, summary: 2000, reasoning: 20_000 };
/** Most things named in one compartment. */
const THINGS_MAX = 50;
/** Largest row, column. */
const GRID_MAX = 1000;
/** The whole side of a photo, in the unit of boxes. */
export const BOX_SIDE = 1000;

const GridNumber = LooseNumber((value) => Number.isInteger(value) && value >= 1 && value <= GRID_MAX);
const Things = LooseTexts(THINGS_MAX, ANALYSIS_TEXTS.thing);

/** The words of a compartment; whatever else it has is left aside. */
export const CompartmentWords = type({
  name: LooseLine(ANALYSIS_TEXTS.name),
  contents: Things,
  items: Things,
  description: LooseText(ANALYSIS_TEXTS.description),
  row: GridNumber,
  column: GridNumber,
  confidence: LooseNumber((value) => value >= 0 && value <= 1),
});
export type CompartmentWords = Infer<typeof CompartmentWords>;

/** The part of the rectangle that lies within the photo, in whole tenths; null when next to nothing does. */
export function withinPhoto(left: number, top: number, right: number, bottom: number): BoundingBox | null {
  const tenths = (value: number): number => Math.round(Math.min(BOX_SIDE, Math.max(0, value)) * 10) / 10;
  const [x, y] = [tenths(Math.min(left, right)), tenths(Math.min(top, bottom))];
  const width = tenths(tenths(Math.max(left, right)) - x);
  const height = tenths(tenths(Math.max(top, bottom)) - y);
  return width >= 1 && height >= 1 ? { x, y, width, height } : null;
}

const LooseBox: Struct<BoundingBox | null, null> = coerce(
  define<BoundingBox | null>('box', (value) => typeof value === 'object'),
  unknown(),
  (value) => {
    const four = fourNumbers(['x', 'y', 'width', 'height'].map((name) => fieldOf(value, name)));
    if (!four) return null;
    const [x, y, width, height] = four;
    return withinPhoto(x, y, x + width, y + height);
  },
);

/** A compartment as any host of this API may answer it; an entry that is no object is an empty one. */
export const LooseCompartment: Struct<Compartment, null> = coerce(
  // The cast only joins the two structs; every field is checked by one of them.
  type({ ...CompartmentWords.schema, bounding_box: LooseBox }) as unknown as Struct<Compartment, null>,
  unknown(),
  (value) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : { name: value }),
);

/** A count of tokens. */
export const LooseCount = LooseNumber((value) => Number.isSafeInteger(value) && value >= 0);

const MODALITIES_MAX = 20;

const LooseDetails: Struct<UsageMetadata['promptTokensDetails'], null> = coerce(
  define<UsageMetadata['promptTokensDetails']>('token details', (value) => Array.isArray(value)),
  unknown(),
  (value) =>
    (Array.isArray(value) ? value.slice(0, MODALITIES_MAX) : []).flatMap((entry: unknown) => {
      const modality = fieldOf(entry, 'modality');
      const tokenCount = looseNumber(fieldOf(entry, 'tokenCount', 'token_count'));
      return typeof modality === 'string' && tokenCount !== null
        ? [{ modality: modality.slice(0, 40), tokenCount }]
        : [];
    }),
);

/** What was used, in the shape that section 3 names; null when it is not said. */
export const LooseUsage: Struct<UsageMetadata | null, null> = coerce(
  nullable(
    type({
      promptTokenCount: LooseCount,
      candidatesTokenCount: LooseCount,
      totalTokenCount: LooseCount,
      promptTokensDetails: LooseDetails,
    }),
  ),
  unknown(),
  (value) => (typeof value === 'object' && !Array.isArray(value) ? value : null),
) as unknown as Struct<UsageMetadata | null, null>;
