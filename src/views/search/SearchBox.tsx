import { type KeyboardEvent, useEffect, useRef } from 'react';
import { placeOf } from '../lists/listPlaces.ts';
import { isComposing } from '../ui/composing.ts';
import { Icon } from '../ui/Icon.tsx';

/** The id of the search box, where keys come back to. */
export const SEARCH_BOX = 'search-box';
/** The name of the list of the items that were found. */
export const RESULTS = 'Results';

interface SearchBoxProps {
  text: string;
  /** What Enter opens now; undefined while it is not known. */
  first: string | undefined;
  onType(text: string): void;
  onEnter(): void;
  onClear(): void;
  /** Arrow down. */
  onLeave(): void;
}

/** Where the search is typed. Enter opens the first result, arrow down goes to it, Escape empties the box. */
export function SearchBox({ text, first, onType, onEnter, onClear, onLeave }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  // The page is for typing a search (SEARCH-02). Not `autoFocus`, which is ahead of the search's own start: a
  // letter typed between the two would be taken back.
  useEffect(() => {
    // Who comes back to the results had a row with the focus, which takes it again.
    if (placeOf(RESULTS)?.hadFocus !== true) box.current?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    // A key that ends a composition is no command; some browsers would send the form for it.
    if (isComposing(event)) {
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    if (event.key === 'Escape' && text !== '') onClear();
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      onLeave();
    }
  };
  return (
    <form
      role="search"
      className="search-box"
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <Icon name="i-lucide-search" />
      <input
        ref={box}
        id={SEARCH_BOX}
        type="search"
        dir="auto"
        aria-label="Search items"
        aria-describedby="search-first"
        placeholder="Name, part number, note…"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span id="search-first" className="visually-hidden">
        {first === undefined ? '' : `Enter opens ${first}`}
      </span>
      {text !== '' && (
        <>
          <button
            type="button"
            className="icon-button icon-button-small"
            aria-label="Clear search"
            onClick={onClear}
          >
            <Icon name="i-lucide-x" />
          </button>
          <kbd aria-hidden="true">Esc</kbd>
        </>
      )}
    </form>
  );
}
