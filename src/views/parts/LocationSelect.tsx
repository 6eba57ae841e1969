import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { findLocations, type LocationOption, locationOptions } from '../../model/locationIndex.ts';
import { type Tree, unknownLocationName } from '../../model/tree.ts';
import { useApp } from '../AppContext.ts';
import type { FieldProps } from './Field.tsx';
import { SearchSelect } from './SearchSelect.tsx';
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
  const options = useMemo(() => (tree ? optionsOf(tree, noneText, without) : []), [tree, noneText, without]);
  const selected = options.find(({ id }) => id === value) ?? null;
  return (
    <SearchSelect<LocationOption>
      field={field}
      optionsFor={(query) => findLocations(options, { query })}
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
      renderOption={({ name, parents, label, type }) => (
        <>
          <span className="option-path" title={parents === '' ? name : `${parents} › ${name}`}>
            {parents !== '' && <span className="clip muted">{parents} › </span>}
            <span className="clip option-name">{name}</span>
          </span>
          <Tape label={label} />
          {type !== '' && <span className="option-type">{type}</span>}
        </>
      )}
      placeholder="Search locations..."
      emptyText="No locations found."
    />
  );
}

function optionsOf(tree: Tree, noneText: string | undefined, without: string | undefined): LocationOption[] {
  const inside = new Set<string>();
  const open = without === undefined ? [] : [without];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    inside.add(id);
    open.push(...tree.childrenOf(id).map((child) => child.id));
  }
  const all = locationOptions(tree).filter(({ id }) => !inside.has(id));
  return noneText === undefined ? all : [noneOption(noneText), ...all];
}

function noneOption(name: string): LocationOption {
  const text = name.toLowerCase();
  return {
    id: '',
    name,
    label: '',
    type: '',
    area: '',
    parents: '',
    path: name,
    folded: { name: text, label: '', text },
  };
}
