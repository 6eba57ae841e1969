import type { RowProblem } from '../../../contract/imports/imports.ts';
import { labelKey } from '../../store/keys.ts';
import type { RowsFile } from '../rowsFile.ts';
import type { Values } from './fields.ts';
import { NAMESAKES, type Place, type PlaceFinder, placeKey } from './places.ts';

/** Between the names of a path that is shown. */
export const PATH = ' › ';

/** Which of several places of one path Stowage has meant, only their labels tell; for what is around a place nothing does. */
export function alikeProblems({ alike, names, missing }: Place): RowProblem[] {
  if (alike === undefined) return [];
  const path = names.slice(0, names.length - missing).join(PATH);
  const reason =
    missing > 0
      ? `${alike} locations here are called ${path}. Rename one of them first, or choose another location.`
      : `${alike} locations here have this path, and no label tells them apart. Give them labels or other names first, or choose another location.`;
  return [{ field: 'location', reason, suggestion: '' }];
}

/** Paths that a sentence names. */
const NAMED = 3;

/** Which of several places of one name is meant, its path alone tells. */
export function namesakeProblem(text: string, paths: readonly (readonly string[])[]): RowProblem {
  const count = paths.length < NAMESAKES ? String(paths.length) : 'Many';
  const named = paths.slice(0, NAMED).map((names) => names.join(PATH));
  const list = [...named, ...(paths.length > NAMED ? ['…'] : [])].join(', ');
  return {
    field: 'location',
    reason: `${count} locations are called ${text}: ${list}. Enter the whole path of the one you mean.`,
    suggestion: null,
  };
}

/** A label is one drawer's: of no other one that is there, and of no other one that the file makes. */
export function labelProblems(
  file: RowsFile,
  finder: PlaceFinder,
  /** `tellsLabel`: where a place is there already, it is meant only if it has the label. */
  { place, tellsLabel }: { place: Place; tellsLabel: boolean },
  { location_label: label = '' }: Values,
  line: number,
): RowProblem[] {
  if (label === '') return [];
  if (place.missing === 0 && (!tellsLabel || finder.hasLabel(place.id ?? '', label))) return [];
  const because = (reason: string): RowProblem[] => [{ field: 'location_label', reason, suggestion: '' }];
  const problem = (where: string): RowProblem[] => because(`This label is already used by ${where}.`);
  const holder = finder.withLabel(label);
  if (holder) return problem(holder.names.join(PATH));
  if (place.missing === 0) return because('The location at this path does not have this label.');
  const [taken] = file.all(`select detail from made where kind = 'label' and key = ?`, labelKey(label));
  // Only `keepDetail` writes them.
  const own = taken && (JSON.parse(String(taken['detail'])) as { line: number; place: string; path: string });
  if (own && own.line !== line && own.place !== placeKey(place)) return problem(own.path);
  return [];
}
