import { ImportMapping } from '../../contract/imports/mapping.ts';
import { PREVIEW_FILTERS, type PreviewFilter, RowEdit } from '../../contract/imports/imports.ts';
import { IMPORT_BYTES_MAX, IMPORT_PAGE, IMPORT_ROWS_MAX } from '../../contract/imports/limits.ts';
import { answer, noContent } from '../http/answer.ts';
import { decodeBody } from '../http/body.ts';
import { creates } from '../http/creating.ts';
import type { Call } from '../http/environment.ts';
import { answerList, pageFrame } from '../http/longLists.ts';
import { matcherOf, pathNumber, pathPart, queryNumber, queryText } from '../http/parameters.ts';
import { receiveFile } from '../http/receiving.ts';
import type { Routing } from '../http/routing.ts';
import { stillLoggedIn, writerOf } from '../http/writing.ts';
import { shownName } from '../images/filename.ts';
import { revisionIn } from '../imports/checking/revision.ts';
import type { Imports } from '../imports/imports.ts';
import { countPreview, previewPieces } from '../imports/preview.ts';
import { Problem, malformed } from '../problems.ts';
import type { Answered } from '../store/idempotency.ts';
import type { Store } from '../store/store.ts';

const MB = 1024 * 1024;

const tooLarge = (): Problem =>
  new Problem(
    'too-large',
    `The file is larger than ${IMPORT_BYTES_MAX / MB} MB. Split it, and import the parts.`,
  );

/** The calls of imports (decision record 53). */
export function importRoutes(
  { route }: Routing,
  { store, imports }: { store: Store; imports: Imports },
): void {
  const idOf = (c: Call): string => pathPart(c, 'id', 'Import');
  const userOf = (c: Call): string => c.get('user').username;

  route('/api/imports', {
    GET: async (c) => answer(c, { imports: await imports.list() }),
    POST: creates((c, once) =>
      imports.add<{ filename: string; hash: string }, Answered>({
        user: userOf(c),
        bytes: Number(c.req.header('content-length') ?? 0),
        async receive(path) {
          const { filename, hash } = await receiveFile(c, path, {
            part: 'file',
            most: IMPORT_BYTES_MAX,
            tooLarge,
            what: 'file',
          });
          return { filename: shownName(filename, 'Unnamed file'), hash };
        },
        known: (received) => once.known(received),
        enter: (received, enterRow) =>
          once(received, async (trx) => ({ status: 201, body: JSON.stringify(await enterRow(trx)) })),
      }),
    ),
  });
  route('/api/imports/:id', {
    GET: async (c) => answer(c, await imports.find(idOf(c))),
    async DELETE(c) {
      await imports.remove(idOf(c), userOf(c), writerOf(c, store));
      return noContent(c);
    },
  });
  route('/api/imports/:id/mapping', {
    PUT: async (c) =>
      answer(c, await imports.map(idOf(c), await decodeBody(c, ImportMapping), writerOf(c, store)), 202),
  });
  route('/api/imports/:id/rows', {
    async GET(c) {
      const id = idOf(c);
      const filter = filterOf(c);
      const limit = queryNumber(c, 'limit', 1, IMPORT_PAGE.max) ?? IMPORT_PAGE.standard;
      const offset = queryNumber(c, 'offset', 0, IMPORT_ROWS_MAX) ?? 0;
      // Before the rows: those that are edited meanwhile are newer than it says, and are read again.
      const { total, revision, sheet } = await imports.preview(id, (file) => ({
        total: countPreview(file, filter),
        revision: revisionIn(file),
        sheet: file.sheetRead(),
      }));
      return answerList(
        c,
        previewPieces({ imports, db: store.read }, id, { filter, limit, offset, sheet }),
        pageFrame('rows', total, { revision, sheet }),
      );
    },
  });
  route('/api/imports/:id/rows/:line', {
    async PATCH(c) {
      const line = pathNumber(c, 'line', 'Row');
      const edit = await decodeBody(c, RowEdit, { nested: ['values'], lists: ['was'] });
      return answer(c, await imports.edit(idOf(c), line, edit, stillLoggedIn(c, store)));
    },
  });
  const begins = (start: Imports['apply']) =>
    creates(async (c, once) => {
      const id = idOf(c);
      const begin: Parameters<typeof start<Answered>>[2] = (begun) =>
        once({}, async (trx) => ({ status: 202, body: JSON.stringify(await begun(trx)) }));
      const done = await start(id, userOf(c), begin, matcherOf(c));
      imports.begin(id);
      return done;
    });
  route('/api/imports/:id/apply', { POST: begins(imports.apply) });
  route('/api/imports/:id/undo', {
    POST: begins((id, user, write) => write((trx) => imports.undo(trx, id, user))),
  });
}

function filterOf(c: Call): PreviewFilter | undefined {
  const text = queryText(c, 'only');
  const filter = PREVIEW_FILTERS.find((known) => known === text);
  if (text !== undefined && filter === undefined)
    throw malformed(`only must be one of ${PREVIEW_FILTERS.join(', ')}.`);
  return filter;
}
