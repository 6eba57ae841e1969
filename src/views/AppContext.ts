import { type ComponentType, createContext, use, useContext, useSyncExternalStore } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Item, Location } from '../../contract/entities.ts';
import type { ExportFile } from '../../contract/export/exports.ts';
import type { accountMachine } from '../machines/account/account.machine.ts';
import type { ImportMapping } from '../../contract/imports/mapping.ts';
import type { analysisMachine } from '../machines/analysis/analysis.machine.ts';
import type { gridCorrectionMachine } from '../machines/analysis/gridCorrection.machine.ts';
import type { KeptBulk } from '../model/changes/bulkEntries.ts';
import type { CorrectionDraft } from '../model/analysis/correcting.ts';
import type { photoChangesMachine } from '../machines/analysis/photoChanges.machine.ts';
import type { bulkCreateMachine, BulkCreateRef, StartBulk } from '../machines/changes/bulkCreate.machine.ts';
import type { changesMachine } from '../machines/changes/changes.machine.ts';
import type { exportingMachine } from '../machines/export/exporting.machine.ts';
import type { galleryMachine } from '../machines/photos/gallery.machine.ts';
import type { imagePickerMachine } from '../machines/photos/imagePicker.machine.ts';
import type { importMachine } from '../machines/imports/import.machine.ts';
import type { importRowsMachine, UnsentEdit } from '../machines/imports/importRows.machine.ts';
import type { rowPlacesMachine } from '../machines/imports/rowPlaces.machine.ts';
import type { importsMachine } from '../machines/imports/imports.machine.ts';
import type { itemFormMachine } from '../machines/items/itemForm.machine.ts';
import type { itemPageMachine } from '../machines/items/itemPage.machine.ts';
import type { itemsGridMachine } from '../machines/items/itemsGrid.machine.ts';
import type { insideCountMachine } from '../machines/locations/insideCount.machine.ts';
import type { countMachine } from '../machines/counting/count.machine.ts';
import type { drawersMachine } from '../machines/locations/drawers.machine.ts';
import type { duplicateMachine } from '../machines/locations/duplicate.machine.ts';
import type { labelsMachine } from '../machines/labels/labels.machine.ts';
import type { locationFormMachine } from '../machines/locations/locationForm.machine.ts';
import type { locationIndexMachine } from '../machines/locations/locationIndex.machine.ts';
import type { locationPageMachine } from '../machines/locations/locationPage.machine.ts';
import type { locationSearchMachine } from '../machines/finding/locationSearch.machine.ts';
import type { LookupKind, lookupListMachine } from '../machines/lists/lookupList.machine.ts';
import type { manageListMachine } from '../machines/lists/manageList.machine.ts';
import type { renameMachine, TypedRename } from '../machines/lists/rename.machine.ts';
import type { outboxMachine } from '../machines/unsent/outbox.machine.ts';
import type { learningMachine } from '../machines/finding/learning.machine.ts';
import type { overlaysMachine } from '../machines/finding/overlays.machine.ts';
import type { synonymsMachine } from '../machines/lists/synonyms.machine.ts';
import type { paletteMachine } from '../machines/finding/palette.machine.ts';
import type { placesMachine } from '../machines/places/places.machine.ts';
import type { preferencesMachine } from '../machines/session/preferences.machine.ts';
import type { quickAddMachine } from '../machines/items/quickAdd.machine.ts';
import type { searchMachine } from '../machines/finding/search.machine.ts';
import type { wholeChangeMachine } from '../machines/items/wholeChange.machine.ts';
import type { scanMachine } from '../machines/scanning/scan.machine.ts';
import type { selectionMachine } from '../machines/items/selection.machine.ts';
import type { sessionMachine } from '../machines/session/session.machine.ts';
import type { uploadsMachine } from '../machines/photos/uploads.machine.ts';
import type { LabelSettings } from '../model/labels/labelSettings.ts';
import type { Meant } from '../model/scanning/meaning.ts';
import type { PhotoOwner } from '../model/photos/photos.ts';
import type { Notice, QueryChange } from '../machines/kit/unprovided.ts';
import type { NoticeSender } from './notices/notices.ts';
import type { OpenForms } from './forms/openForms.ts';

/** The actors and actions that a machine's `provide` takes. */
export type Implementations<Machine extends { provide(implementations: never): unknown }> = Parameters<
  Machine['provide']
>[0];

/** A photo in memory: a URL for an `<img>`, until it is released. */
export interface ShownPhoto {
  url: string;
  release(): void;
}

/** What the views get from `src/app/app.ts`: running app-wide actors, and machines wired to the services. */
export interface App {
  session: ActorRefFrom<typeof sessionMachine>;
  locationIndex: ActorRefFrom<typeof locationIndexMachine>;
  /** Which of the app's dialogs is open. */
  overlays: ActorRefFrom<typeof overlaysMachine>;
  preferences: ActorRefFrom<typeof preferencesMachine>;
  openForms: OpenForms;
  /** Whether the server answers, and when it did last (epoch ms), as this page's calls have found; undefined: never. */
  reach: {
    now(): { isAway: boolean; answeredAt: number | undefined };
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

/** What the screens about analyses of photos need. */
export interface AnalysisPart {
  /** A new Idempotency-Key. */
  newKey(): string;
  analysis: Implementations<typeof analysisMachine>;
  correction: Implementations<typeof gridCorrectionMachine>;
  /** What was corrected in this browser and not saved yet. */
  keptCorrection(imageId: string): CorrectionDraft | undefined;
  /** Calls `listener` where that may be another one, by this tab or another. */
  watchKeptCorrections(listener: () => void): () => void;
  keptBulk(imageId: string, locationId: string): KeptBulk | undefined;
  /** Whether the host keeps corrections. */
  keepsCorrections(): boolean;
  /** The login name of who is here. */
  username(): string | null;
  /** What whoever is here has begun last for this photo and location; it may be over, and no dialog show it. */
  newestBulk(imageId: string, locationId: string): BulkCreateRef | undefined;
  /** The newest where it goes on, to be shown again; else what `start` begins, with what is in `keptBulk`. */
  bulkCreate(imageId: string, locationId: string, start: StartBulk): BulkCreateRef;
}

/** What comparing two photos of a location needs. */
export interface PhotoChangesPart {
  /** Whether the host is known to do it. */
  isPossible(): boolean;
  /** A new local id, for an item that a photo shows. */
  newId(): string;
  photoChanges: Implementations<typeof photoChangesMachine>;
}

/** What adding many items in a row needs. */
export interface FastEntryPart {
  /** The row of a location: the same one for as long as its person is logged in. */
  quickAdd(locationId: string): ActorRefFrom<typeof quickAddMachine>;
  /** These were added just now, by whatever means: the rows of their locations propose the same category. */
  noteAdded(items: readonly Item[]): void;
  /** What creation from one pasted list needs. */
  paste(): Implementations<typeof bulkCreateMachine>;
}

/** What reading codes needs. */
export interface ScanningPart {
  /** What a scanned text stands for, by the locations that are known; undefined for nothing. */
  meaningOf(text: string): Meant | undefined;
  /** Goes to what it stands for, or to the search for it. */
  open(text: string): void;
  /** Says that a code was none that was wanted. */
  tell(text: string, scanned: string): void;
  scan: Implementations<typeof scanMachine>;
}

/** What counting a location needs. */
export interface CountingPart {
  /** A new local id, for an item that was not recorded. */
  newId(): string;
  count: Implementations<typeof countMachine>;
}

/** What the screens about imports need. */
export interface ImportsPart {
  /** A new Idempotency-Key. */
  newKey(): string;
  /** The rows that this person has typed and not sent; '' for none. */
  typedRows(): string;
  /** Keeps them until they are sent or cleared. */
  keepTypedRows(text: string): void;
  imports: Implementations<typeof importsMachine>;
  import: Implementations<typeof importMachine>;
  rows: Implementations<typeof importRowsMachine>;
  /** The mapping that was chosen for an import since the app was opened, and not sent. */
  draftOf(id: string): ImportMapping | undefined;
  /** What was typed into its rows since, and has not arrived. */
  editsOf(id: string): readonly UnsentEdit[];
}

/** What proposes where things belong. */
export interface PlacesPart {
  /** Whether the host proposes any, as far as is known: one that has not answered yet may. */
  isPossible(): boolean;
  machine: Implementations<typeof placesMachine>;
  /** For the rows of an import. */
  rows: Implementations<typeof rowPlacesMachine>;
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
  /** Deletes an item of the server with `work`, and what is unsent of it: both can be taken back. Rejects as `work`. */
  deletesItem(item: Item, work: () => Promise<void>): Promise<void>;
  /** Deletes an item of the server, and what is unsent of it: both can be taken back. Rejects with a Failure. */
  removeItem(item: Item, signal: AbortSignal): Promise<void>;
  /** What is selected of Home's items, whichever of their pages is shown. */
  homeSelection: ActorRefFrom<typeof selectionMachine>;
  /** A selection of another list's items, which ends with its person's session; whoever asks for it stops it. */
  newSelection(): ActorRefFrom<typeof selectionMachine>;
  /** How labels were printed last in this browser. */
  labelSettings(): LabelSettings;
  /** What was typed into the lists' dialogs and not added when they were closed. */
  typedNames: ReadonlyMap<LookupKind, string>;
  /** Other names of the lists' entries: whether the host is known to take them, and what was typed when the dialog was closed. */
  renames: { isPossible(): boolean; typed(kind: LookupKind): TypedRename | undefined };
  analyses: AnalysisPart;
  photoChanges: PhotoChangesPart;
  fastEntry: FastEntryPart;
  scanning: ScanningPart;
  counting: CountingPart;
  imports: ImportsPart;
  places: PlacesPart;
  photos: {
    /** What is on its way from this page, whichever screen it was added on. */
    uploads: ActorRefFrom<typeof uploadsMachine>;
    /** A photo at a path of the host that wants the token. Rejects with a Failure. */
    open(path: string): Promise<ShownPhoto>;
    /** Calls `again` once the host is there, for a photo that could not be loaded, until the returned function is called. */
    waitFor(address: string, again: () => void): () => void;
    /** It could be loaded: it is waited for anew when it is missing again. */
    came(address: string): void;
    canRemoveForGood(): boolean;
  };
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
