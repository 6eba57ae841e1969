import { stat } from 'node:fs/promises';
import { ImportRefused } from '../refusal.ts';

/** Throws {@link ImportRefused} unless there is such a folder: with a mistyped one every item would be without its picture. */
export async function requireGivenFolder(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) throw new ImportRefused([`There is no folder ${path}.`]);
}

/** Throws {@link ImportRefused} unless there is such a file, or what can be read as one. */
export async function requireGivenFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (!found || found.isDirectory()) throw new ImportRefused([`There is no file ${path}.`]);
}

/** The size of the file that a person has named, in bytes. Throws {@link ImportRefused} where there is none. */
export async function sizeOfGiven(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) throw new ImportRefused([`${path} is a folder, not a file.`]);
  if (!found?.isFile()) throw new ImportRefused([`There is no file ${path}.`]);
  return found.size;
}
