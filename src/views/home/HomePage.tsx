import { Link } from 'wouter';
import { appCommands } from '../commands/definitions/app.ts';
import { KeysOf } from '../commands/Keys.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Page } from '../ui/Page.tsx';
import { useItemView } from '../itemTable/useItemView.ts';
import { ItemsGrid } from './ItemsGrid.tsx';
import { StorageAreas } from './StorageAreas.tsx';

/** Home: drill down through the storage areas, or leaf through the items. Both places live in the address. */
export function HomePage() {
  const { query, table, show } = useItemView();
  const page = Number(query.get('page'));
  const at = query.get('at');
  const showsAll = query.get('items') === 'all';
  return (
    <Page>
      <div className="page-head">
        <div>
          <PageTitle title="Stowage" />
          <p className="hint">Start by choosing a storage area below, or press "/" to search locations</p>
        </div>
        <div className="page-actions">
          <Link href="/add" className="button button-primary">
            <Icon name="i-lucide-plus" />
            Add Item
            <KeysOf command={appCommands.addItem.id} />
          </Link>
          <Link href="/add-location" className="button">
            <Icon name="i-lucide-plus" />
            Add Location
            <KeysOf command={appCommands.addLocation.id} />
          </Link>
        </div>
      </div>
      <StorageAreas at={at} isFollowed={!showsAll} />
      <ItemsGrid
        page={Number.isSafeInteger(page) && page > 0 ? page : 1}
        category={query.get('category')}
        table={table}
        onShow={show}
        at={at}
        showsAll={showsAll}
      />
    </Page>
  );
}
