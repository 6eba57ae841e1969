import type { CSSProperties, PointerEvent, ReactNode } from 'react';
import type { Compartment } from '../../../contract/analysis/analysis.ts';
import type { BoundingBox } from '../../../contract/analysis/box.ts';

export interface CompartmentMarks {
  compartments: readonly Compartment[];
  /** The index of the one that stands out now. */
  lit: number | undefined;
  onPoint(index: number | undefined): void;
  onSelect(index: number): void;
}

/** Whether the pointer itself has moved, not what is below it: a list that scrolls points at nothing. */
export function hasMoved({ movementX, movementY }: PointerEvent): boolean {
  return movementX !== 0 || movementY !== 0;
}

/** A box in thousandths of the photo, as a place on it. */
function placeOf({ x, y, width, height }: BoundingBox): CSSProperties {
  return { left: `${x / 10}%`, top: `${y / 10}%`, width: `${width / 10}%`, height: `${height / 10}%` };
}

/**
 * The photo with an outline and a number around each compartment. For the pointer only: everything in it can be done
 * by keyboard, and is told to screen readers, in the list.
 */
export function OutlinedPhoto({
  compartments,
  lit,
  onPoint,
  onSelect,
  children,
}: CompartmentMarks & { children: ReactNode }) {
  const litBox = lit === undefined ? null : (compartments[lit]?.bounding_box ?? null);
  return (
    <div className="outlined" data-lit={litBox !== null || undefined}>
      {children}
      <div className="outlines" aria-hidden="true" onPointerLeave={() => onPoint(undefined)}>
        {compartments.map(
          ({ bounding_box: box }, index) =>
            box && (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list has the keys
              <div
                // A compartment has no id of its own, and the list never changes its order.
                key={index}
                className="outline"
                data-lit={index === lit || undefined}
                style={placeOf(box)}
                onPointerMove={(event) => {
                  if (hasMoved(event)) onPoint(index);
                }}
                onClick={() => onSelect(index)}
              >
                <span>{index + 1}</span>
              </div>
            ),
        )}
      </div>
    </div>
  );
}
