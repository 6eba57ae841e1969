import type { ImageAnalysis } from '../../../contract/analysis/analysis.ts';
import type { Corrected } from '../../../contract/analysis/corrected.ts';
import { labelsToCorrect } from '../../../contract/analysis/correction.ts';
import type { ReadText } from '../../../contract/analysis/grid.ts';
import { tidy } from './gridCells.ts';
import { gridToCorrect } from './gridFrame.ts';

/** A correction that was not saved yet, and the version of the one that it is of. */
export interface CorrectionDraft {
  corrected: Corrected;
  before: string | null;
  /** What was sent of it and nobody knows whether it was saved. */
  unanswered?: readonly Corrected[] | undefined;
}

/** Whether two corrections say the same; read from elsewhere, their fields may come in another order. */
export function isSameCorrected(one: Corrected, other: Corrected): boolean {
  return one === other || saidBy(one) === saidBy(other);
}

function saidBy({ grid, names }: Corrected): string {
  const lines = grid && [
    grid.corners.map(({ x, y }) => [x, y]),
    grid.columns,
    grid.rows,
    grid.joined.map(({ row, column, rows, columns }) => [row, column, rows, columns]),
  ];
  return JSON.stringify([lines, names.map(({ row, column, name }) => [row, column, name])]);
}

/** An analysis with what it has found itself, where a person looks at that instead of the correction. */
export function asFound(analysis: ImageAnalysis): ImageAnalysis {
  return analysis.found ? { ...analysis, ...analysis.found } : analysis;
}

/** Whether its compartments can be put right: once it has ended. */
export function offersCorrection(analysis: ImageAnalysis | undefined): analysis is ImageAnalysis {
  return analysis?.status === 'completed' || analysis?.status === 'failed';
}

/** What a correction begins with: the one before, or what was found; with what was read, for the names. */
export function correctionOf(analysis: ImageAnalysis): {
  began: Corrected;
  texts: readonly ReadText[];
  before: string | null;
} {
  const texts = labelsToCorrect(analysis);
  const { correction } = analysis;
  if (correction) {
    const { grid, names, version } = correction;
    return { began: { grid, names }, texts, before: version };
  }
  return { began: tidy({ grid: gridToCorrect(analysis), names: [] }), texts, before: null };
}

/** Whose correction it is, in words. */
export function correctedBy(username: string | null, me: string | null): string {
  if (username === null) return 'Corrected by somebody';
  return username === me ? 'Corrected by you' : `Corrected by ${username}`;
}
