import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

export interface MenuEntry {
  text: string;
  icon: ReactNode;
  danger?: boolean;
  choose(): void;
}

interface MenuButtonProps {
  /** The button's accessible name. */
  label: string;
  className: string;
  face: ReactNode;
  /** A line above the entries. */
  note?: ReactNode;
  entries: readonly MenuEntry[];
}

/**
 * A button with a small menu, after the ARIA menu-button pattern. Ours because Home's first load has no room
 * for the menu library that the forms use lazily (docs/decisions).
 */
export function MenuButton({ label, className, face, note, entries }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  const moveWithin = (event: KeyboardEvent) => {
    const items = [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const current = items.findIndex((item) => item === document.activeElement);
    const target = {
      ArrowDown: (current + 1) % items.length,
      ArrowUp: (current - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    }[event.key];
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') setOpen(false);
    else if (target !== undefined) items[target]?.focus();
    if (target !== undefined || event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  return (
    <div className="menu" ref={root}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          event.stopPropagation();
          setOpen(true);
        }}
      >
        {face}
      </button>
      {open && (
        <div className="menu-list" onKeyDown={moveWithin}>
          {note !== undefined && <div className="menu-note">{note}</div>}
          <div role="menu" id={id} aria-label={label}>
            {entries.map((entry) => (
              <button
                key={entry.text}
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={entry.danger ? 'menu-item menu-item-danger' : 'menu-item'}
                onClick={() => {
                  close();
                  entry.choose();
                }}
              >
                {entry.icon}
                {entry.text}
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
