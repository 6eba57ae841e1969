import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { Item } from '../../../contract/entities.ts';
import type { HistoryPage } from '../../../contract/history.ts';
import { isSample, type Origin } from '../../machines/kit/queryState.ts';
import type { itemPageMachine } from '../../machines/items/itemPage.machine.ts';
import { samplePath } from '../../model/samples/samples.ts';
import { locationPath } from '../../model/locations/shareUrl.ts';
import { isLocalId, type UnsentEntry } from '../../model/unsent/unsent.ts';
import { unknownLocationName } from '../../model/locations/tree.ts';
import { typeName } from '../../model/locations/typeBadge.ts';
import { useApp } from '../AppContext.ts';
import { itemCommands } from '../commands/definitions/item.ts';
import { useAddHere, useItemActions } from '../commands/recordCommands.ts';
import { useCommands } from '../commands/registry.ts';
import { CategoryChip } from '../records/CategoryChip.tsx';
import { Crumbs, withType } from '../records/Crumbs.tsx';
import { DataLabel, WaitingLabel } from '../records/DataLabel.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Tape } from '../records/Tape.tsx';
import { Page } from '../ui/Page.tsx';
import { UnsentNote } from '../unsent/UnsentNote.tsx';
import { ItemActions } from './ItemActions.tsx';
import { ItemFacts } from './ItemFacts.tsx';
import { ItemImages } from './ItemImages.tsx';
import { ItemHistory } from './ItemHistory.tsx';
import { ShareLocation } from './ShareLocation.tsx';
import { SupplierFacts } from './SupplierFacts.tsx';
import '../styles/screens/item.css';

interface ItemViewProps {
  page: ActorRefFrom<typeof itemPageMachine>;
  item: Item;
  /** What the server does not have yet of it. */
  unsent: UnsentEntry | undefined;
  /** Where the item comes from when it is not the live answer. */
  origin: Origin | undefined;
  /** A failure, above what is known. */
  children: ReactNode;
}

const NO_HISTORY: HistoryPage = { history: [], next: null };

/** An item that is known: its facts, supplier, location and history. */
export function ItemView({ page, item, unsent, origin, children }: ItemViewProps) {
  const { locationIndex } = useApp();
  const [, navigate] = useLocation();
  const tree = useSelector(locationIndex, (state) => state.context.tree);
  const isDeleting = useSelector(page, (state) => state.hasTag('deleting'));
  const history = useSelector(
    page,
    // Nothing more will come after a failure.
    ({ context }) => context.history ?? (context.failure ? NO_HISTORY : undefined),
  );
  const historyFailure = useSelector(page, ({ context }) => context.historyFailure);
  const isReadingOlder = useSelector(page, (state) => state.hasTag('reading older'));
  const olderFailure = useSelector(page, ({ context }) => context.olderFailure);
  const isOnlySample = isSample(origin);
  const location = item.location_id === null ? undefined : tree?.byId.get(item.location_id);
  const type = location ? typeName(location) : '';
  const actionsOf = useItemActions();
  const addBeside = useAddHere();
  useCommands(
    isOnlySample
      ? []
      : [
          {
            ...itemCommands.edit,
            name: `Edit ${item.name}`,
            perform: () => navigate(`/edit/${encodeURIComponent(item.id)}`),
          },
          {
            ...itemCommands.share,
            perform: () => {
              if (location) page.send({ type: 'share.requested', location });
            },
          },
          {
            ...itemCommands.remove,
            name: `Delete ${item.name}`,
            perform: () => page.send({ type: 'delete.requested' }),
          },
          {
            ...itemCommands.up,
            name: location ? `Up to ${location.name}` : 'Up to Home',
            perform: () =>
              navigate(item.location_id === null ? '/' : `/location/${encodeURIComponent(item.location_id)}`),
          },
          ...(typeof history?.next === 'string'
            ? [{ ...itemCommands.older, perform: () => page.send({ type: 'older.requested' }) }]
            : []),
          ...actionsOf(item),
          ...addBeside(location),
        ],
  );

  return (
    <Page>
      <Crumbs>
        {[
          <Link key="home" href="/">
            Home
          </Link>,
          ...(item.location_id === null || isOnlySample
            ? []
            : [
                <Link key="location" href={`/location/${encodeURIComponent(item.location_id)}`}>
                  {location ? withType(location.name, type) : tree ? unknownLocationName : '…'}{' '}
                  <Tape label={location?.label ?? ''} />
                </Link>,
              ]),
          <span key="here" aria-current="page">
            <bdi>{item.name}</bdi>
          </span>,
        ]}
      </Crumbs>
      {children}
      {!children && <DataLabel origin={origin} />}
      <div className="page-head item-head">
        <WaitingLabel origin={origin} />
        <div>
          <div className="location-name">
            <PageTitle title={item.name} />
            <CategoryChip name={item.category} />
          </div>
          {item.description !== '' && <p className="description">{item.description}</p>}
        </div>
        {!isOnlySample && (
          <ItemActions
            item={item}
            isDeleting={isDeleting}
            onDelete={() => page.send({ type: 'delete.requested' })}
          />
        )}
      </div>
      <div className="split item-parts">
        <div className="stack item-facts">
          <ItemFacts
            item={item}
            location={location}
            isTreeKnown={tree !== undefined}
            path={
              isOnlySample ? samplePath(item) : location ? tree?.pathLabel(location.id) : item.location_path
            }
            isSample={isOnlySample}
          />
          {/* Below the quantity: it comes as that is pressed, and must not push it away. */}
          {unsent && <UnsentNote entry={unsent} />}
          <SupplierFacts item={item} />
          {location && (
            <ShareLocation
              location={location}
              path={tree?.pathLabel(location.id) ?? ''}
              href={locationPath(location)}
              onShare={() => page.send({ type: 'share.requested', location })}
            />
          )}
        </div>
        {!isOnlySample && (
          <div className="item-images">
            <ItemImages key={item.id} item={item} location={location} isLive={origin === undefined} />
          </div>
        )}
        {!isLocalId(item.id) && !isOnlySample && (
          <div className="item-history">
            <ItemHistory
              item={item}
              page={history}
              failure={historyFailure}
              onRetry={() => page.send({ type: 'retry.requested' })}
              isReadingOlder={isReadingOlder}
              olderFailure={olderFailure}
              onOlder={() => page.send({ type: 'older.requested' })}
            />
          </div>
        )}
      </div>
    </Page>
  );
}
