import type { ImportFound } from '../../contract/imports/imports.ts';
import type { ImportMapping } from '../../contract/imports/mapping.ts';
import { type Happened, lastHappened } from '../store/imports/happened.ts';
import { type ImportRow, writtenByOthers } from '../store/imports/rows.ts';
import type { Db } from '../store/store.ts';

/** What there was before the rows were compared with it: what other imports had written (`writtenByOthers`), and what had happened to items. */
export interface Compared {
  others: string;
  happened: Happened;
}

/** What was found, with the sheet and the header that it tells of; of what was checked by an older Stowage not all else is known. */
type KeptFound = ImportFound &
  Pick<ImportMapping, 'header_row'> &
  Partial<Pick<ImportMapping, 'sheet'> & Compared>;

export const comparedNow = async (db: Db, id: string): Promise<Compared> => ({
  others: await writtenByOthers(db, id),
  happened: await lastHappened(db),
});

export const keptFound = (
  found: ImportFound,
  { header_row, sheet }: ImportMapping,
  compared?: Compared,
): string => {
  const kept: KeptFound = { ...found, header_row, sheet, ...compared };
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
