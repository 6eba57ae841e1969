import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ImageFile } from './files.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Characters of a signature: 132 bits, more than anybody can try. */
const SIGNATURE_LENGTH = 22;

/** Addresses of photos that work without a login until they expire (decision record 15). */
export interface ImageAddresses {
  /** The photo itself. */
  full(imageId: string): string;
  /** At most 320 px. */
  thumbnail(imageId: string): string;
  /** At most 960 px. */
  preview(imageId: string): string;
  /** When addresses that are made now expire, in milliseconds since 1970: the same for a whole day. */
  expiry(): number;
  /** Until when this file of the photo may be seen; undefined when the two values of the query are no good for it. */
  validUntil(imageId: string, file: ImageFile, signed: Signed): number | undefined;
}

/** What the query of a signed address carries; anybody may have written it. */
interface Signed {
  /** Seconds since 1970. */
  expires: string;
  signature: string;
}

/** Where each file lies below the photo's own path. */
const PATHS: Readonly<Record<ImageFile, string>> = {
  full: '',
  preview: '/960.webp',
  thumbnail: '/320.webp',
};

/**
 * Signs and checks addresses with `secret`. They are good for two to three days: made on the same day (UTC) they are
 * the same, so that browsers find in their cache what they have seen. `now` gives milliseconds since 1970.
 */
export function createAddresses(secret: Uint8Array, now: () => number): ImageAddresses {
  // The size too: who was given the small picture has not been given the large one.
  const sign = (imageId: string, file: ImageFile, expires: string): string =>
    createHmac('sha256', secret)
      .update(`${imageId}\n${file}\n${expires}`)
      .digest('base64url')
      .slice(0, SIGNATURE_LENGTH);
  const expiry = (): number => (Math.floor(now() / DAY) + 3) * DAY;
  const address = (imageId: string, file: ImageFile): string => {
    // In seconds, as in other signed addresses.
    const expires = String(expiry() / 1000);
    return `/images/${imageId}${PATHS[file]}?expires=${expires}&signature=${sign(imageId, file, expires)}`;
  };
  return {
    full: (imageId) => address(imageId, 'full'),
    thumbnail: (imageId) => address(imageId, 'thumbnail'),
    preview: (imageId) => address(imageId, 'preview'),
    expiry,
    validUntil(imageId, file, { expires, signature }) {
      const given = Buffer.from(signature);
      const right = Buffer.from(sign(imageId, file, expires));
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      // Signed here, so it is a number.
      const until = Number(expires) * 1000;
      return until > now() ? until : undefined;
    },
  };
}
