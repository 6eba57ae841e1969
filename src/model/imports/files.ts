import { IMPORT_BYTES_MAX } from '../../../contract/imports/limits.ts';
import { sizeText } from '../export/sizeText.ts';

/** A file to import. */
export interface ImportFile {
  name: string;
  /** Bytes. */
  size: number;
  /** A browser's Blob, which only services open. */
  bytes: unknown;
  /** The Idempotency-Key: the same for every try, so that a lost answer makes no second import. */
  key: string;
  /** The rows that were typed on the page, where it has these. */
  typed?: string | undefined;
}

/** Why a file is not worth sending; undefined where it is. */
export function fileProblem({ name, size }: Pick<ImportFile, 'name' | 'size'>): string | undefined {
  if (size === 0) return `${name} is empty.`;
  if (size <= IMPORT_BYTES_MAX) return undefined;
  return `${name} has ${sizeText(size)}; at most ${sizeText(IMPORT_BYTES_MAX)} can be imported at once. Divide it into several files.`;
}

/** What rows that were pasted are called, as a file: of a spreadsheet's the cells have tabs between them. */
export const pastedName = (text: string): string =>
  text.includes('\t') ? 'Pasted rows.tsv' : 'Pasted rows.csv';
