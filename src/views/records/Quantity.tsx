import { formatQuantity } from '../../model/items/formatQuantity.ts';

/** How many: '×240'; nothing where nobody knows. */
export function Quantity({ value }: { value: number | null }) {
  const text = formatQuantity(value);
  return <span className="quantity">{text === '' ? '' : `×${text}`}</span>;
}
