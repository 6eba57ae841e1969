import type { Cell } from '../cells.ts';
import type { Picture } from '../picture.ts';
import { type TextLine, placeOf } from './textLines.ts';

/** What was seen in one cell. */
export interface Seen {
  cell: Cell;
  picture: Picture;
  lines: TextLine[];
}

/** One line of a cell's label. */
export interface LabelLine {
  cell: Cell;
  picture: Picture;
  line: TextLine;
}

/** Lines of the same cabinet's labels are about as high in their cells, as a share of the cell's height. */
const NEAR = 0.12;
/** Where labels usually are counts for so much more; elsewhere it has to look a lot like text. */
const USUAL = 3;
const WORTH_MIN = 1.1;

/**
 * Of each cell the line that is most likely its label: the labels of a cabinet are all at about the same height and
 * all dark on light, or all light on dark, while screws lie anywhere.
 */
export function labelLines(seen: readonly Seen[]): LabelLine[] {
  const usual = usualOf(seen);
  return seen.flatMap(({ cell, picture, lines }) => {
    const rated = lines
      .map((line) => ({ line, worth: line.worth * (isUsual(line, picture, usual) ? USUAL : 1) }))
      .toSorted((a, b) => b.worth - a.worth)[0];
    return rated && rated.worth >= WORTH_MIN * USUAL ? [{ cell, picture, line: rated.line }] : [];
  });
}

interface Usual {
  place: number;
  isLight: boolean;
}

/** The height and the kind that most lines that look like text have in common. */
function usualOf(seen: readonly Seen[]): Usual {
  const lines = seen.flatMap(({ picture, lines: all }) =>
    all.slice(0, 3).map((line) => ({ line, place: placeOf(line, picture), worth: line.worth ** 2 })),
  );
  const near = ({ place, line }: (typeof lines)[number]): number =>
    lines.reduce(
      (sum, other) =>
        other.line.isLight === line.isLight && Math.abs(other.place - place) < NEAR ? sum + other.worth : sum,
      0,
    );
  const best = lines.map((one) => ({ one, worth: near(one) })).toSorted((a, b) => b.worth - a.worth)[0]?.one;
  return { place: best?.place ?? 0.5, isLight: best?.line.isLight ?? false };
}

const isUsual = (line: TextLine, picture: Picture, usual: Usual): boolean =>
  line.isLight === usual.isLight && Math.abs(placeOf(line, picture) - usual.place) < NEAR;
