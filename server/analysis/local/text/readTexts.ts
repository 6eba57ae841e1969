import type { BoundingBox } from '../../../../contract/analysis/box.ts';
import type { ReadText } from '../../../../contract/analysis/grid.ts';
import type { Colours } from './colours.ts';
import { textMapOf } from './detection.ts';
import { type TextLine, joinedLines } from './joining.ts';
import type { Models } from './models.ts';
import { readLine, widthOfLine } from './recognition.ts';
import { type TextRegion, textRegionsOf } from './textRegions.ts';
import { type TurnedBox, cornersOf } from './turnedBox.ts';

/** What was read worse than this is mostly no text, and of few signs mostly screws and holes: '8', 'O', '00'. */
const CONFIDENCE_MIN = 0.5;
const FEW = 3;
const CONFIDENCE_MIN_OF_FEW = 0.8;
/** A page of text would keep others waiting: so many pixels of lines are read, those of the largest lines. */
const WIDTH_MAX = 120_000;

/** Everything that was read in a photo. */
export interface WhatIsRead {
  /** Labels from the top left, their boxes in thousandths. */
  texts: ReadText[];
  /** How many lines were left unread, as there were too many. */
  unread: number;
}

/** Reads a photo. */
export async function readTexts(photo: Colours, models: Models): Promise<WhatIsRead> {
  const regions = textRegionsOf(await textMapOf(photo, models));
  const largest = largestOf(regions);
  const lines: TextLine[] = [];
  for (const { box } of regions) {
    if (!largest.has(box)) continue;
    const { text, confidence } = await readLine(photo, box, models);
    if (isText(text, confidence)) lines.push({ text, confidence, box });
  }
  return {
    texts: joinedLines(lines).map((label) => labelOf(label, photo)),
    unread: regions.length - largest.size,
  };
}

/** As many of the highest lines as are read. */
function largestOf(regions: readonly TextRegion[]): Set<TurnedBox> {
  let width = 0;
  const boxes = regions.map(({ box }) => box).toSorted((a, b) => shortSide(b) - shortSide(a));
  return new Set(boxes.filter((box) => (width += widthOfLine(box)) <= WIDTH_MAX));
}

const shortSide = ({ width, height }: TurnedBox): number => Math.min(width, height);

function isText(text: string, confidence: number): boolean {
  const least = [...text].length <= FEW ? CONFIDENCE_MIN_OF_FEW : CONFIDENCE_MIN;
  return confidence >= least && /[\p{L}\p{N}]/u.test(text);
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
