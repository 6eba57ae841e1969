import type { LabelSubject } from './labelSubjects.ts';
import { isCodeBeside, qrIn, roomForQr } from './qrRoom.ts';
import { isTurned, type LabelSheet, type Size } from './sheets.ts';
import { isRightToLeft, type LabelFont, type Measure, wrap } from './textWrap.ts';

/** A line of text, in mm from the corner of its label. */
export interface TextLine {
  text: string;
  /** Where it begins: its right end where it runs from right to left. */
  x: number;
  /** Of the line that its letters stand on. */
  y: number;
  /** Height of its letters. */
  size: number;
  font: LabelFont;
  isRightToLeft: boolean;
}

/** What is printed on a label, in mm; of one that is turned, as if it lay on its side. */
export interface LabelLayout {
  area: Size;
  isTurned: boolean;
  /** `border`: the white modules around it. */
  qr: { x: number; y: number; side: number; border: number } | undefined;
  /** How large a label has to be for the code that was left out; undefined where none was. */
  qrNeeds: Size | undefined;
  lines: readonly TextLine[];
  /** Whether some of the text was left out: there is no room for it. */
  isCut: boolean;
}

/** The texts that are wanted; '' for none. */
export type LabelTexts = Pick<LabelSubject, 'label' | 'name' | 'path' | 'quantity'>;

/** Height of a name's letters, in mm: from the largest down in these steps. */
const UNIT = { most: 9, least: 1.9, step: 0.94 } as const;
/** A label is never smaller than the name below it by more. */
const SHRUNK = 0.9;
/** Of what a name would have without the path: it is not made smaller for that, which is made so alone. */
const FOR_PATH = 0.6;
/** Of the unit. */
const PATH_SCALE = 0.75;
const LINE = 1.25;
const BASELINE = 0.97;
/** Of the width, for printers whose typeface is a hair wider. */
const SLACK = 0.98;

interface Block {
  text: string;
  font: LabelFont;
  /** Against the unit. */
  scale: number;
  /** How many lines it may have. */
  lines: number;
  /** One line, made smaller until it fits. */
  shrinks: boolean;
  isPath?: boolean;
}

/** What stands where on a label of a sheet. `modules`: of the QR code along a side; undefined for none. */
export function layOutLabel(
  sheet: LabelSheet,
  texts: LabelTexts,
  modules: number | undefined,
  measure: Measure,
): LabelLayout {
  const turned = isTurned(sheet);
  const { width, height } = sheet.label;
  const area = turned ? { width: height, height: width } : { width, height };
  const blocks = blocksOf(texts);
  const hasTexts = blocks.length > 0;
  const qr = modules === undefined ? undefined : qrIn(area, modules, hasTexts);
  const needs = modules === undefined || qr ? undefined : roomForQr(area, modules, hasTexts);
  const qrNeeds = needs && turned ? { width: needs.height, height: needs.width } : needs;
  const pad = Math.min(2.5, Math.max(0.6, 0.05 * Math.min(area.width, area.height)));
  const isBeside = qr !== undefined && isCodeBeside(area);
  const left = isBeside ? qr.x + qr.side + (qr.border < 4 ? pad : 0) : pad;
  const top = qr && !isBeside ? qr.y + qr.side : pad;
  const box = { width: area.width - left - pad, height: area.height - top - pad };
  const fitted = fitTexts(blocks, box, measure);
  const lines = placed(fitted.blocks, { left, top, ...box });
  return { area, isTurned: turned, qr, qrNeeds, lines, isCut: fitted.isCut };
}

function blocksOf({ label, name, path, quantity }: LabelTexts): Block[] {
  const blocks: Block[] = [
    { text: label, font: 'tape', scale: 1.7, lines: 1, shrinks: true },
    { text: name, font: 'strong', scale: label === '' ? 1.3 : 1, lines: 4, shrinks: false },
    { text: quantity, font: 'plain', scale: 1, lines: 1, shrinks: true },
    { text: path, font: 'plain', scale: PATH_SCALE, lines: 3, shrinks: false, isPath: true },
  ];
  return blocks.filter(({ text }) => text.trim() !== '');
}

type Breaks = 'between words' | 'anywhere' | 'and cut';

interface Fitted {
  blocks: readonly { size: number; font: LabelFont; lines: readonly string[]; isRightToLeft: boolean }[];
  isCut: boolean;
}

/** Texts as large as there is room; where even the smallest have none, as much of them as has. */
function fitTexts(blocks: readonly Block[], box: Size, measure: Measure): Fitted {
  const most = Math.min(UNIT.most, box.height * 0.45);
  const wrapped = blocks.map((block) =>
    block.font === 'tape' ? { ...block, lines: 4, scale: 1.2, shrinks: false } : block,
  );
  const ways = [
    { from: most, to: Math.max(UNIT.least, most * 0.3), plan: blocks, breaks: 'between words' },
    // A label of many parts has more lines before it is too small to be read from afar.
    { from: most, to: UNIT.least, plan: wrapped, breaks: 'between words' },
    { from: most * 0.6, to: UNIT.least, plan: wrapped, breaks: 'anywhere' },
  ] as const;
  const breaking =
    (breaks: Breaks): Fit =>
    (plan, unit) =>
      atSize(plan, unit, box, measure, breaks);
  for (const { plan, breaks, ...range } of ways) {
    const fitted = largest(plan, range, breaking(breaks));
    if (fitted) return { blocks: fitted, isCut: false };
  }
  for (const { plan, breaks, ...range } of ways) {
    const fitted = endOfPathOnly(plan, range, box.height, breaking(breaks), breaking('and cut'));
    if (fitted) return { blocks: fitted, isCut: true };
  }
  for (const plan of lessAndLess(blocks)) {
    const fitted = atSize(plan, UNIT.least, box, measure, 'and cut');
    if (fitted) return { blocks: fitted, isCut: true };
  }
  return { blocks: [], isCut: blocks.length > 0 };
}

type Fit = (blocks: readonly Block[], unit: number) => Fitted['blocks'] | undefined;
interface Range {
  from: number;
  to: number;
}

const PATH_LEAST = UNIT.least * PATH_SCALE;
const withoutPath = (blocks: readonly Block[]) => blocks.filter(({ isPath }) => !isPath);
const withPath = (blocks: readonly Block[], scale: number, lines: number): Block[] =>
  blocks.map((block) => (block.isPath ? { ...block, scale, lines } : block));

/** All texts in one unit, or the path in smaller letters of its own where the others would lose too much by it. */
function largest(blocks: readonly Block[], range: Range, fit: Fit): Fitted['blocks'] | undefined {
  const all = inUnits(blocks, range, fit);
  if (all && all.unit >= range.from * FOR_PATH) return all.fitted;
  const others = withoutPath(blocks);
  if (others.length === blocks.length || others.length === 0) return all?.fitted;
  const smallest = (unit: number) => fit(withPath(blocks, PATH_LEAST / unit, Infinity), unit);
  const to = Math.max(range.to, all?.unit ?? 0);
  const from = smallest(to) ? (inUnits(others, range, fit)?.unit ?? 0) * FOR_PATH : 0;
  for (let unit = from; unit > to; unit *= UNIT.step) {
    let fitted = smallest(unit);
    if (!fitted) continue;
    for (let size = PATH_LEAST / UNIT.step; size <= unit * PATH_SCALE; size /= UNIT.step) {
      const larger = fit(withPath(blocks, size / unit, Infinity), unit);
      if (!larger) break;
      fitted = larger;
    }
    return fitted;
  }
  return all?.fitted;
}

function inUnits(blocks: readonly Block[], { from, to }: Range, fit: Fit) {
  for (let unit = from; unit >= to; unit *= UNIT.step) {
    const fitted = fit(blocks, unit);
    if (fitted) return { unit, fitted };
  }
  return undefined;
}

/** The path without its beginning, in the lines that the others leave to it. */
function endOfPathOnly(blocks: readonly Block[], range: Range, height: number, fit: Fit, cut: Fit) {
  const others = withoutPath(blocks);
  if (others.length === blocks.length || others.length === 0) return undefined;
  const unit = Math.max(range.to, (inUnits(others, range, fit)?.unit ?? 0) * FOR_PATH);
  const taken = fit(others, unit)?.reduce((sum, { lines, size }) => sum + lines.length * size * LINE, 0);
  if (taken === undefined) return undefined;
  const lines = Math.floor((height - taken) / (PATH_LEAST * LINE));
  return lines < 1 ? undefined : cut(withPath(blocks, PATH_LEAST / unit, lines), unit);
}

/** What is left out first: the beginning of the path, then all of it, the end of the name, and the quantity. */
function* lessAndLess(blocks: readonly Block[]): Generator<readonly Block[]> {
  const isName = ({ font }: Block) => font === 'strong';
  yield blocks;
  for (const lines of [2, 1]) yield blocks.map((block) => (block.isPath ? { ...block, lines } : block));
  const rest = blocks.filter(({ isPath }) => !isPath);
  for (const lines of [4, 2, 1]) yield rest.map((block) => (isName(block) ? { ...block, lines } : block));
  const [first] = blocks;
  if (first) yield [{ ...first, lines: 1 }];
  // Lower than a line.
  if (first) yield [{ ...first, lines: 1, scale: 0.6 }];
}

function atSize(
  blocks: readonly Block[],
  unit: number,
  box: Size,
  measure: Measure,
  breaks: Breaks,
): Fitted['blocks'] | undefined {
  const width = box.width * SLACK;
  const fitted: Fitted['blocks'][number][] = [];
  let height = 0;
  for (const block of blocks) {
    const { text, font, scale, shrinks } = block;
    let size = unit * scale;
    if (shrinks) {
      const whole = measure(text, font);
      if (whole * size > width) size = Math.max(width / whole, unit * SHRUNK);
    }
    const widthOf = (line: string): number => measure(line, font) * size;
    const wrapped = wrap(text, widthOf, width, block.lines);
    if (breaks !== 'and cut' && !wrapped.isWhole) return undefined;
    if (breaks === 'between words' && wrapped.isBroken) return undefined;
    const lines =
      block.isPath && !wrapped.isWhole ? endOfPath(text, widthOf, width, block.lines) : wrapped.lines;
    // Not even one sign is that narrow.
    if (lines.some((line) => widthOf(line) > width + 0.01)) return undefined;
    height += lines.length * size * LINE;
    if (height > box.height) return undefined;
    fitted.push({ size, font, lines, isRightToLeft: isRightToLeft(text) });
  }
  return fitted;
}

/** Of a path its end says more. */
function endOfPath(
  path: string,
  widthOf: (line: string) => number,
  width: number,
  most: number,
): readonly string[] {
  const names = path.split(' › ');
  for (let from = 1; from < names.length; from++) {
    const end = wrap(`… › ${names.slice(from).join(' › ')}`, widthOf, width, most);
    if (end.isWhole) return end.lines;
  }
  return wrap(names.at(-1) ?? path, widthOf, width, most).lines;
}

function placed(blocks: Fitted['blocks'], box: Size & { left: number; top: number }): TextLine[] {
  const height = blocks.reduce((sum, { lines, size }) => sum + lines.length * size * LINE, 0);
  let y = box.top + (box.height - height) / 2;
  const placedLines: TextLine[] = [];
  for (const { size, font, lines, isRightToLeft: isRtl } of blocks) {
    for (const text of lines) {
      const x = isRtl ? box.left + box.width : box.left;
      placedLines.push({ text, x, y: y + size * BASELINE, size, font, isRightToLeft: isRtl });
      y += size * LINE;
    }
  }
  return placedLines;
}
