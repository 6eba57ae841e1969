import { useLayoutEffect } from 'react';
import { useApp } from '../AppContext.ts';

interface Dialog<Opened, Closed> {
  send(event: Opened | Closed): void;
  subscribe(listener: (state: { matches(state: 'closed'): boolean }) => void): { unsubscribe(): void };
}

/**
 * Opens what goes on in a dialog while the calling component is on screen, before it is painted, and closes the dialog
 * when that has come to its end. `opened` is sent once more whenever it is another one.
 */
export function useOverlay<Opened, Closed>(
  dialog: Dialog<Opened, Closed>,
  opened: Opened,
  closed: Closed,
): void {
  const { overlays } = useApp();
  // Before the focus can be seen in the dialog: an Escape that follows at once would end it unheard.
  useLayoutEffect(() => {
    const watching = dialog.subscribe((state) => {
      if (state.matches('closed')) overlays.send({ type: 'overlay.closed' });
    });
    return () => {
      watching.unsubscribe();
      dialog.send(closed);
    };
  }, [dialog, overlays, closed]);
  useLayoutEffect(() => dialog.send(opened), [dialog, opened]);
}
