import type { Location } from '../../../contract/entities.ts';

/** Where a compartment is in the grid of its photo, each counted from 1. */
interface GridCell {
  row: number | null;
  column: number | null;
}

/** How many rows and columns the grid of a photo has; null where it is not known. */
export interface GridSize {
  rows: number | null;
  columns: number | null;
}

const cellKey = (row: number, column: number): string => `${row} ${column}`;

/** 'WS-D3-R1C2', as the compartments of a photo are labelled that were made locations of their own. */
const BY_ROW_AND_COLUMN = /(?:^|[^\p{L}\p{N}])R(\d{1,3})C(\d{1,3})$/iu;
/** 'WS-D3-A1', as a grid of drawers is labelled where nothing else was chosen. */
const BY_LETTERS = /(?:^|[^\p{L}\p{N}])([A-Z]{1,2})(\d{1,2})$/iu;

/** 1 for 'A', 27 for 'AA'. */
function rowOfLetters(letters: string): number {
  return [...letters.toUpperCase()].reduce((row, letter) => row * 26 + letter.charCodeAt(0) - 64, 0);
}

/**
 * Which of the locations `inside` another one each compartment of its photo is, by the labels that this app gives them;
 * undefined where that is not certain. Letters tell it only of a whole grid that is as large as the one of the photo:
 * 'D3' may be the third drawer of a workshop as well.
 */
export function compartmentPlaces(
  inside: readonly Location[],
  { rows, columns }: GridSize,
): (cell: GridCell) => Location | undefined {
  const found = new Map<string, Location | undefined>();
  const lettered = new Map<string, Location | undefined>();
  let hasMore = false;
  const put = (into: typeof found, key: string, location: Location): void => {
    into.set(key, into.has(key) ? undefined : location);
  };
  for (const location of inside) {
    const [, row, column] = BY_ROW_AND_COLUMN.exec(location.label) ?? [];
    if (row !== undefined && column !== undefined) {
      put(found, cellKey(Number(row), Number(column)), location);
      hasMore ||= Number(row) > (rows ?? 0) || Number(column) > (columns ?? 0);
    }
    const [, letters, number] = BY_LETTERS.exec(location.label) ?? [];
    if (letters !== undefined && number !== undefined) {
      put(lettered, cellKey(rowOfLetters(letters), Number(number)), location);
    }
  }
  // A photo of a part of them counts its rows and columns from its own corner.
  if (rows === null || columns === null || hasMore) return () => undefined;
  const isWhole =
    found.size === 0 &&
    lettered.size === rows * columns &&
    lettered.has(cellKey(1, 1)) &&
    lettered.has(cellKey(rows, columns));
  const places = isWhole ? lettered : found;
  return ({ row, column }) =>
    row === null || column === null ? undefined : places.get(cellKey(row, column));
}
