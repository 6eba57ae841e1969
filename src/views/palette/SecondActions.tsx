import type { ActedOn } from '../../model/finding/actedOn.ts';
import { Icon } from '../ui/Icon.tsx';
import type { PaletteRowData } from './rows.ts';

interface ActedOnBarProps {
  of: ActedOn;
  /** How many actions there are. */
  count: number;
  onBack(): void;
}

/** What the actions below it are for, and the way back to the rows. */
export function ActedOnBar({ of, count, onBack }: ActedOnBarProps) {
  return (
    <div className="acted-on">
      <button
        type="button"
        className="argument-name"
        title="Back to what was found"
        onMouseDown={(event) => event.preventDefault()}
        onClick={onBack}
      >
        <Icon name="i-lucide-chevron-left" />
        <span className="clip">{of.name}</span>
      </button>
      <p role="status" className="visually-hidden">{`${count} actions for ${of.name}`}</p>
    </div>
  );
}

/** The way to the second actions of the active row, in the line below the list. */
export function MoreHint({ row, onMore }: { row: PaletteRowData; onMore(row: PaletteRowData): void }) {
  return (
    <button
      type="button"
      className="palette-hint more-hint"
      // The focus stays in the field, whose keys the actions are chosen by.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onMore(row)}
    >
      <kbd aria-hidden="true">→</kbd> More actions
    </button>
  );
}
