import { IMPORT_ROWS_MAX } from '../../contract/imports/limits.ts';
import { Problem } from '../problems.ts';
import { storageFailure } from '../store/failures.ts';
import { storageProblem } from '../store/storageProblems.ts';

/** The file was not imported; each problem is a line for a person. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** Ends the reason of an import that is not begun: the page has its rows checked as it shows it. */
export const CHECK_FIRST = 'They have to be checked again.';
/** Ends the reason of one that was taken back in its midst. */
export const PREVIEW_AGAIN = 'Preview the rows again.';

/** The reason without what ends it, where rows are to be checked again and nothing of the import is left; else undefined. */
export function reasonToCheckAgain(reason: string | null | undefined): string | undefined {
  const end = [CHECK_FIRST, PREVIEW_AGAIN].find((words) => reason?.endsWith(` ${words}`));
  return end === undefined ? undefined : reason?.slice(0, -end.length - 1);
}

/** The rows are no longer as they were checked: nothing is written until they are checked again. Says why, in a sentence. */
export class CheckAgain extends ImportRefused {
  constructor(reason: string) {
    super([`${reason} ${PREVIEW_AGAIN}`]);
  }
}

/** What was read from the file is gone: it was removed to make room, and nobody could note that. */
export const rowsGone = (): CheckAgain =>
  new CheckAgain('The rows that were read from the file are not there any more.');

/** For a person: what was uploaded is not kept in that file, but nothing else would know of what was edited. */
export const ROWS_DAMAGED =
  'The rows of this import cannot be read any more: the file that the server keeps them in is damaged. Remove this import, and upload the file again.';

/** Why an import has failed, for a person. */
export function wordsOf(error: unknown): string {
  if (error instanceof ImportRefused || error instanceof Problem) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
    return 'The file is not there any more.';
  const failure = storageFailure(error);
  // Of a damaged database everybody is told by the server itself.
  if (failure === 'damaged') return ROWS_DAMAGED;
  return failure === undefined ? 'Something went wrong on the server.' : storageProblem(failure).message;
}

export const tooManyRows = (): ImportRefused =>
  new ImportRefused([
    `The file has more than ${IMPORT_ROWS_MAX.toLocaleString('en')} rows. Split it, and import the parts.`,
  ]);
