import { useRef, useState } from 'react';
import { Link } from 'wouter';
import type { FirstResult } from '../../machines/finding/search.context.ts';
import type { Origin } from '../../machines/kit/queryState.ts';
import { formatQuantity } from '../../model/items/formatQuantity.ts';
import type { LocationOption } from '../../model/locations/locationOption.ts';
import { shownPath } from '../../model/locations/shownPath.ts';
import { searchCommands } from '../commands/definitions/search.ts';
import { useCommands } from '../commands/registry.ts';
import { OriginText } from '../records/DataLabel.tsx';
import { Highlight } from '../records/Highlight.tsx';
import { LongList } from '../lists/LongList.tsx';
import type { LongListHandle } from '../lists/rows.ts';
import { PathText } from '../records/PathText.tsx';
import { Tape } from '../records/Tape.tsx';
import { TypeBadge } from '../records/TypeBadge.tsx';

/** So many are shown until all are asked for: the items below stay in sight. */
const BEST = 5;

interface FoundLocationsProps {
  /** The best first. */
  locations: readonly LocationOption[];
  /** How many fit in all. */
  total: number;
  /** What they were found for. */
  query: string;
  first: FirstResult | undefined;
  /** Where the hierarchy comes from when it is not the live one. */
  origin: Origin | undefined;
}

/** The locations that a search finds, above its items: the best few, more of them in place. */
export function FoundLocations({ locations, total, query, first, origin }: FoundLocationsProps) {
  const list = useRef<LongListHandle>(null);
  const [allFor, setAllFor] = useState<string>();
  const isAll = allFor === query;
  const hasMore = locations.length > BEST;
  const toggle = () => {
    setAllFor(isAll ? undefined : query);
    list.current?.focus();
  };
  const { allLocations } = searchCommands;
  useCommands(hasMore && !isAll ? [{ ...allLocations, perform: toggle }] : []);
  if (locations.length === 0) return null;
  return (
    <section className="search-section" aria-labelledby="found-locations">
      <div className="section-head">
        <h2 id="found-locations">Locations</h2>
        <span className="count">{formatQuantity(total)}</span>
        <OriginText origin={origin} />
      </div>
      <div className="panel">
        <LongList
          key={query}
          rows={isAll ? locations : locations.slice(0, BEST)}
          keyOf={idOf}
          textOf={nameOf}
          layout="rows"
          label="Locations"
          handle={list}
          renderRow={(location) => (
            <Row
              location={location}
              query={query}
              isFirst={first?.kind === 'location' && first.id === location.id}
            />
          )}
        />
      </div>
      {hasMore && (
        <button type="button" className="button button-small found-more" onClick={toggle}>
          {isAll ? 'Show fewer' : showAll(locations.length, total)}
        </button>
      )}
    </section>
  );
}

const idOf = ({ id }: LocationOption) => id;
const nameOf = ({ name }: LocationOption) => name;

function showAll(offered: number, total: number): string {
  return offered < total
    ? `Show the best ${formatQuantity(offered)} of ${formatQuantity(total)}`
    : `Show all ${formatQuantity(total)}`;
}

interface RowProps {
  location: LocationOption;
  query: string;
  isFirst: boolean;
}

function Row({ location: { id, name, label, parents, path, type }, query, isFirst }: RowProps) {
  return (
    <Link
      href={`/location/${encodeURIComponent(id)}`}
      className="row found-location"
      data-main=""
      data-first={isFirst || undefined}
      title={shownPath(path)}
    >
      <Tape label={label} />
      <span className="found-location-text">
        <span className="clip">
          <Highlight text={name} query={query} where="word starts" />
        </span>
        {parents !== '' && <PathText path={parents} query={query} />}
      </span>
      <span className="found-location-side">
        {isFirst && (
          <kbd className="first-key" aria-hidden="true">
            ↵
          </kbd>
        )}
        <TypeBadge type={type} />
      </span>
    </Link>
  );
}
