import { useEffect } from 'react';
import type { Compartment } from '../../../contract/analysis/analysis.ts';
import { compartmentContents, compartmentName } from '../../model/analysis/analysis.ts';
import { useRovingFocus } from '../lists/useRovingFocus.ts';
import { type CompartmentMarks, hasMoved } from './OutlinedPhoto.tsx';

interface CompartmentListProps extends CompartmentMarks {
  selected: number | undefined;
  onFocused(index: number | undefined): void;
}

/** The compartments by number: one tab stop, and what has the focus is lit in the photo. */
export function CompartmentList({
  compartments,
  lit,
  selected,
  onPoint,
  onSelect,
  onFocused,
}: CompartmentListProps) {
  const roving = useRovingFocus<HTMLOListElement>();

  // What is pointed at in the photo comes into sight here. Only the list is scrolled, never the page.
  useEffect(() => {
    const row = lit === undefined ? undefined : roving.ref.current?.children[lit];
    const frame = row?.parentElement;
    if (!row || !frame) return;
    const [at, { top, bottom }] = [row.getBoundingClientRect(), frame.getBoundingClientRect()];
    if (at.top < top) frame.scrollBy({ top: at.top - top });
    else if (at.bottom > bottom) frame.scrollBy({ top: at.bottom - bottom });
  }, [lit, roving.ref]);

  return (
    <ol
      className="compartments"
      aria-label="Compartments"
      {...roving}
      onPointerLeave={() => onPoint(undefined)}
      onBlur={() => onFocused(undefined)}
    >
      {compartments.map((compartment, index) => (
        // A compartment has no id of its own, and the list never changes its order.
        <li key={index} data-cell="">
          <button
            type="button"
            className="compartment"
            data-main=""
            data-lit={index === lit || undefined}
            aria-pressed={index === selected}
            onFocus={() => onFocused(index)}
            onPointerMove={(event) => {
              if (hasMoved(event)) onPoint(index);
            }}
            onClick={() => onSelect(index)}
          >
            <span className="compartment-number">{index + 1}</span>
            <span className="compartment-words">
              <span className="compartment-name">{compartmentName(compartment, index)}</span>
              <span className="compartment-contents">
                {compartmentContents(compartment) || 'no contents found'}
              </span>
            </span>
            <span className="compartment-place">{placeText(compartment)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Where a compartment is, in words; one without an outline says so. */
function placeText({ row, column, bounding_box: box }: Compartment): string {
  const place = row === null || column === null ? '' : `row ${row}, column ${column}`;
  return box ? place : [place, 'not outlined'].filter(Boolean).join(', ');
}
