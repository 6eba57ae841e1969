import type { Item } from '../../../contract/entities.ts';
import { Icon } from '../ui/Icon.tsx';
import type { Selection } from './selection.ts';

interface SelectButtonProps {
  item: Item;
  selection: Selection;
  className: string;
}

/** Selects an item of a list, or no longer. */
export function SelectButton({ item, selection, className }: SelectButtonProps) {
  const isSelected = selection.has(item.id);
  return (
    <button
      type="button"
      className={className}
      data-action="select"
      aria-label={`Select ${item.name}`}
      aria-pressed={isSelected}
      title="Select item"
      onClick={() => selection.toggle(item)}
    >
      {/* An empty box is an offer: a ticked one under the pointer looked as if it were selected already. */}
      <Icon name={isSelected ? 'i-lucide-square-check' : 'i-lucide-square'} />
    </button>
  );
}
