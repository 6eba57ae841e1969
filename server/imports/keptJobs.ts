import { createHash } from 'node:crypto';
import { type ImportRow, changeImport, findImport, pastMapping } from '../store/imports/rows.ts';
import type { Db, Store } from '../store/store.ts';
import { mended } from './guessing/guess.ts';
import { LINK_ENDING } from './guessing/names.ts';
import type { JobDone } from './jobs.ts';
import { type Compared, keptFound } from './keptFound.ts';
import { writeInPortions } from './writing/portions.ts';

interface How {
  store: Store;
  /** Milliseconds since 1970. */
  now: () => number;
  signal: AbortSignal;
}

/** Keeps what was read of an import that is still `reading`. Waits as {@link writeInPortions}, and throws what that throws. */
export const keepRead = ({ id }: ImportRow, { found, mapping, sure }: JobDone, how: How): Promise<void> =>
  keep(how, async (trx) => {
    const names = found.columns.map(({ name }) => name);
    // Whether a column has links is another matter each time.
    const own = names.filter((name) => !name.endsWith(LINK_ENDING));
    const columns_key = createHash('sha256').update(JSON.stringify(own)).digest('base64url');
    const past = await pastMapping(trx, columns_key);
    const { sheet, header_row, date_order, decimal_mark } = mapping;
    // An own export has the same columns whatever spreadsheet has saved it; and what stands in this file counts, not in the last one.
    const saved = found.preset === 'stowage' ? { date_order, decimal_mark } : sure;
    const chosen = past ? mended({ ...past, ...saved, sheet, header_row }, mapping, names) : mapping;
    // Another file has letters of its own.
    delete chosen.encoding;
    await changeImport(trx, id, ['reading'], {
      state: 'read',
      found: keptFound(found, mapping),
      columns_key,
      mapping: JSON.stringify(chosen),
      updated_at: how.now(),
    });
  });

/**
 * Keeps what a check came to, unless another mapping was chosen since; `compared` is what there was when it began. Waits and
 * throws as {@link keepRead}.
 */
export const keepChecked = (
  row: ImportRow,
  { found, mapping, counts }: JobDone,
  compared: Compared,
  how: How,
): Promise<void> =>
  keep(how, async (trx) => {
    if (await isMappedAnew(trx, row)) return;
    await changeImport(trx, row.id, ['checking'], {
      state: 'checked',
      found: keptFound(found, mapping, compared),
      mapping: JSON.stringify(mapping),
      counts: JSON.stringify(counts),
      updated_at: how.now(),
    });
  });

/** A job may have taken half an hour: no moment in which others write, or the database is started again, throws it away. */
const keep = ({ store, signal }: How, write: (trx: Db) => Promise<void>): Promise<void> =>
  writeInPortions(store, { signal }, async (trx) => {
    await write(trx);
    return false;
  });

/** Whether another mapping was chosen meanwhile: it is checked by that one next, whatever came of the one before. */
export const isMappedAnew = async (db: Db, { id, mapping }: ImportRow): Promise<boolean> =>
  (await findImport(db, id))?.mapping !== mapping;
