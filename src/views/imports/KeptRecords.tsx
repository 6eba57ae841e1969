import { Link } from 'wouter';
import type { Import, KeptRecord } from '../../../contract/imports/imports.ts';
import { counted } from '../../model/imports/words.ts';
import { Icon } from '../ui/Icon.tsx';

/** What each kind is called and looks like; `page` is where one is shown, if anywhere. */
const KINDS: Readonly<Record<KeptRecord['kind'], { name: string; icon: string; page?: string }>> = {
  item: { name: 'Item', icon: 'i-lucide-package', page: '/view/' },
  location: { name: 'Location', icon: 'i-lucide-map-pin', page: '/location/' },
  category: { name: 'Category', icon: 'i-lucide-tag' },
  type: { name: 'Type', icon: 'i-lucide-layers' },
  area: { name: 'Area', icon: 'i-lucide-layers' },
};

/** The records that an undo has left, each with the way to it; of very many the first ones. */
export function KeptRecords({ kept, left }: { kept: number; left: NonNullable<Import['left']> }) {
  if (left.length === 0) return null;
  const more = kept - left.length;
  return (
    <div className="import-kept">
      <ul aria-label="What was kept">
        {left.map((record) => (
          <li key={`${record.kind} ${record.id}`}>
            <Kept record={record} />
          </li>
        ))}
      </ul>
      <p className="hint">
        Those that a later import has changed can be undone after that import is; those that are in use, once
        they are not.
      </p>
      {more > 0 && (
        <p className="hint">{counted(more, 'other is', 'others are')} not listed, or gone by now.</p>
      )}
    </div>
  );
}

function Kept({ record: { kind, id, name } }: { record: KeptRecord }) {
  const { name: kindName, icon, page } = KINDS[kind];
  return (
    <>
      <Icon name={icon} />
      <span className="hint">{kindName}</span>
      {page === undefined ? (
        <span>{name}</span>
      ) : (
        <Link href={`${page}${encodeURIComponent(id)}`} className="link">
          {name}
        </Link>
      )}
    </>
  );
}
