import { check } from '../../../contract/check.ts';
import { Label } from '../../../contract/fields.ts';
import { comparedText } from '../../../contract/texts.ts';
import { withLabels } from '../scanning/readScan.ts';
import { rowLetters } from '../locations/drawerGrid.ts';

/** The labels of a text such as 'WS-A1 … WS-D5, BOX-001..BOX-040', or what is wrong with it. */
export type LabelRange = { labels: readonly string[] } | { problem: string };

/** So many labels are printed at once at most. */
export const LABELS_MOST = 5000;

/** As long as an address may have it that every server and proxy takes. */
export const RANGE_TEXT_MOST = 1500;
/** Longer than any range: two labels of 60 signs, and what is between them. */
const PART_MOST = 300;

interface Side {
  before: string;
  letters: string;
  digits: string;
}

/** Between the first and the last of a range; a hyphen with blanks around it too. */
const BETWEEN = /\s*(?:\.{2,}|…|–|—|→)\s*|\s+(?:-|to|bis)\s+/iu;

/**
 * Reads labels as people write ranges of them; every one once, in the order in which they are typed. What reads like a
 * range and `isLabel` of a location is that label: '361-373'.
 */
export function labelRange(text: string, isLabel: (text: string) => boolean = () => false): LabelRange {
  if (text.length > RANGE_TEXT_MOST) {
    return { problem: 'This list is too long: write ranges such as WS-A1..WS-D5, or print it in parts.' };
  }
  const labels = new Map<string, string>();
  for (const part of withLabels(text).split(/[,;\n]/)) {
    if (part.trim() === '') continue;
    const range = oneRange(part.trim(), isLabel);
    if ('problem' in range) return range;
    for (const label of range.labels) labels.set(comparedText(label), label);
    if (labels.size > LABELS_MOST) return { problem: tooMany(labels.size) };
  }
  return { labels: [...labels.values()] };
}

/**
 * What is typed, with labels for the addresses that a scanner has typed of those there are; the last word is not done yet. Typed elsewhere
 * than at the end it stays as it is: the caret would go on there.
 */
export function typedRange(text: string, caret = text.length): string {
  if (caret !== text.length || text.length > RANGE_TEXT_MOST) return text;
  let last = text.length;
  while (last > 0 && !/[\s,;]/u.test(text.charAt(last - 1))) last -= 1;
  return withLabels(text.slice(0, last)) + text.slice(last);
}

function oneRange(text: string, isLabel: (text: string) => boolean): LabelRange {
  // Refused as a label, before anybody looks for its ends.
  if (text.length > PART_MOST) return checked([text], `${text.slice(0, 20)}…`);
  const ends = text.split(BETWEEN);
  const [first = '', last] = ends.length === 1 ? hyphened(text) : ends;
  if ((ends.length > 1 || last !== undefined) && isLabel(text)) return checked([text], text);
  if (ends.length > 2) return { problem: `“${text}” has more than two ends: separate ranges by commas.` };
  if (last === undefined) return checked([first], first);
  if (first === '' || last === '') return { problem: `“${text}” lacks an end: write it like A1..D5.` };
  return between(first, last);
}

/** 'A1-D5' is a range too, where what stands on both sides of a hyphen counts in the same way; else it is a label. */
function hyphened(text: string): readonly [string] | readonly [string, string] {
  for (let at = text.indexOf('-', 1); at > 0; at = text.indexOf('-', at + 1)) {
    const [first, last] = [text.slice(0, at), text.slice(at + 1)];
    const [from, to] = [sideOf(first), sideOf(last)];
    const isAlike =
      from && to && from.digits !== '' && to.digits !== '' && (from.letters === '') === (to.letters === '');
    if (isAlike && from.before === to.before && isInOrder(from, to)) return [first, last];
  }
  return [text];
}

/** 'WS-' 'A' '1' of 'WS-A1'; undefined where nothing counts. */
function sideOf(label: string): Side | undefined {
  const found = /^(.*?)([A-Za-z]*)(\d{0,9})$/su.exec(label);
  const [, before = '', letters = '', digits = ''] = found ?? [];
  if (!found || letters + digits === '') return undefined;
  // A word does not count, and the digits after it do.
  return letters.length > 2 ? { before: before + letters, letters: '', digits } : { before, letters, digits };
}

const isInOrder = (from: Side, to: Side): boolean =>
  numberOf(from.letters) <= numberOf(to.letters) && Number(from.digits) <= Number(to.digits);

function between(first: string, last: string): LabelRange {
  const from = sideOf(first);
  const short = sideOf(last);
  const unlike = {
    problem: `“${first}” and “${last}” are not of one kind: write a range like WS-A1..WS-D5.`,
  };
  if (!from || !short) return unlike;
  // 'WS-A1..D5': what begins the first begins the last, too.
  const to = short.before === '' ? { ...short, before: from.before } : short;
  // 'A1..5': its row stays.
  if (to.letters === '' && short.before === '') to.letters = from.letters;
  const isAlike =
    comparedText(from.before) === comparedText(to.before) &&
    (from.letters === '') === (to.letters === '') &&
    (from.digits === '') === (to.digits === '');
  // Where nothing counts but a word.
  if (!isAlike || from.letters + from.digits === '') return unlike;
  if (!isInOrder(from, to)) return { problem: `“${last}” comes before “${first}”: turn them round.` };
  const [row, lastRow] = [numberOf(from.letters), numberOf(to.letters)];
  const [column, lastColumn] = [Number(from.digits), Number(to.digits)];
  const count = (lastRow - row + 1) * (lastColumn - column + 1);
  // Before any is made: a range can be typed that no memory holds.
  if (count > LABELS_MOST) return { problem: tooMany(count) };
  const isSmall = from.letters !== from.letters.toUpperCase();
  const labels: string[] = [];
  for (let r = row; r <= lastRow; r++) {
    const upper = from.letters === '' ? '' : rowLetters(r);
    const letters = isSmall ? upper.toLowerCase() : upper;
    for (let c = column; c <= lastColumn; c++) {
      const digits = from.digits === '' ? '' : String(c).padStart(from.digits.length, '0');
      labels.push(from.before + letters + digits);
    }
  }
  return checked(labels, first);
}

/** The row of 'A' is 0, that of 'AA' 26, as `rowLetters` counts. */
function numberOf(letters: string): number {
  let number = 0;
  for (const letter of letters.toUpperCase()) number = number * 26 + (letter.charCodeAt(0) - 64);
  return Math.max(0, number - 1);
}

function checked(labels: readonly string[], shown: string): LabelRange {
  const taken: string[] = [];
  for (const label of labels) {
    if (label === '.') return { problem: 'A label has to have a letter or a digit.' };
    const one = check(label, Label);
    if (!one.ok) return { problem: `“${shown}” cannot be a label: ${Object.values(one.fields)[0] ?? ''}` };
    taken.push(one.value);
  }
  return { labels: taken };
}

const tooMany = (count: number): string =>
  `That would be ${count.toLocaleString('en')} labels: at most ${LABELS_MOST.toLocaleString('en')} are printed at once.`;
