import { flushSync } from 'react-dom';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { ItemFilters } from '../../model/items/itemTable.ts';
import { LocationSelect } from '../records/LocationSelect.tsx';
import { Field } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import { isComposing } from '../ui/composing.ts';

/** What filters can be chosen from; without it the screen has that filter elsewhere, or none. */
export interface FilterChoices {
  categories?: readonly string[];
  hasPlaces: boolean;
  /** Suppliers to propose. */
  suppliers: readonly string[];
}

interface FilterPanelProps extends FilterChoices {
  filters: ItemFilters;
  onFilter(change: Partial<ItemFilters>): void;
  /** Escape. */
  onClose(): void;
}

/** The filters of the table; the first takes the focus. */
export default function FilterPanel(props: FilterPanelProps) {
  const { categories, hasPlaces, suppliers, filters, onFilter, onClose } = props;
  const panel = useRef<HTMLDivElement>(null);
  const list = useId();
  useEffect(() => panel.current?.querySelector<HTMLElement>('select, button, input')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <div ref={panel} role="group" aria-label="Filters" className="table-filters" onKeyDown={onKeyDown}>
      {categories && (
        <Field label="Category">
          {(field) => (
            <div className="select">
              <select
                {...field}
                className="input"
                value={filters.category}
                onChange={({ target }) => onFilter({ category: target.value })}
              >
                <option value="">All categories</option>
                {categories.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
              <Icon name="i-lucide-chevron-down" />
            </div>
          )}
        </Field>
      )}
      {hasPlaces && (
        <Field label="Location, with all inside">
          {(field) => (
            <LocationSelect
              field={field}
              value={filters.within}
              onChange={(within) => onFilter({ within })}
              placeholder="Anywhere"
              noneText="Anywhere"
            />
          )}
        </Field>
      )}
      <Field label="Supplier">
        {(field) => (
          <>
            <Settled
              {...field}
              list={list}
              placeholder="Part of its name"
              autoComplete="off"
              value={filters.supplier}
              onSettle={(supplier) => onFilter({ supplier })}
            />
            <datalist id={list}>
              {suppliers.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </datalist>
          </>
        )}
      </Field>
      <Field label="Changed since">
        {(field) => (
          <Settled {...field} type="date" value={filters.since} onSettle={(since) => onFilter({ since })} />
        )}
      </Field>
      <label className="table-check">
        <input
          type="checkbox"
          checked={filters.noPhoto}
          onChange={({ target }) => onFilter({ noPhoto: target.checked })}
        />
        Only without photo
      </label>
    </div>
  );
}

interface SettledProps {
  id: string;
  type?: string;
  list?: string;
  placeholder?: string;
  autoComplete?: string;
  value: string;
  onSettle(value: string): void;
}

/** A field whose text counts once it is done: with Enter, or when it is left. Half a year is no date. */
function Settled({ value, onSettle, ...input }: SettledProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // Cleared by its chip, or by Back.
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const settle = () => {
    if (typed.trim() !== value) onSettle(typed.trim());
  };
  return (
    <input
      {...input}
      className="input"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (isComposing(event)) return;
        if (event.key === 'Enter') settle();
        // Closing takes the focus away: before that half a word is taken back.
        if (event.key === 'Escape') flushSync(() => setTyped(value));
      }}
    />
  );
}
