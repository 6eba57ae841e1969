import { useLayoutEffect, useRef } from 'react';
import { Keys } from '../commands/Keys.tsx';
import { Highlight } from '../parts/Highlight.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Tape } from '../parts/Tape.tsx';
import type { PaletteRowData, PaletteSection } from './rows.ts';

interface PaletteRowProps {
  row: PaletteRowData;
  /** Among all rows, from 1. */
  place: number;
  /** How many rows there are. */
  size: number;
  active: boolean;
  query: string;
}

export function PaletteRow({ row, place, size, active, query }: PaletteRowProps) {
  const own = useRef<HTMLDivElement>(null);
  // The option around it is kbar's, which draws the rows in view and does not say where they are.
  useLayoutEffect(() => {
    const option = own.current?.closest('[role=option]');
    option?.setAttribute('aria-posinset', String(place));
    option?.setAttribute('aria-setsize', String(size));
  });
  return (
    <div className="palette-option" ref={own} data-focus={active ? '' : undefined}>
      {row.kind === 'location' ? (
        <span className="tape-column">
          {row.label === '' ? <Icon name={row.icon} /> : <Tape label={row.label} />}
        </span>
      ) : (
        <Icon name={row.icon} />
      )}
      <span className="clip palette-name">
        <Highlight text={row.name} query={query} />
      </span>
      <span className="clip palette-path">{row.detail}</span>
      {row.kind === 'item' && <Tape label={row.label} />}
      {row.key !== '' && <Keys of={row.key} />}
    </div>
  );
}

export function PaletteHeading({ heading, rows, total = 0 }: PaletteSection) {
  const own = useRef<HTMLDivElement>(null);
  // To kbar a heading is an option too: one whose place is none.
  useLayoutEffect(() => {
    const option = own.current?.closest('[role=option]');
    option?.removeAttribute('aria-posinset');
    option?.removeAttribute('aria-setsize');
  });
  return (
    <div className="palette-heading" ref={own}>
      {heading}
      {total > rows.length && (
        <span>{`${rows.length.toLocaleString('en')} of ${total.toLocaleString('en')}`}</span>
      )}
    </div>
  );
}
