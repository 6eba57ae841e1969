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

/** Where text is in a picture: a map of the same size. */
export async function textMapOf(picture: Colours, models: Models): Promise<TextMap> {
  const { data, width, height } = picture;
  const [wide, high] = [Math.ceil(width / STEP) * STEP, Math.ceil(height / STEP) * STEP];
  const planes = new Float32Array(3 * wide * high);
  for (const [n, { offset, mean, spread }] of CHANNELS.entries()) {
    for (let y = 0; y < height; y++) {
      const to = (n * high + y) * wide;
      for (let x = 0; x < width; x++) {
        planes[to + x] = ((data[(y * width + x) * 3 + offset] ?? 0) - mean) / spread;
      }
    }
  }
  const made = await models.detect(planes, wide, high);
  if (wide === width) return { data: made.subarray(0, width * height), width, height };
  const map = new Float32Array(width * height);
  for (let y = 0; y < height; y++) map.set(made.subarray(y * wide, y * wide + width), y * width);
  return { data: map, width, height };
}
