/** The id of the one polite live region for what is seen but would not be heard; it stands in the shell. */
export const ANNOUNCER = 'said';

/**
 * Has a screen reader say a text after what it is saying now. Not for what takes the focus or stands in a
 * toast or a status of its own: that is heard already.
 */
export function announce(text: string): void {
  const region = document.getElementById(ANNOUNCER);
  if (region) region.textContent = text;
}

/** Takes a text back that is true no more, for those who read the page: whatever was said since stays. */
export function unsay(text: string): void {
  const region = document.getElementById(ANNOUNCER);
  if (region?.textContent === text) region.textContent = '';
}
