import sharp from 'sharp';
import type { Random } from '../generator/random.ts';

/** Raw pixels of three channels, row by row. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

const BLUR_MAX = 2;
const NOISE_MAX = 15;
/** Less blur than this is none: sharp's least. */
const BLUR_MIN = 0.3;

/** What a camera makes of what stands before it: light, shadows, glare, blur (σ up to 2 px), noise (σ up to 15). */
export async function photograph(random: Random, scene: Pixels): Promise<Buffer> {
  const { width, height } = scene;
  const raw = { width, height, channels: 3 as const };
  const lit = sharp(scene.data, { raw }).composite([
    { input: Buffer.from(shadows(random, width, height)), blend: 'multiply' },
    { input: Buffer.from(glare(random, width, height)), blend: 'screen' },
  ]);
  const sigma = random.next() * BLUR_MAX;
  // The lens blurs what it sees, shadows and all; the noise is the sensor's and stays sharp.
  const flat = await lit.removeAlpha().raw().toBuffer();
  const seen = sharp(flat, { raw });
  const blurred = await (sigma < BLUR_MIN ? seen : seen.blur(sigma)).raw().toBuffer();
  addNoise(random, blurred, random.next() * NOISE_MAX);
  return sharp(blurred, { raw })
    .jpeg({ quality: random.whole(80, 92) })
    .toBuffer();
}

function shadows(random: Random, width: number, height: number): string {
  const dim = (least: number): string => `rgb(${Array(3).fill(Math.round(255 * (least + random.next() * (1 - least)))).join()})`; // oxfmt-ignore
  const [x, y] = [random.next(), random.next()];
  let cast = '';
  if (random.chance(0.6)) {
    const at = (): string => `${Math.round(random.next() * width)} ${Math.round(random.next() * height)}`;
    const soft = random.whole(3, 60);
    cast = `<filter id="s"><feGaussianBlur stdDeviation="${soft}"/></filter><path d="M${at()}L${at()}L${at()}L${at()}Z" fill="${dim(0.45)}" filter="url(#s)"/>`;
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g" x1="${x}" y1="0" x2="${1 - x}" y2="${y}">` +
    `<stop stop-color="${dim(0.8)}"/><stop offset="1" stop-color="${dim(0.5)}"/></linearGradient>` +
    `<rect width="100%" height="100%" fill="url(#g)"/>${cast}</svg>`
  );
}

function glare(random: Random, width: number, height: number): string {
  let spots = '';
  for (let left = random.whole(0, 3); left > 0; left--) {
    const size = Math.min(width, height) * (0.03 + random.next() * 0.14);
    const place = `cx="${random.next() * width}" cy="${random.next() * height}" rx="${size}" ry="${size * (0.3 + random.next())}"`;
    spots += `<ellipse ${place} fill="#fff" fill-opacity="${(0.3 + random.next() * 0.6).toFixed(2)}" filter="url(#b)"/>`;
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#000"/>` +
    `<filter id="b" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${random.whole(8, 40)}"/></filter>${spots}</svg>`
  );
}

/** Adds Gaussian noise (Box-Muller, both of each pair). */
function addNoise(random: Random, data: Buffer, sigma: number): void {
  for (let at = 0; at < data.length; at += 2) {
    const radius = sigma * Math.sqrt(-2 * Math.log(1 - random.next()));
    const angle = 2 * Math.PI * random.next();
    data[at] = clamped((data[at] ?? 0) + radius * Math.cos(angle));
    if (at + 1 < data.length) data[at + 1] = clamped((data[at + 1] ?? 0) + radius * Math.sin(angle));
  }
}

const clamped = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));
