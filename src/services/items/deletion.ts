/**
 * A deletion: done is what the server has done. What this browser has unsent of the record is no work any more; it is
 * tidied up afterwards without being waited for, since that may wait for what is being sent, or fail with the
 * browser's storage. What then stays is shown as unsent work of something that is gone, and is sent to nothing.
 *
 * @param remove deletes it on the server; rejects with a Failure
 * @param tidy gives up what is unsent of it
 */
export async function tidiedAfter<T>(remove: () => Promise<T>, tidy: () => Promise<unknown>): Promise<T> {
  const told = await remove();
  try {
    tidy().catch(() => {});
  } catch {
    // A storage that is forbidden can throw at once.
  }
  return told;
}

/** An outbox, of items or of locations. */
interface Discarding<Entry> {
  entry(id: string): Entry | undefined;
  discard(id: string, seen: string): Promise<boolean>;
}

/**
 * What gives up the unsent work on a record that is known now, as it is deleted. What its owner types and keeps after
 * that stays, and is shown as work on something that is gone: nobody was asked about it. It gives what it has given up, as
 * that was by then: undefined where it was sent meanwhile.
 */
export function discardsKnown<Entry extends { revision: string }>(
  outbox: Discarding<Entry>,
  id: string,
): () => Promise<Entry | undefined> {
  const seen = outbox.entry(id)?.revision;
  return async () => {
    if (seen === undefined) return undefined;
    const entry = outbox.entry(id);
    return (await outbox.discard(id, seen)) && entry?.revision === seen ? entry : undefined;
  };
}

/** Whether unsent work of a record has another name or place for it than the server had. */
export function showsOtherwise<Place extends string>(
  entry: { item: Named<Place>; base: Named<Place> | undefined } | undefined,
  place: Place,
): boolean {
  if (!entry?.base) return false;
  const { item, base } = entry;
  return item.name !== base.name || item[place] !== base[place];
}

type Named<Place extends string> = { name: string } & { [Key in Place]?: string | null | undefined };
