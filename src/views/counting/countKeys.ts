/** A key that was pressed on the page of a count. */
interface Pressed {
  key: string;
  /** What has the focus. */
  at: 'field' | 'control' | 'nothing';
  /** A number stands there, and its last character was typed with the focus where it is now. */
  isTypedHere: boolean;
}

/**
 * What a key does to the number: 'type' puts it on, 'answer' gives it; undefined where it is for what has the focus. A
 * button keeps the focus after it was clicked: Enter after a number is the answer, and no second click. Whoever goes to
 * a button by keys after the number presses that.
 */
export function countKey({ key, at, isTypedHere }: Pressed): 'type' | 'answer' | undefined {
  if (at === 'field') return undefined;
  if (/^[\d.,]$/.test(key)) return 'type';
  return key === 'Enter' && (at === 'nothing' || isTypedHere) ? 'answer' : undefined;
}
