import { type RefObject, useEffect } from 'react';

/** A button that goes with its row or alone; its value says what the row can be made to do. */
const ACT = 'data-act';
const ROWS = '.upload-row';

/**
 * Keeps the focus among the rows of photos that are on their way or wait: where the button that was pressed goes, the row in
 * its place gets it, else the one before, at the button that does the same where there is one; else the first button that
 * adds photos.
 */
export function useKeptFocus(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const host = section.current;
    if (!host) return;
    let last: { element: Element; act: string; at: number } | undefined;
    const rows = (): Element[] => [...host.querySelectorAll(ROWS)];
    const note = ({ target }: FocusEvent): void => {
      const element = target instanceof Element && host.contains(target) ? target : undefined;
      const row = element?.closest(ROWS);
      last =
        element && row
          ? { element, act: element.getAttribute(ACT) ?? '', at: rows().indexOf(row) }
          : undefined;
    };
    const goOn = (): void => {
      if (!last || last.element.isConnected || document.activeElement !== document.body) return;
      const { act, at } = last;
      last = undefined;
      const there = rows();
      const row = there[at] ?? there[at - 1] ?? there.at(-1);
      const next =
        row?.querySelector<HTMLElement>(`[${ACT}="${act}"]`) ?? row?.querySelector<HTMLElement>(`[${ACT}]`);
      (next ?? host.querySelector<HTMLElement>('.photo-sources button'))?.focus();
    };
    document.addEventListener('focusin', note);
    const observer = new MutationObserver(goOn);
    observer.observe(host, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [section]);
}
