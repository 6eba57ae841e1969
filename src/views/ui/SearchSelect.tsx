import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from './composing.ts';
import type { FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';

/** What a choice may be looked for by. */
const SIGN = /^[\p{L}\p{N}]$/u;

export interface SearchSelectProps<T> {
  field: FieldProps;
  /** The choices that match what was typed, in their order. */
  optionsFor(query: string): readonly T[];
  keyOf(option: T): string;
  selected: T | null;
  onChoose(option: T): void;
  /** What the closed control shows. */
  face: ReactNode;
  renderOption(option: T): ReactNode;
  placeholder: string;
  emptyText: string;
  disabled?: boolean;
}

/**
 * A dropdown with a search box in it. Only the options in view are drawn, so that ten thousand stay usable.
 * Enter chooses, Escape closes, and the focus comes back to the control.
 */
export function SearchSelect<T>(props: SearchSelectProps<T>) {
  /** What is looked for in the list as it opens; undefined while it is closed. */
  const [openedWith, setOpenedWith] = useState<string>();
  const isOpen = openedWith !== undefined;
  const setOpen = (wanted: boolean, typed = '') => setOpenedWith(wanted ? typed : undefined);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div
      className="combo"
      ref={root}
      onBlur={(event) => {
        if (!root.current?.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDownCapture={(event) => {
        if (!isOpen) return;
        if (event.key === 'Escape') {
          event.stopPropagation();
          close();
        } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          // It is no choice, and the key of the form: the list is gone before it would take it for one.
          flushSync(close);
        }
      }}
    >
      <button
        {...props.field}
        aria-labelledby={`${props.field.id}-label ${props.field.id}`}
        ref={button}
        type="button"
        role="combobox"
        className="input combo-button"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={panelId}
        disabled={props.disabled}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          const { key, ctrlKey, metaKey, altKey } = event;
          const isLetter = SIGN.test(key) && !ctrlKey && !metaKey && !altKey && !isComposing(event);
          if (isOpen || (key !== 'ArrowDown' && key !== 'ArrowUp' && !isLetter)) return;
          event.preventDefault();
          // It is no key of the page: as in a list of the browser's it is what is looked for.
          event.stopPropagation();
          setOpen(true, isLetter ? key : '');
        }}
      >
        {props.face}
        <Icon name={isOpen ? 'i-lucide-chevron-up' : 'i-lucide-chevron-down'} />
      </button>
      {isOpen && (
        <Choices
          {...props}
          typed={openedWith}
          panelId={panelId}
          onChoose={(option) => {
            props.onChoose(option);
            close();
          }}
        />
      )}
    </div>
  );
}

function Choices<T>({
  optionsFor,
  keyOf,
  selected,
  onChoose,
  renderOption,
  placeholder,
  emptyText,
  typed,
  panelId,
}: SearchSelectProps<T> & { typed: string; panelId: string }) {
  const [query, setQuery] = useState(typed);
  const options = [...optionsFor(query)];
  return (
    <Combobox<T | null>
      immediate
      // What is looked for is the first that fits, not what was chosen before.
      value={query.trim() === '' ? selected : null}
      virtual={{ options }}
      by={(a: T | null, b: T | null) => (a === null || b === null ? a === b : keyOf(a) === keyOf(b))}
      onChange={(option) => {
        if (option !== null) onChoose(option);
      }}
    >
      <div className="combo-panel" id={panelId} ref={bringIntoView}>
        <div className="combo-search">
          <Icon name="i-lucide-search" />
          <ComboboxInput
            aria-label={placeholder.replace(/\.+$/, '')}
            placeholder={placeholder}
            autoComplete="off"
            // Opened by the user's own press: typing can begin at once.
            autoFocus
            displayValue={() => query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
        {options.length === 0 && (
          <p className="combo-empty" role="status">
            {emptyText}
          </p>
        )}
        {/* Stays in the page when it is empty: the text field names it as what it controls. */}
        <ComboboxOptions static className="combo-options" modal={false} hidden={options.length === 0}>
          {({ option }: { option: T }) => (
            <ComboboxOption value={option} className="combo-option">
              {renderOption(option)}
              {selected !== null && keyOf(option) === keyOf(selected) && <Icon name="i-lucide-check" />}
            </ComboboxOption>
          )}
        </ComboboxOptions>
      </div>
    </Combobox>
  );
}

/** Between the bars that lie over the page. For a finger from the top: its keyboard takes what is below. */
function bringIntoView(panel: HTMLElement | null): void {
  if (window.matchMedia('(pointer: coarse)').matches) {
    panel?.closest('.combo')?.scrollIntoView({ block: 'start' });
  } else panel?.scrollIntoView({ block: 'nearest' });
}
