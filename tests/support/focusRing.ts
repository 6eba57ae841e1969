/**
 * In the page: 'visible', or in words what is wrong with the focus. Self-contained, for `page.evaluate`. Rings drawn
 * by a shadow are gone where the browser forces its colours, and are not counted there.
 */
export function focusIndicator(): string {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return 'the focus is nowhere';
  const hasOutline = (style: CSSStyleDeclaration) =>
    style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
  const hasInnerRing = (style: CSSStyleDeclaration) => /0px 0px 0px 2px inset/.test(style.boxShadow);
  // A field in a box of its own: the box has the ring.
  const box = focused.closest('.search-box, .combo-search, .palette-input');
  const styles = [getComputedStyle(focused), getComputedStyle(focused, '::after')];
  if (box) styles.push(getComputedStyle(box));
  const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent}`;
  return styles.some((style) => hasOutline(style) || hasInnerRing(style)) ? 'visible' : `no ring: ${name}`;
}
