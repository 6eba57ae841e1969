import { useMemo } from 'react';
import { FILTER_EXAMPLES, narrowingParts } from '../../model/finding/filterWords.ts';
import { Icon } from '../ui/Icon.tsx';

interface NarrowingPartsProps {
  text: string;
  /** The text without one of them. */
  onChange(text: string): void;
}

/** What of the search narrows it down, in words, each to be taken out again; nothing where nothing does. */
export function NarrowingParts({ text, onChange }: NarrowingPartsProps) {
  const parts = useMemo(() => narrowingParts(text), [text]);
  if (parts.length === 0) return null;
  return (
    <ul className="narrowing-parts" aria-label="Narrowed down to">
      {parts.map(({ words, rest }, at) => (
        // They have no identity but their place.
        <li key={at}>
          <button
            type="button"
            className="narrowing-part"
            aria-label={`${words}: take out`}
            onClick={() => onChange(rest)}
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
