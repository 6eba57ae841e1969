import { createContext, use, useContext, useSyncExternalStore } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { drilldownMachine } from '../machines/drilldown.machine.ts';
import type { itemFormMachine } from '../machines/itemForm.machine.ts';
import type { itemPageMachine } from '../machines/itemPage.machine.ts';
import type { itemsGridMachine } from '../machines/itemsGrid.machine.ts';
import type { locationFormMachine } from '../machines/locationForm.machine.ts';
import type { locationIndexMachine } from '../machines/locationIndex.machine.ts';
import type { locationPageMachine } from '../machines/locationPage.machine.ts';
import type { lookupListMachine } from '../machines/lookupList.machine.ts';
import type { locationSearchMachine } from '../machines/locationSearch.machine.ts';
import type { manageListMachine } from '../machines/manageList.machine.ts';
import type { outboxMachine } from '../machines/outbox.machine.ts';
import type { paletteMachine } from '../machines/palette.machine.ts';
import type { preferencesMachine } from '../machines/preferences.machine.ts';
import type { searchMachine } from '../machines/search.machine.ts';
import type { selectionMachine } from '../machines/selection.machine.ts';
import type { sessionMachine } from '../machines/session.machine.ts';
import type { OpenForms } from './shell/openForms.ts';

/** The actors and actions that a machine's `provide` takes. */
type Implementations<Machine extends { provide(implementations: never): unknown }> = Parameters<
  Machine['provide']
>[0];

/** What the views get from `src/app.ts`: running app-wide actors, and machines wired to the services. */
export interface App {
  session: ActorRefFrom<typeof sessionMachine>;
  locationIndex: ActorRefFrom<typeof locationIndexMachine>;
  /** The location-search dialog on '/'. */
  locationSearch: ActorRefFrom<typeof locationSearchMachine>;
  palette: ActorRefFrom<typeof paletteMachine>;
  preferences: ActorRefFrom<typeof preferencesMachine>;
  openForms: OpenForms;
  machines: {
    drilldown: typeof drilldownMachine;
    itemsGrid: typeof itemsGridMachine;
    lookupList: typeof lookupListMachine;
  };
  /** What the first screen does not wait for; loaded once. Rejects when its code does not arrive. */
  later(): Promise<Later>;
  /** The same, once it is there; undefined until then. */
  loadedLater(): Later | undefined;
  /** Calls `listener` once it is there, until the returned function is called. */
  onLater(listener: () => void): () => void;
  /** Looks whether a token is stored right now, and tells the session if not (AUTH-07). */
  recheckSession(): void;
  /** The address under which this app is reached, without a path: 'https://stowage.lan'. */
  origin: string;
  /** Whether the address is one where browsers allow everything: https, or this very machine. */
  isSecure: boolean;
}

/** The part of the app that comes after the first screen. */
export interface Later {
  /** What the server does not have yet. */
  outbox: ActorRefFrom<typeof outboxMachine>;
  /** The server's id of an item that was sent from this browser. */
  sentAs(localId: string): string | undefined;
  /** Gives up what is unsent of an item, because a person said so. */
  discardUnsent(id: string): Promise<void>;
  /** What the machines of single screens are given: the machines themselves come with their screens. */
  implementations: {
    itemPage: Implementations<typeof itemPageMachine>;
    localItemPage: Implementations<typeof itemPageMachine>;
    itemForm: Implementations<typeof itemFormMachine>;
    locationPage: Implementations<typeof locationPageMachine>;
    locationForm: Implementations<typeof locationFormMachine>;
    manageList: Implementations<typeof manageListMachine>;
    search: Implementations<typeof searchMachine>;
    selection: Implementations<typeof selectionMachine>;
  };
}

const AppContext = createContext<App | null>(null);
export const AppProvider = AppContext.Provider;

export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('The app is not provided.');
  return app;
}

/** The later part of the app; the screen that asks first waits for it (in its Suspense boundary). */
export function useLater(): Later {
  return use(useApp().later());
}

/** The later part of the app where it has been loaded; nothing waits for it. */
export function useLoadedLater(): Later | undefined {
  const { onLater, loadedLater } = useApp();
  return useSyncExternalStore(onLater, loadedLater);
}
