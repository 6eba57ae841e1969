import type { ContentKind } from '../../contract/photos/contentKind.ts';
import { IMAGE_BYTES_MAX } from '../../contract/limits.ts';
import {
  BROKE_OFF_TEXT,
  DAMAGED_TEXT,
  EMPTY_TEXT,
  TOO_MUCH_MEMORY_TEXT,
  TOO_SLOW_TEXT,
  notAcceptedText,
  tooManyPixelsText,
} from '../../contract/photos/photoTexts.ts';
import { Problem, malformed } from '../problems.ts';

const MB = 1024 * 1024;

/** 415: what it is, and what to do about it. */
export const notAccepted = (kind: ContentKind): Problem =>
  new Problem('unsupported-media', notAcceptedText(kind));

export const tooLarge = (most = IMAGE_BYTES_MAX): Problem =>
  new Problem(
    'too-large',
    `The photo is larger than ${most / MB} MB. Make it smaller, then upload it again.`,
  );

export const emptyFile = (): Problem => malformed(EMPTY_TEXT);

export const damaged = (): Problem => malformed(DAMAGED_TEXT);

export const tooManyPixels = (width: number, height: number, most: number): Problem =>
  unprocessable(tooManyPixelsText(width, height, most));

export const tooSlow = (): Problem => unprocessable(TOO_SLOW_TEXT);

export const tooMuchMemory = (): Problem => unprocessable(TOO_MUCH_MEMORY_TEXT);

export const brokeOff = (): Problem => unprocessable(BROKE_OFF_TEXT);

/** 503: no fault of the photo's. */
export const notNow = (): Problem =>
  new Problem('unavailable', 'The server cannot process photos right now. Try again in a moment.', {
    headers: { 'Retry-After': '5' },
  });

function unprocessable(message: string): Problem {
  return new Problem('invalid', message, { fields: { image: message } });
}
