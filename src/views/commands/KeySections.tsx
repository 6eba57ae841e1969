import type { ActorRefFrom } from 'xstate';
import type { keyCaptureMachine } from '../../machines/keys/keyCapture.machine.ts';
import type { FilteredSection } from './keyFilter.ts';
import { KeyRow } from './KeyRow.tsx';

interface KeySectionsProps {
  sections: readonly FilteredSection[];
  /** What the sections were filtered by. */
  typed: string;
  capture: ActorRefFrom<typeof keyCaptureMachine>;
}

/** The keys under the scopes that they work in. */
export function KeySections({ sections, typed, capture }: KeySectionsProps) {
  if (sections.length === 0) return <p role="status">No key matches “{typed.trim()}”</p>;
  return sections.map(({ title, rows, fixed }) => (
    <section key={title} aria-label={title}>
      <h3>{title}</h3>
      <dl className="key-rows">
        {rows.map((row) => (
          <KeyRow key={row.id} row={row} capture={capture} />
        ))}
        {fixed.map(({ keys, name }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="key-row-keys">
              <span className="keys">
                {keys.map((shown) => (
                  <kbd key={shown}>{shown}</kbd>
                ))}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
