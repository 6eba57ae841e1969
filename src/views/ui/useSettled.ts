import { useEffect, useState } from 'react';

/** Whether `value` has been the same for `pause` ms: what that waits for costs nothing while it changes quickly. */
export function useSettled(value: unknown, pause: number): boolean {
  const [settled, setSettled] = useState<unknown>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled === value;
}
