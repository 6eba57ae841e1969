import { memo } from 'react';
import type { BranchEntry } from '../../../model/locations/branchCopy.ts';
import { Tape } from '../../records/Tape.tsx';
import { Icon } from '../../ui/Icon.tsx';

interface DuplicatePreviewProps {
  entries: readonly BranchEntry[];
  /** '21 locations and 37 items'. */
  made: string;
}

/** From here on further inside is not drawn further in. */
const DEEPEST = 5;

/** All locations that will be made, as they will be called and labelled, with what is wrong beside it. */
export const DuplicatePreview = memo(function DuplicatePreview({ entries, made }: DuplicatePreviewProps) {
  return (
    <section className="drawers-preview duplicate-preview form-wide" aria-label="Preview">
      <p role="status" className="muted">
        {entries.length === 0
          ? 'Looking what is inside…'
          : `${made} will be added beside the original. Its photos are not copied.`}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it */}
      <ol tabIndex={0} aria-label="Names and labels">
        {entries.map(({ name, label, depth, problem }, at) => (
          <li
            key={at}
            data-depth={Math.min(depth, DEEPEST)}
            data-wrong={problem === undefined ? undefined : ''}
          >
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
    </section>
  );
});
