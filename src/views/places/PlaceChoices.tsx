import { type KeyboardEvent, type ReactNode, useId, useMemo } from 'react';
import type { OfferedPlace } from '../../model/places/reasonWords.ts';
import type { WantedPlace } from '../../model/places/wanted.ts';
import { placeCommands } from '../commands/definitions/places.ts';
import { useCommands } from '../commands/registry.ts';
import { announce } from '../ui/announce.ts';
import type { FieldProps } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import { usePlaces } from './usePlaces.ts';
import '../styles/records/places.css';

interface PlaceChoicesProps {
  field: FieldProps;
  thing: WantedPlace;
  /** The id of the location that is chosen; '' for none. */
  value: string;
  onChange(id: string): void;
  /** The field, with what describes it. */
  children(field: FieldProps): ReactNode;
}

/**
 * Below a field for a location: the likeliest places for the thing, each with its reason, to be taken by its number while
 * the field has the focus. There is room for them before they come: nothing moves.
 */
export function PlaceChoices({ field, thing, value, onChange, children }: PlaceChoicesProps) {
  const { name, category, supplier, supplier_part_no, description } = thing;
  const asked = useMemo(
    () => ({ name, category, supplier, supplier_part_no, description }),
    [category, description, name, supplier, supplier_part_no],
  );
  const places = usePlaces(asked);
  const list = useId();
  const take = (place: OfferedPlace | undefined) => {
    if (!place) return;
    onChange(place.id);
    announce(`${place.name} chosen`);
  };
  useCommands(
    places.map((place, at) => ({
      ...placeCommands.take,
      id: `${placeCommands.take.id}:${at + 1}`,
      name: `Likely place: ${place.name}`,
      perform: () => take(place),
    })),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    const isClosed = target instanceof Element && target.matches('[role=combobox][aria-expanded=false]');
    if (!isClosed || altKey || ctrlKey || metaKey || !/^[1-3]$/.test(key)) return;
    const place = places[Number(key) - 1];
    if (!place) return;
    event.preventDefault();
    event.stopPropagation();
    take(place);
  };
  const described = [field['aria-describedby'], places.length > 0 && list].filter(Boolean).join(' ');
  return (
    <div className="place-field" onKeyDown={onKeyDown}>
      {children({ ...field, 'aria-describedby': described === '' ? undefined : described })}
      <div className="place-choices" id={list} role="group" aria-label="Likely places">
        {places.length === 0 ? (
          <p className="place-none">Likely places come here, by what is stored where.</p>
        ) : (
          places.map((place, at) => (
            <button
              key={place.id}
              type="button"
              className="place-choice"
              // The field takes their numbers: nobody has to step through them to the next field.
              tabIndex={-1}
              aria-pressed={place.id === value}
              title={place.told}
              onClick={() => take(place)}
            >
              <kbd>{at + 1}</kbd>
              <span className="clip place-name">{place.name}</span>
              <span className="clip place-reason">{place.reason}</span>
              {place.id === value && <Icon name="i-lucide-check" />}
            </button>
          ))
        )}
      </div>
    </div>
  );
}
