import { type ComponentType, createContext, use, useContext, useSyncExternalStore } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Item, Location, Lookup } from '../../contract/entities.ts';
import type { ExportFile } from '../../contract/export/exports.ts';
import type { accountMachine } from '../machines/account/account.machine.ts';
import type { changesMachine } from '../machines/changes/changes.machine.ts';
import type { exportingMachine } from '../machines/export/exporting.machine.ts';
import type { galleryMachine } from '../machines/photos/gallery.machine.ts';
import type { imagePickerMachine } from '../machines/photos/imagePicker.machine.ts';
import type { itemFormMachine } from '../machines/items/itemForm.machine.ts';
import type { itemPageMachine } from '../machines/items/itemPage.machine.ts';
import type { itemsGridMachine } from '../machines/items/itemsGrid.machine.ts';
import type { insideCountMachine } from '../machines/locations/insideCount.machine.ts';
import type { drawersMachine } from '../machines/locations/drawers.machine.ts';
import type { duplicateMachine } from '../machines/locations/duplicate.machine.ts';
import type { labelsMachine } from '../machines/labels/labels.machine.ts';
import type { locationFormMachine } from '../machines/locations/locationForm.machine.ts';
import type { locationIndexMachine } from '../machines/locations/locationIndex.machine.ts';
import type { locationPageMachine } from '../machines/locations/locationPage.machine.ts';
import type { locationSearchMachine } from '../machines/finding/locationSearch.machine.ts';
import type { lookupListMachine } from '../machines/lists/lookupList.machine.ts';
import type { LookupKind } from '../model/lists/lookupKind.ts';
import type { manageListMachine } from '../machines/lists/manageList.machine.ts';
import type { renameMachine, TypedRename } from '../machines/lists/rename.machine.ts';
import type { goneDraftsMachine } from '../machines/unsent/goneDrafts.machine.ts';
import type { outboxMachine } from '../machines/unsent/outbox.machine.ts';
import type { learningMachine } from '../machines/finding/learning.machine.ts';
import type { overlaysMachine } from '../machines/finding/overlays.machine.ts';
import type { synonymsMachine } from '../machines/lists/synonyms.machine.ts';
import type { paletteMachine } from '../machines/finding/palette.machine.ts';
import type { preferencesMachine } from '../machines/session/preferences.machine.ts';
import type { searchMachine } from '../machines/finding/search.machine.ts';
import type { wholeChangeMachine } from '../machines/items/wholeChange.machine.ts';
import type { selectionMachine } from '../machines/items/selection.machine.ts';
import type { sessionMachine } from '../machines/session/session.machine.ts';
import type { LabelSettings } from '../model/labels/labelSettings.ts';
import type { OwnDraft } from '../model/labels/ownDraft.ts';
import type { PhotoOwner } from '../model/photos/photos.ts';
import type { Notice, QueryChange } from '../machines/kit/unprovided.ts';
import type { NoticeSender } from './notices/notices.ts';
import type { OpenForms } from './forms/openForms.ts';
import type {
  AnalysisPart,
  PhotoChangesPart,
  FastEntryPart,
  ScanningPart,
  CountingPart,
  ImportsPart,
  PlacesPart,
  PhotosPart,
  ShownPhoto,
  Implementations,
} from './appParts.ts';

/** What the views get from `src/app/app.ts`: running app-wide actors, and machines wired to the services. */
export interface App {
  session: ActorRefFrom<typeof sessionMachine>;
  locationIndex: ActorRefFrom<typeof locationIndexMachine>;
  /** Which of the app's dialogs is open. */
  overlays: ActorRefFrom<typeof overlaysMachine>;
  preferences: ActorRefFrom<typeof preferencesMachine>;
  openForms: OpenForms;
  /**
   * Whether the server answers, and when it did last (epoch ms), as this page's calls have found; undefined: never. Barred:
   * something in front of it answers in its place.
   */
  reach: {
    now(): { isAway: boolean; answeredAt: number | undefined; isBarred: boolean };
    watch(listener: () => void): () => void;
  };
  /** Puts a change into the query of the address; everything else in it stays. */
  changeQuery(change: QueryChange): void;
  machines: {
    itemsGrid: typeof itemsGridMachine;
    lookupList: typeof lookupListMachine;
  };
  /** What the first screen does not wait for; loaded once. Rejects when its code does not arrive. */
  deferred(): Promise<Deferred>;
  /** The same, once it is there; undefined until then. */
  loadedDeferred(): Deferred | undefined;
  /** Calls `listener` once it is there, until the returned function is called. */
  onDeferred(listener: () => void): () => void;
  /** Looks whether a token is stored right now, and tells the session if not (AUTH-07). */
  recheckSession(): void;
  /** The API host's origin, which addresses of photos begin at; '' for the one that served the app. */
  apiBase: string;
  /** The address under which this app is reached, without a path: 'https://stowage.lan'. */
  origin: string;
  /** Whether the address is one where browsers allow everything: https, or this very machine. */
  isSecure: boolean;
  /** Whether the person has asked their browser to load little: nothing is fetched ahead of its use then. */
  savesData(): boolean;
}

/** The part of the app that comes after the first screen. */
export interface Deferred {
  /** Shows a message as a toast. */
  showNotice(notice: Notice, sender: NoticeSender): void;
  /** Where they are shown. */
  Toasts: ComponentType;
  /** Tells in the header whether the server answers, and what it does not have yet. */
  SyncState: ComponentType;
  /** Copies the address of a location, and says so. */
  share(location: Location): void;
  /** Copies the address of an item, and says so. */
  copyLink(item: Pick<Item, 'id' | 'name'>): void;
  /** Asks whether an item is to be deleted, deletes it, and says so: for where no page of it does. */
  askToDelete(item: Item): void;
  /** What the server does not have yet. */
  outbox: ActorRefFrom<typeof outboxMachine>;
  /** The commands that change records at once, and take back what they have changed. */
  changes: ActorRefFrom<typeof changesMachine>;
  /** Asks before a logout that would lose, or stop, something; whether to log out. */
  confirmsLogout(): boolean;
  /** Whether this browser keeps anything that a person has typed and the server does not have. */
  keepsTyped(user: string): boolean;
  palette: ActorRefFrom<typeof paletteMachine>;
  /** What the palette has learned of the person who is logged in. */
  learning: ActorRefFrom<typeof learningMachine>;
  /** The words of this workshop that mean the same, and whether the host keeps any, as far as is known. */
  synonyms: { actor: ActorRefFrom<typeof synonymsMachine>; areKept(): boolean };
  /** The location-search dialog on '/'. */
  locationSearch: ActorRefFrom<typeof locationSearchMachine>;
  /** The server's id of an item or a location that was sent from this browser. */
  sentAs(localId: string): string | undefined;
  /** An address that shows an unsent photo until it is released; undefined when its picture cannot be read. */
  showPhoto(id: string): Promise<ShownPhoto | undefined>;
  /** The name of what a photo belongs to, as far as this browser knows it. */
  nameOf(owner: PhotoOwner): string | undefined;
  /** Reads what a form of a location offers, for somebody who first opens one without a server. */
  readLists(): void;
  /** Deletes an item of the server with `work`, and what is unsent of it: both can be taken back. Rejects as `work`. */
  deletesItem(item: Item, work: () => Promise<boolean>): Promise<void>;
  /** Deletes an item of the server, and what is unsent of it: both can be taken back. Rejects with a Failure. */
  removeItem(item: Item, signal: AbortSignal): Promise<void>;
  /** What is selected of Home's items, whichever of their pages is shown. */
  homeSelection: ActorRefFrom<typeof selectionMachine>;
  /** A selection of another list's items, which ends with its person's session; whoever asks for it stops it. */
  newSelection(): ActorRefFrom<typeof selectionMachine>;
  /** How labels were printed last in this browser. */
  labelSettings(): LabelSettings;
  /** The size of one's own that was typed on a page of labels before, and not saved. */
  ownLabelSize(): OwnDraft | undefined;
  /** What was typed into the lists' dialogs and not added when they were closed. */
  typedNames: ReadonlyMap<LookupKind, string>;
  /** Other names of the lists' entries: whether the host is known to take them, and what was typed and not sent: for one, else the newest. */
  renames: {
    isPossible(): boolean;
    typed(kind: LookupKind, id?: number): TypedRename | undefined;
    /** Calls it with each entry that has another name, until the returned function is called. */
    follow(listener: (renamed: { kind: LookupKind; entry: Lookup; name: string }) => void): () => void;
  };
  analyses: AnalysisPart;
  photoChanges: PhotoChangesPart;
  fastEntry: FastEntryPart;
  scanning: ScanningPart;
  counting: CountingPart;
  imports: ImportsPart;
  places: PlacesPart;
  photos: PhotosPart;
  /** What is taken out as files. */
  exporting: {
    actor: ActorRefFrom<typeof exportingMachine>;
    /** Whether the host is known to make files, and this one: a backup may be made elsewhere. */
    isPossible(file?: ExportFile): boolean;
  };
  /** What the machines of single screens are given: the machines themselves come with their screens. */
  implementations: {
    itemPage: Implementations<typeof itemPageMachine>;
    localItemPage: Implementations<typeof itemPageMachine>;
    wholeChange: Implementations<typeof wholeChangeMachine>;
    itemForm: Implementations<typeof itemFormMachine>;
    locationPage: Implementations<typeof locationPageMachine>;
    localLocationPage: Implementations<typeof locationPageMachine>;
    locationForm: Implementations<typeof locationFormMachine>;
    /** The same for the first location: one that was added meanwhile under its name is not added again. */
    firstRoom: Implementations<typeof locationFormMachine>;
    goneDrafts: Implementations<typeof goneDraftsMachine>;
    drawers: Implementations<typeof drawersMachine>;
    duplicate: Implementations<typeof duplicateMachine>;
    labels: Implementations<typeof labelsMachine>;
    manageList: Implementations<typeof manageListMachine>;
    rename: Implementations<typeof renameMachine>;
    insideCount: Implementations<typeof insideCountMachine>;
    search: Implementations<typeof searchMachine>;
    gallery: Implementations<typeof galleryMachine>;
    imagePicker: Implementations<typeof imagePickerMachine>;
    account: Implementations<typeof accountMachine>;
  };
}

const AppContext = createContext<App | null>(null);
export const AppProvider = AppContext.Provider;

export function useApp(): App {
  const app = useContext(AppContext);
  if (app) return app;
  throw new Error('The app is not provided.');
}

/** The deferred part of the app; the screen that asks first waits for it (in its Suspense boundary). */
export function useDeferred(): Deferred {
  const { deferred, loadedDeferred } = useApp();
  // What is here is not waited for: not even for a moment is the screen taken off the page for it.
  return loadedDeferred() ?? use(deferred());
}

/** The deferred part of the app where it has been loaded; nothing waits for it. */
export function useLoadedDeferred(): Deferred | undefined {
  const { onDeferred, loadedDeferred } = useApp();
  return useSyncExternalStore(onDeferred, loadedDeferred);
}
