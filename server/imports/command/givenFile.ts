import { stat } from 'node:fs/promises';
import { ImportRefused } from '../refusal.ts';

/** The size of the file that a person has named, in bytes. Throws {@link ImportRefused} where there is none. */
export async function sizeOfGiven(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new ImportRefused([`There is no file ${path}.`]);
  return found.size;
}
