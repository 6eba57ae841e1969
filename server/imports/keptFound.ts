import type { ImportFound } from '../../contract/imports/imports.ts';
import type { ImportMapping } from '../../contract/imports/mapping.ts';
import { type ImportRow, writtenByOthers } from '../store/imports/rows.ts';
import type { Db } from '../store/store.ts';

/** What was found, with the header that it tells of. */
type KeptFound = ImportFound & Pick<ImportMapping, 'header_row'> & { others?: string };

/** `others`: what other imports had written before the rows were compared (`writtenByOthers`). */
export const keptFound = (found: ImportFound, { header_row }: ImportMapping, others?: string): string => {
  const kept: KeptFound = { ...found, header_row, ...(others !== undefined && { others }) };
  return JSON.stringify(kept);
};

/** What `keptFound` has written, and nothing else writes. */
export const readFound = (found: ImportRow['found']): KeptFound => JSON.parse(String(found)) as KeptFound;

/** Whether another import has written since this one's rows were compared: they may mean items that the other has made. */
export async function wasImportedSince(
  db: Db,
  { id, found }: Pick<ImportRow, 'id' | 'found'>,
): Promise<boolean> {
  const { others } = readFound(found);
  return others !== (await writtenByOthers(db, id));
}
