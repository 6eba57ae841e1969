import type { Struct } from 'superstruct';
import { LINKS_LIMIT_MAX } from '../../contract/limits.ts';
import { ItemImageRequest, LocationImageRequest } from '../../contract/requests.ts';
import { answer, noContent } from '../http/answer.ts';
import { decodeBody, decodeBodyOr } from '../http/body.ts';
import { creates } from '../http/creating.ts';
import type { Call } from '../http/environment.ts';
import { answerList, type Pieces } from '../http/longLists.ts';
import { pathPart, queryNumber, queryText } from '../http/parameters.ts';
import type { Routing } from '../http/routing.ts';
import { writerOf } from '../http/writing.ts';
import type { ImageAddresses } from '../images/addresses.ts';
import { type LinkFacts, linkFactsOf, linkOf } from '../images/answers.ts';
import { malformed } from '../problems.ts';
import {
  LINKS,
  type LinkRow,
  type Owner,
  linkImage,
  linksAfter,
  requireOwner,
  unlinkImage,
  withImages,
} from '../store/images/links.ts';
import type { Store } from '../store/store.ts';

/** The calls that link photos to items and locations (section 7). */
export function imageLinkRoutes(
  { route }: Routing,
  store: Store,
  addresses: ImageAddresses,
  now: () => number,
): void {
  /** All of an owner's as an array; `{images, next}` when the query has a limit, or `after`, what the last page gave as `next`. */
  async function list(c: Call, owner: Owner): Promise<Response> {
    const { field } = LINKS[owner];
    const id = queryText(c, field);
    if (id === undefined) throw malformed(`The query has to name the ${field}.`);
    await requireOwner(store.read, owner, id);
    const limit = queryNumber(c, 'limit', 1, LINKS_LIMIT_MAX);
    const after = queryNumber(c, 'after', 0, Number.MAX_SAFE_INTEGER);
    const read = (last: number, most: number) => linksAfter(store.read, owner, id, last, most);
    const encode = async (rows: readonly LinkRow[]): Promise<object[]> =>
      (await withImages(store.read, rows)).map((link) => linkOf(linkFactsOf(owner, link), addresses));
    if (limit === undefined && after === undefined) return answerList(c, wholeList(read, encode));
    const most = limit ?? LINKS_LIMIT_MAX;
    const rows = await read(after ?? 0, most + 1);
    const page = rows.slice(0, most);
    const next = rows.length > most ? String(page.at(-1)?.seq) : null;
    return answer(c, { images: await encode(page), next });
  }

  /** 201 for a new link; 200 for one that was there, so that linking twice is no mistake. */
  const links = (owner: Owner, read: (c: Call) => Promise<{ ownerId: string; imageId: string }>) =>
    creates(
      async (c, once) => {
        const ids = await read(c);
        return once(ids, async (trx) => {
          const linked = await linkImage(trx, owner, ids, now());
          return { status: linked.isNew ? 201 : 200, body: JSON.stringify(linkFactsOf(owner, linked)) };
        });
      },
      // Only the lines above write it.
      ({ body }) => ({ json: JSON.stringify(linkOf(JSON.parse(body) as LinkFacts, addresses)) }),
    );

  route('/api/location-images', {
    GET: (c) => list(c, 'location'),
    POST: links('location', async (c) => {
      const { location_id, image_id } = await decodeBody(c, LocationImageRequest);
      return { ownerId: location_id, imageId: image_id };
    }),
  });
  route('/api/location-images/:locationId/:imageId', {
    async DELETE(c) {
      const ids = {
        ownerId: pathPart(c, 'locationId', 'Location'),
        imageId: pathPart(c, 'imageId', 'Image'),
      };
      await writerOf(c, store)((trx) => unlinkImage(trx, 'location', ids));
      return noContent(c);
    },
  });
  route('/api/item-images', {
    GET: (c) => list(c, 'item'),
    POST: links('item', async (c) => {
      const { item_id, image_id } = await fromQueryOrBody(c, ItemImageRequest);
      return { ownerId: item_id, imageId: image_id };
    }),
  });
  route('/api/item-images/:id', {
    async DELETE(c) {
      const id = pathPart(c, 'id', 'Image link');
      await writerOf(c, store)((trx) => unlinkImage(trx, 'item', { id }));
      return noContent(c);
    },
  });
}

/** All links in the order of linking; `read` gives so many after the one with this number. */
async function* wholeList(
  read: (after: number, limit: number) => Promise<LinkRow[]>,
  encode: (rows: readonly LinkRow[]) => Promise<object[]>,
): Pieces {
  let last = 0;
  for (;;) {
    const rows = await read(last, LINKS_LIMIT_MAX);
    yield await encode(rows);
    last = rows.at(-1)?.seq ?? last;
    if (rows.length < LINKS_LIMIT_MAX) return;
  }
}

/** The ids come twice, in the query and in the body (CALL-58, CALL-59): either will do, a contradiction is a 400. */
async function fromQueryOrBody<T extends object, S extends object>(
  c: Call,
  struct: Struct<T, S>,
): Promise<T> {
  const query = Object.fromEntries(
    Object.keys(struct.schema).flatMap((name) => {
      const value = queryText(c, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const request = await decodeBodyOr(c, struct, query);
  for (const [name, value] of Object.entries(query)) {
    if (Reflect.get(request, name) !== value) throw malformed(`Query and body name another ${name}.`);
  }
  return request;
}
