import type { BlobFile } from '../blobs/blobs.ts';
import type { Call } from '../http/environment.ts';
import { matchesTag, pathPart } from '../http/parameters.ts';
import type { Routing } from '../http/routing.ts';
import type { ImageAddresses } from '../images/addresses.ts';
import { dispositionOf, savedName } from '../images/filename.ts';
import { FILES, type ImageFile, PHOTO_TYPE, SMALL_TYPE } from '../images/files.ts';
import type { Images } from '../images/images.ts';
import { FILE_POLICY } from '../network/answerHeaders.ts';
import { streamed } from '../http/streaming.ts';
import { Problem, notFound } from '../problems.ts';
import { findImage, type ImageRow } from '../store/images/rows.ts';
import type { Store } from '../store/store.ts';

interface Parts {
  store: Store;
  images: Images;
  addresses: ImageAddresses;
  /** Whether pages of other origins may show photos. */
  isForOthers: boolean;
  now: () => number;
}

/** The files of photos, for a signed address or a login. */
export function imageFileRoutes(
  { routeUnless }: Routing,
  { store, images, addresses, isForOthers, now }: Parts,
): void {
  const serve = async (c: Call, file: ImageFile): Promise<Response> => {
    const image = await findImage(store.read, pathPart(c, 'id', 'Image'));
    if (!image) throw notFound('Image');
    const until = signedUntil(c, file, addresses);
    const headers = {
      ETag: `"${image.id}-${file}"`,
      'Content-Security-Policy': FILE_POLICY,
      ...(isForOthers && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
      // A photo never changes. Without a signature the cache has to ask: the login may have ended.
      'Cache-Control':
        until === undefined
          ? 'private, no-cache'
          : `private, max-age=${Math.floor((until - now()) / 1000)}, immutable`,
    };
    if (matchesTag(c.req.header('If-None-Match'), headers.ETag)) return c.body(null, 304, headers);
    const opened = await images.blobs.open(image.storage_path, FILES[file]);
    // Removed a moment ago, or lost: the sweep tells of it.
    if (!opened) throw notFound('Image');
    return send(c, opened, { ...headers, ...describe(image, file) });
  };
  const paths = {
    '/images/:id': 'full',
    '/images/:id/320.webp': 'thumbnail',
    '/images/:id/960.webp': 'preview',
  };
  for (const [path, file] of Object.entries(paths) as [string, ImageFile][]) {
    routeUnless(path, async (c) => isSigned(c, file, addresses), { GET: (c) => serve(c, file) });
  }
}

function describe({ filename }: ImageRow, file: ImageFile): Record<string, string> {
  const isFull = file === 'full';
  return {
    'Content-Type': isFull ? PHOTO_TYPE : SMALL_TYPE,
    'Content-Disposition': dispositionOf(savedName(filename, isFull ? '.jpg' : '.webp')),
  };
}

async function send(c: Call, file: BlobFile, headers: Record<string, string>): Promise<Response> {
  const all = { ...headers, 'Content-Length': String(file.bytes) };
  if (c.req.method === 'HEAD') {
    await file.end();
    return c.body(null, 200, all);
  }
  return c.body(streamed(c, file), 200, all);
}

/** Whether the address is signed well; one that is not is refused with 403, unless a login comes with it. */
function isSigned(c: Call, file: ImageFile, addresses: ImageAddresses): boolean {
  const isGiven = c.req.query('signature') !== undefined || c.req.query('expires') !== undefined;
  if (!isGiven) return false;
  if (signedUntil(c, file, addresses) !== undefined) return true;
  if (c.req.header('Authorization') !== undefined) return false;
  throw new Problem('forbidden', 'The address of this photo is wrong or has expired. Load the page again.');
}

function signedUntil(c: Call, file: ImageFile, addresses: ImageAddresses): number | undefined {
  const { expires = '', signature = '' } = c.req.query();
  return addresses.validUntil(c.req.param('id') ?? '', file, { expires, signature });
}
