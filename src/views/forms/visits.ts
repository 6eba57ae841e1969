/** Where a page is: what the form of a new record begins with is in its address, or beside that in the browser's history. */
export interface Address {
  search: string;
  state: unknown;
}

/** A name for each form of one kind that is on screen. */
export interface Visits {
  /**
   * The same one while the form of a new record goes on as the form of what was saved, so that nobody is interrupted
   * who types in it. Without an id the record is new: another address is another form then.
   */
  of(id: string | undefined, address: Address): string;
  /** The form of `before`, at `address`, is that of `id` from now on. */
  goOnAs(before: string | undefined, id: string, address: Address): void;
}

/** `begunWith`: what the form of a new record takes from its address. */
export function createVisits(begunWith: (address: Address) => string): Visits {
  /** How many forms of a new record have gone on as that record's. */
  let gone = 0;
  /** The forms that have, by the record's id. */
  const became = new Map<string, string>();
  const of = (id: string | undefined, address: Address): string =>
    id === undefined ? `new ${gone} ${begunWith(address)}` : (became.get(id) ?? id);
  return {
    of,
    goOnAs(before, id, address) {
      became.set(id, of(before, address));
      if (before === undefined) gone += 1;
    },
  };
}
