import { type CSSProperties, memo } from 'react';
import { locationCount } from '../../model/items/counts.ts';
import type { DrawerEntry } from '../../model/locations/drawerGrid.ts';
import { Tape } from '../records/Tape.tsx';
import { Icon } from '../ui/Icon.tsx';

/** All that will be made, as it will be called and labelled, with what is wrong beside it. */
export const DrawersPreview = memo(function DrawersPreview({
  entries,
  columns,
}: {
  entries: readonly DrawerEntry[];
  columns: number;
}) {
  const [first, last] = [entries.at(0), entries.at(-1)];
  const wrong = entries.filter(({ problem }) => problem !== undefined).length;
  return (
    <section className="drawers-preview form-wide" aria-label="Preview">
      <p role="status" className="muted">
        {first && last
          ? `${locationCount(entries.length)}: ${first.name} to ${last.name}${wrong > 0 ? `, ${wrong} ${wrong === 1 ? 'needs' : 'need'} fixing` : ''}`
          : 'Say how many rows and columns: their names and labels are shown here.'}
      </p>
      {entries.length > 0 && (
        <ol
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it
          tabIndex={0}
          aria-label="Names and labels"
          data-grid={columns <= 4 || undefined}
          style={{ '--columns': columns } as CSSProperties}
        >
          {entries.map(({ name, label, problem }, at) => (
            <li key={at} data-wrong={problem === undefined ? undefined : ''}>
              <span className="clip">{name}</span>
              <Tape label={label} />
              {problem !== undefined && (
                <span className="field-error">
                  <Icon name="i-lucide-triangle-alert" />
                  {problem}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
});
