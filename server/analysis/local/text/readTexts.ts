import type { BoundingBox } from '../../../../contract/analysis/box.ts';
import type { ReadText } from '../../../../contract/analysis/grid.ts';
import type { Colours } from './colours.ts';
import { textMapOf } from './detection.ts';
import { type TextLine, joinedLines } from './joining.ts';
import type { Models } from './models.ts';
import { readLine } from './recognition.ts';
import { textRegionsOf } from './textRegions.ts';
import { type TurnedBox, cornersOf } from './turnedBox.ts';

/** What was read worse than this is mostly no text. */
const CONFIDENCE_MIN = 0.5;

/** Reads everything in a photo: labels, from the top left, their boxes in thousandths. */
export async function readTexts(photo: Colours, models: Models): Promise<ReadText[]> {
  const lines = await readLines(photo, models);
  return joinedLines(lines).map((label) => labelOf(label, photo));
}

export async function readLines(photo: Colours, models: Models): Promise<TextLine[]> {
  const lines: TextLine[] = [];
  for (const { box } of textRegionsOf(await textMapOf(photo, models))) {
    const { text, confidence } = await readLine(photo, box, models);
    if (confidence >= CONFIDENCE_MIN && /[\p{L}\p{N}]/u.test(text)) lines.push({ text, confidence, box });
  }
  return lines;
}

function labelOf(lines: readonly TextLine[], photo: Colours): ReadText {
  const texts = lines.map(({ text }) => text);
  return {
    text: texts.join(' '),
    lines: texts,
    box: boxAround(lines.map(({ box }) => box), photo),
    confidence: Math.round(100 * Math.min(...lines.map(({ confidence }) => confidence))) / 100,
  }; // oxfmt-ignore
}

const THOUSANDTHS = 1000;

function boxAround(boxes: readonly TurnedBox[], { width, height }: Colours): BoundingBox {
  const corners = boxes.flatMap(cornersOf);
  const [x, farX] = span(corners.map((corner) => corner.x / width));
  const [y, farY] = span(corners.map((corner) => corner.y / height));
  return { x, y, width: farX - x, height: farY - y };
}

/** From the least to the most in whole thousandths, within 0 and 1000. */
function span(shares: readonly number[]): [number, number] {
  const within = (share: number): number =>
    Math.max(0, Math.min(THOUSANDTHS, Math.round(share * THOUSANDTHS)));
  return [within(Math.min(...shares)), within(Math.max(...shares))];
}
