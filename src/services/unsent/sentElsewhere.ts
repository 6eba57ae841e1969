/**
 * Calls `listener` with the id of each record of which another tab has removed the entry, be it sent or discarded: what this tab
 * knows of the record is from before. Undefined where it may be any: the page was asleep, or the storage was emptied. Browsers
 * tell of a change in the storage to all tabs but the one that made it.
 */
export function watchSentElsewhere(
  { window, storage }: { window: Pick<Window, 'addEventListener'>; storage: Storage | undefined },
  { creates, edits }: { creates: string; edits: string },
  listener: (id: string | undefined) => void,
): void {
  window.addEventListener('storage', ({ key, newValue, storageArea }) => {
    if (newValue !== null || (storageArea !== null && storageArea !== storage)) return;
    if (key === null) return listener(undefined);
    const prefix = [creates, edits].find((one) => key.startsWith(one));
    // Beside the key of a record, behind '~', are those of other people.
    if (prefix !== undefined) listener(key.slice(prefix.length).replace(/~.*/, ''));
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener(undefined);
  });
}
