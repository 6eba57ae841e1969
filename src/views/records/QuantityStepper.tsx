import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Item } from '../../../contract/entities.ts';
import { formatQuantity } from '../../model/items/formatQuantity.ts';
import { isChangingOf } from '../../machines/changes/changeTurns.ts';
import { quantityAfter } from '../../model/items/quantity.ts';
import { useLoadedDeferred } from '../AppContext.ts';
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
  const isChanging = useSelector(
    changes,
    (state) => state !== undefined && isChangingOf(state.context, item.id),
  );
  /** What it is once all is done that waits: on a slow line each press is seen at once. */
  const [after, setAfter] = useState<number>();
  const shown = isChanging ? (after ?? item.quantity) : item.quantity;
  const text = formatQuantity(shown);
  const isNone = (shown ?? 0) <= 0;
  const change = (by: number) => {
    setAfter(quantityAfter(shown ?? 0, by));
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
