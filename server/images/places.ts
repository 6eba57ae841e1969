import { Problem } from '../problems.ts';

/** Does the work at once. Throws 429 when so much of the same owner is being done: then it is not begun. */
export type Places = <T>(owner: string, work: () => Promise<T>) => Promise<T>;

/** Lets each owner have `each` pieces of work under way, uploads of `what`. */
export function createPlaces(each: number, what = 'photos'): Places {
  const taken = new Map<string, number>();
  return async (owner, work) => {
    const own = taken.get(owner) ?? 0;
    if (own >= each) throw tooManyAtOnce(what);
    taken.set(owner, own + 1);
    try {
      return await work();
    } finally {
      const left = (taken.get(owner) ?? 1) - 1;
      if (left > 0) taken.set(owner, left);
      else taken.delete(owner);
    }
  };
}

const tooManyAtOnce = (what: string): Problem =>
  new Problem('too-many', `Too many of your ${what} are being uploaded at once. Try again in a moment.`, {
    headers: { 'Retry-After': '5' },
  });
