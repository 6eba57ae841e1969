import { type CSSProperties, type ReactNode, useImperativeHandle, useMemo, useRef, type Ref } from 'react';
import type { Compartment } from '../../../../contract/analysis/analysis.ts';
import type { Grid, PhotoPoint, ReadText } from '../../../../contract/analysis/grid.ts';
import type { CorrectionEvent } from '../../../machines/analysis/gridCorrection.context.ts';
import { type GridPart, axisOf, handleOf, partKey, partsOf } from '../../../model/analysis/gridParts.ts';
import { FIRST_CELL } from './gridKeys.ts';
import { GridLines } from './GridLines.tsx';
import { cornerPlace, linePlace, partName } from './partWords.ts';
import { usePhotoPointer } from './usePhotoPointer.ts';

/** What the dialog asks of the stage. */
export interface StageHandle {
  /** Puts the focus on what is worked on. */
  focus(part: GridPart | undefined): void;
}

interface GridStageProps {
  ref: Ref<StageHandle>;
  photo: ReactNode;
  grid: Grid | null;
  part: GridPart | undefined;
  texts: readonly ReadText[];
  compartments: readonly Compartment[];
  send(event: CorrectionEvent): void;
  /** A tap or drag is over: the keys go on there. */
  onEnd(): void;
}

const at = ({ x, y }: PhotoPoint): CSSProperties => ({ left: `${x / 10}%`, top: `${y / 10}%` });

/** The photo with its grid: corners, sides and lines that can be moved, and cells that can be selected. */
export function GridStage({ ref, photo, grid, part, texts, compartments, send, onEnd }: GridStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  /** The focus follows the work: it is no choice of a person then. */
  const isFocusing = useRef(false);
  const focus = (wanted: GridPart | undefined): void => {
    const key = wanted ? partKey(wanted) : 'cells';
    const element = stage.current?.querySelector<HTMLElement>(`[data-part="${key}"]`);
    isFocusing.current = true;
    (element ?? stage.current)?.focus({ preventScroll: true });
    // The cells are the whole photo: what is seen is the chosen one.
    const seen = key === 'cells' ? stage.current?.querySelector('polygon[data-selected]') : element;
    seen?.scrollIntoView({ block: 'nearest' });
    isFocusing.current = false;
  };
  useImperativeHandle(ref, () => ({ focus }));
  const pointer = usePhotoPointer({ grid, part, send, onEnd });
  const parts = useMemo(() => (grid ? partsOf(grid) : []), [grid]);
  const chosen = part && partKey(part);
  const choose = (next: GridPart) => {
    if (!isFocusing.current && partKey(next) !== chosen) send({ type: 'part.chosen', part: next });
  };

  return (
    <div className="grid-stage" ref={stage} tabIndex={-1}>
      <div className="grid-photo">
        {photo}
        <div className="grid-touch" {...pointer}>
          <div className="grid-frame">
            {grid && <GridLines grid={grid} part={part} texts={texts} />}
            {grid &&
              compartments.map(
                ({ name, row, column, bounding_box: box }) =>
                  box && (
                    <span
                      key={`${row} ${column}`}
                      className="grid-name"
                      aria-hidden="true"
                      data-place={name === `R${row}C${column}` || undefined}
                      style={{ ...at(box), width: `${box.width / 10}%`, height: `${box.height / 10}%` }}
                    >
                      <span>{name}</span>
                    </span>
                  ),
              )}
            {grid &&
              parts.map((one) => {
                const key = partKey(one);
                const common = {
                  className: `grid-handle grid-${one.kind}`,
                  'data-part': key,
                  'data-autofocus': key === 'corner 0' ? '' : undefined,
                  'data-worked': key === chosen || undefined,
                  'aria-label': partName(one),
                  style: at(handleOf(grid, one)),
                  onFocus: () => choose(one),
                };
                return one.kind === 'corner' ? (
                  <button
                    key={key}
                    type="button"
                    {...common}
                    aria-label={`${partName(one)}, ${cornerPlace(grid, one)}`}
                  />
                ) : (
                  <div
                    key={key}
                    {...common}
                    role="slider"
                    tabIndex={0}
                    data-axis={axisOf(one)}
                    aria-orientation={axisOf(one) === 'columns' ? 'horizontal' : 'vertical'}
                    aria-valuemin={0}
                    aria-valuemax={100}
                    aria-valuenow={linePlace(grid, one)}
                    aria-valuetext={`${linePlace(grid, one)} %`}
                  />
                );
              })}
            {grid && (
              <div
                className="grid-cells"
                role="group"
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its cells are walked by the arrows
                tabIndex={0}
                data-part="cells"
                aria-label="Cells"
                aria-describedby="grid-selected"
                onFocus={() => {
                  if (part?.kind !== 'cells') choose(FIRST_CELL);
                }}
              />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
