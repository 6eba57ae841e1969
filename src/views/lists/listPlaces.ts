import { is, string, type } from 'superstruct';

/** Where a list stood when its page was left. */
export interface ListPlace {
  /** Its current row, from 0, and whether that had the focus. */
  at: number;
  hadFocus: boolean;
  /** The first row in sight, and where its upper edge was in the window, in px; undefined at the page's top. */
  first: { index: number; top: number } | undefined;
}

/** By the entry of the browser's history and the list's name. They end with the page: a reload begins anew. */
const places = new Map<string, ListPlace>();

export function placeOf(list: string): ListPlace | undefined {
  const entry = entryId();
  return entry === undefined ? undefined : places.get(`${entry} ${list}`);
}

export function keepPlace(list: string, place: ListPlace): void {
  places.set(`${entryId() ?? nameEntry()} ${list}`, place);
}

/** Only Back and Forward come to an entry that has been named: every other way makes a new one. */
const Named = type({ entry: string() });

function entryId(): string | undefined {
  const state: unknown = history.state;
  return is(state, Named) ? state.entry : undefined;
}

function nameEntry(): string {
  const state: unknown = history.state;
  const entry = String(performance.timeOrigin + performance.now());
  history.replaceState({ ...(typeof state === 'object' && state), entry }, '');
  return entry;
}
