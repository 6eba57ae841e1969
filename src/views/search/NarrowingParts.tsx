import { useMemo, useRef } from 'react';
import { FILTER_EXAMPLES, narrowingParts } from '../../model/finding/filterWords.ts';
import { isByTouch } from './byTouch.ts';
import { Icon } from '../ui/Icon.tsx';
import { takeFocus } from '../ui/takeFocus.ts';

interface NarrowingPartsProps {
  text: string;
  /** The text without one of them, by which press. By touch the next part has the focus then, where there is one. */
  onChange(text: string, press: Event): void;
}

/** What of the search narrows it down, in words, each to be taken out again; nothing where nothing does. */
export function NarrowingParts({ text, onChange }: NarrowingPartsProps) {
  const parts = useMemo(() => narrowingParts(text), [text]);
  const list = useRef<HTMLUListElement>(null);
  if (parts.length === 0) return null;
  return (
    <ul ref={list} className="narrowing-parts" aria-label="Narrowed down to">
      {parts.map(({ words, rest }, at) => (
        // They have no identity but their place.
        <li key={at}>
          <button
            type="button"
            className="narrowing-part"
            aria-label={`${words}: take out`}
            onClick={({ nativeEvent }) => {
              if (isByTouch(nativeEvent)) {
                // The last button goes, and the next part stands in the place of this one.
                const buttons = list.current?.querySelectorAll('button') ?? [];
                takeFocus(buttons[Math.min(at, buttons.length - 2)] ?? null);
              }
              onChange(rest, nativeEvent);
            }}
          >
            {words}
            <Icon name="i-lucide-x" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What can be typed to narrow a search down. */
export function FilterExamples() {
  return (
    <div className="filter-examples">
      <h3>Narrow it down</h3>
      <dl>
        {FILTER_EXAMPLES.map(([typed, means]) => (
          <div key={typed}>
            <dt>
              <code>{typed}</code>
            </dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
