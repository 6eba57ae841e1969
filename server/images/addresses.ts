import { createHmac, timingSafeEqual } from 'node:crypto';

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
  /** Until when the photo may be seen with these two values of a query; undefined when they are no good. */
  validUntil(imageId: string, expires: string, signature: string): number | undefined;
}

/**
 * Signs and checks addresses with `secret`. They are good for two to three days: made on the same day (UTC) they are
 * the same, so that browsers find in their cache what they have seen. `now` gives milliseconds since 1970.
 */
export function createAddresses(secret: Uint8Array, now: () => number): ImageAddresses {
  const sign = (imageId: string, expires: string): string =>
    createHmac('sha256', secret)
      .update(`${imageId}\n${expires}`)
      .digest('base64url')
      .slice(0, SIGNATURE_LENGTH);
  const expiry = (): number => (Math.floor(now() / DAY) + 3) * DAY;
  const address = (imageId: string, file: string): string => {
    // In seconds, as in other signed addresses.
    const expires = String(expiry() / 1000);
    return `/images/${imageId}${file}?expires=${expires}&signature=${sign(imageId, expires)}`;
  };
  return {
    full: (imageId) => address(imageId, ''),
    thumbnail: (imageId) => address(imageId, '/320.webp'),
    preview: (imageId) => address(imageId, '/960.webp'),
    expiry,
    validUntil(imageId, expires, signature) {
      const given = Buffer.from(signature);
      const right = Buffer.from(sign(imageId, expires));
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      // Signed here, so it is a number.
      const until = Number(expires) * 1000;
      return until > now() ? until : undefined;
    },
  };
}
