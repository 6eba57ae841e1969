import {
  decodeImport,
  decodeImports,
  decodePreviewPage,
  decodePreviewRow,
  type EditedRow,
  type Import,
  type ImportSummary,
  type PreviewFilter,
  type PreviewPage,
} from '../../../contract/imports/imports.ts';
import type { ImportMapping } from '../../../contract/imports/mapping.ts';
import { IMPORT_PAGE } from '../../../contract/imports/limits.ts';
import { TIMEOUTS, UPLOAD_TIMEOUTS } from '../../../contract/limits.ts';
import { failure, failureOf } from '../../failure.ts';
import type { ImportFile } from '../../model/imports/files.ts';
import {
  type EditOfLine,
  inverseEdit,
  type RowEdit,
  type SettledBy,
  type Settlement,
  settlingEdit,
  withRowSeen,
} from '../../model/imports/rowEdit.ts';
import { keyed, learnFeatures } from '../host/features.ts';
import type { Call, Http } from '../host/http.ts';
import { segment } from '../host/path.ts';
import { deleted, leavesOpen } from '../host/unanswered.ts';
import { carryForm } from '../host/xhrCarrier.ts';
import { randomText } from '../browser/randomText.ts';

export interface UploadOptions {
  /** 0 to 100, of the bytes that have left. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal | undefined;
}

export interface Imports {
  /** Whether the host imports at all. Rejects with a Failure where it does not answer. */
  isOffered(signal?: AbortSignal): Promise<boolean>;
  list(signal?: AbortSignal): Promise<readonly ImportSummary[]>;
  /** POST /api/imports: the file is read from then on. A second try has the same key. */
  upload(file: ImportFile, options?: UploadOptions): Promise<Import>;
  /** Rejects with a Failure, 'not-found' where there is none. */
  read(id: string, signal?: AbortSignal): Promise<Import>;
  /** Has the rows checked by this mapping. */
  map(id: string, mapping: ImportMapping, signal?: AbortSignal): Promise<Import>;
  /** Rejects, kind 'conflict', where the rows are those of another sheet than `sheet`; null in a file that has none. */
  rows(
    id: string,
    part: { only: PreviewFilter | undefined; offset: number; limit: number },
    sheet: string | null,
    signal?: AbortSignal,
  ): Promise<PreviewPage>;
  /** Rejects, kind 'conflict', where the rows are those of another sheet than `sheet`, if that is given. */
  edit(id: string, line: number, edit: RowEdit, sheet?: string | null): Promise<EditedRow>;
  /**
   * Settles all rows of a sheet with problems, one after the other, and tells what takes that back. Where it comes no further, with its
   * failure, kind 'conflict' where the rows are those of another sheet by then; what is done of it stays done.
   */
  settle(
    id: string,
    by: SettledBy,
    sheet: string | null,
    options?: { /** Lines that are left as they are. */ besides?: readonly number[]; signal?: AbortSignal },
  ): Promise<Settlement>;
  /** Takes back what was settled; what somebody has made of a row since stays. Tells what is left of it where it comes no further. */
  takeBack(
    id: string,
    settled: readonly EditOfLine[],
    sheet: string | null,
    signal?: AbortSignal,
  ): Promise<Settlement>;
  /**
   * Begins the import. One that has begun is not begun again, however often it is asked for. Rejects, kind 'stale', where the preview is
   * another one than that of `revision`, which was seen; undefined of a host that tells none.
   */
  apply(id: string, revision?: number): Promise<Import>;
  undo(id: string): Promise<Import>;
  /** Gives up what is being prepared or imported; of what has ended, its entry in the list goes. */
  remove(id: string): Promise<void>;
}

/** The calls about imports of spreadsheets. Nothing of them is cached: what is under way changes by itself. */
export function createImports(http: Http): Imports {
  const path = (id: string, more = ''): string => `/api/imports/${segment(id)}${more}`;
  const call = { operation: 'import', timeout: TIMEOUTS.other, cache: 'no-store' } as const;
  /** What begins something: a lost answer is asked for again under the same key. */
  const keys = new Map<string, string>();
  const once = async (what: string, headers: Record<string, string> = {}): Promise<Import> => {
    const key = keys.get(what) ?? randomText(24);
    keys.set(what, key);
    const request: Call<Import> = {
      ...call,
      method: 'POST',
      path: what,
      headers: { ...headers, ...keyed(http, key).headers },
      decode: decodeImport,
    };
    try {
      const answer = await http.request(request);
      keys.delete(what);
      return answer;
    } catch (error) {
      if (!leavesOpen(failureOf(error))) keys.delete(what);
      throw error;
    }
  };

  const rowsOf: Imports['rows'] = async (id, { only, offset, limit }, sheet, signal) => {
    const page = await http.request({
      ...call,
      path: path(id, '/rows'),
      query: { only, offset, limit },
      signal,
      decode: decodePreviewPage,
    });
    if (page.sheet !== undefined && page.sheet !== sheet)
      throw failure('conflict', 'Another sheet of this file is chosen by now.');
    return page;
  };
  const edit: Imports['edit'] = (id, line, change, sheet) =>
    http.request({
      ...call,
      method: 'PATCH',
      path: path(id, `/rows/${line}`),
      json: { ...change, ...(sheet !== undefined && { sheet }) },
      decode: decodePreviewRow,
    });

  /** What somebody else has put right meanwhile is settled. */
  const unlessOvertaken = (error: unknown): undefined => {
    if (failureOf(error).kind !== 'stale') throw error;
  };

  return {
    async isOffered(signal) {
      await learnFeatures(http, signal);
      return http.features().has('imports');
    },
    list: (signal) => http.request({ ...call, path: '/api/imports', signal, decode: decodeImports }),
    async upload({ name, bytes, key }, { onProgress, signal } = {}) {
      if (!(bytes instanceof Blob))
        throw failure('unexpected', 'The bytes of the file are not there any more.');
      const form = new FormData();
      form.append('file', bytes, name);
      // Without it the first upload of a page would go without its key, and a second try make a second import.
      await learnFeatures(http, signal);
      return http.request({
        operation: 'import',
        method: 'POST',
        path: '/api/imports',
        ...keyed(http, key),
        timeout: UPLOAD_TIMEOUTS.total,
        signal,
        carry: carryForm({ form, onProgress, signal }),
        decode: decodeImport,
      });
    },
    async read(id, signal) {
      const now = await http.request({ ...call, path: path(id), signal, decode: decodeImport });
      // An undo whose answer was lost has begun: what it leaves is undone by another one.
      if (now.state !== 'imported') keys.delete(path(id, '/undo'));
      return now;
    },
    map: (id, mapping, signal) =>
      http.request({
        ...call,
        method: 'PUT',
        path: path(id, '/mapping'),
        json: mapping,
        signal,
        decode: decodeImport,
      }),
    rows: rowsOf,
    edit,
    async settle(id, by, sheet, { besides = [], signal } = {}) {
      const settled: EditOfLine[] = [];
      try {
        // Rows that have a problem still, and are passed by: those that are settled leave the list.
        let left = 0;
        const tried = new Set<number>();
        let triedBefore = 0;
        for (;;) {
          const part = { only: 'problems', offset: left, limit: IMPORT_PAGE.max } as const;
          const { rows } = await rowsOf(id, part, sheet, signal);
          if (rows.length === 0) {
            // Others may have put right what was passed by: then as many of those behind have moved up.
            if (left === 0 || tried.size === triedBefore) return { settled, failure: undefined };
            triedBefore = tried.size;
            left = 0;
          }
          for (const row of rows) {
            signal?.throwIfAborted();
            const { line } = row;
            const isToStay = tried.has(line) || besides.includes(line);
            const change = isToStay ? undefined : settlingEdit(by, row);
            if (change) tried.add(line);
            const asked = change && edit(id, line, withRowSeen(row, change), sheet);
            const back = change && { line, edit: inverseEdit(row, undefined, change) };
            // Where no answer comes it may be done; else what takes it back is refused, for it has seen something else.
            if (back) settled.push(back);
            const after = asked ? await asked.catch(unlessOvertaken) : row;
            if (!after) settled.pop();
            if (after?.action === 'problem') left += 1;
          }
        }
      } catch (error) {
        return { settled, failure: failureOf(error) };
      }
    },
    async takeBack(id, settled, sheet, signal) {
      const left = [...settled];
      try {
        // The last one first; what somebody has made of one since stays.
        for (let last = left.at(-1); last; last = left.at(-1)) {
          signal?.throwIfAborted();
          await edit(id, last.line, last.edit, sheet).catch(unlessOvertaken);
          left.pop();
        }
        return { settled: left, failure: undefined };
      } catch (error) {
        return { settled: left, failure: failureOf(error) };
      }
    },
    apply: (id, revision) =>
      once(path(id, '/apply'), revision === undefined ? {} : { 'if-match': `"${revision}"` }),
    undo: (id) => once(path(id, '/undo')),
    remove: (id) =>
      deleted(http.request({ ...call, method: 'DELETE', path: path(id), decode: () => undefined })),
  };
}
