import type { Mask, Patch } from './patch.ts';

/** How far two patches of one compartment are off at most, as a share of their longer side. */
const BESIDE = 0.06;

/** How alike two patches of one size are within the mask: the correlation of their pixels, -1 to 1; 0 for flat ones. */
export function likeness(one: Patch, other: Patch, mask: Mask, dx = 0, dy = 0, step = 1): number {
  const { width, height } = one;
  let [count, a, b, aa, bb, ab] = [0, 0, 0, 0, 0, 0];
  for (let y = Math.max(0, -dy); y < Math.min(height, height - dy); y += step) {
    for (let x = Math.max(0, -dx); x < Math.min(width, width - dx); x += step) {
      const at = y * width + x;
      if (mask[at] === 0) continue;
      const [p, q] = [one.data[at] ?? Number.NaN, other.data[at + dy * width + dx] ?? Number.NaN];
      if (Number.isNaN(p + q)) continue;
      count++;
      a += p;
      b += q;
      aa += p * p;
      bb += q * q;
      ab += p * q;
    }
  }
  const [va, vb] = [aa * count - a * a, bb * count - b * b];
  return count < 9 || va <= 1e-6 * count * count || vb <= 1e-6 * count * count
    ? 0
    : (ab * count - a * b) / Math.sqrt(va * vb);
}

/**
 * How far the other patch is off, in pixels, and how alike the two are then: labels are read, and lines found, a little beside
 * where they are. It is looked for as far as `reach` of the longer side.
 */
export function shiftBetween(
  one: Patch,
  other: Patch,
  reach: number = BESIDE,
): { dx: number; dy: number; alike: number } {
  const most = Math.max(2, Math.round(Math.max(one.width, one.height) * reach));
  const everywhere = new Uint8Array(one.data.length).fill(1);
  let best = { dx: 0, dy: 0 };
  let alike = likeness(one, other, everywhere, 0, 0, 2);
  const look = (around: { dx: number; dy: number }, far: number, step: number): void => {
    for (let dy = around.dy - far; dy <= around.dy + far; dy += step) {
      for (let dx = around.dx - far; dx <= around.dx + far; dx += step) {
        const found = likeness(one, other, everywhere, dx, dy, 2);
        if (found > alike) [best, alike] = [{ dx, dy }, found];
      }
    }
  };
  look(best, most - (most % 2), 2);
  look(best, 1, 1);
  return { ...best, alike };
}

/** The patch moved by so many pixels; what comes in from outside is unknown. */
export function shifted({ data, width, height }: Patch, dx: number, dy: number): Patch {
  const moved = new Float32Array(data.length).fill(Number.NaN);
  for (let y = Math.max(0, -dy); y < Math.min(height, height - dy); y++) {
    for (let x = Math.max(0, -dx); x < Math.min(width, width - dx); x++) {
      moved[y * width + x] = data[(y + dy) * width + x + dx] ?? Number.NaN;
    }
  }
  return { data: moved, width, height };
}
