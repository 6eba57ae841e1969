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

/** The rows are no longer as they were checked: nothing is written until they are checked again. */
export class CheckAgain extends ImportRefused {}

/** Why an import has failed, for a person. */
export function wordsOf(error: unknown): string {
  if (error instanceof ImportRefused || error instanceof Problem) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
    return 'The file is not there any more.';
  const failure = storageFailure(error);
  return failure === undefined ? 'Something went wrong on the server.' : storageProblem(failure).message;
}

export const tooManyRows = (): ImportRefused =>
  new ImportRefused([
    `The file has more than ${IMPORT_ROWS_MAX.toLocaleString('en')} rows. Split it, and import the parts.`,
  ]);
