import { isWebAddress } from '../../../contract/fields.ts';
import type { Item } from '../../../contract/entities.ts';
import { Icon } from '../ui/Icon.tsx';

/** The supplier card. */
export function SupplierFacts({ item }: { item: Item }) {
  const url = item.supplier_item_url;
  const isEmpty = item.supplier === '' && item.supplier_part_no === '' && url === '';
  return (
    <section className="panel" aria-labelledby="supplier-heading">
      <div className="panel-head">
        <h2 id="supplier-heading">Supplier</h2>
      </div>
      {isEmpty ? (
        <p className="panel-loading muted">No supplier recorded.</p>
      ) : (
        <dl className="facts">
          <dt>Supplier</dt>
          <dd>{item.supplier || '–'}</dd>
          <dt>Part No.</dt>
          <dd className="mono">{item.supplier_part_no || '–'}</dd>
          <dt>Item URL</dt>
          <dd>
            {/* Only an address that a click may follow becomes a link, whatever host it came from. */}
            {isWebAddress(url) ? (
              <a href={url} className="link" target="_blank" rel="noopener noreferrer">
                {readable(url)} <Icon name="i-lucide-external-link" />
              </a>
            ) : (
              url || '–'
            )}
          </dd>
        </dl>
      )}
    </section>
  );
}

/** An address as people read it: without the scheme and 'www.'. */
function readable(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
