import { type RefObject, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { Item, Location } from '../../../contract/entities.ts';
import { itemCount } from '../../model/items/counts.ts';
import { readPastedList } from '../../model/items/pastedList.ts';
import { useDeferred } from '../AppContext.ts';
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
  const [pasted, setPasted] = useState<{ text: string; isJoined: boolean }>();
  const close = useCallback(() => setPasted(undefined), []);
  const { fastEntry } = useDeferred();
  const kept = fastEntry.pasted(location.id);
  const text = useSyncExternalStore(kept.watch, kept.text);
  const isOpen = pasted !== undefined;
  const left = useMemo(() => (isOpen ? 0 : readPastedList(text).rows.length), [isOpen, text]);
  const paste = (added: string) => {
    const before = kept.text();
    const isJoined = added !== '' && before !== '';
    // Kept before anything else is done with it.
    if (isJoined) kept.keep(`${before}\n${added}`);
    setPasted({ text: isJoined ? '' : added, isJoined });
  };
  return (
    <>
      <QuickAddRow location={location} items={items} onLeave={() => list.current?.focus()} onPaste={paste} />
      {left > 0 && (
        <p className="quick-add-left">
          <span>{itemCount(left)} of a list not added yet</span>
          <button type="button" className="button" onClick={() => paste('')}>
            Go on with the list
          </button>
        </p>
      )}
      {pasted !== undefined && (
        <PasteListPart isForTyping onClose={close}>
          {(PasteList) => <PasteList location={location} items={items} {...pasted} onClose={close} />}
        </PasteListPart>
      )}
    </>
  );
}
