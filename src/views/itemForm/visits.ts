/** How many forms of a new item have gone on as that item's. */
let gone = 0;
/** The forms that have, by the item's id. */
const became = new Map<string, string>();

/**
 * A name for the form that is on screen: the same one while the form of a new item goes on as the form of what was
 * saved, so that nobody is interrupted who types in it. Without an id the item is new.
 */
export function visitOf(id: string | undefined): string {
  return id === undefined ? `new ${gone}` : (became.get(id) ?? id);
}

/** The form of `before` is that of `id` from now on. */
export function goOnAs(before: string | undefined, id: string): void {
  became.set(id, visitOf(before));
  if (before === undefined) gone += 1;
}
