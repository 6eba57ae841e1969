import type { Grid, PhotoPoint, ReadText } from '../../../../contract/analysis/grid.ts';
import { cellCorners, cellsOfGrid } from '../../../../contract/analysis/gridCompartments.ts';
import { ontoCorners } from '../../../../contract/analysis/homography.ts';
import { isWithin, spanOver } from '../../../model/analysis/gridCells.ts';
import { type GridPart, endsOf } from '../../../model/analysis/gridParts.ts';

interface GridLinesProps {
  grid: Grid;
  part: GridPart | undefined;
  texts: readonly ReadText[];
}

const pointsOf = (places: readonly PhotoPoint[]): string =>
  places.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** The compartments over the photo, what is worked on, and what was read. Only to be seen: the handles have the words. */
export function GridLines({ grid, part, texts }: GridLinesProps) {
  const toPhoto = ontoCorners(grid.corners);
  const selected = part?.kind === 'cells' ? spanOver(grid, part) : undefined;
  const ends = part && part.kind !== 'cells' && part.kind !== 'corner' ? endsOf(grid, part) : undefined;
  return (
    <svg className="grid-lines" viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
      {texts.map(({ box }, index) => (
        <rect key={index} className="grid-text" {...box} />
      ))}
      {['grid-cell-shade', 'grid-cell'].map((className) => (
        <g key={className} className={className}>
          {cellsOfGrid(grid).map((cell) => (
            <polygon
              key={`${cell.row} ${cell.column}`}
              points={pointsOf(cellCorners(cell, toPhoto))}
              data-selected={(selected && isWithin(cell, selected)) || undefined}
            />
          ))}
        </g>
      ))}
      {ends && <polyline className="grid-worked" points={pointsOf(ends)} />}
    </svg>
  );
}
