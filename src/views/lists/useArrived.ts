import { useEffect, useState } from 'react';

/**
 * Whether the code that `load` fetches is here; it is fetched when it is wanted. For what a page can be without:
 * a lazy component that is drawn before would take the page down with it while the server is away.
 */
export function useArrived(load: () => Promise<unknown>, isWanted: boolean): boolean {
  const [hasArrived, setArrived] = useState(false);
  useEffect(() => {
    // One that failed is tried again the next time that it is wanted.
    if (isWanted)
      load().then(
        () => setArrived(true),
        () => {},
      );
  }, [load, isWanted]);
  return hasArrived;
}
