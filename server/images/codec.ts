import sharp, { type Sharp } from 'sharp';
import { IMAGE_PIXELS_MAX } from '../../contract/limits.ts';

/** Longest that one step of processing may take, in seconds. */
const TIME_MAX = 30;

// Two cores are all that a small server has; what runs beside each other is decided in prepare.ts.
sharp.concurrency(1);
// Every file is opened once: a cache would only keep files and memory.
sharp.cache(false);
// Whatever a file claims to be, no other decoder ever sees it: no SVG, TIFF, PDF.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
  ],
});

export type { Sharp };

/** Opens a picture, the first frame of an animated one. What reads it rejects when it is damaged. */
export function openImage(source: string | Buffer): Sharp {
  const limits = { limitInputPixels: IMAGE_PIXELS_MAX, unlimited: false };
  return sharp(source, { ...limits, failOn: 'error', sequentialRead: true }).timeout({ seconds: TIME_MAX });
}

/** What the header says, without unpacking the picture. Rejects when it makes no sense. */
export function readHeader(path: string): ReturnType<Sharp['metadata']> {
  return sharp(path, { limitInputPixels: false, failOn: 'error' }).metadata();
}

/** Whether a failure of {@link openImage} means that the time was up. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('timeout');
