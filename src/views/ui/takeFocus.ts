/** As a `ref` of what comes in the place of something that had the focus: takes it, once. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** The heading that has the focus for a button which has gone. */
let keeper: HTMLElement | undefined;

/** As a `ref` of what may go while it has the focus, as a button by being pressed: the heading above it gets the focus then. */
export function leaveFocusToHeading(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  return () => {
    if (document.activeElement !== element) return;
    giveTo(headingOver(element));
    queueMicrotask(() => {
      // The heading has gone along with it.
      if (document.activeElement === document.body) giveTo(headingOver(document.querySelector('main')));
    });
  };
}

/** Gives `button` the focus that one in its place has left to their heading, unless it has gone elsewhere meanwhile. */
export function takeFocusBack(button: HTMLElement | null): void {
  if (!button) return;
  // Only then what is left has got where it goes.
  queueMicrotask(() => {
    if (document.activeElement !== keeper || headingOver(button) !== keeper) return;
    keeper = undefined;
    takeFocus(button);
  });
}

function headingOver(element: Element | null): HTMLElement | null {
  const part = element?.closest<HTMLElement>('[aria-labelledby], dialog, main') ?? null;
  const label = document.getElementById(part?.getAttribute('aria-labelledby') ?? '');
  return label ?? part?.querySelector<HTMLElement>('h1, h2') ?? part;
}

function giveTo(heading: HTMLElement | null): void {
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  takeFocus(heading);
  keeper = heading;
}
