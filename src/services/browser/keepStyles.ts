/** How Vite tells of a style sheet that did not arrive. */
const LOST = /^Unable to preload CSS for (.+)$/;
/** The pause before a lost style sheet is asked for again; each further one is twice as long, in milliseconds. */
const PAUSE = 2000;
const PAUSE_MOST = 60_000;

/**
 * Asks again for the style sheets that did not arrive with the code of a screen or a dialog. Vite asks for none twice: what
 * needs it would be drawn without its style for as long as the page is open.
 */
export function keepStyles(window: Window): void {
  const ask = (address: string, pause: number): void => {
    window.setTimeout(() => {
      const link = window.document.createElement('link');
      link.rel = 'stylesheet';
      link.href = address;
      link.addEventListener('error', () => {
        link.remove();
        ask(address, Math.min(2 * pause, PAUSE_MOST));
      });
      window.document.head.append(link);
    }, pause);
  };
  window.addEventListener('vite:preloadError', (event) => {
    const fault: unknown = Reflect.get(event, 'payload');
    const address = fault instanceof Error ? LOST.exec(fault.message)?.[1] : undefined;
    if (address !== undefined) ask(address, PAUSE);
  });
}
