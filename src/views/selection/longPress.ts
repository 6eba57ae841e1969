import { focusCell } from '../lists/tabStop.ts';

/** So long, in ms, a finger rests on a row until that is meant to select it: before the browser offers the link's menu. */
const RESTS = 450;
/** So far, in px, it may tremble. */
const TREMBLES = 10;
/** So long, in ms, after a finger is lifted a browser may still make a click of that. */
const LIFTS = 400;
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
  let press: { row: HTMLElement; x: number; y: number; timer: ReturnType<typeof setTimeout> } | undefined;
  let isTouch = false;
  let stopIgnoring: (() => void) | undefined;

  const end = () => {
    clearTimeout(press?.timer);
    press = undefined;
  };
  const select = () => {
    if (!press) return;
    const { row } = press;
    end();
    stopIgnoring?.();
    stopIgnoring = ignoreLifting(root.ownerDocument);
    // The bar of what is selected may come where the row is: the row with the focus is kept in sight.
    focusCell(row, { preventScroll: true });
    const cell = row.dataset['cell'];
    if (cell !== undefined) toggle(cell);
  };
  const ends = new AbortController();
  const options = { capture: true, signal: ends.signal };
  root.addEventListener(
    'pointerdown',
    ({ target, pointerType, isPrimary, clientX: x, clientY: y }) => {
      end();
      isTouch = pointerType === 'touch';
      const row = rowOf(target);
      if (isTouch && isPrimary && row) {
        press = { row, x, y, timer: setTimeout(select, RESTS) };
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
      if (!isTouch || !rowOf(event.target)) return;
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
      if (isTouch && rowOf(event.target)) event.preventDefault();
    },
    options,
  );
  root.addEventListener(
    'click',
    (event) => {
      const cell = rowOf(event.target)?.dataset['cell'];
      if (!isTouch || cell === undefined || !isSelecting()) return;
      event.preventDefault();
      event.stopPropagation();
      toggle(cell);
    },
    options,
  );
  return () => {
    end();
    stopIgnoring?.();
    ends.abort();
  };
}

/**
 * Until the next press nothing comes of lifting the finger that has selected, whatever lies below it by then: it was meant
 * for the row.
 *
 * @returns what ends it sooner
 */
function ignoreLifting(page: Document): () => void {
  const ends = new AbortController();
  const options = { capture: true, signal: ends.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    ends.abort();
  };
  const lifted = () => {
    clearTimeout(timer);
    timer = setTimeout(end, LIFTS);
  };
  page.addEventListener('pointerdown', end, options);
  page.addEventListener('pointerup', lifted, options);
  page.addEventListener('pointercancel', lifted, options);
  // It would take the focus from the row.
  page.addEventListener('mousedown', (event) => event.preventDefault(), options);
  page.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      end();
    },
    options,
  );
  return end;
}

/** The row that a press is meant for; null where it is not meant for the row itself. */
function rowOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || target.closest(CONTROLS)) return null;
  return target.closest<HTMLElement>('[data-cell]');
}
