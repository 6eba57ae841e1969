import type { Corrected } from '../../../contract/analysis/corrected.ts';
import { type PhotoPoint, type ReadText, gridProblem } from '../../../contract/analysis/grid.ts';
import { tidy, withJoined, withName, withoutJoined } from './gridCells.ts';
import { frameBetween, gridAround, resized, withCornerAt, withSideMoved } from './gridFrame.ts';
import {
  type Axis,
  type WithGrid,
  areEven,
  evenly,
  middleOfCell,
  widestGap,
  withLine,
  withoutLine,
} from './gridLines.ts';
import { type GridPart, handleOf, lineThrough, moved, partIn } from './gridParts.ts';

/** One step of a correction. Places and ways are in thousandths of the photo. */
export type GridStep =
  | { type: 'part.moved'; part: GridPart; by: PhotoPoint }
  /** By a pointer, to where it is now; all that one drag does is one step. */
  | { type: 'part.dragged'; part: GridPart; to: PhotoPoint; drag: number }
  /** Where there is none yet, by a pointer: from one corner to the one across. */
  | { type: 'frame.drawn'; from: PhotoPoint; to: PhotoPoint; drag: number }
  | { type: 'size.typed'; rows: number; columns: number }
  | { type: 'line.added'; axis: Axis }
  | { type: 'line.removed'; part: GridPart }
  | { type: 'cells.joined' }
  | { type: 'cells.split' }
  | { type: 'name.typed'; name: string }
  /** There are no compartments in this photo. */
  | { type: 'grid.removed' };

export interface Stepped {
  corrected: Corrected;
  part: GridPart | undefined;
}

/** What a step makes of a correction, and which part is worked on then. A step that can do nothing changes nothing. */
export function stepped(before: Stepped, step: GridStep, texts: readonly ReadText[]): Stepped {
  const { corrected, part } = before;
  const { grid, names } = corrected;
  if (step.type === 'size.typed') {
    const { rows, columns } = step;
    const next = grid ? resized(grid, step) : gridAround(texts, { rows, columns });
    // With another number of them, a name would be that of another place.
    const isSame = grid?.rows.length === rows - 1 && grid.columns.length === columns - 1;
    const kept = tidy({ grid: next, names: isSame ? names : [] });
    return { corrected: kept, part: part ? partIn(next, part) : { kind: 'corner', index: 0 } };
  }
  if (step.type === 'frame.drawn') {
    const drawn = frameBetween(step.from, step.to);
    return drawn ? { corrected: { grid: drawn, names: [] }, part: { kind: 'corner', index: 2 } } : before;
  }
  if (!grid) return before;
  if (step.type === 'grid.removed') return { corrected: { grid: null, names: [] }, part: undefined };
  const given = { grid, names };
  if (step.type === 'line.added') return withLineIn(before, given, step.axis);
  const next = edited(given, part && partIn(grid, part), step);
  const at = 'part' in step ? step.part : part;
  return { corrected: next, part: at && partIn(next.grid, at) };
}

type Edit = Exclude<GridStep, { type: 'size.typed' | 'frame.drawn' | 'line.added' | 'grid.removed' }>;

function edited(given: WithGrid, part: GridPart | undefined, step: Edit): WithGrid {
  if (step.type === 'part.moved') return moved(given, step.part, step.by);
  if (step.type === 'part.dragged') return dragged(given, step.part, step.to);
  if (step.type === 'line.removed') {
    const { part: line } = step;
    return line.kind === 'line' ? tidy(withoutLine(given, line.axis, line.index)) : given;
  }
  if (part?.kind !== 'cells') return given;
  if (step.type === 'cells.joined') return withJoined(given, part);
  return step.type === 'cells.split' ? withoutJoined(given, part) : withName(given, part.from, step.name);
}

function dragged(given: WithGrid, part: GridPart, to: PhotoPoint): WithGrid {
  if (part.kind === 'corner') return { ...given, grid: withCornerAt(given.grid, part.index, to) };
  if (part.kind === 'line') return lineThrough(given, part, to);
  if (part.kind === 'cells') return given;
  const at = handleOf(given.grid, part);
  const by = { x: to.x - at.x, y: to.y - at.y };
  const isUpright = part.side === 'left' || part.side === 'right';
  const along = isUpright ? { x: by.x, y: 0 } : { x: 0, y: by.y };
  return { ...given, grid: withSideMoved(given.grid, part.side, along) };
}

/**
 * A line through the cell that is worked on, or behind the line that is. Else lines at equal distances stay so, with one
 * more of them, and others get one where there is most room.
 */
function withLineIn(before: Stepped, given: WithGrid, axis: Axis): Stepped {
  const { part } = before;
  const lines = given.grid[axis];
  const isAimed = part?.kind === 'cells' || (part?.kind === 'line' && part.axis === axis);
  if (!isAimed && given.grid.joined.length === 0 && lines.length > 0 && areEven(lines)) {
    const spread = { ...given.grid, [axis]: evenly(lines.length + 2) };
    // A name would be that of another place.
    if (gridProblem(spread) === undefined) return { corrected: { grid: spread, names: [] }, part };
  }
  const share =
    part?.kind === 'cells'
      ? middleOfCell(lines, axis === 'rows' ? part.from.row : part.from.column)
      : part?.kind === 'line' && part.axis === axis
        ? middleOfCell(lines, part.index + 2)
        : widestGap(lines);
  const added = withLine(given, axis, share);
  if (!added) return before;
  return { corrected: tidy(added.given), part: { kind: 'line', axis, index: added.index } };
}
