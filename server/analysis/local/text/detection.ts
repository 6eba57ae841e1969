import type { Colours } from './colours.ts';
import type { Models } from './models.ts';
import type { TextMap } from './textRegions.ts';

/** Sides of what the model sees are divisible by this. */
const STEP = 32;
/** Mean and spread of blue, green and red in what the model was taught with, of 255. */
const CHANNELS = [
  { offset: 2, mean: 0.485 * 255, spread: 0.229 * 255 },
  { offset: 1, mean: 0.456 * 255, spread: 0.224 * 255 },
  { offset: 0, mean: 0.406 * 255, spread: 0.225 * 255 },
];

/** Of the picture so many lines of pixels are seen at once: the model's memory grows with them. */
const BAND = 832;
/** So many are seen twice, so that no label is cut in both. */
const SHARED = 128;

/** Where text is in a picture: a map of the same size. */
export async function textMapOf(picture: Colours, models: Models): Promise<TextMap> {
  const { width, height } = picture;
  const map = new Float32Array(width * height);
  const count = Math.max(1, Math.ceil((height - SHARED) / (BAND - SHARED)));
  const high = Math.min(height, Math.ceil((height + (count - 1) * SHARED) / count));
  for (let n = 0; n < count; n++) {
    const from = count === 1 ? 0 : Math.round((n * (height - high)) / (count - 1));
    const band = await bandOf(picture, from, high, models);
    // What the band before has seen as well is half that one's.
    const skipped = n === 0 ? 0 : SHARED / 2;
    map.set(band.subarray(skipped * width), (from + skipped) * width);
  }
  return { data: map, width, height };
}

/** The map of `high` lines of pixels. */
async function bandOf(
  { data, width }: Colours,
  from: number,
  high: number,
  models: Models,
): Promise<Float32Array> {
  const [paddedWidth, paddedHeight] = [Math.ceil(width / STEP) * STEP, Math.ceil(high / STEP) * STEP];
  const planes = new Float32Array(3 * paddedWidth * paddedHeight);
  for (const [n, { offset, mean, spread }] of CHANNELS.entries()) {
    for (let y = 0; y < high; y++) {
      const [at, to] = [(from + y) * width * 3 + offset, (n * paddedHeight + y) * paddedWidth];
      for (let x = 0; x < width; x++) planes[to + x] = ((data[at + x * 3] ?? 0) - mean) / spread;
    }
  }
  const seen = await models.detect(planes, paddedWidth, paddedHeight);
  if (paddedWidth === width) return seen.subarray(0, width * high);
  const map = new Float32Array(width * high);
  for (let y = 0; y < high; y++) {
    map.set(seen.subarray(y * paddedWidth, y * paddedWidth + width), y * width);
  }
  return map;
}
