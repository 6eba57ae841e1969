import sharp from 'sharp';
import { lineAt } from './combs.ts';
import { compose } from './homography.ts';
import type { Word } from './labels.ts';
import type { Lattice } from './lattice.ts';
import { type Picture, warp } from './picture.ts';
import type { FrontView } from './rectify.ts';

/** The cabinet alone from the front, enlarged for reading, and the way of its words back to the front view. */
export interface Sheet {
  png: Buffer;
  inFrontView(word: Word): Word;
}

/** As many pixels as can be read in about a second. */
const PIXELS_MAX = 3_200_000;
/** Enlarging further than this above the photo's own pixels adds nothing. */
const ENLARGED_MAX = 2;

/**
 * Draws the part of the photo that the lattice covers. `photo` has all the pixels there are, `scale` times those that
 * the view was measured in.
 */
export async function sheetOf(photo: Picture, view: FrontView, lattice: Lattice, scale: number): Promise<Sheet> {
  const { columns, rows } = lattice;
  const [left, top] = [columns.start, rows.start];
  const [across, down] = [lineAt(columns, columns.count) - left, lineAt(rows, rows.count) - top];
  const zoom = Math.min(ENLARGED_MAX * scale, Math.sqrt(PIXELS_MAX / (across * down)));
  const fromPhoto = compose(view.map, [1 / scale, 0, 0, 0, 1 / scale, 0, 0, 0, 1]);
  const map = compose([zoom, 0, -left * zoom, 0, zoom, -top * zoom, 0, 0, 1], fromPhoto);
  const { data, width, height } = warp(photo, map, Math.ceil(across * zoom), Math.ceil(down * zoom));
  const grey = Uint8Array.from(data, (value) => Math.max(0, value));
  const png = await sharp(grey, { raw: { width, height, channels: 1 } }).png({ compressionLevel: 1 }).toBuffer();
  return {
    png,
    inFrontView: (word) => ({
      ...word,
      left: word.left / zoom + left,
      right: word.right / zoom + left,
      top: word.top / zoom + top,
      bottom: word.bottom / zoom + top,
    }),
  };
}
