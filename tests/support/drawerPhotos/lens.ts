import type { Point } from '../../../contract/analysis/homography.ts';
import type { Pixels } from './light.ts';

/** Where a lens that bows straight lines outwards takes what; `bow` of 0 is none, 0.06 a phone held near. */
interface Lens {
  width: number;
  height: number;
  bow: number;
}

/** From a place in the photo to that in the scene; both have the same corners. */
function behind({ width, height, bow }: Lens, { x, y }: Point): Point {
  const [dx, dy] = [x - width / 2, y - height / 2];
  const far = (dx * dx + dy * dy) / ((width * width + height * height) / 4);
  const factor = (1 + bow * far) / (1 + bow);
  return { x: width / 2 + dx * factor, y: height / 2 + dy * factor };
}

/** Where a place of the scene is in the photo. */
export function through(lens: Lens, place: Point): Point {
  let seen = place;
  for (let round = 0; round < 12; round++) {
    const back = behind(lens, seen);
    seen = { x: seen.x + place.x - back.x, y: seen.y + place.y - back.y };
  }
  return seen;
}

/** The scene as the lens draws it. */
export function bowed(scene: Pixels, bow: number): Pixels {
  const { width, height } = scene;
  const data = Buffer.alloc(scene.data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = behind({ width, height, bow }, { x, y });
      const [left, top] = [Math.min(width - 2, Math.floor(from.x)), Math.min(height - 2, Math.floor(from.y))];
      const [fx, fy] = [from.x - left, from.y - top];
      const at = (top * width + left) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const over = (scene.data[at + channel] ?? 0) * (1 - fx) + (scene.data[at + 3 + channel] ?? 0) * fx;
        const low = at + width * 3 + channel;
        const under = (scene.data[low] ?? 0) * (1 - fx) + (scene.data[low + 3] ?? 0) * fx;
        data[(y * width + x) * 3 + channel] = Math.round(over * (1 - fy) + under * fy);
      }
    }
  }
  return { data, width, height };
}
