import type { Directions } from '../lattice.ts';
import type { Picture } from '../picture.ts';
import { type LineLattice, type PlacedText, countOf, endsOf, isRegular } from './lattice.ts';
import { uprightWithin } from './uprightWithin.ts';
import { completedLattices } from './completed.ts';
import { explainedBy, lineShares } from './lineShares.ts';
import { type TextFit, textFitOf } from './textFit.ts';
import { snappedLattice, textLattice } from './textLattice.ts';
import { type RatedLines, rated, unequalLattices } from './unequal.ts';
import { wholeGrid } from './wholeGrid.ts';

/** The lattice that is proposed, and why. */
export interface Choice {
  lattice: LineLattice;
  by: 'dividers' | 'labels';
  /** How much of its lines are edges, and how alike its cells are, each 0 to 1. */
  support: number;
  alike: number;
  /** What speaks for it; 0 where edges do not. */
  worth: number;
}

/** A lattice of equal cells, which its own search has rated: with a tolerance of its pitch. */
export type EqualLines = Omit<RatedLines, 'value'>;

interface Candidate extends RatedLines {
  fit: TextFit;
  isEqual: boolean;
}

/** A lattice that is less sure than this is not proposed: rather none than a wrong one. */
const SUPPORT_MIN = 0.88;
const WEAKEST_MIN = 0.7;
const ALIKE_MIN = 0.3;
const SUPPORT_MIN_UNEQUAL = 0.94;
const WEAKEST_MIN_UNEQUAL = 0.75;
/** The drawers of a cabinet are alike, what lies about on a bench is not. */
const ALIKE_MIN_UNEQUAL = 0.75;
const ALIKE_MIN_OF_FEW = 0.85;
/** Where all lines are there from end to end a drawer may be much taller than the next. */
const SUPPORT_PERFECT = 0.98;
const WEAKEST_PERFECT = 0.95;
const ALIKE_MIN_OF_PERFECT = 0.65;
const ALIKE_MIN_OF_LABELLED = 0.5;
/** A few cells, or cells in one row only, are a shelf or a pile of boxes unless nearly all of their lines are there. */
const FEW = 5;
const SUPPORT_MIN_OF_FEW = 0.97;
const WEAKEST_MIN_OF_FEW = 0.9;
/** Where every label has a cell of its own, and most cells one, edges need say less. */
const SUPPORT_MIN_OF_LABELLED = 0.72;
const WEAKEST_MIN_OF_LABELLED = 0.4;
/** Where there are so many texts they are labels of more cells than this share. */
const TEXTS_MIN = 6;
const FILLED_MIN = 0.15;
/** Many cells, in rows and columns both, are not there by chance. */
const MANY = 24;
const MANY_IN_LINE = 4;
const SUPPORT_MIN_OF_MANY = 0.72;
const WEAKEST_MIN_OF_MANY = 0.5;
const ALIKE_MIN_OF_MANY = 0.7;
/** The grain of a floor is regular too, in a part of the photo. */
const AREA_MIN_OF_MANY = 0.25;
const LABELLED = 0.6;
const LABELS_MIN = 4;
/** More texts than this in each are what things say. */
const LABELS_EACH = 3;
const ASTRAY_MAX = 0.15;
/** A cabinet has half of all labels at least, and a drawer over the whole width no more than two in the mean. */
const INSIDE_MIN = 0.5;
const LABELS_EACH_OF_SINGLE = 2;
/** Of a drawer over the whole width hardly anything is an edge from its top to its bottom. */
const UPRIGHT_MAX = 0.07;
/** One or two compartments are a box, not a grid. */
const CELLS_MIN = 3;
/** A smaller part of the photo is none of its subject. */
const AREA_MIN = 0.08;
/** What edges and likeness together have to say for a lattice of labels: books and posters stand in rows too. */
const WRITTEN_MIN = 0.85;
/** Lattices of lines that are looked at. */
const TRIED = 12;
const EMPTY = 0.6;
/** In a single row or column one label that is not read leaves it empty. */
const EMPTY_OF_SINGLE = 0.4;
const EMPTY_MAX = 0.2;
const ALIKE_BEYOND_DOUBT = 0.5;
/** Texts that mostly contradict are what things say, not labels of what was found. */
const CONTRADICTED = 0.5;
/** Less is found in what lies about; a single row or column has fewer lines. */
const WORTH_MIN = 207;
const WORTH_MIN_OF_SINGLE = 140;
/** So many cells without labels are cloth, wood or a plate with holes. */
const CELLS_OF_WEAVE = 80;
const LABELLED_OF_WEAVE = 0.1;
/** More texts for each of the drawers over the whole width are on things that stand in a shelf. */
const TEXTS_EACH_OF_SINGLE = 1.8;
/** Equal cells are likelier than unequal ones. */
const OF_EQUAL = 1.1;

/** The lattice that edges and texts make together; undefined where none is sure. */
export function chosen({
  front,
  directions,
  texts,
  equal,
  area,
}: {
  front: Picture;
  directions: Directions;
  texts: readonly PlacedText[];
  equal: EqualLines | undefined;
  area: number;
}): Choice | undefined {
  const unequal = unequalLattices(front, directions, texts).slice(0, TRIED);
  const completed = completedLattices(directions, equal ? [...unequal, equal] : unequal)
    .filter((lattice) => countOf(lattice) >= CELLS_MIN)
    .map((lattice) => ({ lattice, explained: explainedBy(lineShares(directions, lattice)) }))
    .toSorted((a, b) => b.explained - a.explained)
    .slice(0, TRIED)
    .map(({ lattice }) => rated(front, directions, lattice));
  const candidates: Candidate[] = [...unequal, ...completed].map((lines) => ({
    ...lines,
    fit: textFitOf(lines, texts),
    isEqual: isRegular(lines.columns) && isRegular(lines.rows),
  }));
  if (equal) {
    const lines = { ...rated(front, directions, equal), ...equal };
    candidates.push({ ...lines, fit: textFitOf(equal, texts), isEqual: true });
  }
  const best = candidates
    .filter(
      (candidate) =>
        countOf(candidate) >= CELLS_MIN &&
        areaOf(candidate) >= AREA_MIN * area &&
        candidate.value > 0 &&
        !isElse(candidate, directions, texts.length) &&
        isSure(candidate, areaOf(candidate) >= AREA_MIN_OF_MANY * area),
    )
    .toSorted((a, b) => worth(b, texts.length) - worth(a, texts.length))[0];
  const whole = best && wholeGrid(best, candidates);
  const sure = whole && isWorthIt(whole, texts.length) ? whole : undefined;
  const written = textLattice(texts);
  if (written && !(sure && (isSameSize(written, sure) || isBeyondDoubt(sure)))) {
    const { support, alike } = rated(front, directions, written);
    if (support + alike < WRITTEN_MIN) return undefined;
    return { lattice: written, by: 'labels', support, alike, worth: 0 };
  }
  const snapped = sure ? undefined : snappedLattice(texts, directions);
  if (snapped) {
    const { support, alike } = rated(front, directions, snapped);
    if (alike >= ALIKE_MIN_OF_LABELLED) return { lattice: snapped, by: 'dividers', support, alike, worth: 0 };
  }
  return (
    sure && {
      lattice: sure,
      by: 'dividers',
      support: sure.support,
      alike: sure.alike,
      worth: worth(sure, texts.length),
    }
  );
}

/** Whether a lattice of equal cells is sure by its edges alone, whatever is written there. */
export function isSureAlone({ columns, rows, support, weakest, alike }: EqualLines): boolean {
  const [across, down] = [columns.length - 1, rows.length - 1];
  const isFew = Math.min(across, down) === 1 || across * down <= FEW;
  const [supportMin, weakestMin] = isFew
    ? [SUPPORT_MIN_OF_FEW, WEAKEST_MIN_OF_FEW]
    : [SUPPORT_MIN, WEAKEST_MIN];
  return support >= supportMin && weakest >= weakestMin && alike >= ALIKE_MIN;
}

/** Whether nothing speaks against it: then rows without a label are rows all the same. */
const isBeyondDoubt = ({ support, alike, fit, isEqual }: Candidate): boolean =>
  support >= (isEqual ? SUPPORT_MIN : SUPPORT_MIN_OF_FEW) &&
  alike >= ALIKE_BEYOND_DOUBT &&
  fit.crossed <= ASTRAY_MAX &&
  fit.doubled <= ASTRAY_MAX &&
  fit.empty <= EMPTY_MAX;

/** What the edges explain, less where texts contradict: between lines, two in a cell, cells without, or beside it. */
function worth({ value, fit, isEqual, rows, columns }: Candidate, all: number): number {
  const isSingle = Math.min(rows.length, columns.length) === 2;
  const isSaying = all >= LABELS_MIN;
  const empty = fit.empty * (isSingle ? EMPTY_OF_SINGLE : EMPTY);
  const texts = isSaying ? (1 - fit.crossed) * (1 - fit.doubled) * (1 - empty) * (fit.inside / all) : 1;
  return value * texts ** 2 * (isEqual && !isSingle ? OF_EQUAL : 1);
}

/** Whether enough speaks for it, and it is neither the weave of a cloth nor a shelf of labelled things. */
function isWorthIt(candidate: Candidate, all: number): boolean {
  const cells = countOf(candidate);
  const isSingle = Math.min(candidate.rows.length, candidate.columns.length) === 2;
  if (worth(candidate, all) < (isSingle ? WORTH_MIN_OF_SINGLE : WORTH_MIN)) return false;
  if (cells >= CELLS_OF_WEAVE && all < LABELLED_OF_WEAVE * cells) return false;
  return !isSingle || all <= TEXTS_EACH_OF_SINGLE * cells;
}

/** Whether it leaves out most labels, or is a shelf: with many of them in each row, or with things beside each other. */
function isElse(candidate: Candidate, directions: Directions, all: number): boolean {
  const { columns, fit } = candidate;
  if (all >= TEXTS_MIN && fit.inside < INSIDE_MIN * all) return true;
  if (columns.length > 2) return false;
  if (fit.inside >= TEXTS_MIN && fit.inside > LABELS_EACH_OF_SINGLE * countOf(candidate)) return true;
  return fit.filled < LABELLED && uprightWithin(candidate, directions) > UPRIGHT_MAX;
}

function isSure(candidate: Candidate, isLarge: boolean): boolean {
  const { columns, rows, support, weakest, alike, fit, isEqual } = candidate;
  const isFew = Math.min(columns.length, rows.length) === 2 || countOf(candidate) <= FEW;
  const isLabelled =
    fit.inside >= LABELS_MIN &&
    fit.inside <= LABELS_EACH * countOf(candidate) &&
    fit.filled >= LABELLED &&
    fit.crossed <= ASTRAY_MAX &&
    fit.doubled <= ASTRAY_MAX;
  const [supportMin, weakestMin] = isLabelled
    ? isFew
      ? [SUPPORT_MIN_UNEQUAL, WEAKEST_MIN_UNEQUAL]
      : [SUPPORT_MIN_OF_LABELLED, WEAKEST_MIN_OF_LABELLED]
    : isFew
      ? [SUPPORT_MIN_OF_FEW, WEAKEST_MIN_OF_FEW]
      : isEqual
        ? [SUPPORT_MIN, WEAKEST_MIN]
        : [SUPPORT_MIN_UNEQUAL, WEAKEST_MIN_UNEQUAL];
  const isPerfect = support >= SUPPORT_PERFECT && weakest >= WEAKEST_PERFECT;
  // Labels may stand on the line between two drawers, one each.
  const isOnLines = isPerfect && isFew && fit.inside <= countOf(candidate);
  const isContradicted =
    fit.inside >= LABELS_MIN && (fit.doubled >= CONTRADICTED || (fit.crossed >= CONTRADICTED && !isOnLines));
  if (isContradicted || (fit.inside >= TEXTS_MIN && fit.filled < FILLED_MIN)) return false;
  const alikeMin = isEqual
    ? ALIKE_MIN
    : isLabelled
      ? ALIKE_MIN_OF_LABELLED
      : isFew
        ? isPerfect
          ? ALIKE_MIN_OF_PERFECT
          : ALIKE_MIN_OF_FEW
        : ALIKE_MIN_UNEQUAL;
  const isMany =
    countOf(candidate) >= MANY && Math.min(columns.length, rows.length) > MANY_IN_LINE && fit.inside === 0;
  return (
    (support >= supportMin && weakest >= weakestMin && alike >= alikeMin) ||
    (isMany &&
      isLarge &&
      support >= SUPPORT_MIN_OF_MANY &&
      weakest >= WEAKEST_MIN_OF_MANY &&
      alike >= ALIKE_MIN_OF_MANY)
  );
}

const isSameSize = (one: LineLattice, other: LineLattice): boolean =>
  one.columns.length === other.columns.length && one.rows.length === other.rows.length;

/** In pixels of the front view, which is about as large as the picture. */
function areaOf({ columns, rows }: LineLattice): number {
  const [across, down] = [endsOf(columns), endsOf(rows)];
  return (across.to - across.from) * (down.to - down.from);
}
