import sharp, { type Sharp } from 'sharp';

// Two cores are all that a small server has; what runs beside each other is decided in fairTurns.ts.
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

/**
 * Opens a picture, the first frame of an animated one. What reads it rejects when it is damaged, or has more than
 * `pixelsMax` pixels. How long it may take is the business of who watches over the process.
 */
export function openImage(source: string | Uint8Array, pixelsMax: number): Sharp {
  const limits = { limitInputPixels: pixelsMax, unlimited: false };
  return sharp(source, { ...limits, failOn: 'error', sequentialRead: true });
}

/** What the header says, without unpacking the picture. Rejects when it makes no sense. */
export function readMetadata(path: string): ReturnType<Sharp['metadata']> {
  return sharp(path, { limitInputPixels: false, failOn: 'error' }).metadata();
}
