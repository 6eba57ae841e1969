import type { ContentKind } from './contentKind.ts';
import { IMAGE_PIXELS_MAX } from '../limits.ts';

/** What is wrong with a photo and what to do about it, in the same words wherever it is found out. */

const ADVICE = 'Save the photo as JPEG or PNG, then upload it again.';
const NAMES: Partial<Record<ContentKind, string>> = {
  heic: 'Photos in the HEIC format cannot be read here.',
  avif: 'This AVIF photo cannot be read here.',
  svg: 'SVG drawings are not accepted.',
};

export function notAcceptedText(kind: ContentKind): string {
  return `${NAMES[kind] ?? 'This file is not a photo that can be read here.'} ${ADVICE}`;
}

export const EMPTY_TEXT = 'The file of the photo is empty.';

export const DAMAGED_TEXT =
  'The photo is damaged or incomplete. Take or export it anew, then upload it again.';

export const TOO_SLOW_TEXT =
  'The photo took too long to process. Save it as a plain JPEG, then upload it again.';

export const TOO_MUCH_MEMORY_TEXT =
  'The photo takes too much memory to process. Make it smaller or save it as a plain JPEG, then upload it again.';

export const BROKE_OFF_TEXT =
  'Processing the photo ended unexpectedly. Save it as a plain JPEG, then upload it again.';

export const CANVAS_HIDDEN_TEXT =
  'This browser keeps pages from reading pictures (protection against fingerprinting), and this one cannot be sent as it is. Allow canvases for this site, or save the photo as a JPEG of at most 6 MB.';

/** Sides in pixels; `most` is how many pixels may be processed, fewer where the format takes much memory. */
export function tooManyPixelsText(width: number, height: number, most = IMAGE_PIXELS_MAX): string {
  const count = (value: number): string => value.toLocaleString('en');
  const [limit, advice] =
    most < IMAGE_PIXELS_MAX
      ? [
          `${count(most / 1e6)} million can be processed in this format`,
          'Make it smaller or save it as a plain JPEG',
        ]
      : [`${count(most / 1e6)} million can be processed`, 'Make it smaller'];
  return `The photo has ${count(width)} x ${count(height)} pixels; at most ${limit}. ${advice}, then upload it again.`;
}
