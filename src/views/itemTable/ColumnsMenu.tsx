import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { ALWAYS, type Column, COLUMN_NAMES, COLUMNS } from '../../model/items/itemTable.ts';
import { Icon } from '../ui/Icon.tsx';

interface ColumnsMenuProps {
  columns: readonly Column[];
  /** Those that its table never has. */
  without: readonly Column[];
  onChoose(columns: readonly Column[]): void;
  button: RefObject<HTMLButtonElement | null>;
}

/** Which columns the table has. It stays open while they are chosen. */
export function ColumnsMenu({ columns, without, onChoose, button }: ColumnsMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    root.current?.querySelector('input')?.focus();
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const boxes = [...event.currentTarget.querySelectorAll('input')];
    const at = boxes.findIndex((box) => box === document.activeElement);
    if (event.key === 'Escape') {
      setOpen(false);
      button.current?.focus();
    } else if (event.key === 'ArrowDown') boxes[(at + 1) % boxes.length]?.focus();
    else if (event.key === 'ArrowUp') boxes.at(at - 1)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="menu" ref={root}>
      <button
        ref={button}
        type="button"
        className="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        Columns
        <Icon name="i-lucide-chevron-down" />
      </button>
      {isOpen && (
        <div id={id} role="group" aria-label="Columns" className="menu-list" onKeyDown={onKeyDown}>
          {COLUMNS.filter((column) => column !== ALWAYS && !without.includes(column)).map((column) => (
            <label key={column} className="menu-item">
              <input
                type="checkbox"
                checked={columns.includes(column)}
                onChange={({ target }) =>
                  onChoose(COLUMNS.filter((one) => (one === column ? target.checked : columns.includes(one))))
                }
              />
              {COLUMN_NAMES[column]}
            </label>
          ))}
        </div>
      )}
    </div>
  );
}
