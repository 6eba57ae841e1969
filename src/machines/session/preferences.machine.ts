import { assign, setup } from 'xstate';
import { requiredAction } from '../kit/unprovided.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How items are listed. */
export const ITEM_VIEWS = ['cards', 'table'] as const;
export type ItemView = (typeof ITEM_VIEWS)[number];

export interface Preferences {
  /** Whether single-character keys work (WCAG 2.1.4). */
  singleKeys: boolean;
  theme: Theme;
  /** Keys given to commands instead of their own, by the commands' ids: { share: 'g x' }. */
  keys: Readonly<Record<string, string>>;
  itemView: ItemView;
  /** Columns that the table of items leaves out. */
  hiddenColumns: readonly string[];
  /** What was switched on or off, by name (`Switch`); what is not in it is as it is for everybody. */
  switches: Readonly<Record<string, boolean>>;
}

/**
 * What can be switched: 'keyBar', the bar with the keys of the moment, which is on unless switched off; 'countInside', whether
 * a location's items are counted with those inside of what is in it; 'scanner', whether keys wait for a scanner that types,
 * which is on from the first scan on; and the tips, each on once it is done.
 */
export type Switch = 'keyBar' | 'countInside' | 'scanner' | `tip ${string}`;

export type PreferencesEvent =
  | { type: 'singleKeys.switched'; on: boolean }
  | { type: 'theme.chosen'; theme: Theme }
  /** All that are not the commands' own. */
  | { type: 'keys.chosen'; keys: Preferences['keys'] }
  | { type: 'itemView.chosen'; view: ItemView }
  /** All that are left out from now on. */
  | { type: 'columns.hidden'; columns: readonly string[] }
  | { type: 'switch.set'; name: Switch; on: boolean }
  /** Another tab has changed some. */
  | { type: 'preferences.read'; preferences: Preferences };

type Chosen = Exclude<PreferencesEvent, { type: 'preferences.read' }>;

/** What an event changes; of the switches only the one. */
function changeOf(event: Chosen): Partial<Preferences> {
  switch (event.type) {
    case 'singleKeys.switched':
      return { singleKeys: event.on };
    case 'theme.chosen':
      return { theme: event.theme };
    case 'keys.chosen':
      return { keys: event.keys };
    case 'itemView.chosen':
      return { itemView: event.view };
    case 'columns.hidden':
      return { hiddenColumns: event.columns };
    case 'switch.set':
      return { switches: { [event.name]: event.on } };
  }
}

/** Preferences after a change. */
function withChange(before: Preferences, change: Partial<Preferences>): Preferences {
  return { ...before, ...change, switches: { ...before.switches, ...change.switches } };
}

/** What a user has set for this browser; every change is kept and applied at once, for all tabs. */
export const preferencesMachine = setup({
  types: { context: {} as Preferences, events: {} as PreferencesEvent, input: {} as Preferences },
  actions: {
    /** Keeps what was changed: the rest may be another tab's by now. */
    keep: requiredAction<Partial<Preferences>>('keep'),
  },
}).createMachine({
  id: 'preferences',
  context: ({ input }) => input,
  on: {
    'singleKeys.switched': {
      actions: [
        assign(({ context, event }) => withChange(context, changeOf(event))),
        { type: 'keep', params: ({ event }) => changeOf(event) },
      ],
    },
    'theme.chosen': {
      actions: [
        assign(({ context, event }) => withChange(context, changeOf(event))),
        { type: 'keep', params: ({ event }) => changeOf(event) },
      ],
    },
    'keys.chosen': {
      actions: [
        assign(({ context, event }) => withChange(context, changeOf(event))),
        { type: 'keep', params: ({ event }) => changeOf(event) },
      ],
    },
    'itemView.chosen': {
      actions: [
        assign(({ context, event }) => withChange(context, changeOf(event))),
        { type: 'keep', params: ({ event }) => changeOf(event) },
      ],
    },
    'columns.hidden': {
      actions: [
        assign(({ context, event }) => withChange(context, changeOf(event))),
        { type: 'keep', params: ({ event }) => changeOf(event) },
      ],
    },
    'switch.set': {
      actions: [
        assign(({ context, event }) => withChange(context, changeOf(event))),
        { type: 'keep', params: ({ event }) => changeOf(event) },
      ],
    },
    'preferences.read': { actions: assign(({ event }) => event.preferences) },
  },
});
