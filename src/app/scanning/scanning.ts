import { type EventObject, fromCallback } from 'xstate';
import type { CameraEvent } from '../../machines/scanning/scan.machine.ts';
import type { Item } from '../../../contract/entities.ts';
import type { PhotoReading } from '../../model/scanning/camera.ts';
import { isCalled } from '../../model/scanning/itemScanned.ts';
import { meaningOf } from '../../model/scanning/meaning.ts';
import { readScan } from '../../model/scanning/readScan.ts';
import { asPromise } from '../../services/actors.ts';
import { watchCamera } from '../../services/scanning/camera.ts';
import { createCodeReader } from '../../services/scanning/codeReader.ts';
import { codeInPhoto } from '../../services/scanning/photoCode.ts';
import type { ScanningPart } from '../../views/appParts.ts';
import type { DeferredCore } from '../core.ts';
import { createLocationsNow } from '../locations/locationsNow.ts';

interface ScanningNeeds {
  searchItems(query: string, signal: AbortSignal): Promise<{ items: readonly Item[]; total: number }>;
}

/** So long it is waited for what a number finds, in ms, before the search screen shows it. */
const SEARCH_AWAITED = 3000;

/** So much of what was scanned is shown, in characters. */
const SHOWN = 120;

/** Wires the reader of codes, and what becomes of a code that nobody has asked for; a part of `deferred.ts`. */
export function createScanning(core: DeferredCore, { searchItems }: ScanningNeeds): ScanningPart {
  const { window, locationIndex, actions } = core;
  const readLocations = createLocationsNow(core);
  const go = (to: string): void => {
    const { pathname, search: query } = window.location;
    // Where one is already: a code is often read twice, and Back would lead nowhere.
    if (to !== pathname + query) actions.navigate(undefined, { to });
  };

  /** Counts what is opened: the newest scan is what counts. */
  let scans = 0;
  /** Whether somebody has gone on since, or scanned something else: then they are left there. */
  const leavable = (): (() => boolean) => {
    const [from, mine] = [window.location.pathname, scans];
    return () => window.location.pathname !== from || scans !== mine;
  };

  /** The page of the one thing that is found, else the search for it. */
  const find = async (texts: readonly string[]): Promise<void> => {
    const isLeft = leavable();
    for (const text of texts) {
      const found = await searchItems(text, AbortSignal.timeout(SEARCH_AWAITED)).catch(() => undefined);
      if (isLeft()) return;
      const [only] = found?.items ?? [];
      if (only && found?.total === 1) return go(`/view/${encodeURIComponent(only.id)}`);
      if (found && found.total > 0) return search(text);
    }
    search(texts[0] ?? '');
  };
  const search = (text: string): void => go(`/search?q=${encodeURIComponent(text)}`);

  /** The page of the one item that has just this number or name, else that of the label, which may be none yet. */
  const openLabel = async (label: string): Promise<void> => {
    const isLeft = leavable();
    const found = await searchItems(label, AbortSignal.timeout(SEARCH_AWAITED)).catch(() => undefined);
    if (isLeft()) return;
    const called = (found?.items ?? []).filter((item) => isCalled(item, [label]));
    const [only] = called;
    if (only && called.length === 1) return go(`/view/${encodeURIComponent(only.id)}`);
    if (only) return search(label);
    go(`/location/${encodeURIComponent(label)}`);
  };

  const lookUp: ScanningPart['lookUp'] = async (text) => {
    const known = locationIndex.getSnapshot().context.tree;
    const meant = meaningOf(text, known);
    // An item's code has its id, and is that item whatever has changed.
    if (!known || !meant || meant.kind === 'item') return { meant, tree: known };
    const { tree } = await readLocations().catch(() => ({ tree: known }));
    return { meant: meaningOf(text, tree), tree };
  };

  const open = async (text: string): Promise<void> => {
    scans += 1;
    const isLeft = leavable();
    const { meant } = await lookUp(text);
    if (isLeft()) return;
    switch (meant?.kind) {
      case 'location':
        return go(`/location/${encodeURIComponent(meant.location.id)}`);
      case 'label':
        // By itself it may be a part number that is built like the labels here.
        return readScan(text)?.kind === 'text'
          ? openLabel(meant.label)
          : go(`/location/${encodeURIComponent(meant.label)}`);
      case 'item':
        return go(`/view/${encodeURIComponent(meant.id)}`);
      case 'search':
        return find(meant.texts);
      case undefined:
        return;
    }
  };

  return {
    meaningOf: (text) => meaningOf(text, locationIndex.getSnapshot().context.tree),
    lookUp,
    open: (text) => void open(text),
    tell: (text, scanned) =>
      core.say({ kind: 'warning', text, detail: scanned.slice(0, SHOWN), about: 'scan' }),
    scan: {
      actors: {
        watchCamera: fromCallback<EventObject, void, CameraEvent>(({ sendBack }) =>
          watchCamera(
            {
              // Undefined on a plain http:// address, whatever the type says.
              devices: window.navigator.mediaDevices as MediaDevices | undefined,
              isSecure: window.isSecureContext,
              page: window.document,
              makePicture: () =>
                Object.assign(window.document.createElement('video'), { muted: true, playsInline: true }),
            },
            createCodeReader(),
            {
              onStarting: () => sendBack({ type: 'camera.starting' }),
              onReady: (feed) => sendBack({ type: 'camera.ready', feed }),
              onFailed: (problem) => sendBack({ type: 'camera.failed', problem }),
              onSeen: (text) => sendBack({ type: 'code.seen', text }),
            },
          ),
        ),
        readPhoto: asPromise<PhotoReading, { photo: Blob | undefined }>(async ({ photo }) =>
          photo ? codeInPhoto(photo, createCodeReader()) : { text: undefined, isHidden: false },
        ),
      },
    },
  };
}
