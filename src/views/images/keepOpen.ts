import type { Deferred } from '../AppContext.ts';
import type { ShownPhoto } from '../appParts.ts';

/**
 * Tells the URL of what `open` gives for `name`, or '' where there is nothing to show. What could not be opened is opened
 * again once the host is there. The returned function ends that, and gives the photo back.
 */
export function keepOpen(
  name: string,
  open: (name: string) => Promise<ShownPhoto | undefined>,
  { waitFor, came }: Pick<Deferred['photos'], 'waitFor' | 'came'>,
  tell: (url: string) => void,
): () => void {
  let isOver = false;
  let shown: ShownPhoto | undefined;
  let stopWaiting = (): void => {};
  const attempt = (): void => {
    open(name).then(
      (opened) => {
        if (isOver) return opened?.release();
        shown = opened;
        came(name);
        tell(opened?.url ?? '');
        return undefined;
      },
      () => {
        if (isOver) return;
        tell('');
        stopWaiting = waitFor(name, attempt);
      },
    );
  };
  attempt();
  return () => {
    isOver = true;
    stopWaiting();
    shown?.release();
  };
}
