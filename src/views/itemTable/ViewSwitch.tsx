import type { ItemView } from '../../machines/session/preferences.machine.ts';

interface ViewSwitchProps {
  isTable: boolean;
  onShow(view: ItemView): void;
  /** What the cards are called, where they are none. */
  cards?: string;
}

/** Whether items stand as cards or in a table. */
export function ViewSwitch({ isTable, onShow, cards = 'Cards' }: ViewSwitchProps) {
  const choice = (view: ItemView, text: string) => {
    const isCurrent = (view === 'table') === isTable;
    return (
      <button
        type="button"
        className={isCurrent ? 'button' : 'button button-quiet'}
        aria-pressed={isCurrent}
        onClick={() => onShow(view)}
      >
        {text}
      </button>
    );
  };
  return (
    <div className="menu push" role="group" aria-label="Show items as">
      {choice('cards', cards)}
      {choice('table', 'Table')}
    </div>
  );
}
