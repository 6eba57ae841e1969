import { unpack } from '../local/picture.ts';
import { type Compared, comparePhotos } from './compare.ts';
import type { Side } from './side.ts';

/** A photo as it is handed to the thread. */
export interface AskedPhoto extends Side {
  bytes: Uint8Array;
}

/** What the thread is asked, once. */
export interface Question {
  now: AskedPhoto;
  earlier: AskedPhoto;
}

/** Longest side of the pictures that are compared, in pixels: photos are kept so large. */
const COMPARED_SIDE = 1536;
const DAMAGED = 'One of the two photos could not be read: its file is damaged.';

/** Unpacks both photos and compares them; one that is damaged is a reason not to. */
export async function answerTo({ now, earlier }: Question): Promise<Compared> {
  const [here, there] = await Promise.all(
    [now, earlier].map(({ bytes }) => unpack(bytes, COMPARED_SIDE).catch(() => undefined)),
  );
  if (!here || !there) return { reason: DAMAGED };
  return comparePhotos({ ...now, picture: here }, { ...earlier, picture: there });
}
