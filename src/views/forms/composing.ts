import type { KeyboardEvent } from 'react';

type Pressed = Pick<KeyboardEvent, 'key' | 'keyCode'> & {
  nativeEvent: Pick<Event & { isComposing: boolean }, 'isComposing'>;
};

/** Whether a key belongs to letters that are being put together: it is no command. */
export const isComposing = ({ nativeEvent, keyCode }: Pressed): boolean =>
  // Safari ends a composition before its key comes, and tells by 229 what it was.
  nativeEvent.isComposing || keyCode === 229;

/** Whether a field is left by this key. */
export const isEscape = (event: Pressed): boolean => event.key === 'Escape' && !isComposing(event);
