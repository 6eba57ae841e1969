import sharp from 'sharp';
import { type Homography, inverse } from '../../../contract/analysis/homography.ts';

/** Brightness of each pixel, row by row, 0 to 255. */
export interface Picture {
  data: Float32Array;
  width: number;
  height: number;
}

/** Unpacks a photo to greys, its longer side at most `side` pixels. Rejects when it is damaged. */
export async function unpack(bytes: Uint8Array, side: number): Promise<Picture> {
  const { data, info } = await sharp(bytes, { failOn: 'error' })
    .greyscale()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: Float32Array.from(data), width: info.width, height: info.height };
}

/**
 * The picture seen through a map from its pixels to those of a new one. What lies outside of it is -1.
 */
export function warp(picture: Picture, map: Homography, width: number, height: number): Picture {
  const back = inverse(map);
  const data = new Float32Array(width * height).fill(-1);
  for (let v = 0; v < height; v++) {
    for (let u = 0; u < width; u++) {
      const w = back[6] * u + back[7] * v + back[8];
      const x = (back[0] * u + back[1] * v + back[2]) / w;
      const y = (back[3] * u + back[4] * v + back[5]) / w;
      if (x < 0 || y < 0 || x >= picture.width - 1 || y >= picture.height - 1) continue;
      data[v * width + u] = bilinear(picture, x, y);
    }
  }
  return { data, width, height };
}

function bilinear({ data, width }: Picture, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - left, y - top];
  const at = top * width + left;
  const over = (data[at] ?? 0) * (1 - fx) + (data[at + 1] ?? 0) * fx;
  const under = (data[at + width] ?? 0) * (1 - fx) + (data[at + width + 1] ?? 0) * fx;
  return over * (1 - fy) + under * fy;
}
