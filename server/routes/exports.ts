import { open } from 'node:fs/promises';
import {
  EXPORT_FILES,
  EXPORT_IDS_MAX,
  EXPORT_TIMEOUT,
  type ExportFile,
  ExportRequest,
} from '../../contract/export/exports.ts';
import type { ExportedFile, Exports } from '../export/exports.ts';
import type { FileToSend } from '../export/keptExports.ts';
import type { ItemWish } from '../export/items.ts';
import { answer } from '../http/answer.ts';
import { decodeBodyOr } from '../http/body.ts';
import { callerOf } from '../http/caller.ts';
import { createsNothing } from '../http/creating.ts';
import type { Call } from '../http/environment.ts';
import { pathPart, queryText } from '../http/parameters.ts';
import type { Routing } from '../http/routing.ts';
import { streamed } from '../http/streaming.ts';
import { attachmentOf } from '../images/filename.ts';
import { Problem, invalid, malformed, notFound } from '../problems.ts';
import { filterOf, orderOf } from './itemFilters.ts';

const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};
/** Bytes of a file read at a time. */
const PIECE = 64 * 1024;
/** How long a connection may be silent while its file is made, in milliseconds: whoever makes it gives up before. */
const SILENT_MOST = EXPORT_TIMEOUT + 60_000;
const MADE = '/api/export/made/:id';

/**
 * GET /api/export/items.csv and its like answer a file; items take the filters and the sort of GET /api/items, and `q` of
 * GET /api/search; `day` is the one in the name of the file. POST makes the same file, of the items with certain ids where the body has `ids`, and answers
 * where a browser may fetch it within some minutes: it saves what comes from an address by itself, however long it is.
 */
export function exportRoutes({ route, routeUnless }: Routing, exports: Exports): void {
  const make = (c: Call, file: ExportFile, ids?: readonly string[]): Promise<ExportedFile> =>
    whileSilent(c, () => exports.make(callerOf(c), file, wishOf(c, file, ids), dayOf(c)));
  for (const file of EXPORT_FILES) {
    route(`/api/export/${file}`, {
      async GET(c) {
        // Nothing is made for who asks only what would be answered.
        if (c.req.method === 'HEAD') return c.body(null, 200, { 'Content-Type': typeOf(file) });
        return send(c, await make(c, file));
      },
      POST: createsNothing(async (c) => {
        const { ids } = await decodeBodyOr(c, ExportRequest, {});
        if (ids && ids.length > EXPORT_IDS_MAX)
          throw invalid({ ids: `Name at most ${EXPORT_IDS_MAX} items, or use a filter.` });
        const made = await make(c, file, ids);
        const kept = await exports.kept.keep(callerOf(c).owner, made);
        const { name, bytes, counts } = made;
        return answer(c, { name, address: addressOf(kept), bytes, counts }, 201);
      }),
    });
  }
  const found = (c: Call): Promise<FileToSend | undefined> =>
    exports.kept.fetched(pathPart(c, 'id', 'Export'), queryText(c, 'key') ?? '');
  routeUnless(MADE, (c) => isKeyed(c), {
    async GET(c) {
      const file = await found(c);
      // Fetched, or too old.
      if (!file) throw notFound('Export');
      return c.req.method === 'HEAD'
        ? c.body(null, 200, headersOf(file))
        : send(c, file, 'until it is whole');
    },
  });
  const isKeyed = async (c: Call): Promise<boolean> => {
    if (queryText(c, 'key') === undefined) return false;
    if (await found(c)) return true;
    if (c.req.header('Authorization') !== undefined) return false;
    throw new Problem('forbidden', 'This file is no longer kept, or its address is wrong. Export it again.');
  };
}

/** Does work that may take as long as a file may, while the connection has nothing to say. */
async function whileSilent<T>(c: Call, work: () => Promise<T>): Promise<T> {
  const { socket } = c.env.incoming;
  const usual = socket.timeout ?? 0;
  socket.setTimeout(SILENT_MOST);
  try {
    return await work();
  } finally {
    socket.setTimeout(usual);
  }
}

/** The day that it is where the file is wanted, for its name. */
function dayOf(c: Call): string | undefined {
  const day = queryText(c, 'day');
  if (day === undefined || /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(day)) return day;
  throw malformed('day must be a day as YYYY-MM-DD.');
}

const addressOf = ({ id, key }: { id: string; key: string }): string =>
  `${MADE.replace(':id', id)}?key=${key}`;

function wishOf(c: Call, file: ExportFile, ids: readonly string[] | undefined): ItemWish {
  // Whoever filters locations would take the file for filtered.
  if (!file.startsWith('items.')) return { filter: {}, order: undefined, query: undefined, ids: undefined };
  const sort = queryText(c, 'sort');
  const location = queryText(c, 'location_id');
  return {
    filter: { ...filterOf(c), ...(location !== undefined && { location }) },
    order: sort === undefined ? undefined : orderOf(sort),
    query: queryText(c, 'q'),
    ids,
  };
}

const typeOf = (name: string): string => TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

const headersOf = ({ name, bytes }: FileToSend): Record<string, string> => ({
  'Content-Type': typeOf(name),
  'Content-Length': String(bytes),
  'Content-Disposition': attachmentOf(name),
});

/**
 * Sends the file, and removes it then: of what broke off nothing more is wanted than what can be asked for again. What a
 * browser fetches stays until all of it was read: its list of downloads offers the same address once more.
 */
async function send(c: Call, file: FileToSend, stays?: 'until it is whole'): Promise<Response> {
  let isWhole = false;
  const handle = await open(file.path, 'r').catch(async (error: unknown) => {
    await file.remove();
    throw error;
  });
  const body = streamed(c, {
    async next() {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(PIECE), 0, PIECE);
      isWhole ||= bytesRead === 0;
      return isWhole ? undefined : buffer.subarray(0, bytesRead);
    },
    async end() {
      await handle.close();
      if (isWhole || !stays) await file.remove();
    },
  });
  return c.body(body, 200, headersOf(file));
}
