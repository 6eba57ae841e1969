import { createGuardLeaving } from './appLeaving.ts';
import { failureOf } from './failure.ts';
import type { UndoStep } from './model/bulkRun.ts';
import { asConfirmation, asPromise } from './services/actors.ts';
import { createAnalyses } from './services/analyses.ts';
import { type BulkMakingParts, createBulkMaking } from './services/bulkMaking.ts';
import type { Http } from './services/http.ts';
import type { Items } from './services/items.ts';
import type { LocationWrites } from './services/locationWrites.ts';
import { randomText } from './services/randomText.ts';
import type { Notice } from './machines/required.ts';
import type { AnalysisPart } from './views/AppContext.ts';
import type { NoticeSender } from './views/shell/notices.ts';
import type { OpenForms } from './views/shell/openForms.ts';

interface AnalysisParts extends BulkMakingParts {
  window: Window;
  http: Http;
  items: Pick<Items, 'remove'>;
  locationWrites: Pick<LocationWrites, 'create' | 'remove'>;
  openForms: OpenForms;
  notify(from: { self: NoticeSender }, notice: Notice): void;
}

/** Wires analyses of photos and bulk creation from them; a part of `appLater.ts`. */
export function createAnalysisPart(parts: AnalysisParts): AnalysisPart {
  const { window, http, items, locationWrites, openForms, notify } = parts;
  const analyses = createAnalyses(http);
  const making = createBulkMaking(parts);
  return {
    newKey: () => randomText(24),
    analysis: {
      actors: {
        findAnalyses: asPromise(({ imageId }, signal) => analyses.find(imageId, signal)),
        readAnalysis: asPromise(({ imageId }, signal) => analyses.read(imageId, signal)),
        // Not given up with the panel: the host has begun, and the next panel finds it running.
        startAnalysis: asPromise(({ imageId }) => analyses.start(imageId)),
      },
      actions: { notify },
    },
    bulkCreate: {
      actors: {
        makeItem: asPromise((wanted) => making.item(wanted)),
        makeLocation: asPromise((wanted) => making.location(wanted)),
        remove: asPromise<void, UndoStep>(async ({ kind, id }) => {
          try {
            await (kind === 'item' ? items.remove(id) : locationWrites.remove(id));
          } catch (error) {
            if (failureOf(error).kind !== 'not-found') throw error;
          }
        }),
        confirmClosing: asConfirmation<{ unsaved: number }>(
          (message) => window.confirm(message),
          ({ unsaved }) =>
            `Close without creating ${unsaved === 1 ? '1 entry' : `${unsaved} entries`}? What you typed there is lost.`,
        ),
        guardLeaving: createGuardLeaving(window, openForms),
      },
      actions: { notify },
    },
  };
}
