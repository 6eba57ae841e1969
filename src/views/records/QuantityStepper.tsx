import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Item } from '../../../contract/entities.ts';
import { exactSum } from '../../../contract/exactSum.ts';
import { formatQuantity } from '../../model/items/formatQuantity.ts';
import { takingOf, waitingOf } from '../../machines/changes/changeTurns.ts';
import { quantityAfter } from '../../model/items/quantity.ts';
import { type Deferred, useLoadedDeferred } from '../AppContext.ts';
import { Icon } from '../ui/Icon.tsx';
import '../styles/records/stepper.css';

interface QuantityStepperProps {
  item: Item;
  /** In a row of many: drawn as rows draw a quantity. */
  inRow?: boolean;
}

/** How many, with one fewer and one more: done, kept and taken back as '-1' and '+1' of the palette are. */
export function QuantityStepper({ item, inRow = false }: QuantityStepperProps) {
  const changes = useLoadedDeferred()?.changes;
  const shown = useShownQuantity(item, changes);
  const text = formatQuantity(shown);
  const isNone = (shown ?? 0) <= 0;
  const change = (by: number) => {
    changes?.send({ type: 'change.requested', change: { kind: 'change quantity', items: [item], by } });
  };
  return (
    <span className={inRow ? 'stepper row-stepper' : 'stepper'}>
      <button
        type="button"
        className="icon-button"
        aria-label={`Fewer of ${item.name}`}
        title="One fewer"
        aria-disabled={isNone}
        onClick={() => {
          if (!isNone) change(-1);
        }}
      >
        <Icon name="i-lucide-minus" />
      </button>
      <span className={inRow ? 'quantity' : 'mono'}>{inRow && text !== '' ? `×${text}` : text || '–'}</span>
      <button
        type="button"
        className="icon-button"
        aria-label={`More of ${item.name}`}
        title="One more"
        onClick={() => change(1)}
      >
        <Icon name="i-lucide-plus" />
      </button>
    </span>
  );
}

/** How many there are once all is done that was asked for here: on a slow line each press is seen at once. */
function useShownQuantity(item: Item, changes: Deferred['changes'] | undefined): Item['quantity'] {
  const taking = useSelector(changes, (state) => state && takingOf(state.context, item.id));
  const waiting = useSelector(changes, (state) => (state ? waitingOf(state.context, item.id) : 0));
  // What is under way is in the item soon, and told by that it has another quantity than as it began. What was begun before is in it.
  const [began, setBegan] = useState<{ taking: typeof taking; quantity?: Item['quantity'] }>({ taking });
  if (began.taking !== taking) setBegan({ taking, quantity: item.quantity });
  const isToCome = taking !== undefined && 'quantity' in began && began.quantity === item.quantity;
  const by = exactSum(isToCome ? taking.by : 0, waiting);
  return by === 0 ? item.quantity : quantityAfter(item.quantity ?? 0, by);
}
