const KEY = 'stowage-advertising-host';

/**
 * Whether the host is known to advertise in each of its answers: then one that advertises nothing is that of something in
 * front of it (decision record 68).
 */
export interface Advertising {
  isKnown(): boolean;
  note(): void;
  /** There is another host now, or a way to it on which the header is lost. */
  forget(): void;
}

/** Known to each page of this browser; where it does not store, to this one alone. `baseUrl` says which host it is. */
export function createAdvertising(storage?: Storage, baseUrl = ''): Advertising {
  const host = baseUrl || 'own origin';
  let isKnown = isStored(storage, host);
  const keep = (now: boolean): void => {
    if (isKnown === now) return;
    isKnown = now;
    try {
      if (now) storage?.setItem(KEY, host);
      else storage?.removeItem(KEY);
    } catch {
      // The next page finds out by itself.
    }
  };
  return { isKnown: () => isKnown, note: () => keep(true), forget: () => keep(false) };
}

function isStored(storage: Storage | undefined, host: string): boolean {
  try {
    return storage?.getItem(KEY) === host;
  } catch {
    return false;
  }
}
