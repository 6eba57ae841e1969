/** What a row or card of a list can be made to do by a key; on its controls as `data-action`. */
export type RowAction = 'edit' | 'delete' | 'select';

/** So long, in ms, a key waits: whoever has pressed it has given up by then. */
const PATIENCE = 5000;

interface Awaited {
  cell: string;
  action: RowAction;
  /** Nothing is done to a row of another page, which may be of the same record. */
  page: string;
  until: number;
}

let awaited: readonly Awaited[] = [];
let escapes: AbortController | undefined;

/**
 * Keeps the key of a row for what answers to it and is still on its way: on a busy machine that comes seconds after the
 * row. Escape takes all of them back, and so does a press of the pointer, or going elsewhere with the keyboard. After `edit`
 * and `delete` nothing is kept: what is pressed then is meant for what these open.
 *
 * @param cell the row's `data-cell`
 */
export function keepRowKey(cell: string, action: RowAction): void {
  const before = stillAwaited();
  if (before.some((one) => one.action !== 'select')) return;
  awaited = [...before, { cell, action, page: window.location.pathname, until: now() + PATIENCE }];
  if (escapes) return;
  escapes = new AbortController();
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') keep([]);
  };
  const options = { capture: true, signal: escapes.signal };
  window.addEventListener('keydown', onKeyDown, options);
  // Whoever points has gone on to something else.
  window.addEventListener('pointerdown', () => keep([]), options);
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof Element && target.closest('[data-cell]'))) keep([]);
  };
  window.addEventListener('focusin', onFocusIn, options);
}

/**
 * The keys that were pressed for rows that `isHere` knows, in their order; each is told once.
 *
 * @param isHere whether there is such a row, by its `data-cell`
 */
export function takeRowKeys(
  isHere: (cell: string) => boolean,
): readonly { cell: string; action: RowAction }[] {
  const left = stillAwaited();
  const taken = left.filter(({ cell }) => isHere(cell));
  keep(left.filter((one) => !taken.includes(one)));
  return taken;
}

function keep(left: readonly Awaited[]): void {
  awaited = left;
  if (left.length > 0) return;
  escapes?.abort();
  escapes = undefined;
}

function stillAwaited(): readonly Awaited[] {
  return awaited.filter(({ page, until }) => page === window.location.pathname && until > now());
}

const now = (): number => performance.now();
