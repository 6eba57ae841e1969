/** Between the bar and what it stands above: px, as in selection.css. */
const GAP = 8;

/**
 * Tells the style sheet what the bar covers of the page, for as long as it stands: a row that gets the focus has to stay
 * in sight, and the one that has it when the bar comes, too.
 */
export function tellHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--selection', `${bar.offsetHeight + GAP}px`);
    document.activeElement?.closest('[data-cell]')?.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--selection');
  };
}
