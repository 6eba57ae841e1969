import encodeQR from 'qr';
import type { LabelFont, Measure } from '../../model/labels/textWrap.ts';

/** A QR code without its quiet zone, in modules. */
export interface QrDrawing {
  /** Along a side. */
  modules: number;
  /** A path that fills the dark ones, each 1 wide. */
  path: string;
}

/** So many are kept: what is printed, and what was looked at before. */
const KEPT = 6000;
const drawings = new Map<string, QrDrawing>();

/** The QR code of an address, of which 15 % may be dirty. */
export function qrOf(address: string): QrDrawing {
  const known = drawings.get(address);
  if (known) return known;
  // It makes none without a border.
  const bordered = encodeQR(address, 'raw', { ecc: 'medium', border: 1 });
  const rows = bordered.slice(1, -1).map((row) => row.slice(1, -1));
  const drawing = { modules: rows.length, path: rows.map(runsOf).join('') };
  if (drawings.size >= KEPT) drawings.clear();
  drawings.set(address, drawing);
  return drawing;
}

/** Neighbours as one: between two rectangles a printer may leave a hair of white. */
function runsOf(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    const start = x;
    while (row[x]) x++;
    if (x > start) path += `M${start} ${y}h${x - start}v1h${start - x}z`;
  }
  return path;
}

const WEIGHTS: Readonly<Record<LabelFont, number>> = { tape: 700, strong: 600, plain: 400 };
/** Measured at this size: what is smaller is rounded. */
const SIZE = 100;
const TEXTS_KEPT = 100_000;

/** Widths of texts in the typefaces that labels have; each is measured once. */
export function createMeasure(document: Document): Measure {
  const context = document.createElement('canvas').getContext('2d');
  const style = getComputedStyle(document.documentElement);
  const fontOf = (font: LabelFont): string => {
    const family = style.getPropertyValue(font === 'tape' ? '--mono' : '--sans');
    return `${WEIGHTS[font]} ${SIZE}px ${family}`;
  };
  const fonts = { tape: fontOf('tape'), strong: fontOf('strong'), plain: fontOf('plain') };
  const widths = new Map<string, number>();
  return (text, font) => {
    const key = `${font} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    if (context) context.font = fonts[font];
    // Without a canvas: wide enough for nearly every letter.
    const width = (context?.measureText(text).width ?? text.length * SIZE * 0.65) / SIZE;
    if (widths.size >= TEXTS_KEPT) widths.clear();
    widths.set(key, width);
    return width;
  };
}
