/** Waits so many milliseconds; rejects with the signal's reason once that is aborted. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const leave = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', leave, { once: true });
  });
}

/** What comes of `work`, which is waited for so many milliseconds at most; undefined where it fails, or nothing has come by then. */
export function atMost<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), milliseconds);
    const end = (value: T | undefined): void => {
      clearTimeout(timer);
      resolve(value);
    };
    work.then(end, () => end(undefined));
  });
}
