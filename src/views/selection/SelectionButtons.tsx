import type { Action } from '../commands/command.ts';
import { selectionCommands } from '../commands/definitions/selection.ts';
import { KeysOf } from '../commands/Keys.tsx';
import { Icon } from '../ui/Icon.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';

type Change = 'move' | 'quantity' | 'category' | 'supplier' | 'print' | 'remove' | 'clear';

interface SelectionButtonsProps {
  changes: Readonly<Record<Change, Action>>;
  isBusy: boolean;
  /** All of a long list are on their way. */
  isGathering: boolean;
  /** What selects all; undefined where all are selected. */
  allText: string | undefined;
  onAll(): void;
}

/** On a phone they are entries of a menu. */
const FIELDS = [
  { change: 'category', text: 'Change category…' },
  { change: 'quantity', text: 'Set quantity…' },
  { change: 'supplier', text: 'Set supplier…' },
  { change: 'print', text: 'Print labels' },
] as const;

/** What can be done with the selected items, by buttons. */
export function SelectionButtons({ changes, isBusy, isGathering, allText, onAll }: SelectionButtonsProps) {
  const run = (change: Change) => () => {
    if (!isBusy) changes[change].perform();
  };
  const asking = (change: Change, text: string, className = '') => (
    <button
      key={change}
      type="button"
      className={`button button-small ${className}`}
      aria-haspopup={change === 'print' ? undefined : 'dialog'}
      aria-disabled={isBusy}
      onClick={run(change)}
    >
      <Icon name={changes[change].icon} />
      {text}
      <KeysOf command={changes[change].id} keepsRoom />
    </button>
  );
  return (
    <>
      <button
        type="button"
        className="button button-small"
        aria-disabled={isGathering || allText === undefined}
        onClick={() => {
          if (!isGathering && allText !== undefined) onAll();
        }}
      >
        {isGathering && <span className="spinner" aria-hidden="true" />}
        {isGathering ? 'Selecting all…' : (allText ?? 'All selected')}
        <KeysOf command={selectionCommands.all.id} keepsRoom />
      </button>
      <button type="button" className="button button-small" data-clears-selection="" onClick={run('clear')}>
        Clear
        <KeysOf command={changes.clear.id} keepsRoom />
      </button>
      {asking('move', 'Move to…')}
      {FIELDS.map(({ change, text }) => asking(change, text, 'selection-field'))}
      <div className="selection-fields">
        <MenuButton
          label="Change the selected items"
          className="button button-small"
          face={
            <>
              Change
              <Icon name="i-lucide-chevron-down" />
            </>
          }
          entries={FIELDS.map(({ change, text }) => ({
            text,
            icon: <Icon name={changes[change].icon} />,
            choose: run(change),
          }))}
        />
      </div>
      <button
        type="button"
        className="button button-small button-danger"
        aria-disabled={isBusy}
        onClick={run('remove')}
      >
        <Icon name="i-lucide-trash-2" />
        Delete
        <KeysOf command={changes.remove.id} keepsRoom />
      </button>
    </>
  );
}
