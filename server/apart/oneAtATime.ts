/** Does the work once all that was asked for before is over, however that went. */
export type OneAtATime = <T>(work: () => Promise<T>) => Promise<T>;

export function createOneAtATime(): OneAtATime {
  // What came of it is not held: it may be a whole list.
  const forget = (): undefined => undefined;
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.then(forget, forget);
    return done;
  };
}
