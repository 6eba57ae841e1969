import { type ReactNode, useId, useRef, useState } from 'react';
import { arrivingPart } from '../lists/arrivingPart.ts';

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

/** The menu's code, which nobody waits for who does not open one. */
export const loadMenu = async () => (await import('./MenuList.tsx')).default;
const useMenuList = arrivingPart(loadMenu);

/**
 * A button with a small menu, after the ARIA menu-button pattern. Ours because Home's first load has no room
 * for the menu library that the forms use lazily (docs/decisions).
 */
export function MenuButton({ label, className, face, note, entries }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { part: MenuList } = useMenuList(open);
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
      {open && MenuList && (
        <MenuList
          id={id}
          label={label}
          note={note}
          entries={entries}
          root={root}
          onLeave={() => setOpen(false)}
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
}
