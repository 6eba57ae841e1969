import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Location } from '../../../contract/entities.ts';
import { areaLabel, areaOf } from '../../model/locations/areaTitle.ts';
import { type DrilldownMove, levelAfter } from '../../model/locations/drilldown.ts';
import { locationCount } from '../../model/items/counts.ts';
import { inLabelOrder } from '../../model/locations/siblingOrder.ts';
import { locationPath } from '../../model/locations/shareUrl.ts';
import { isSample } from '../../machines/kit/queryState.ts';
import { locationName } from '../../model/locations/tree.ts';
import { useApp, useLoadedDeferred } from '../AppContext.ts';
import type { Action } from '../commands/command.ts';
import { appCommands } from '../commands/definitions/app.ts';
import { areaCommands } from '../commands/definitions/areas.ts';
import { KeysOf } from '../commands/Keys.tsx';
import { useCommands } from '../commands/registry.ts';
import { Crumbs } from '../records/Crumbs.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LazyList } from '../lists/LazyList.tsx';
import type { LongListHandle } from '../lists/rows.ts';
import { DataLabel, WaitingLabel } from '../records/DataLabel.tsx';
import { Tape } from '../records/Tape.tsx';
import { useRovingFocus } from '../lists/useRovingFocus.ts';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { UnreadNote } from '../records/UnreadNote.tsx';
import { arrivingPart } from '../lists/arrivingPart.ts';
import { AreaCard } from './AreaCard.tsx';

const useFirstRoom = arrivingPart(async () => (await import('./FirstRoom.tsx')).FirstRoom);

interface StorageAreasProps {
  /** The id that the address names. */
  at: string | null;
  /** The items below are those of the level: with another level they begin at their first page. */
  isFollowed: boolean;
}

/** The drill-down: cards of the current level, a breadcrumb and Back. */
export function StorageAreas({ at, isFollowed }: StorageAreasProps) {
  const { locationIndex, changeQuery } = useApp();
  // Where no real tree is known, samples stand in for it (FALLB-05).
  const tree = useSelector(locationIndex, ({ context }) => context.tree ?? context.sample);
  const origin = useSelector(locationIndex, (state) => state.context.origin);
  const locations = useSelector(locationIndex, (state) => state.context.locations);
  const failure = useSelector(locationIndex, (state) => state.context.failure);
  const roving = useRovingFocus<HTMLUListElement>();
  const longList = useRef<LongListHandle>(null);
  const leaving = useRef<string | undefined>(undefined);

  // The address is what Back, reload and links restore; the tree turns its id into the whole stack.
  const stack = useMemo(
    () => (at === null ? [] : tree ? tree.pathOf(at).map(({ id }) => id) : [at]),
    [at, tree],
  );

  // The card that had the focus is gone: go on at the card just left, else at the first one.
  const cards = roving.ref;
  useEffect(() => {
    if (document.activeElement !== document.body || leaving.current === undefined) return;
    longList.current?.focus(leaving.current);
    if (cards.current === null) return;
    const left = cards.current.querySelector<HTMLElement>(
      `[data-cell="${CSS.escape(leaving.current)}"] [data-main]`,
    );
    (left ?? cards.current.querySelector<HTMLElement>('[data-main]'))?.focus();
  }, [stack, cards]);

  const current = stack.at(-1);
  const isDeep = current !== undefined;
  const shown = useMemo(() => tree && inLabelOrder(tree, current ?? null), [tree, current]);
  const [isMakingRoom, setMakingRoom] = useState(false);
  const isFirstRun = !isDeep && (isMakingRoom || shown?.length === 0);
  const { part: FirstRoom } = useFirstRoom(useLoadedDeferred() !== undefined && isFirstRun);
  const here = current === undefined ? undefined : tree?.byId.get(current);

  const go = (move: DrilldownMove) => {
    const to = levelAfter(stack, move);
    if (to === undefined) return;
    leaving.current = move.kind === 'descend' ? move.id : (current ?? '');
    // At the top there is no choice between all items and those of the level.
    const more = isFollowed ? { page: null } : to === null ? { items: null } : {};
    changeQuery({ set: { at: to, ...more } });
  };

  const label = here ? `Locations in ${here.name}` : 'Main areas';
  const card = (location: Location) => (
    <AreaCard
      location={location}
      childCount={tree?.childrenOf(location.id).length ?? 0}
      isDeep={isDeep}
      isSample={isSample(origin)}
      onDescend={() => go({ kind: 'descend', id: location.id })}
    />
  );

  const [, navigate] = useLocation();
  const details = here && !isSample(origin) ? locationPath(here) : undefined;
  useCommands(
    isDeep
      ? [
          { ...areaCommands.back, perform: () => go({ kind: 'back' }) },
          { ...areaCommands.mainAreas, perform: () => go({ kind: 'reset' }) },
          ...(details === undefined ? [] : [{ ...areaCommands.details, perform: () => navigate(details) }]),
        ]
      : NO_COMMANDS,
  );

  return (
    <section aria-label="Storage areas">
      <h2 className="visually-hidden">Storage areas</h2>
      <div className="section-head home-level">
        {isDeep && (
          <button type="button" className="button button-small" onClick={() => go({ kind: 'back' })}>
            <Icon name="i-lucide-arrow-left" />
            Back
            <KeysOf command={areaCommands.back.id} />
          </button>
        )}
        <Crumbs label="Storage areas">
          {[
            isDeep ? (
              <button key="top" type="button" onClick={() => go({ kind: 'reset' })}>
                Main Areas
              </button>
            ) : (
              <span key="top" aria-current="location">
                Main Areas
              </span>
            ),
            ...stack.map((id, level) =>
              id === current ? (
                <span key={id} aria-current="location">
                  {tree ? locationName(tree, id) : ''} <Tape label={here?.label ?? ''} />
                </span>
              ) : (
                <button key={id} type="button" onClick={() => go({ kind: 'level', level })}>
                  {tree ? locationName(tree, id) : ''}
                </button>
              ),
            ),
          ]}
        </Crumbs>
        <WaitingLabel origin={origin} />
        {details !== undefined && (
          <Link href={details} className="link">
            Go to Details
          </Link>
        )}
        {shown && <span className="count push">{locationCount(shown.length)}</span>}
      </div>

      {failure && (
        <LoadFailure
          title="Failed to load storage areas."
          failure={failure}
          origin={origin}
          onRetry={() => locationIndex.send({ type: 'refresh.requested' })}
        />
      )}
      {!failure && <DataLabel origin={origin} />}
      <UnreadNote of={locations} />

      {!tree && !failure && <AreaSkeletons />}
      {shown && shown.length > 0 && !isFirstRun && (
        <LazyList
          key={current ?? ''}
          rows={shown}
          keyOf={idOf}
          textOf={nameOf}
          layout="cards"
          label={label}
          handle={longList}
          renderRow={card}
          short={(areas) => (
            <ul className="cards" {...roving} aria-label={label}>
              {areas.map((location) => (
                <li key={location.id}>{card(location)}</li>
              ))}
            </ul>
          )}
        />
      )}
      {isFirstRun && (
        <div className="panel">
          <Empty icon="i-lucide-warehouse" title="No storage areas yet">
            <p>Add the first location: a room, a shelf, or the box on your desk.</p>
            <div className="first-room-place">{FirstRoom && <FirstRoom onMaking={setMakingRoom} />}</div>
            <Link href="/add-location" className="button">
              <Icon name="i-lucide-plus" />
              Add First Location
              <KeysOf command={appCommands.addLocation.id} />
            </Link>
          </Empty>
        </div>
      )}
      {shown && shown.length === 0 && here && (
        <div className="panel">
          <Empty icon="i-lucide-box" title={`${here.name} has no locations inside`}>
            <p>{areaLabel(areaOf(here))}</p>
            {details !== undefined && (
              <Link href={details} className="button">
                Go to Details
              </Link>
            )}
          </Empty>
        </div>
      )}
    </section>
  );
}

const idOf = ({ id }: Location) => id;
const nameOf = ({ name }: Location) => name;
const NO_COMMANDS: readonly Action[] = [];

/** Three cards' worth of waiting, in the cards' size (HOME-05). */
function AreaSkeletons() {
  return (
    <ul className="cards" aria-busy="true" aria-label="Loading storage areas">
      {[0, 1, 2].map((index) => (
        <li key={index} className="card area-card" data-skeleton="">
          <span className="skeleton area-card-icon" />
          <div className="skeleton-lines">
            <span className="skeleton skeleton-title" />
            <span className="skeleton skeleton-text" />
            <span className="skeleton skeleton-meta" />
          </div>
        </li>
      ))}
    </ul>
  );
}
