import type { RefObject } from 'react';
import type { Item, Location } from '../../../contract/entities.ts';
import { QuickAddRow } from './QuickAddRow.tsx';

interface QuickAddProps {
  location: Location;
  /** What is in the location already; undefined while it loads. */
  items: readonly Item[] | undefined;
  /** What gets the focus from the row when that is left. */
  list: RefObject<HTMLElement | null>;
}

/** Adding many items to a location: one after the other in a row, or from a list that is pasted. */
export function QuickAdd({ location, items, list }: QuickAddProps) {
  return (
    <QuickAddRow location={location} items={items} onLeave={() => list.current?.focus()} onPaste={() => {}} />
  );
}
