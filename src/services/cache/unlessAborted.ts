/** `answer`, or the signal's reason as soon as it aborts, after `onAbort`. */
export function unlessAborted<T>(
  answer: Promise<T>,
  signal: AbortSignal | undefined,
  onAbort: () => void,
): Promise<T> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const give = (): void => {
      onAbort();
      reject(signal.reason);
    };
    signal.addEventListener('abort', give, { once: true });
    const done = (): void => signal.removeEventListener('abort', give);
    answer.then(resolve, reject).finally(done);
  });
}
