import { isEndless } from './labelSettings.ts';
import { knownSheets, type LabelSheet, type Size } from './sheets.ts';

/** The smallest module that any telephone reads from a hand's breadth, in mm. */
const MODULE_LEAST = 0.3;
/** Larger ones are read no better. */
const MODULE_MOST = 0.9;
/** What the standard asks for, and what was seen to be read where there is no room for it. */
const BORDERS = [4, 2] as const;
/** What a code takes of a side, the texts having the rest: rather little text beside it than no code. */
const SHARES = [0.42, 0.6] as const;

/** Whether a code stands beside the texts, not above them. */
export const isCodeBeside = ({ width, height }: Size): boolean => width >= height * 1.2;

/** The code with its quiet zone, beside the texts or above them, in mm; undefined where it has no room. */
export function qrIn(area: Size, modules: number, hasTexts: boolean) {
  const isBeside = isCodeBeside(area);
  for (const border of BORDERS) {
    const all = modules + 2 * border;
    for (const share of hasTexts ? SHARES : [1]) {
      const room = isBeside
        ? Math.min(area.height, area.width * share)
        : Math.min(area.width, area.height * share);
      if (room / all < MODULE_LEAST) continue;
      const side = Math.min(room, all * MODULE_MOST);
      const middle = { x: (area.width - side) / 2, y: (area.height - side) / 2 };
      const at = hasTexts ? (isBeside ? { ...middle, x: 0 } : { ...middle, y: 0 }) : middle;
      return { ...at, side, border };
    }
  }
  return undefined;
}

/** How large, in mm, an area has to be for a code that it has no room for, with as little as possible added. */
export function roomForQr({ width, height }: Size, modules: number, hasTexts: boolean): Size {
  const least = (modules + 2 * BORDERS[1]) * MODULE_LEAST;
  const along = hasTexts ? least / SHARES[1] : least;
  const high = Math.max(height, least);
  const wide = Math.max(width, least);
  const beside = { width: Math.max(width, along, 1.2 * high), height: high };
  const above = { width: wide, height: Math.max(height, along, hasTexts ? wide / 1.2 : 0) };
  const room = beside.width + beside.height < above.width + above.height ? beside : above;
  return { width: upToTenth(room.width), height: upToTenth(room.height) };
}

// 37 × 0.3 is not quite 11.1.
const upToTenth = (value: number): number => Math.ceil(Math.round(value * 1000) / 100) / 10;

/** The size that labels would have to have, as the sheet or roll is called: with the edges that a roll's printer leaves. */
export function neededSizeText(sheet: LabelSheet, needs: Size): string {
  const { page, label } = sheet;
  const isRoll = knownSheets(page.height).rolls.some(({ id }) => id === sheet.id);
  const edges = isRoll
    ? { width: page.width - label.width, height: page.height - label.height }
    : { width: 0, height: 0 };
  const [width, height] = [upToTenth(needs.width + edges.width), upToTenth(needs.height + edges.height)];
  // Its width is that of the tape, and its length is chosen in whole mm.
  if (isEndless(sheet) && width <= page.width) return `${Math.ceil(height)} mm long`;
  return `${width} × ${height} mm`;
}
