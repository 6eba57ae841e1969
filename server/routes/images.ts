import { PAGE_LIMIT_MAX } from '../../contract/limits.ts';
import { answer, noContent } from '../http/answer.ts';
import { creates } from '../http/creating.ts';
import type { Call } from '../http/environment.ts';
import { askedFields } from '../http/fields.ts';
import { answerList, groupsOf, pageFrame, type Pieces } from '../http/longLists.ts';
import { pathPart, queryNumber } from '../http/parameters.ts';
import type { Received } from '../http/receiving.ts';
import type { Routing } from '../http/routing.ts';
import { writerOf } from '../http/writing.ts';
import type { ImageAddresses } from '../images/addresses.ts';
import { type ImageFacts, factsOf, imageFieldsOf, imageOf } from '../images/answers.ts';
import type { Images } from '../images/images.ts';
import { receiveImage } from '../images/receive.ts';
import { notFound } from '../problems.ts';
import type { Answered } from '../store/idempotency.ts';
import { countImages, imageRows, imagesBefore, pickImages } from '../store/images/list.ts';
import { findImage, type ImageRow } from '../store/images/rows.ts';
import { insertImage } from '../store/images/write.ts';
import type { Db, Store } from '../store/store.ts';

const OFFSET_MAX = 1e9;
/** Images that are read and encoded at a time: signing their addresses takes most of it. */
const PORTION = 50;

interface Parts {
  store: Store;
  images: Images;
  addresses: ImageAddresses;
  now: () => number;
}

/** The calls of images (section 7) but for their links and files. */
export function imageRoutes({ route }: Routing, { store, images, addresses, now }: Parts): void {
  const idOf = (c: Call): string => pathPart(c, 'id', 'Image');

  route('/api/images', {
    async GET(c) {
      const limit = queryNumber(c, 'limit', 1, PAGE_LIMIT_MAX);
      const offset = queryNumber(c, 'offset', 0, OFFSET_MAX);
      // Every client needs the id.
      const isAsked = askedFields(c, ['id']);
      const encode = (row: ImageRow): object => imageFieldsOf(factsOf(row), addresses, isAsked);
      if (limit === undefined && offset === undefined) return answerList(c, wholeList(store.read, encode));
      const picked = await pickImages(store.read, limit ?? PAGE_LIMIT_MAX, offset ?? 0);
      const total = await countImages(store.read);
      return answerList(c, page(store.read, picked, encode), pageFrame('images', total));
    },
    POST: creates(
      (c, once) =>
        images.add<Received, Answered>({
          now: now(),
          owner: `user ${c.get('user').id}`,
          receive: (path) => receiveImage(c, path),
          known: ({ filename, hash }) => once.known({ filename, hash }),
          enter: (image, { filename, hash }) =>
            once({ filename, hash }, async (trx) => {
              return { status: 201, body: JSON.stringify(factsOf(await insertImage(trx, image))) };
            }),
        }),
      // Only the lines above write it.
      ({ body }) => ({ json: JSON.stringify(imageOf(JSON.parse(body) as ImageFacts, addresses)) }),
    ),
  });
  route('/api/images/:id', {
    async GET(c) {
      const row = await findImage(store.read, idOf(c));
      if (!row) throw notFound('Image');
      return answer(c, imageOf(factsOf(row), addresses));
    },
    async DELETE(c) {
      await images.remove(idOf(c), writerOf(c, store));
      return noContent(c);
    },
  });
}

/** All images, newest first. */
async function* wholeList(db: Db, encode: (row: ImageRow) => object): Pieces {
  let last: ImageRow | undefined;
  for (;;) {
    const rows = await imagesBefore(db, last, PORTION);
    yield rows.map(encode);
    last = rows.at(-1);
    if (rows.length < PORTION) return;
  }
}

async function* page(db: Db, picked: readonly number[], encode: (row: ImageRow) => object): Pieces {
  for (const group of groupsOf(picked, PORTION)) yield (await imageRows(db, group)).map(encode);
}
