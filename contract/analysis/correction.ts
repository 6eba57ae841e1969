import { type Struct, coerce, create, define, nullable, object, type, unknown } from 'superstruct';
import { ITEM_NAME } from '../limits.ts';
import { LooseLine, LooseNumber, LooseTextOrNull, fieldOf } from '../loose.ts';
import { lengthOf, textProblem } from '../texts.ts';
import type { Compartment, ImageAnalysis } from './analysis.ts';
import { ANALYSIS_TEXTS, COMPARTMENTS_MAX } from './analysisLimits.ts';
import type { CellName, Corrected, GridCorrection } from './corrected.ts';
import { type Grid, type ReadText, SentGrid, looseGrid } from './grid.ts';
import { compartmentsOfGrid } from './gridCompartments.ts';

/** What PUT /api/images/{id}/grid sends. */
export const CorrectionRequest: Struct<
  Corrected,
  { grid: Struct<Grid | null, unknown>; names: Struct<CellName[], unknown> }
> = object({
  // The cast forgets what nobody asks for: `nullable` does not know of a struct without a schema.
  grid: nullable(SentGrid) as unknown as Struct<Grid | null, unknown>,
  names: define<CellName[]>('names', namesProblem) as unknown as Struct<CellName[], unknown>,
});
/** Its fields that have parts of parts, and as many values as all of it may have. */
export const CORRECTION_BODY = { whole: ['grid', 'names'], values: 4000 } as const;

function namesProblem(value: unknown): true | string {
  if (!Array.isArray(value) || value.length > COMPARTMENTS_MAX) {
    return `The names must be a list of at most ${COMPARTMENTS_MAX}.`;
  }
  const problem = value.map(nameProblem).find((found) => found !== undefined);
  return problem ?? true;
}

function nameProblem(entry: unknown): string | undefined {
  const [name, row, column] = ['name', 'row', 'column'].map((field) => fieldOf(entry, field));
  if (![row, column].every((at) => Number.isInteger(at) && Number(at) >= 1)) {
    return 'Each name needs the row and column of its compartment.';
  }
  const problem = textProblem(name, 'A name');
  if (problem !== undefined) return problem;
  // textProblem has refused everything but a string.
  const length = lengthOf(name as string);
  return length >= 1 && length <= ITEM_NAME.max
    ? undefined
    : `A name must have 1 to ${ITEM_NAME.max} characters.`;
}

/** Only what is known of it: nothing else is kept. */
export function onlyNames(names: readonly CellName[]): CellName[] {
  return names.map(({ row, column, name }) => ({ row, column, name }));
}

/** The compartments that a correction makes of what was read. */
export function compartmentsOf({ grid, names }: Corrected, texts: readonly ReadText[]): Compartment[] {
  if (!grid) return [];
  const named = new Map(names.map(({ row, column, name }) => [`${row} ${column}`, name]));
  return compartmentsOfGrid(grid, texts).map((compartment) => {
    const name = named.get(`${compartment.row} ${compartment.column}`);
    return name === undefined ? compartment : { ...compartment, name };
  });
}

/**
 * What names are proposed from: what was read, or else, from one who tells of no texts, the named compartments that were
 * found, each where it is.
 */
function labelsIn({
  texts,
  compartments,
}: Pick<ImageAnalysis, 'texts' | 'compartments'>): readonly ReadText[] {
  if (texts.length > 0) return texts;
  return compartments.flatMap(({ name, contents, bounding_box: box, row, column, confidence }) => {
    const isNamed = name !== '' && name !== `R${row}C${column}`;
    return isNamed && box
      ? [{ text: name, lines: contents.length > 0 ? contents : [name], box, confidence }]
      : [];
  });
}

/**
 * What a correction of an analysis is named from: what that has found itself, not what an earlier correction has made of it.
 * An analysis that reads nothing takes no name away that was there.
 */
export function labelsToCorrect({
  texts,
  compartments,
  found,
}: Pick<ImageAnalysis, 'texts' | 'compartments' | 'found'>): readonly ReadText[] {
  const read = labelsIn({ texts, compartments: found?.compartments ?? compartments });
  return read.length > 0 ? read : labelsIn({ texts, compartments });
}

/** A correction as any host may answer it; null for what is none. */
export function looseCorrection(value: unknown): GridCorrection | null {
  const { version, ...words } = create(typeof value === 'object' && value !== null ? value : {}, Words);
  if (version === null) return null;
  const sent = fieldOf(value, 'grid');
  const grid = looseGrid(sent);
  // One that cannot be read is not the same as a word of a person that there is none.
  if (sent !== null && sent !== undefined && !grid) return null;
  const entries = fieldOf(value, 'names');
  const names = (Array.isArray(entries) ? entries.slice(0, COMPARTMENTS_MAX) : []).flatMap(
    (entry: unknown) => {
      const { row, column, name } = create(typeof entry === 'object' && entry !== null ? entry : {}, Named);
      return row === null || column === null || name === '' ? [] : [{ row, column, name }];
    },
  );
  return { version, grid, names, ...words };
}

const Line = LooseTextOrNull(ANALYSIS_TEXTS.name);
const Words = type({ version: Line, username: Line, updated_at: Line, analysis_id: Line });
const Place = LooseNumber((value) => Number.isInteger(value) && value >= 1);
const Named = type({ row: Place, column: Place, name: LooseLine(ITEM_NAME.max) });

/** {@link looseCorrection} as a struct. */
export const LooseCorrection: Struct<GridCorrection | null, null> = coerce(
  define<GridCorrection | null>('correction', (value) => typeof value === 'object'),
  unknown(),
  looseCorrection,
);
