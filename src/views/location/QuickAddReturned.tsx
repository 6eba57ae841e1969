import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { quickAddMachine } from '../../machines/items/quickAdd.machine.ts';
import { isSendable, type UnsentEntry } from '../../model/unsent/unsent.ts';
import { useDeferred } from '../AppContext.ts';
import { useCommands } from '../commands/registry.ts';
import { unsentActions, useUnsentRowCommands } from '../unsent/unsentActions.ts';
import { UnsentRow } from '../unsent/UnsentRow.tsx';
import { useUnsent } from '../unsent/useUnsent.ts';
import { QuickAddLost } from './QuickAddLost.tsx';

interface QuickAddReturnedProps {
  row: ActorRefFrom<typeof quickAddMachine>;
  locationId: string;
}

/** New items of this location that came back: what the server refused, and what nobody could keep. */
export function QuickAddReturned({ row, locationId }: QuickAddReturnedProps) {
  const { outbox } = useDeferred();
  const [, navigate] = useLocation();
  const refused = useUnsent().filter((entry) => isReturned(entry, locationId));
  const lost = useSelector(row, (state) => state.context.lost);
  const sending = useSelector(outbox, (state) =>
    state.hasTag('sending') ? state.context.queue[0] : undefined,
  );
  const list = useRef<HTMLDivElement>(null);
  const focused = useUnsentRowCommands(refused, outbox, navigate);
  useCommands(
    // Those of single ones: what is done with all of them is the business of their own page.
    unsentActions(refused, outbox, navigate, { focused }).filter(({ id }) => id.includes(':')),
  );

  const total = refused.length + lost.length;
  const before = useRef(total);
  useEffect(() => {
    const isFewer = total < before.current;
    before.current = total;
    if (!isFewer || document.activeElement !== document.body) return;
    // What had the focus has gone with its row: go on at the next one, else in the fields above.
    const next = list.current?.querySelector<HTMLElement>('button');
    (next ?? document.querySelector<HTMLElement>('.quick-add input'))?.focus();
  }, [total]);

  if (total === 0) return null;
  return (
    <div ref={list} className="quick-add-returned" role="group" aria-label="Not added">
      <ul>
        {lost.map((entry) => (
          <QuickAddLost key={entry.number} row={row} entry={entry} />
        ))}
        {refused.map((entry) => (
          <UnsentRow key={entry.id} entry={entry} isSending={sending === entry.id} outbox={outbox} />
        ))}
      </ul>
    </div>
  );
}

function isReturned(entry: UnsentEntry, locationId: string): boolean {
  return entry.kind === 'create' && !isSendable(entry) && entry.item.location_id === locationId;
}
