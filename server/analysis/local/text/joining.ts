import type { TurnedBox } from './turnedBox.ts';

/** A line that was read. */
export interface TextLine {
  text: string;
  /** 0 to 1. */
  confidence: number;
  /** In pixels of the photo. */
  box: TurnedBox;
}

/** The lines of one label: so many times as high is one as the other at most. */
const HIGHER_MAX = 1.5;
/** So many times the lower one's height lies between them, or one over the other, at most: boxes are larger than letters. */
const BETWEEN_MAX = 0.05;
const OVER_MAX = 0.5;
/** And so many times that are their ends or middles apart. */
const APART_MAX = 0.8;
/** Of the narrower line this share is above or below the other. */
const SHARED_MIN = 0.5;
/** More lines than this are a text and no label: each stays by itself. */
const LINES_MAX = 4;

/** Lines of one label belong together: of about one height, close above each other and aligned. Each from top to bottom. */
export function joinedLines(lines: readonly TextLine[]): TextLine[][] {
  const labels = lines.map((line) => [line]);
  const labelOf = new Map(lines.map((line, n) => [line, n]));
  for (const [n, one] of lines.entries()) {
    for (const other of lines.slice(n + 1)) {
      const [from, to] = [labelOf.get(other) ?? 0, labelOf.get(one) ?? 0];
      if (from === to || !areOfOneLabel(one.box, other.box)) continue;
      for (const moved of labels[from] ?? []) {
        labels[to]?.push(moved);
        labelOf.set(moved, to);
      }
      labels[from] = [];
    }
  }
  return labels.flatMap((label) => {
    if (label.length > LINES_MAX) return label.map((line) => [line]);
    return label.length > 0 ? [fromTop(label)] : [];
  });
}

/** As somebody sees them who reads along their lines. */
function fromTop(label: readonly TextLine[]): TextLine[] {
  const angle = label.reduce((sum, { box }) => sum + box.angle, 0) / label.length;
  const down = ({ box: { x, y } }: TextLine): number => y * Math.cos(angle) - x * Math.sin(angle);
  return label.toSorted((a, b) => down(a) - down(b));
}

function areOfOneLabel(one: TurnedBox, other: TurnedBox): boolean {
  const [low, high] = one.height < other.height ? [one, other] : [other, one];
  if (high.height > HIGHER_MAX * low.height) return false;
  // Along both of their lines, which in a photo from one side are not quite those of the others.
  const angle = (one.angle + other.angle) / 2;
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const across = Math.abs(dx * Math.cos(angle) + dy * Math.sin(angle));
  const down = Math.abs(dy * Math.cos(angle) - dx * Math.sin(angle));
  const between = down - (one.height + other.height) / 2;
  if (between > BETWEEN_MAX * low.height || between < -OVER_MAX * low.height) return false;
  const [narrow, wide] = [Math.min(one.width, other.width), Math.max(one.width, other.width)];
  const shared = Math.min(narrow, (narrow + wide) / 2 - across);
  if (shared < SHARED_MIN * narrow) return false;
  // Their middles, or their ends on one side.
  return Math.min(across, Math.abs(across - (wide - narrow) / 2)) < APART_MAX * low.height;
}
