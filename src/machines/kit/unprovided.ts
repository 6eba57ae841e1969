import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate';

/**
 * Stand-ins for what a machine needs from outside. `src/app` provides the real ones; one that was
 * forgotten fails loudly instead of silently succeeding.
 */

export function requiredPromise<Output, Input extends NonReducibleUnknown>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The actor '${name}' must be provided.`)));
}

export function requiredCallback<Sent extends EventObject, Input extends NonReducibleUnknown>(name: string) {
  return fromCallback<EventObject, Input, Sent>(() => {
    throw new Error(`The actor '${name}' must be provided.`);
  });
}

export function requiredAction<Params>(name: string) {
  return (_: unknown, _params: Params): void => {
    throw new Error(`The action '${name}' must be provided.`);
  };
}

/** A message that outlives its screen: shown as a toast. */
export interface Notice {
  /** The next one with the same id takes its place; without one it is the same text that does. */
  id?: string;
  kind: 'success' | 'warning' | 'error';
  text: string;
  detail?: string;
  /** How long it stays, in ms, Infinity until it is used or closed; the view has defaults by kind. */
  duration?: number;
  /** A button; choosing it closes the notice and sends the event back to the machine that showed it. */
  action?: { label: string; event: EventObject };
  /** How far something is: it stays until that is over, and its words are not read out with every step. */
  isProgress?: true;
  /** The ids of the records whose deletion it tells of: where that can be taken back, the notice gets a button for it. */
  deleted?: readonly string[];
  /** What it is about, one name for each thing: whatever is told of that later takes a failure of it away. */
  about?: string;
  /** How many records it tells of, and what became of them: those that say the same at a time are one, '4 items added'. */
  many?: { count: number; words: string };
  /** It tells of the page, whoever is logged in. */
  isOfPage?: true;
  /** It says why the page on screen lacks something: on another one it would seem to be of that. */
  goesWithPage?: true;
  /** Sent back when the person closes the notice. */
  closed?: EventObject;
}

/** A wish to go to another page of this app. */
export interface Navigation {
  /** Path with query, within this app. */
  to: string;
  replace?: boolean;
  /** Kept in the history entry, see `RefetchFlag`. */
  state?: unknown;
}

/** In the history entry of a view reached after an update: read the item past every cache (ITEMF-12). */
export interface RefetchFlag {
  refetch: true;
}

/** Query parameters of the current page to change; null removes one. */
export interface QueryChange {
  set: Readonly<Record<string, string | null>>;
  /** Change the history entry in place: for what the user did not choose, and for every letter typed. */
  replace?: boolean;
}

/** Told once by who waits for it: the host that could not be reached is there again. */
export interface HostBack {
  type: 'host.back';
}

/** What a form hears of the unsent work that it began with. */
export interface UnsentGone {
  type: 'unsent.gone';
}
