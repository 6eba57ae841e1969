import { Link } from 'wouter';
import type { Item, Location } from '../../../contract/entities.ts';
import { formatQuantity } from '../../model/items/formatQuantity.ts';
import { locationPath } from '../../model/locations/shareUrl.ts';
import { unknownLocationName } from '../../model/locations/tree.ts';
import { CategoryChip } from '../records/CategoryChip.tsx';
import { WholePath } from '../records/PathText.tsx';
import { QuantityStepper } from '../records/QuantityStepper.tsx';
import { Day, Moment } from '../ui/Moment.tsx';
import { Tape } from '../records/Tape.tsx';

interface ItemFactsProps {
  item: Item;
  /** undefined while unknown. */
  location: Location | undefined;
  /** Whether the locations are known at all yet. */
  isTreeKnown: boolean;
  path: string | undefined;
  /** Sample data: the path is all there is of its location. */
  isSample: boolean;
}

/** The item card: what it is, how many, where. */
export function ItemFacts({ item, location, isTreeKnown, path, isSample }: ItemFactsProps) {
  return (
    <section className="panel" aria-labelledby="item-heading">
      <div className="panel-head">
        <h2 id="item-heading">Item</h2>
      </div>
      <dl className="facts">
        <dt>Quantity</dt>
        <dd>
          {isSample ? (
            <span className="mono">{formatQuantity(item.quantity) || '–'}</span>
          ) : (
            <QuantityStepper item={item} />
          )}
        </dd>
        <dt>Location</dt>
        <dd>
          {location ? (
            <Link href={locationPath(location)} className="link-plain">
              {location.label === '' ? (
                <span className="link">{location.name}</span>
              ) : (
                <Tape label={location.label} />
              )}
            </Link>
          ) : isSample ? null : isTreeKnown ? (
            unknownLocationName
          ) : (
            '…'
          )}
          {path !== undefined && path !== '' && (
            <span className="path">
              <WholePath path={path} />
            </span>
          )}
        </dd>
        <dt>Category</dt>
        <dd>
          <CategoryChip name={item.category} />
        </dd>
        {item.description !== '' && (
          <>
            <dt>Description</dt>
            <dd>{item.description}</dd>
          </>
        )}
        {item.notes !== '' && (
          <>
            <dt>Notes</dt>
            <dd>{item.notes}</dd>
          </>
        )}
        {item.acquisition_date !== null && (
          <>
            <dt>Acquired</dt>
            <dd>
              <Day date={item.acquisition_date} />
            </dd>
          </>
        )}
        {item.updated_at !== null && (
          <>
            <dt>Updated</dt>
            <dd>
              <Moment at={item.updated_at} />
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
