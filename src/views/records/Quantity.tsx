import { Fragment } from 'react';
import { formatQuantity } from '../../model/items/formatQuantity.ts';

/** How many: '×240'; nothing where nobody knows. Where it may be broken at all, then between its thousands. */
export function Quantity({ value }: { value: number | null }) {
  const text = formatQuantity(value);
  const [first = '', ...more] = text.split(/(?<=,)/);
  return (
    <span className="quantity">
      {text === '' ? '' : `×${first}`}
      {more.map((thousands, at) => (
        <Fragment key={at}>
          <wbr />
          {thousands}
        </Fragment>
      ))}
    </span>
  );
}
