import type { History } from './changes.ts';
import type { DeferredCore } from './core.ts';
import { createGuardLeaving } from './leaving.ts';
import { asConfirmation, asPromise } from '../services/actors.ts';
import { createAnalyses } from '../services/analysis/analyses.ts';
import { createBulkMaking } from '../services/changes/bulkMaking.ts';
import { createMadeChange } from '../services/changes/madeItems.ts';
import type { Outbox } from '../services/unsent/outbox.ts';
import { randomText } from '../services/browser/randomText.ts';
import type { AnalysisPart } from '../views/AppContext.ts';

/** Wires analyses of photos and bulk creation from them; a part of `deferred.ts`. */
export function createAnalysisPart(core: DeferredCore, outbox: Outbox, runs: History['runs']): AnalysisPart {
  const { window, http, unanswered } = core;
  const { notify } = core.actions;
  const analyses = createAnalyses(http, undefined, unanswered);
  const making = createBulkMaking(core);
  const changeMade = createMadeChange(outbox);
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
        guardLeaving: createGuardLeaving(core),
      },
      actions: { notify, ...runs.actions },
    },
  };
}
