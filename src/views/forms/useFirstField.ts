import { type RefObject, useEffect } from 'react';
import { isTypingAhead } from '../ui/typeAhead.ts';

/**
 * A form is for typing: its first field is where it starts, when it comes. Not on a touch screen, where the keyboard
 * would cover half of what there is to read, and not for somebody who has moved the focus while it was loading.
 *
 * @param isHeldBack something else in the form comes first
 */
export function useFirstField(form: RefObject<HTMLElement | null>, isHeldBack?: () => boolean): void {
  useEffect(() => {
    if (isHeldBack?.() || window.matchMedia('(pointer: coarse)').matches) return;
    // The heading has the focus only because the page is a new one.
    if (!isTypingAhead() && document.activeElement?.matches('body, h1') === false) return;
    form.current?.querySelector<HTMLInputElement>('input')?.focus();
    // Once, as the form comes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [form]);
}
