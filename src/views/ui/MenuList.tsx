import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import type { MenuEntry } from './MenuButton.tsx';

interface MenuListProps {
  id: string;
  label: string;
  note: ReactNode;
  entries: readonly MenuEntry[];
  /** The button and the menu: a press or the focus outside of it closes the menu. */
  root: RefObject<HTMLElement | null>;
  /** Closes the menu; the focus is somewhere else already. */
  onLeave(): void;
  /** Closes the menu and gives the focus back to the button. */
  onClose(): void;
}

/** The menu of a menu button, for as long as it is open. */
export default function MenuList({ id, label, note, entries, root, onLeave, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  useLayoutEffect(() => {
    if (list.current && root.current) standWhereThereIsRoom(list.current, root.current);
  }, [root]);
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) leave.current();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [root]);

  const moveWithin = (event: KeyboardEvent) => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const current = items.findIndex((item) => item === document.activeElement);
    const target = {
      ArrowDown: (current + 1) % items.length,
      ArrowUp: (current - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    }[event.key];
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Tab') onLeave();
    else if (target !== undefined) items[target]?.focus();
    if (target !== undefined || event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  return (
    <div className="menu-list" ref={list} onKeyDown={moveWithin}>
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
              onClose();
              entry.choose();
            }}
          >
            {entry.icon}
            {entry.text}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Below its button, or above it where more of it fits there; it scrolls where it fits nowhere. */
function standWhereThereIsRoom(list: HTMLElement, root: HTMLElement): void {
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(list);
  const { top, bottom } = root.getBoundingClientRect();
  const gap = list.getBoundingClientRect().top - bottom;
  const below = window.innerHeight - parseFloat(scrollMarginBottom) - bottom - gap;
  const above = top - parseFloat(scrollMarginTop) - gap;
  const isAbove = list.offsetHeight > below && above > below;
  list.classList.toggle('is-above', isAbove);
  list.style.maxHeight = `${Math.max(isAbove ? above : below, LEAST)}px`;
}

/** What is shown of a menu in any window, in pixels. */
const LEAST = 120;
