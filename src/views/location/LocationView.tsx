import { useSelector } from '@xstate/react';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Item, Location } from '../../../contract/entities.ts';
import { sortedByName } from '../../../contract/naturalOrder.ts';
import type { locationPageMachine } from '../../machines/locations/locationPage.machine.ts';
import type { UnsentLocation } from '../../model/locations/locationInput.ts';
import { isLocalId } from '../../model/unsent/unsent.ts';
import { dialogPart } from '../notices/dialogPart.tsx';
import { Page } from '../ui/Page.tsx';
import { ASKS_DELETION } from '../commands/useRowCommands.ts';
import { isSample } from '../../machines/kit/queryState.ts';
import { locationCommands } from '../commands/definitions/location.ts';
import { KeysOf } from '../commands/Keys.tsx';
import { useCommands } from '../commands/registry.ts';
import { useItemView } from '../itemTable/useItemView.ts';
import { PhotoDrop } from '../images/PhotoDrop.tsx';
import { DataLabel } from '../records/DataLabel.tsx';
import { FirstTips } from '../tips/FirstTips.tsx';
import { UnsentNote } from '../unsent/UnsentNote.tsx';
import { useWithUnsent } from '../unsent/useUnsent.ts';
import { ChildLocations } from './ChildLocations.tsx';
import { LocationHead } from './LocationHead.tsx';
import { LocationImages } from './LocationImages.tsx';
import { LocationItems } from './LocationItems.tsx';
import { useInside, useIsPlaced, useLeadingPart } from './useInside.ts';

const DrawersDialogPart = dialogPart(() => import('./DrawersDialog.tsx'));

interface LocationViewProps {
  page: ActorRefFrom<typeof locationPageMachine>;
  location: Location;
  /** What the server does not have of it yet. */
  unsent: UnsentLocation | undefined;
  /** A failure, above what is known. */
  failure: ReactNode;
}

const NO_ITEMS: readonly Item[] = [];

const TABS = ['Overview', 'Images & Analysis'] as const;
type Tab = (typeof TABS)[number];
const TAB_COMMANDS = {
  Overview: locationCommands.overview,
  'Images & Analysis': locationCommands.images,
} as const;

/** A location that is known: its head and two tabs. */
export function LocationView({ page, location, unsent, failure }: LocationViewProps) {
  const [tab, setTab] = useState<Tab>('Overview');
  const origin = useSelector(page, (state) => state.context.origin);
  const itemsOrigin = useSelector(page, (state) => state.context.itemsOrigin);
  const known = useSelector(page, (state) => state.context.items);
  const itemsFailure = useSelector(page, (state) => state.context.itemsFailure);
  const listed = useWithUnsent(
    known ?? NO_ITEMS,
    (item) => item.location_id === location.id && !isSample(itemsOrigin),
  );
  // What was added here while the server is away shows even where its list was never read.
  const withUnsent = known || (itemsFailure && listed?.length) ? listed : undefined;
  // A live answer is in order already (LOC-48); unsent work stands behind it, and samples in an order of their own.
  const isOrdered = withUnsent === known && itemsOrigin === undefined;
  const items = useMemo(
    () => (withUnsent && !isOrdered ? sortedByName(withUnsent) : withUnsent),
    [withUnsent, isOrdered],
  );

  // Samples make no containers of a real location.
  const holders = isSample(itemsOrigin) && !isSample(origin) ? undefined : items;
  const inside = useInside(location, holders, isSample(origin));
  const leads = useLeadingPart(location, items, itemsFailure, inside);
  const isPlaced = useIsPlaced(location, leads);
  // A table has the whole width.
  const isTable = useItemView().table !== undefined && Boolean(items?.length);
  const isDivided = !isTable && (Boolean(inside.locations?.length) || inside.containers.length > 0);
  const isOnlySample = isSample(origin) || location.id === '';
  useCommands(
    TABS.map((name) => ({
      ...TAB_COMMANDS[name],
      perform: () => {
        if (name === tab) return;
        setTab(name);
        // What had the focus may go with the other tab; and so it is said which one this is.
        document.querySelector<HTMLElement>(`[data-tab="${name}"]`)?.focus();
      },
    })),
    'last',
  );
  const [isMakingDrawers, setMakingDrawers] = useState(false);

  // Asked for elsewhere, by a key on its row: here everything is known that the question names. Not before the items
  // are read: a deletion would overtake that, and leave a read of what is not there any more.
  const isRead = known !== undefined || itemsFailure !== undefined;
  useEffect(() => {
    if (!isRead) return;
    const state: unknown = window.history.state;
    if (typeof state !== 'object' || state === null || !('asks' in state)) return;
    if (state.asks !== ASKS_DELETION.asks) return;
    window.history.replaceState(null, '');
    page.send({ type: 'delete.requested' });
  }, [page, isRead]);

  const onArrow = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const next = TABS[(TABS.indexOf(tab) + 1) % TABS.length] ?? 'Overview';
    setTab(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
    event.preventDefault();
  };

  const childLocations = (
    <ChildLocations
      location={location}
      inside={inside}
      isSample={isSample(origin)}
      isFailureTold={Boolean(failure)}
      onMakeDrawers={() => setMakingDrawers(true)}
    />
  );

  return (
    <Page>
      <LocationHead
        page={page}
        location={location}
        origin={origin}
        onMakeDrawers={() => setMakingDrawers(true)}
      >
        {failure}
        {unsent && <UnsentNote entry={unsent} />}
        {!failure && <DataLabel origin={origin} />}
      </LocationHead>
      {!isOnlySample && (
        <PhotoDrop
          owner={{ kind: 'location', id: location.id }}
          name={location.name}
          onDropped={() => setTab('Images & Analysis')}
        />
      )}
      <div className="tabs" role="tablist" aria-label="Location" onKeyDown={onArrow}>
        {TABS.map((name, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${index}`}
            data-tab={name}
            aria-selected={tab === name}
            aria-controls="tab-panel"
            tabIndex={tab === name ? 0 : -1}
            onClick={() => setTab(name)}
          >
            {name}
            <KeysOf command={TAB_COMMANDS[name].id} />
          </button>
        ))}
      </div>
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${TABS.indexOf(tab)}`}>
        {tab === 'Overview' ? (
          <div className={`${isDivided ? 'split' : 'stack'}${leads ? '' : ' is-undecided'}`}>
            {leads === 'locations' && childLocations}
            {/* Never moved: who adds an item while the page comes keeps the focus. */}
            <LocationItems
              location={location}
              items={items}
              isSampleLocation={isSample(origin)}
              isDivided={!isOnlySample && !isLocalId(location.id) && Boolean(inside.locations?.length)}
              origin={itemsOrigin}
              failure={itemsFailure}
              onRetry={() => page.send({ type: 'retry.requested' })}
            />
            {leads !== 'locations' && isPlaced && childLocations}
            {!isOnlySample && leads && <FirstTips items={items?.length ?? 0} />}
          </div>
        ) : (
          <LocationImages location={location} origin={origin} />
        )}
      </div>
      {isMakingDrawers && !isOnlySample && (
        <DrawersDialogPart isForTyping onClose={() => setMakingDrawers(false)}>
          {(DrawersDialog) => <DrawersDialog location={location} onClose={() => setMakingDrawers(false)} />}
        </DrawersDialogPart>
      )}
    </Page>
  );
}
