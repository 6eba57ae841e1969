/** The width of a text whose letters are 1 high, in a typeface. */
export type Measure = (text: string, font: LabelFont) => number;
export type LabelFont = 'tape' | 'strong' | 'plain';

export interface Wrapped {
  lines: string[];
  /** Whether all of the text stands in them. */
  isWhole: boolean;
  /** Whether a word had to be broken where words are not. */
  isBroken: boolean;
}

/** Scripts without blanks between words: a line may end between any two of their signs. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Signs that no line begins with. */
const CLOSING = /^[\p{Pe}\p{Pf}、。，．・：；？！ー,.:;!?]/u;

const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined;

/** The signs of a text as people count them: an emoji of several code points is one. */
export function graphemes(text: string): string[] {
  return segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : Array.from(text);
}

/** The text in pieces between which a line may end; the blank after a word is its own. */
function pieces(text: string): readonly string[] {
  // The same text is tried in many sizes.
  if (lastCut.text !== text) lastCut = { text, pieces: cut(text) };
  return lastCut.pieces;
}

let lastCut: { text: string; pieces: readonly string[] } = { text: '', pieces: [] };

function cut(text: string): string[] {
  return text.split(/(?<=\s)(?=\S)|(?<=[\p{L}\p{N}][-/_])(?=[\p{L}\p{N}])/u).flatMap((word) => {
    if (!UNSPACED.test(word)) return [word];
    const parts: string[] = [];
    for (const sign of graphemes(word)) {
      const last = parts.at(-1);
      const joins =
        last !== undefined && (CLOSING.test(sign) || !(UNSPACED.test(sign) || UNSPACED.test(last)));
      if (joins) parts[parts.length - 1] = last + sign;
      else parts.push(sign);
    }
    return parts;
  });
}

/**
 * The text in lines of at most `width`, and at most `most` of them, the last one with '…' where something is left.
 *
 * @param widthOf of a line, in the unit of `width`
 */
export function wrap(text: string, widthOf: (line: string) => number, width: number, most: number): Wrapped {
  const lines: string[] = [];
  let isBroken = false;
  let line = '';
  const waiting = pieces(text.replaceAll(/\s+/g, ' ').trim()).toReversed();
  for (let piece = waiting.pop(); piece !== undefined; piece = waiting.pop()) {
    if (widthOf((line + piece).trimEnd()) <= width) {
      line += piece;
    } else if (line !== '') {
      lines.push(line.trimEnd());
      line = '';
      waiting.push(piece);
    } else {
      const fits = beginning(piece, widthOf, width);
      isBroken = true;
      lines.push(fits);
      if (fits.length < piece.length) waiting.push(piece.slice(fits.length));
    }
    // What comes is not shown any more.
    if (lines.length > most) break;
  }
  if (line !== '') lines.push(line.trimEnd());
  if (lines.length <= most) return { lines, isWhole: true, isBroken };
  const shown = lines.slice(0, most);
  const last = shown.pop();
  if (last !== undefined) shown.push(shortened(last, widthOf, width));
  return { lines: shown, isWhole: false, isBroken };
}

/** As many signs as fit, one at least. */
function beginning(text: string, widthOf: (line: string) => number, width: number): string {
  const signs = graphemes(text);
  return signs.slice(0, Math.max(1, fitting(signs, '', widthOf, width))).join('');
}

function shortened(line: string, widthOf: (line: string) => number, width: number): string {
  const signs = graphemes(line);
  return `${signs
    .slice(0, fitting(signs, '…', widthOf, width))
    .join('')
    .trimEnd()}…`;
}

/** How many of the signs fit with `end` behind them; by halves, for a text may be long. */
function fitting(
  signs: readonly string[],
  end: string,
  widthOf: (line: string) => number,
  width: number,
): number {
  let [fits, tooMany] = [0, signs.length + 1];
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1;
    if (widthOf(signs.slice(0, middle).join('').trimEnd() + end) <= width) fits = middle;
    else tooMany = middle;
  }
  return fits;
}

/** Whether the first letter that has a direction runs from right to left. */
export function isRightToLeft(text: string): boolean {
  const first = /\p{L}/u.exec(text)?.[0] ?? '';
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(first);
}
