import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import type { Item } from '../../../contract/entities.ts';
import type { BulkCreateRef } from '../../machines/changes/bulkCreate.machine.ts';
import { isToCreate, problemOf } from '../../model/changes/bulkEntries.ts';
import { itemCount } from '../../model/items/counts.ts';
import { type PastedList, sameNameNotes } from '../../model/items/pastedList.ts';
import { BulkFrame } from '../analysis/BulkFrame.tsx';
import { focusOn, PasteRow } from './PasteRow.tsx';

interface PasteDialogProps {
  bulk: BulkCreateRef;
  list: PastedList;
  /** What was in the location before. */
  items: readonly Item[];
  onClose(): void;
}

/** What was understood of a list, to be put right and created. */
export function PasteDialog({ bulk, list, items, onClose }: PasteDialogProps) {
  const state = useSelector(bulk, (snapshot) => snapshot);
  const { entries, refusals, isShown } = state.context;
  const isBusy = state.hasTag('busy');
  const notes = useMemo(() => sameNameNotes(entries, items), [entries, items]);
  const wrong = useMemo(
    () => entries.filter((entry) => isToCreate(entry) && problemOf(entry) !== undefined),
    [entries],
  );
  const rows = useRef<VirtuosoHandle>(null);
  useEffect(() => {
    if (!isShown) onClose();
  }, [isShown, onClose]);
  const toCreate = entries.filter(isToCreate).length;
  const told = useRef(refusals);
  /** The line that is to have the focus as soon as it is drawn. */
  const awaited = useRef<number>(undefined);
  useEffect(() => {
    if (refusals === told.current) return;
    told.current = refusals;
    const first = wrong[0];
    awaited.current = undefined;
    if (!first || focusOn(first.number)) return;
    // It takes the focus itself when it is drawn: that may be later than the list says.
    awaited.current = first.number;
    rows.current?.scrollIntoView({ index: first.number - 1, done: () => focusOn(first.number) });
  }, [refusals, wrong]);

  return (
    <BulkFrame
      bulk={bulk}
      state={state}
      title="Create items from a list"
      className="bulk paste"
      closesOutside={false}
      isFirst
      fields="input"
      keys={{ r: () => bulk.send({ type: 'retry.requested' }) }}
      foot={<span className="muted bulk-limits">Category {entries[0]?.category}</span>}
      said={
        <p className="paste-said" role="status">
          {toCreate > 0 && (
            <span>
              <b>{itemCount(toCreate)}</b> to create
            </span>
          )}
          {wrong.length > 0 && <span className="paste-wrong">{fixesText(wrong.length)} first</span>}
          {notes.size > 0 && <span>{notes.size} called as another line or item</span>}
          {list.header !== undefined && <span>The first line, “{list.header}”, names the columns</span>}
          {list.hasMoreColumns && <span>Only the first two columns are taken</span>}
        </p>
      }
    >
      <Virtuoso
        ref={rows}
        className="bulk-rows"
        aria-label="Lines"
        role="list"
        data={entries}
        defaultItemHeight={56}
        increaseViewportBy={400}
        computeItemKey={(_, { number }) => number}
        itemContent={(_, entry) => (
          <PasteRow
            bulk={bulk}
            entry={entry}
            count={entries.length}
            note={notes.get(entry.number)}
            isBusy={isBusy}
            awaited={awaited}
          />
        )}
      />
    </BulkFrame>
  );
}

const fixesText = (count: number): string => (count === 1 ? '1 needs fixing' : `${count} need fixing`);
