import type { Grid } from '../../../../contract/analysis/grid.ts';
import type { CorrectionEvent } from '../../../machines/analysis/gridCorrection.context.ts';
import { cellBeside } from '../../../model/analysis/gridCells.ts';
import { type GridPart, axisOf, partKey, partsOf } from '../../../model/analysis/gridParts.ts';

/** How far an arrow moves a part, in thousandths of the photo: by itself, with Shift, with Ctrl. */
export const ARROW_STEPS = { usual: 10, far: 50, fine: 2 } as const;

export interface PressedKey {
  key: string;
  isShifted: boolean;
  /** Ctrl, or Command on a Mac. */
  isModified: boolean;
}

/** What a key does that is no event of the machine: the field of the size or of the name takes the focus. */
export type KeyMeaning = CorrectionEvent | { type: 'size.wanted' } | { type: 'name.wanted' };

interface Worked {
  grid: Grid | null;
  part: GridPart | undefined;
  /** Whether single letters mean something (a person can switch them off). */
  singleKeys: boolean;
}

const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What a key means outside of text fields; undefined for one that means nothing here. */
export function meaningOf(pressed: PressedKey, worked: Worked): KeyMeaning | undefined {
  const { key, isModified, isShifted } = pressed;
  const letter = key.toLowerCase();
  if (isModified && key === 'Enter') return { type: 'save.requested' };
  if (isModified && letter === 'z') return { type: isShifted ? 'redo' : 'undo' };
  if (isModified && letter === 'y') return { type: 'redo' };
  if (ARROWS[key]) return arrow(ARROWS[key], pressed, worked);
  if (isModified) return undefined;
  const { grid, part } = worked;
  if ((key === 'Delete' || key === 'Backspace') && part?.kind === 'line') return removal(part);
  if ((key === 'Enter' || key === 'F2') && part?.kind === 'cells') return { type: 'name.wanted' };
  if (!worked.singleKeys) return undefined;
  if (/^\d$/.test(key)) return { type: 'size.wanted' };
  return grid ? ofLetter(letter, isShifted, grid, part) : undefined;
}

const removal = (part: GridPart): CorrectionEvent => ({
  type: 'step.taken',
  step: { type: 'line.removed', part },
});

function ofLetter(
  letter: string,
  isShifted: boolean,
  grid: Grid,
  part: GridPart | undefined,
): KeyMeaning | undefined {
  if (letter === 'r') return { type: 'step.taken', step: { type: 'line.added', axis: 'rows' } };
  if (letter === 'c') return { type: 'step.taken', step: { type: 'line.added', axis: 'columns' } };
  if (letter === 'j') return { type: 'step.taken', step: { type: 'cells.joined' } };
  if (letter === 's') return { type: 'step.taken', step: { type: 'cells.split' } };
  if (letter === 'n') return { type: 'step.taken', step: { type: 'grid.removed' } };
  if (letter === 'g') return { type: 'part.chosen', part: FIRST_CELL };
  if (letter === 'k') return { type: 'part.chosen', part: nextOf('corner', grid, part, isShifted) };
  if (letter === 'b') return { type: 'part.chosen', part: nextOf('side', grid, part, isShifted) };
  return letter === 'l' ? { type: 'part.chosen', part: nextOf('line', grid, part, isShifted) } : undefined;
}

export const FIRST_CELL: GridPart = { kind: 'cells', from: { row: 1, column: 1 }, to: { row: 1, column: 1 } };

/** The next one of a kind; the first one, or backwards the last, where another part is worked on. */
function nextOf(
  kind: 'corner' | 'side' | 'line',
  grid: Grid,
  part: GridPart | undefined,
  isBack: boolean,
): GridPart {
  const parts = partsOf(grid).filter((one) => one.kind === kind);
  const at = part ? parts.findIndex((one) => partKey(one) === partKey(part)) : -1;
  const first = isBack ? parts.length - 1 : 0;
  const next = at < 0 ? first : (at + (isBack ? parts.length - 1 : 1)) % parts.length;
  return parts[next] ?? part ?? { kind: 'corner', index: 0 };
}

function arrow(
  way: { x: number; y: number },
  { isShifted, isModified }: PressedKey,
  { grid, part }: Worked,
): KeyMeaning | undefined {
  if (!grid) return undefined;
  if (!part) return { type: 'part.chosen', part: { kind: 'corner', index: 0 } };
  if (part.kind === 'cells') {
    const to = cellBeside(grid, part.to, { across: way.x, down: way.y });
    return isShifted
      ? { type: 'range.extended', to }
      : { type: 'part.chosen', part: { kind: 'cells', from: to, to } };
  }
  const axis = axisOf(part);
  // Along itself a line goes nowhere.
  if ((axis === 'columns' && way.x === 0) || (axis === 'rows' && way.y === 0)) return undefined;
  const far = isModified ? ARROW_STEPS.fine : isShifted ? ARROW_STEPS.far : ARROW_STEPS.usual;
  return {
    type: 'step.taken',
    step: { type: 'part.moved', part, by: { x: far * way.x, y: far * way.y } },
  };
}
