import { PAGE_LIMIT_MAX } from '../../contract/limits.ts';
import { answer, noContent } from '../http/answer.ts';
import { creates } from '../http/creating.ts';
import type { Call } from '../http/environment.ts';
import { wantedFields } from '../http/fields.ts';
import { pathPart, queryNumber } from '../http/parameters.ts';
import type { Routing } from '../http/routing.ts';
import type { ImageAddresses } from '../images/addresses.ts';
import { type ImageFacts, factsOf, imageOf } from '../images/answers.ts';
import type { Images } from '../images/images.ts';
import { type Received, receiveImage } from '../images/receive.ts';
import { notFound } from '../problems.ts';
import type { Answered } from '../store/idempotency.ts';
import { countImages, imagePage } from '../store/images/list.ts';
import { findImage } from '../store/images/rows.ts';
import { insertImage } from '../store/images/write.ts';
import type { Store } from '../store/store.ts';

const OFFSET_MAX = 1e9;

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
      const isPaged = limit !== undefined || offset !== undefined;
      // -1 is SQLite's 'all'.
      const rows = await imagePage(store.read, limit ?? (isPaged ? PAGE_LIMIT_MAX : -1), offset ?? 0);
      // Every client needs the id.
      const wanted = wantedFields(c, ['id']);
      const list = rows.map((row) => wanted(imageOf(factsOf(row), addresses)));
      return answer(c, isPaged ? { images: list, total: await countImages(store.read) } : list);
    },
    POST: creates(
      (c, once) =>
        images.add<Received, Answered>({
          now: now(),
          owner: `user ${c.get('user').id}`,
          receive: (path) => receiveImage(c.env.incoming, path, c.get('bodyStall')),
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
      await images.remove(idOf(c));
      return noContent(c);
    },
  });
}
