/** So long, in ms, a finger rests on a row until that is meant to select it: before the browser offers the link's menu. */
const RESTS = 450;
/** So far, in px, it may tremble. */
const TREMBLES = 10;
/** What a press on it means is its own business. */
const CONTROLS = 'button, input, select, textarea, [role=menu]';

/** What the list does with a row, by its `data-cell`. */
interface Selecting {
  /** Whether something is selected: from then on a tap selects as well, and opens nothing. */
  isSelecting(): boolean;
  toggle(cell: string): void;
}

/**
 * Selects rows of the lists in `root` by touch: the first by a long press, then others by taps, until none is selected. A
 * finger that moves scrolls and selects nothing. The mouse is left alone: it has a button for it.
 *
 * @returns what ends it
 */
export function listenForLongPress(root: HTMLElement, { isSelecting, toggle }: Selecting): () => void {
  /** The press that may become a long one. */
  let press: { cell: string; x: number; y: number; timer: ReturnType<typeof setTimeout> } | undefined;
  let isTouch = false;
  /** The finger that has selected is not lifted yet: what comes of lifting it is no tap. */
  let hasSelected = false;

  const end = () => {
    clearTimeout(press?.timer);
    press = undefined;
  };
  const select = () => {
    if (!press) return;
    const { cell } = press;
    end();
    hasSelected = true;
    toggle(cell);
  };
  const ends = new AbortController();
  const options = { capture: true, signal: ends.signal };
  root.addEventListener(
    'pointerdown',
    ({ target, pointerType, isPrimary, clientX: x, clientY: y }) => {
      end();
      hasSelected = false;
      isTouch = pointerType === 'touch';
      const cell = cellOf(target);
      if (isTouch && isPrimary && cell !== undefined) {
        press = { cell, x, y, timer: setTimeout(select, RESTS) };
      }
    },
    options,
  );
  root.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (press && Math.hypot(clientX - press.x, clientY - press.y) > TREMBLES) end();
    },
    options,
  );
  root.addEventListener('pointerup', end, options);
  // The browser has taken the finger for itself: it scrolls.
  root.addEventListener('pointercancel', end, options);
  root.addEventListener(
    'contextmenu',
    (event) => {
      if (!isTouch || cellOf(event.target) === undefined) return;
      event.preventDefault();
      // A browser that is sooner than we are means the same by it.
      select();
    },
    options,
  );
  root.addEventListener(
    'dragstart',
    (event) => {
      // A link that is pressed for long is dragged by some.
      if (isTouch && cellOf(event.target) !== undefined) event.preventDefault();
    },
    options,
  );
  root.addEventListener(
    'click',
    (event) => {
      const cell = cellOf(event.target);
      if (!isTouch || cell === undefined || !(hasSelected || isSelecting())) return;
      event.preventDefault();
      event.stopPropagation();
      if (!hasSelected) toggle(cell);
      hasSelected = false;
    },
    options,
  );
  return () => {
    end();
    ends.abort();
  };
}

/** The row that a press is meant for; undefined where it is not meant for the row itself. */
function cellOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element) || target.closest(CONTROLS)) return undefined;
  return target.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
}
