import {
  EXPORT_TIMEOUT,
  decodeMadeExport,
  type ExportFile,
  idsText,
  type MadeExport,
} from '../../../contract/export/exports.ts';
import type { ExportWish } from '../../model/export/exports.ts';
import { localDay } from '../../model/items/itemForm.ts';
import type { Http } from '../host/http.ts';

export interface Exports {
  /** Has the host make the file; rejects with a Failure. */
  make(wish: ExportWish, signal: AbortSignal): Promise<MadeExport>;
  /** Whether the host is known to make such files, and this one: a backup may be made elsewhere. */
  isPossible(file?: ExportFile): boolean;
}

export function createExports(http: Http): Exports {
  return {
    isPossible: (file) =>
      http.features().has('export') && (file !== 'backup.zip' || http.features().has('backup')),
    make: ({ file, query, ids }, signal) =>
      http.request({
        operation: 'export',
        method: 'POST',
        path: `/api/export/${file}`,
        // That of the host may be another one.
        query: { ...query, day: localDay(new Date()) },
        json: ids === undefined ? {} : { ids: idsText(ids) },
        timeout: EXPORT_TIMEOUT,
        signal,
        decode: decodeMadeExport,
      }),
  };
}
