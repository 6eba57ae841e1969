/** What a state is only reached with; without it, that is a fault of ours. */
export function known<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('A state was reached without what it is about.');
  return thing;
}
