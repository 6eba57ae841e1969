import type { Colours } from './colours.ts';
import { type Reading, textOf } from './ctc.ts';
import { LINE_HEIGHT, type Models } from './models.ts';
import type { TurnedBox } from './turnedBox.ts';

/** A line that is longer for its height is squeezed. */
const WIDTH_MAX = 1600;
/** The model was taught with lines of at least this width; beside a shorter one is nothing. */
const WIDTH_MIN = 320;

/** Reads the line of text in a box of the picture. */
export async function readLine(picture: Colours, box: TurnedBox, models: Models): Promise<Reading> {
  const { planes, width } = lineOf(picture, box);
  return textOf(await models.recognize(planes, width), models.alphabet);
}

/** How wide the line is when it is read, in pixels: that is what it costs. */
export const widthOfLine = (box: TurnedBox): number => Math.max(WIDTH_MIN, filledWidth(box));

const filledWidth = ({ width, height }: TurnedBox): number =>
  Math.max(8, Math.min(WIDTH_MAX, Math.round((width * LINE_HEIGHT) / height)));

/** The line cut out straight, as planes of blue, green and red from -1 to 1. */
function lineOf(picture: Colours, box: TurnedBox): { planes: Float32Array; width: number } {
  const [filled, width] = [filledWidth(box), widthOfLine(box)];
  const planes = new Float32Array(3 * LINE_HEIGHT * width);
  const [across, down] = [box.width / filled, box.height / LINE_HEIGHT];
  // Of what is made smaller every pixel counts.
  const finer = Math.max(1, Math.min(8, Math.ceil(Math.max(across, down) - 0.25)));
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  const plane = LINE_HEIGHT * width;
  const sum = new Float32Array(3);
  for (let v = 0; v < LINE_HEIGHT; v++) {
    for (let u = 0; u < filled; u++) {
      sum.fill(0);
      for (let n = 0; n < finer * finer; n++) {
        const right = (u + ((n % finer) + 0.5) / finer) * across - box.width / 2;
        const low = (v + (Math.floor(n / finer) + 0.5) / finer) * down - box.height / 2;
        addColour(sum, picture, box.x + right * cos - low * sin, box.y + right * sin + low * cos);
      }
      for (let channel = 0; channel < 3; channel++) {
        planes[(2 - channel) * plane + v * width + u] = (sum[channel] ?? 0) / (finer * finer) / 127.5 - 1;
      }
    }
  }
  return { planes, width };
}

/** Adds the colour at a place, bilinear, the edge repeated. */
function addColour(sum: Float32Array, { data, width, height }: Colours, x: number, y: number): void {
  const [inX, inY] = [Math.max(0, Math.min(width - 1, x)), Math.max(0, Math.min(height - 1, y))];
  const [left, top] = [Math.floor(inX), Math.floor(inY)];
  const [fx, fy] = [inX - left, inY - top];
  const at = (top * width + left) * 3;
  const next = at + (left + 1 < width ? 3 : 0);
  const below = top + 1 < height ? width * 3 : 0;
  for (let channel = 0; channel < 3; channel++) {
    const over = (data[at + channel] ?? 0) * (1 - fx) + (data[next + channel] ?? 0) * fx;
    const under = (data[at + below + channel] ?? 0) * (1 - fx) + (data[next + below + channel] ?? 0) * fx;
    sum[channel] = (sum[channel] ?? 0) + over * (1 - fy) + under * fy;
  }
}
