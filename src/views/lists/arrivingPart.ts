import { useEffect, useState } from 'react';

/**
 * Makes a hook for code that a screen can be without until it is wanted. Unlike a lazy component it takes nothing
 * off the page while it is on its way. `isComing` ends also when it cannot be had: the caller then does without.
 */
export function arrivingPart<Part>(load: () => Promise<Part>) {
  let arrived: Part | undefined;
  return (isWanted: boolean): { part: Part | undefined; isComing: boolean } => {
    const [, setSettled] = useState(false);
    const [hasFailed, setFailed] = useState(false);
    useEffect(() => {
      if (!isWanted || arrived) return;
      load().then(
        (part) => {
          arrived = part;
          setSettled(true);
        },
        () => setFailed(true),
      );
    }, [isWanted]);
    return { part: arrived, isComing: isWanted && !arrived && !hasFailed };
  };
}
