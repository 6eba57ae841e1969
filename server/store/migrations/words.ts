import { dirname } from 'node:path';
import { statSync } from 'node:fs';
import { storageFailure } from '../failures.ts';
import { copiesOf, newestCopy } from './copies.ts';
import { NewerDatabase, OlderDatabase, UnknownSchema, UpgradeFailed } from './migrate.ts';
import { NEWEST } from './steps.ts';

const MB = 1024 * 1024;

/** One line for a person on why the database at `path` is not of a version to work with; undefined for other errors. */
export async function wordsOf(error: unknown, path: string): Promise<string | undefined> {
  const folder = dirname(path);
  if (error instanceof OlderDatabase) return `${error.message} It lies in ${folder}.`;
  if (error instanceof NewerDatabase) {
    const copy = await newestCopy(path, NEWEST);
    const back = copy === undefined ? '' : ` To go back to before its upgrade, restore the copy ${copy}.`;
    return `${error.message} Use a newer Stowage with the data folder ${folder}.${back}`;
  }
  if (error instanceof UnknownSchema) {
    const copy = (await newestCopy(path, NEWEST)) ?? 'a backup of the data folder';
    return (
      `The database in ${folder} is half upgraded or was changed by something else: ${error.message}. ` +
      `Nothing was changed. Restore ${copy}, and keep the database as it is elsewhere.`
    );
  }
  if (error instanceof UpgradeFailed) return failedWords(error, path);
  return undefined;
}

function failedWords({ step, upgrade, message, cause }: UpgradeFailed, path: string): string {
  const what = `The database in ${dirname(path)} has to be brought from version ${upgrade.from} to ${upgrade.to}`;
  const isFull = storageFailure(cause) === 'full';
  const place = step === 'copy' ? copiesOf(path) : dirname(path);
  const reason = isFull ? `the disk is full` : message.replaceAll(/\s+/g, ' ');
  const help = isFull
    ? `make room there for ${megabytes(path)} MB and start again`
    : 'mend that and start again';
  const failed = step === 'copy' ? `could not be copied to ${place} before` : `could not`;
  return `${what}, but ${failed} (${reason}). Nothing was changed: ${help}.`;
}

/** What a copy takes at most and an upgrade usually, together: the next start makes both. */
const megabytes = (path: string): number => Math.ceil((2 * statSync(path).size) / MB) + 1;
