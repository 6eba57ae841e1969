import { type RefObject, useCallback, useState } from 'react';
import type { Item, Location } from '../../../contract/entities.ts';
import { dialogPart } from '../notices/dialogPart.tsx';
import { QuickAddRow } from './QuickAddRow.tsx';

const PasteListPart = dialogPart(() => import('./PasteList.tsx'));

interface QuickAddProps {
  location: Location;
  /** What is in the location already; undefined while it loads. */
  items: readonly Item[] | undefined;
  /** What gets the focus from the row when that is left. */
  list: RefObject<HTMLElement | null>;
}

const NO_ITEMS: readonly Item[] = [];

/** Adding many items to a location: one after the other in a row, or from a list that is pasted. */
export function QuickAdd({ location, items = NO_ITEMS, list }: QuickAddProps) {
  const [pasted, setPasted] = useState<string>();
  const close = useCallback(() => setPasted(undefined), []);
  return (
    <>
      <QuickAddRow
        location={location}
        items={items}
        onLeave={() => list.current?.focus()}
        onPaste={setPasted}
      />
      {pasted !== undefined && (
        <PasteListPart isForTyping onClose={close}>
          {(PasteList) => <PasteList location={location} items={items} text={pasted} onClose={close} />}
        </PasteListPart>
      )}
    </>
  );
}
