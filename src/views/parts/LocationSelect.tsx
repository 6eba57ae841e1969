import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Location } from '../../../contract/entities.ts';
import { fold } from '../../../contract/naturalOrder.ts';
import { type Tree, unknownLocationName } from '../../model/tree.ts';
import { typeName } from '../../model/typeBadge.ts';
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

interface Choice {
  id: string;
  name: string;
  label: string;
  /** Path and type of the location, muted. */
  path: string;
  /** What is searched: folded path and label. */
  text: string;
}

/** Chooses a location by any words of its path or label. */
export function LocationSelect({
  field,
  value,
  onChange,
  placeholder,
  noneText,
  without,
}: LocationSelectProps) {
  const { locationIndex } = useApp();
  const tree = useSelector(locationIndex, (state) => state.context.tree);
  const choices = useMemo(() => {
    const all = tree ? choicesOf(tree, without) : [];
    return noneText === undefined
      ? all
      : [{ id: '', name: noneText, label: '', path: '', text: fold(noneText) }, ...all];
  }, [tree, without, noneText]);
  const selected = choices.find(({ id }) => id === value) ?? null;
  return (
    <SearchSelect<Choice>
      field={field}
      optionsFor={(query) => matching(choices, query)}
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
      renderOption={(choice) => (
        <>
          <Tape label={choice.label} />
          <span className="clip">{choice.name}</span>
          <span className="clip path">{choice.path}</span>
        </>
      )}
      placeholder="Search locations..."
      emptyText="No locations found."
    />
  );
}

function choicesOf(tree: Tree, without: string | undefined): Choice[] {
  const choices: Choice[] = [];
  const open: { location: Location; path: string }[] = [];
  const push = (locations: readonly Location[], path: string) => {
    for (const location of locations.toReversed()) open.push({ location, path });
  };
  push(tree.roots, '');
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { location, path } = next;
    if (location.id === without) continue;
    const full = path === '' ? location.name : `${path} › ${location.name}`;
    const type = typeName(location);
    choices.push({
      id: location.id,
      name: location.name,
      label: location.label,
      path: [path, type === '' ? '' : `(${type})`].filter(Boolean).join(' '),
      text: fold(`${full} ${location.label}`),
    });
    push(tree.childrenOf(location.id), full);
  }
  return choices;
}

/** The choices that contain every word of the query. */
function matching(choices: readonly Choice[], query: string): readonly Choice[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return choices;
  return choices.filter(({ text }) => words.every((word) => text.includes(word)));
}
