import type { Item } from '../../../contract/entities.ts';
import { formatQuantity } from '../../model/items/formatQuantity.ts';
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
  const text = formatQuantity(item.quantity);
  const isNone = (item.quantity ?? 0) <= 0;
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
