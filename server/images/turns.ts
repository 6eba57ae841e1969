/** Does the work when its turn has come; `cost` is at most the capacity. */
export type Turns = <T>(cost: number, work: () => Promise<T>) => Promise<T>;

/** Lets work begin in the order asked for, while the costs of what runs stay within `capacity`. */
export function createTurns(capacity: number): Turns {
  const waiting: { cost: number; begin: () => void }[] = [];
  let free = capacity;
  const next = (): void => {
    for (let first = waiting[0]; first && first.cost <= free; first = waiting[0]) {
      waiting.shift();
      free -= first.cost;
      first.begin();
    }
  };
  return async (cost, work) => {
    await new Promise<void>((begin) => {
      waiting.push({ cost, begin });
      next();
    });
    try {
      return await work();
    } finally {
      free += cost;
      next();
    }
  };
}
