import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { FILTER_LOCATION_TYPES } from '../../../contract/builtins.ts';
import { areasOf, findLocations, type LocationOption, locationOptions } from '../../model/locationIndex.ts';
import { useApp } from '../AppContext.ts';
import { OriginText } from '../parts/DataLabel.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Highlight } from '../parts/Highlight.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Tape } from '../parts/Tape.tsx';

/** The dialog on '/': any location by any part of its path or label, narrowed by area and type. */
export default function LocationSearchDialog() {
  const { locationSearch, locationIndex } = useApp();
  const tree = useSelector(locationIndex, (state) => state.context.tree);
  const failure = useSelector(locationIndex, (state) => state.context.failure);
  const origin = useSelector(locationIndex, (state) => state.context.origin);
  const { query, area, locationType } = useSelector(locationSearch, (state) => state.context);
  const options = useMemo(() => (tree ? locationOptions(tree) : []), [tree]);
  const areas = useMemo(() => areasOf(options), [options]);
  const found = useMemo(
    () => findLocations(options, { query, area, type: locationType }),
    [options, query, area, locationType],
  );
  const close = () => locationSearch.send({ type: 'search.closed' });

  return (
    <Dialog label="Location Search" className="location-search" onClose={close}>
      <h2 className="visually-hidden">Location Search</h2>
      <Combobox<LocationOption | null>
        immediate
        value={null}
        virtual={{ options: found }}
        onChange={(option) => {
          if (option) locationSearch.send({ type: 'location.chosen', id: option.id });
        }}
      >
        <div className="palette-input">
          <Icon name="i-lucide-map-pin" />
          <ComboboxInput
            aria-label="Search locations"
            placeholder="Name, path or label…"
            autoComplete="off"
            spellCheck={false}
            data-autofocus=""
            displayValue={() => query}
            onChange={(event) => locationSearch.send({ type: 'query.changed', query: event.target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              event.preventDefault();
              close();
            }}
          />
          <kbd aria-hidden="true">Esc</kbd>
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
            {found.length.toLocaleString('en')}
          </span>
        </div>
        {found.length === 0 && (
          <p className="search-none" role="status">
            {tree
              ? 'No locations found.'
              : failure
                ? `Failed to load locations. ${failure.message}`
                : 'Loading locations...'}
          </p>
        )}
        {/* Stays in the page when it is empty: the text field names it as what it controls. */}
        <ComboboxOptions
          static
          className="search-options"
          modal={false}
          aria-label="Locations"
          hidden={found.length === 0}
        >
          {({ option }: { option: LocationOption }) => (
            <ComboboxOption value={option} className="palette-option">
              <span className="tape-column">
                <Tape label={option.label} />
              </span>
              <span className="clip palette-name">
                <Highlight text={option.name} query={query} />
              </span>
              <span className="clip palette-path">{option.parents}</span>
            </ComboboxOption>
          )}
        </ComboboxOptions>
      </Combobox>
      <div className="dialog-foot">
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
