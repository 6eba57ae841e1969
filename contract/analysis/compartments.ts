import { type Infer, type Struct, coerce, define, nullable, type, unknown } from 'superstruct';
import type { Compartment, UsageMetadata } from './analysis.ts';
import { ANALYSIS_TEXTS } from './analysisLimits.ts';
import { LooseBox } from './box.ts';
import { LooseLine, LooseNumber, LooseText, LooseTexts, fieldOf, looseNumber } from '../loose.ts';

/** Most things named in one compartment. */
const THINGS_MAX = 50;
/** Largest row, column. */
const GRID_MAX = 1000;

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
