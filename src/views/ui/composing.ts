/** A key, as React or the browser tells it. */
type Pressed = { key: string; keyCode: number } & (
  | { nativeEvent: { isComposing: boolean } }
  | { isComposing: boolean }
);

/** Whether a key belongs to letters that are being put together: it is no command. */
export const isComposing = (event: Pressed): boolean =>
  // Safari ends a composition before its key comes, and tells by 229 what it was.
  ('nativeEvent' in event ? event.nativeEvent : event).isComposing || event.keyCode === 229;

/** Whether a field is left by this key. */
export const isEscape = (event: Pressed): boolean => event.key === 'Escape' && !isComposing(event);
