import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { fold } from '../../../contract/naturalOrder.ts';
import { factsOf } from '../../model/finding/facts.ts';
import { createLocationFinder, type LocationFinder } from '../../model/finding/finder.ts';
import { isCode } from '../../model/scanning/isCode.ts';
import { locationScanned } from '../../model/scanning/meaning.ts';
import { type LocationOption, locationOptions } from '../../model/locations/locationOption.ts';
import { shownPath } from '../../model/locations/shownPath.ts';
import { type Tree, unknownLocationName } from '../../model/locations/tree.ts';
import { useApp } from '../AppContext.ts';
import type { FieldProps } from '../ui/Field.tsx';
import { SearchSelect } from '../ui/SearchSelect.tsx';
import { PathText } from './PathText.tsx';
import { Tape } from './Tape.tsx';

interface LocationSelectProps {
  field: FieldProps;
  /** An id, '' when none is chosen. */
  value: string;
  onChange(id: string): void;
  /** Stands where nothing is chosen. */
  placeholder: string;
  /** A choice for 'none', with this text. */
  noneText?: string;
  /** Leaves out this location and everything inside it. */
  without?: string | undefined;
}

/** Chooses a location by any words of its path or label; each option is its path and its type (LOCF-20). */
export function LocationSelect(props: LocationSelectProps) {
  const { field, value, onChange, placeholder, noneText, without } = props;
  const { locationIndex } = useApp();
  const tree = useSelector(locationIndex, (state) => state.context.tree);
  const options = useMemo(() => (tree ? optionsOf(tree, without) : []), [tree, without]);
  const optionsFor = useMemo(() => optionsFinder(tree, options), [tree, options]);
  const none = noneText === undefined ? undefined : noneOption(noneText);
  const selected = (value === '' ? none : options.find(({ id }) => id === value)) ?? null;
  return (
    <SearchSelect<LocationOption>
      field={field}
      optionsFor={(query) => [...noneFor(none, query), ...optionsFor(query)]}
      keyOf={({ id }) => id}
      selected={selected}
      onChoose={({ id }) => onChange(id)}
      face={
        selected && selected.id !== '' ? (
          <>
            <Tape label={selected.label} />
            <span className="clip">{selected.name}</span>
          </>
        ) : (
          <span className="clip muted">{value === '' ? placeholder : tree ? unknownLocationName : '…'}</span>
        )
      }
      renderOption={({ path, label, type }) => (
        <>
          <PathText path={path} title={shownPath(path)} className="option-path" />
          <Tape label={label} />
          {type !== '' && <span className="option-type">{type}</span>}
        </>
      )}
      placeholder="Search locations..."
      emptyText={
        tree?.byId.size === 0
          ? 'There are no locations yet. Add one first; what you typed here is kept.'
          : 'No locations found.'
      }
    />
  );
}

function optionsOf(tree: Tree, without: string | undefined): LocationOption[] {
  const inside = new Set<string>();
  const open = without === undefined ? [] : [without];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    inside.add(id);
    open.push(...tree.childrenOf(id).map((child) => child.id));
  }
  return locationOptions(tree).filter(({ id }) => !inside.has(id));
}

/** Finds among the options; prepared when something is first typed, as most forms keep their location. */
function optionsFinder(tree: Tree | undefined, options: readonly LocationOption[]) {
  let finder: LocationFinder | undefined;
  const byId = new Map(options.map((option) => [option.id, option]));
  return (query: string): readonly LocationOption[] => {
    if (query.trim() === '') return options;
    if (isCode(query)) {
      const found = byId.get(locationScanned(query, tree)?.id ?? '');
      return found ? [found] : [];
    }
    finder ??= createLocationFinder(
      options.flatMap(({ id }) => {
        const location = tree?.byId.get(id);
        return location ? [factsOf(location)] : [];
      }),
    );
    return finder.find({ query }).ids.flatMap((id) => byId.get(id) ?? []);
  };
}

/** The choice for 'none', above the locations, where what is typed is part of it. */
function noneFor(none: LocationOption | undefined, query: string): LocationOption[] {
  if (!none) return [];
  const words = fold(query).split(/\s+/).filter(Boolean);
  return words.every((word) => fold(none.name).includes(word)) ? [none] : [];
}

function noneOption(name: string): LocationOption {
  return { id: '', name, label: '', type: '', area: '', parents: '', path: name };
}
