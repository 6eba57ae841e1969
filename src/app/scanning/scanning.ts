import { type EventObject, fromCallback } from 'xstate';
import type { CameraEvent } from '../../machines/scanning/scan.machine.ts';
import type { Item } from '../../../contract/entities.ts';
import { meaningOf } from '../../model/scanning/meaning.ts';
import { asPromise } from '../../services/actors.ts';
import { watchCamera } from '../../services/scanning/camera.ts';
import { createCodeReader } from '../../services/scanning/codeReader.ts';
import { codeInPhoto } from '../../services/scanning/photoCode.ts';
import type { ScanningPart } from '../../views/appParts.ts';
import type { DeferredCore } from '../core.ts';

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
  const go = (to: string): void => actions.navigate(undefined, { to });

  /** The page of the one thing that is found, else the search for it. */
  const find = async (texts: readonly string[]): Promise<void> => {
    const from = window.location.pathname;
    for (const text of texts) {
      const found = await searchItems(text, AbortSignal.timeout(SEARCH_AWAITED)).catch(() => undefined);
      // Whoever has gone on meanwhile is left there.
      if (window.location.pathname !== from) return;
      const [only] = found?.items ?? [];
      if (only && found?.total === 1) return go(`/view/${encodeURIComponent(only.id)}`);
      if (found && found.total > 0) return search(text);
    }
    search(texts[0] ?? '');
  };
  const search = (text: string): void => go(`/search?q=${encodeURIComponent(text)}`);

  return {
    meaningOf: (text) => meaningOf(text, locationIndex.getSnapshot().context.tree),
    open(text) {
      const meant = meaningOf(text, locationIndex.getSnapshot().context.tree);
      switch (meant?.kind) {
        case 'location':
          return go(`/location/${encodeURIComponent(meant.location.id)}`);
        case 'label':
          return go(`/location/${encodeURIComponent(meant.label)}`);
        case 'item':
          return go(`/view/${encodeURIComponent(meant.id)}`);
        case 'search':
          return void find(meant.texts);
        case undefined:
          return;
      }
    },
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
        readPhoto: asPromise<string | undefined, { photo: Blob | undefined }>(async ({ photo }) =>
          photo ? codeInPhoto(photo, createCodeReader()) : undefined,
        ),
      },
    },
  };
}
