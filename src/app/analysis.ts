import type { RunHistory } from './changes.ts';
import { createGuardLeaving } from './leaving.ts';
import { asConfirmation, asPromise } from '../services/actors.ts';
import { createAnalyses } from '../services/analysis/analyses.ts';
import { type BulkMakingParts, createBulkMaking } from '../services/changes/bulkMaking.ts';
import type { Http } from '../services/host/http.ts';
import { createMadeChange } from '../services/changes/madeItems.ts';
import type { Outbox } from '../services/unsent/outbox.ts';
import { randomText } from '../services/browser/randomText.ts';
import type { Unanswered } from '../services/host/unanswered.ts';
import type { Notice } from '../machines/kit/unprovided.ts';
import type { AnalysisPart } from '../views/AppContext.ts';
import type { NoticeSender } from '../views/notices/notices.ts';
import type { OpenForms } from '../views/forms/openForms.ts';

interface AnalysisParts extends BulkMakingParts {
  window: Window;
  http: Http;
  outbox: Pick<Outbox, 'entry' | 'update'>;
  /** What a run tells the history of all changes, which takes it back. */
  runs: RunHistory;
  unanswered: Unanswered;
  openForms: OpenForms;
  notify(from: { self: NoticeSender }, notice: Notice): void;
}

/** Wires analyses of photos and bulk creation from them; a part of `deferred.ts`. */
export function createAnalysisPart(parts: AnalysisParts): AnalysisPart {
  const { window, http, runs, openForms, notify } = parts;
  const analyses = createAnalyses(http, undefined, parts.unanswered);
  const making = createBulkMaking(parts);
  const changeMade = createMadeChange(parts.outbox);
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
        makeItem: asPromise((wanted) =>
          wanted.made ? changeMade(wanted.made, wanted.input) : making.item(wanted),
        ),
        makeLocation: asPromise((wanted) => making.location(wanted)),
        ...runs.actors,
        confirmClosing: asConfirmation<{ unsaved: number }>(
          (message) => window.confirm(message),
          ({ unsaved }) =>
            `Close without creating ${unsaved === 1 ? '1 entry' : `${unsaved} entries`}? What you typed there is lost.`,
        ),
        guardLeaving: createGuardLeaving(window, openForms),
      },
      actions: { notify, ...runs.actions },
    },
  };
}
