/**
 * In the page: 'visible', or in words what is wrong with the focus: a control has a ring, a heading none. Self-contained, for `page.evaluate`. Rings drawn
 * by a shadow are gone where the browser forces its colours, and are not counted there.
 */
export function focusIndicator(): string {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return 'the focus is nowhere';
  // A page's heading takes the focus after navigation; it is no control, and the top of the page is where one looks.
  const isHeading = focused.matches('h1[tabindex="-1"]');
  const hasOutline = (style: CSSStyleDeclaration) =>
    style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
  const hasInnerRing = (style: CSSStyleDeclaration) => /0px 0px 0px 2px inset/.test(style.boxShadow);
  // A field in a box of its own: the box has the ring.
  const box = focused.closest('.search-box, .combo-search, .palette-input');
  const styles = [getComputedStyle(focused), getComputedStyle(focused, '::after')];
  if (box) styles.push(getComputedStyle(box));
  // A grid has the focus for its cells: the one that it names has the ring.
  const cell = focused.matches('[role=grid]') ? focused.getAttribute('aria-activedescendant') : null;
  const named = cell === null ? null : document.getElementById(cell);
  if (named) styles.push(getComputedStyle(named));
  const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent}`;
  if (isHeading) return styles.some(hasOutline) ? `a ring around ${name}` : 'visible';
  return styles.some((style) => hasOutline(style) || hasInnerRing(style)) ? 'visible' : `no ring: ${name}`;
}
