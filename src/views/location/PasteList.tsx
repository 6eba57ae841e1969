import { useState } from 'react';
import { createActor } from 'xstate';
import type { Item, Location } from '../../../contract/entities.ts';
import { bulkCreateMachine } from '../../machines/changes/bulkCreate.machine.ts';
import { type PastedList, pastedEntries, readPastedList } from '../../model/items/pastedList.ts';
import { useDeferred } from '../AppContext.ts';
import type { FastEntryPart } from '../appParts.ts';
import { useOpenForm } from '../forms/useOpenForm.ts';
import { PasteDialog } from './PasteDialog.tsx';
import { PasteText } from './PasteText.tsx';
import '../styles/analysis/bulk.css';

interface PasteListProps {
  location: Location;
  /** What is in the location already. */
  items: readonly Item[];
  /** What was pasted; '' where it is still to be, or is kept with what was entered before. */
  text: string;
  /** It is kept with that. */
  isJoined: boolean;
  onClose(): void;
}

/** Many items from one text: the text, then what was understood of it, then how far their creation is. */
export default function PasteList({ location, items, text, isJoined, onClose }: PasteListProps) {
  const { fastEntry } = useDeferred();
  const [typed] = useState(() => fastEntry.typedList(location.id));
  const [begun, setBegun] = useState(() => (text === '' ? undefined : begin(text, location, fastEntry)));
  useOpenForm(true);
  // What is created here is no duplicate of itself.
  const [there] = useState(items);
  if (!begun) {
    return (
      <PasteText
        list={typed}
        isJoined={isJoined}
        onRead={(read) => setBegun(begin(read, location, fastEntry))}
        onClose={onClose}
      />
    );
  }
  return <PasteDialog {...begun} items={there} onClose={onClose} />;
}

/** Nobody's child: a run goes on when the page is left, and the message at its end takes everything back. */
function begin(text: string, location: Location, fastEntry: FastEntryPart) {
  fastEntry.pasted(location.id).keep(text);
  const list: PastedList = readPastedList(text);
  const { category } = fastEntry.quickAdd(location.id).getSnapshot().context;
  const entries = pastedEntries(list.rows, category, []);
  const machine = bulkCreateMachine.provide(fastEntry.paste(location.id));
  const input = { entries, parent: location, leftIn: 'What failed is in ‘Waiting to sync’.' };
  return { list, bulk: createActor(machine, { input }).start() };
}
