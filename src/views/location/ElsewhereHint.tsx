import { useMemo } from 'react';
import { quickLine, type QuickTexts } from '../../model/items/quickAdd.ts';
import type { OfferedPlace } from '../../model/places/reasonWords.ts';
import { fastEntryCommands } from '../commands/definitions/fastEntry.ts';
import { Keys } from '../commands/Keys.tsx';
import { useCommands } from '../commands/registry.ts';
import { usePlaces } from '../places/usePlaces.ts';

/** The place in which a thing is likelier to belong than in this one, of which nothing speaks for it. */
export function useElsewhere(texts: QuickTexts, category: string, here: string): OfferedPlace | undefined {
  const thing = useMemo(() => {
    const line = quickLine(texts);
    return { name: 'fields' in line ? '' : line.name, category };
  }, [category, texts]);
  const places = usePlaces(thing);
  return thing.name === '' || places.some(({ id }) => id === here) ? undefined : places[0];
}

interface ElsewhereHintProps {
  place: OfferedPlace;
  onAdd(): void;
}

/** Says where the thing would rather be looked for; adds it there when it is pressed. */
export function ElsewhereHint({ place, onAdd }: ElsewhereHintProps) {
  const name = `Add to ${place.name}`;
  useCommands([{ ...fastEntryCommands.elsewhere, name, perform: onAdd }], 'last');
  return (
    <button type="button" className="quick-add-elsewhere" title={place.told} onClick={onAdd}>
      <span className="clip">{name}?</span>
      <span className="clip quick-add-why">{place.reason}</span>
      <Keys of="shift+Enter" />
    </button>
  );
}
