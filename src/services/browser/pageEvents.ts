/** What happens to page and network that makes it worth trying to send. */
export type PageEvent = { type: 'page.woke' } | { type: 'page.shown' } | { type: 'page.hidden' };

/** Tells `listener` when the network is back, or the page is looked at, shown or hidden. Gives what ends that. */
export function watchPage(window: Window, listener: (event: PageEvent) => void): () => void {
  const { document } = window;
  const woke = (): void => listener({ type: 'page.woke' });
  const turned = (): void =>
    listener({ type: document.visibilityState === 'hidden' ? 'page.hidden' : 'page.shown' });
  window.addEventListener('online', woke);
  window.addEventListener('focus', woke);
  document.addEventListener('visibilitychange', turned);
  return () => {
    window.removeEventListener('online', woke);
    window.removeEventListener('focus', woke);
    document.removeEventListener('visibilitychange', turned);
  };
}
