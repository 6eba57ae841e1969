import { access } from 'node:fs/promises';
import { rowsIn, uploadIn } from './jobs.ts';
import { rowsGone } from './refusal.ts';

/** Whether what was uploaded is still in the folder of its import. */
export const hasUpload = (folder: string): Promise<boolean> =>
  access(uploadIn(folder)).then(
    () => true,
    () => false,
  );

/** Throws where the rows of an import are not in its folder; CheckAgain where they can be read again. */
export async function requireRows(folder: string): Promise<void> {
  try {
    await access(rowsIn(folder));
  } catch (error) {
    throw (await hasUpload(folder)) ? rowsGone() : error;
  }
}
