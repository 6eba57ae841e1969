/** Where a text in the header has too little room for most names: as in toasts.css. */
const NARROW = '(max-width: 39.9375rem)';

/**
 * Tells the style sheet of a message on a phone whose text is cut, that it says all at once: what is new stands at the end
 * of it. To be called after each change of the text or of the message's place.
 */
export function tellCut(text: HTMLElement | null): void {
  const card = text?.parentElement;
  if (!text || !card || !matchMedia(NARROW).matches) return;
  // Measured as it would be otherwise.
  card.removeAttribute('data-detailed');
  card.toggleAttribute('data-detailed', text.scrollHeight > text.clientHeight);
}
