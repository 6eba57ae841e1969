import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import { FILTER_LOCATION_TYPES } from '../../../contract/builtins.ts';
import { areasOf } from '../../model/finding/filters.ts';
import { type LocationOption, optionsWith } from '../../model/locations/locationOption.ts';
import { useApp, useDeferred } from '../AppContext.ts';
import { ChoiceList, choiceId } from '../ui/ChoiceList.tsx';
import { OriginText } from '../records/DataLabel.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Highlight } from '../records/Highlight.tsx';
import { OpenScan } from '../scanning/OpenScan.tsx';
import { DialogClose } from '../ui/DialogClose.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PathText } from '../records/PathText.tsx';
import { Tape } from '../records/Tape.tsx';
import { useChoices } from '../ui/useChoices.ts';
import { useOverlay } from '../commands/useOverlay.ts';
import '../styles/screens/locationSearch.css';
import { isComposing } from '../ui/composing.ts';

/** The id of the list's element. */
const LIST = 'location-choices';
const OPENED = { type: 'search.opened' } as const;
const CLOSED = { type: 'search.closed' } as const;

/** The dialog on '/': any location by any part of its path or label, narrowed by area and type. */
export default function LocationSearchDialog() {
  const { locationIndex } = useApp();
  const { locationSearch } = useDeferred();
  useOverlay(locationSearch, OPENED, CLOSED);
  const tree = useSelector(locationIndex, (state) => state.context.tree);
  const failure = useSelector(locationIndex, (state) => state.context.failure);
  const origin = useSelector(locationIndex, (state) => state.context.origin);
  const { query, area, locationType, found, foundFor } = useSelector(
    locationSearch,
    (state) => state.context,
  );
  const hasFailed = useSelector(locationSearch, (state) => state.hasTag('failed'));
  const areas = useMemo(() => areasOf(tree?.byId.values() ?? []), [tree]);
  const listed = useMemo(() => (tree && found ? optionsWith(tree, found.ids) : []), [tree, found]);
  const total = found?.total ?? 0;
  useEffect(() => locationSearch.send({ type: 'locations.changed' }), [locationSearch, tree]);
  const close = () => locationSearch.send(CLOSED);
  const choose = ({ id }: LocationOption) => locationSearch.send({ type: 'location.chosen', id });
  const sections = useMemo(() => [{ name: 'Locations', rows: listed }], [listed]);
  const marked = found?.respelt ?? foundFor;
  const { active, setActive, move } = useChoices(listed, foundFor);
  const draw = useCallback(
    ({ name, label, parents }: LocationOption) => (
      <>
        <span className="tape-column">
          <Tape label={label} />
        </span>
        <span className="clip palette-name">
          <Highlight text={name} query={marked} />
        </span>
        <PathText path={parents} className="palette-path" />
      </>
    ),
    [marked],
  );

  return (
    <Dialog label="Location Search" className="location-search" onClose={close}>
      <h2 className="visually-hidden">Location Search</h2>
      <div className="palette-input">
        <Icon name="i-lucide-map-pin" />
        <input
          role="combobox"
          aria-expanded={listed.length > 0}
          aria-controls={LIST}
          aria-activedescendant={listed.length > 0 ? choiceId(LIST, active) : undefined}
          aria-label="Search locations"
          placeholder="Name, path or label…"
          autoComplete="off"
          spellCheck={false}
          data-autofocus=""
          value={query}
          onChange={(event) => locationSearch.send({ type: 'query.changed', query: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) {
              move(event);
              return;
            }
            event.preventDefault();
            // The key that has led here may still be held.
            if (event.repeat) return;
            const option = listed[active];
            if (locationSearch.getSnapshot().hasTag('busy')) locationSearch.send({ type: 'first.chosen' });
            else if (option) choose(option);
          }}
        />
        <OpenScan />
        <DialogClose />
      </div>
      <div className="search-filters">
        <div className="select">
          <select
            className="input"
            aria-label="Area"
            value={area}
            onChange={(event) => locationSearch.send({ type: 'area.chosen', area: event.target.value })}
          >
            <option value="">All Areas</option>
            {areas.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
          <Icon name="i-lucide-chevron-down" />
        </div>
        <div className="select">
          <select
            className="input"
            aria-label="Type"
            value={locationType}
            onChange={(event) =>
              locationSearch.send({ type: 'type.chosen', locationType: event.target.value })
            }
          >
            <option value="">All Types</option>
            {FILTER_LOCATION_TYPES.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
          <Icon name="i-lucide-chevron-down" />
        </div>
      </div>
      <div className="search-heading">
        <h3>
          Locations
          {area !== '' && <span>{` in ${area}`}</span>}
          {locationType !== '' && <span>{` (${locationType})`}</span>}
        </h3>
        {tree && <OriginText origin={origin} />}
        <span className="count" role="status">
          {total.toLocaleString('en')}
        </span>
      </div>
      {listed.length === 0 && (
        <div className="search-none">
          <p role="status">
            {tree
              ? hasFailed
                ? 'Part of the app could not be loaded. Reload the page.'
                : found && 'No locations found.'
              : failure
                ? `Failed to load locations. ${failure.message}`
                : 'Loading locations...'}
          </p>
          {tree?.byId.size === 0 && (
            <Link href="/add-location" className="button" onClick={close}>
              Add First Location
            </Link>
          )}
        </div>
      )}
      {found?.respelt !== undefined && listed.length > 0 && (
        <p className="search-respelt" role="status">
          {`Nothing has “${foundFor}”. This is what has “${found.respelt}”.`}
        </p>
      )}
      {/* Stays in the page when it is empty: the text field names it as what it controls. */}
      <ChoiceList
        id={LIST}
        label="Locations"
        className="search-options"
        text={marked}
        sections={sections}
        active={active}
        draw={draw}
        onActive={setActive}
        onChosen={choose}
      />
      {total > listed.length && listed.length > 0 && (
        <p className="search-more">{`and ${(total - listed.length).toLocaleString('en')} more – type on`}</p>
      )}
      <div className="dialog-foot" data-idle={listed.length === 0 || undefined}>
        <span className="palette-hint">
          <kbd>↵</kbd> Go to location
        </span>
        <span className="palette-hint">
          <kbd>↑</kbd>
          <kbd>↓</kbd> Move
        </span>
      </div>
    </Dialog>
  );
}
