/**
 * One bad record must not cost the list that it stands in: it is left out and counted. The count belongs to the very
 * list, or page, that was made of the answer; whoever makes another of it says so with `lacking`.
 */
const counts = new WeakMap<object, number>();

/** How many records of the answer could not be read and are missing in `list`. */
export function unreadIn(list: object | undefined): number {
  return (list && counts.get(list)) ?? 0;
}

/** `list`, of which so many records are known to be missing. */
export function lacking<T extends object>(list: T, unread: number): T {
  if (unread > 0) counts.set(list, unread);
  return list;
}
