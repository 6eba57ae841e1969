import type { ActorRefFrom } from 'xstate';
import type { Item } from '../../contract/entities.ts';
import type { ImportMapping } from '../../contract/imports/mapping.ts';
import type { analysisMachine } from '../machines/analysis/analysis.machine.ts';
import type { CorrectionRef, StartCorrection } from '../machines/analysis/gridCorrection.machine.ts';
import type { KeptBulk } from '../model/changes/bulkEntries.ts';
import type { SeenAnalysis } from '../model/analysis/analysis.ts';
import type { CorrectionDraft } from '../model/analysis/correcting.ts';
import type { photoChangesMachine } from '../machines/analysis/photoChanges.machine.ts';
import type { bulkCreateMachine, BulkCreateRef, StartBulk } from '../machines/changes/bulkCreate.machine.ts';
import type { importMachine } from '../machines/imports/import.machine.ts';
import type { UnsentEdit } from '../model/imports/unsentEdit.ts';
import type { importRowsMachine } from '../machines/imports/importRows.machine.ts';
import type { rowPlacesMachine } from '../machines/imports/rowPlaces.machine.ts';
import type { importsMachine } from '../machines/imports/imports.machine.ts';
import type { countMachine } from '../machines/counting/count.machine.ts';
import type { placesMachine } from '../machines/places/places.machine.ts';
import type { quickAddMachine } from '../machines/items/quickAdd.machine.ts';
import type { scanMachine } from '../machines/scanning/scan.machine.ts';
import type { uploadsMachine } from '../machines/photos/uploads.machine.ts';
import type { CellOfLine, TypedCell } from '../model/imports/typedCells.ts';
import type { Tree } from '../model/locations/tree.ts';
import type { Meant } from '../model/scanning/meaning.ts';

/** The actors and actions that a machine's `provide` takes. */
export type Implementations<Machine extends { provide(implementations: never): unknown }> = Parameters<
  Machine['provide']
>[0];

/** A photo in memory: a URL for an `<img>`, until it is released. */
export interface ShownPhoto {
  url: string;
  release(): void;
}

/** What putting compartments right needs. */
export interface CorrectionPart {
  /** Whether anything was corrected in this browser and not saved yet. */
  isCorrectionKept(imageId: string): boolean;
  /** What of that this tab goes on with from now on: its own, else the newest. */
  takeKeptCorrection(imageId: string): CorrectionDraft | undefined;
  /** Calls `listener` where that may be another one, by this tab or another. */
  watchKeptCorrections(listener: () => void): () => void;
  /** Whether the host keeps corrections. */
  keepsCorrections(): boolean;
  /** What whoever is here saves of this photo now, with a dialog or without. */
  correctionUnderWay(imageId: string): CorrectionRef | undefined;
  /**
   * That one where it goes on, to be shown again; else what `start` begins.
   *
   * @param address the page to come back to, path with query, where it could not be saved
   */
  correct(imageId: string, address: string, start: StartCorrection): CorrectionRef;
  /** Calls `tell` once the photo is corrected, or is so no more, also where the answer to that was lost; until the returned function is called. */
  onCorrected(imageId: string, tell: (seen: SeenAnalysis) => void): () => void;
  /** Calls `open` where a person wants to go on with one that was not saved, until the returned function is called. */
  onReturn(imageId: string, open: () => void): () => void;
}

/** What the screens about analyses of photos need. */
export interface AnalysisPart extends CorrectionPart {
  /** A new Idempotency-Key. */
  newKey(): string;
  analysis: Implementations<typeof analysisMachine>;
  keptBulk(imageId: string, locationId: string): KeptBulk | undefined;
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
  /** What is kept of a location's list: an item a line, '' for nothing. */
  pasted(locationId: string): {
    text(): string;
    keep(text: string): void;
    watch(tell: () => void): () => void;
  };
  /** The same for a field in which it stands; a new one for each time that is opened. */
  typedList(locationId: string): {
    /** What was kept when that began. */
    before: string;
    keep(text: string): void;
    /** In a sentence, that another tab has changed or ended what is kept since; told once. */
    taken(): string | undefined;
  };
  /** What creation from one pasted list needs. */
  paste(locationId: string): Implementations<typeof bulkCreateMachine>;
}

/** What reading codes needs. */
export interface ScanningPart {
  /** What a scanned text stands for, by the locations that are known; undefined for nothing. */
  meaningOf(text: string): Meant | undefined;
  /** The same by the locations of now; by those that are known where the server does not answer soon. Never rejects. */
  lookUp(text: string): Promise<{ meant: Meant | undefined; tree: Tree | undefined }>;
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
  /** The mapping that was chosen for an import in this browser, and not sent. */
  draftOf(id: string): ImportMapping | undefined;
  /** The ids of the imports of which edits of rows have not arrived: they are sent while their page is open. */
  editedImports(): readonly string[];
  /** What is being done to many rows of one, as a sentence, also once its page was left. */
  underWay(): string | undefined;
  /** What was typed into the rows of a sheet, and has not arrived; null in a file that has none. */
  editsOf(id: string, sheet: string | null): readonly UnsentEdit[];
  /** Calls `listener` with those that another tab keeps, of rows of which this page has none. */
  watchEdits(id: string, sheet: string | null, listener: (unsent: readonly UnsentEdit[]) => void): () => void;
  /** What was typed into its cells, and neither saved nor given up. */
  typedOf(id: string): readonly TypedCell[];
  /** Saved cells that cannot be sent: of other sheets, or of any where nothing can be edited any more, and `sheet` is undefined. */
  strandedOf(id: string, sheet: string | null | undefined): readonly TypedCell[];
  /** Gives up one of those that cannot be sent. */
  endStranded(id: string, cell: CellOfLine): void;
  keepTyped(id: string, cell: CellOfLine, typed: TypedCell | undefined): void;
}

/** What proposes where things belong. */
export interface PlacesPart {
  /** Whether the host proposes any, as far as is known: one that has not answered yet may. */
  isPossible(): boolean;
  machine: Implementations<typeof placesMachine>;
  /** For the rows of an import. */
  rows: Implementations<typeof rowPlacesMachine>;
}

/** What shows photos, and what is on its way of them. */
export interface PhotosPart {
  /** What is on its way from this page, whichever screen it was added on. */
  uploads: ActorRefFrom<typeof uploadsMachine>;
  /** Whether there are photos that end with this page. */
  holdsUnkept(): boolean;
  /** A photo at a path of the host that wants the token. Rejects with a Failure. */
  open(path: string): Promise<ShownPhoto>;
  /** Calls `again` once the host is there, for a photo that could not be loaded, until the returned function is called. */
  waitFor(address: string, again: () => void): () => void;
  /** It could be loaded: it is waited for anew when it is missing again. */
  came(address: string): void;
  /** Whether the host lets an image itself be deleted, wherever it is linked. */
  canRemoveForGood(): boolean;
}
