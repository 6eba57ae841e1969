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
  return (
    <button
      type="button"
      className={className}
      data-action="select"
      aria-label={`Select ${item.name}`}
      aria-pressed={selection.has(item.id)}
      title="Select item"
      onClick={() => selection.toggle(item)}
    >
      <Icon name="i-lucide-square-check" />
    </button>
  );
}
