import { type EventObject, fromCallback } from 'xstate';
import type { Location } from '../../../contract/entities.ts';
import type { PageTurned } from '../../machines/analysis/analysis.context.ts';
import type { ThereSaid } from '../../machines/changes/bulkCreate.events.ts';
import type { BulkCreateRef, StartBulk } from '../../machines/changes/bulkCreate.machine.ts';
import type { History } from '../changes.ts';
import type { DeferredCore } from '../core.ts';
import { createInside } from '../inside.ts';
import { createGuardLeaving } from '../leaving.ts';
import { asConfirmation, asPromise } from '../../services/actors.ts';
import { foundIn } from '../../model/changes/bulkThere.ts';
import { createAnalyses } from '../../services/analysis/analyses.ts';
import { createCorrections } from '../../services/analysis/corrections.ts';
import { failure, failureOf } from '../../failure.ts';
import { createBulkMaking } from '../../services/changes/bulkMaking.ts';
import { createKeptBulks } from '../../services/changes/keptBulk.ts';
import { createMadeChange } from '../../services/changes/madeItems.ts';
import type { Drafts } from '../../services/unsent/drafts.ts';
import type { Outbox } from '../../services/unsent/outbox.ts';
import type { Lock } from '../../services/browser/lock.ts';
import { watchPage } from '../../services/browser/pageEvents.ts';
import { randomText } from '../../services/browser/randomText.ts';
import type { AnalysisPart } from '../../views/appParts.ts';
import { createCorrectionPart } from './corrections.ts';

/** So many items of a location new ones are compared with. */
const COMPARED = { most: 10_000, refuse: () => failure('too-large', 'There are too many items to compare.') };

interface AnalysisNeeds {
  lock: Lock;
  outbox: Outbox;
  drafts: Drafts;
  /** The drafts of one person, whoever is here by now. */
  draftsOf(person: string): Drafts;
  runs: History['runs'];
}

/** Wires analyses of photos and bulk creation from them; a part of `deferred.ts`. */
export function createAnalysisPart(
  core: DeferredCore,
  { lock, outbox, drafts, draftsOf, runs }: AnalysisNeeds,
): AnalysisPart {
  const { window, http, unanswered, say, session } = core;
  const { notify } = core.actions;
  const inside = createInside(core);
  const analyses = createAnalyses(http, undefined, unanswered);
  /** Whatever shows a photo that somebody has deleted meanwhile is read anew. */
  const unlessGone = <T>(asked: Promise<T>): Promise<T> =>
    asked.catch((error: unknown) => {
      if (failureOf(error).kind === 'not-found')
        for (const list of ['images', 'photos']) core.cache.invalidate(list);
      throw error;
    });
  const corrections = createCorrections(http, analyses, unanswered);
  const { dropKept, tellCorrected, ...correctionPart } = createCorrectionPart(core, {
    analyses,
    corrections,
    drafts,
    draftsOf,
  });
  const making = createBulkMaking(core);
  const changeMade = createMadeChange(outbox);
  /** The newest bulk creation of each photo, location and person: it alone keeps the draft of this tab. */
  const bulks = new Map<string, { actor?: BulkCreateRef }>();
  const formOf = (imageId: string, locationId: string) => JSON.stringify([core.owner(), imageId, locationId]);
  const newestBulk: AnalysisPart['newestBulk'] = (imageId, locationId) => {
    const actor = bulks.get(formOf(imageId, locationId))?.actor;
    return actor?.getSnapshot().context.isEnded ? undefined : actor;
  };
  const implementBulk = (
    imageId: string,
    locationId: string,
    isNewest: () => boolean,
  ): Parameters<StartBulk>[0] => {
    const checkPerson = core.bindToPerson();
    // What comes of the entry under way is its person's, whoever is here by then.
    const kept = createKeptBulks(draftsOf(core.owner())).begin(imageId, locationId);
    return {
      actors: {
        makeItem: asPromise(async (wanted) => {
          checkPerson();
          return wanted.made ? changeMade(wanted.made, wanted.input) : making.item(wanted);
        }),
        makeLocation: asPromise(async (wanted) => {
          checkPerson();
          return making.location(wanted);
        }),
        findThere: fromCallback<EventObject, { parent: Location }, ThereSaid>(
          ({ input: { parent }, sendBack, receive }) => {
            let turn = new AbortController();
            const read = async ({ signal }: AbortController): Promise<void> => {
              const tree = await inside.tree(signal);
              const items = await inside.read(parent, tree, COMPARED, signal);
              if (!signal.aborted) sendBack({ type: 'there.found', items: foundIn(parent, items, tree) });
            };
            const tell = (of: AbortController): Promise<void> =>
              read(of).catch((error: unknown) => {
                const reason = `It could not be read what is here already: ${failureOf(error).message}`;
                if (!of.signal.aborted) sendBack({ type: 'there.unknown', reason });
              });
            receive(({ type }) => {
              turn.abort();
              if (type !== 'look') return;
              const own = (turn = new AbortController());
              void lock.hold(`create in ${parent.id}`, async () => {
                if (own.signal.aborted) return;
                const isOver = new Promise((resolve) => own.signal.addEventListener('abort', resolve));
                await tell(own);
                await isOver;
              });
            });
            void tell(turn);
            return () => turn.abort();
          },
        ),
        ...runs.actors,
        confirmClosing: asConfirmation<{ unsaved: number }>(
          (message) => window.confirm(message),
          ({ unsaved }) =>
            `Close without creating ${unsaved === 1 ? '1 entry' : `${unsaved} entries`}? What you typed there is lost.`,
        ),
        guardLeaving: createGuardLeaving(core),
      },
      actions: {
        notify,
        ...runs.actions,
        // They are drafts already.
        setAside: () => {},
        keepEntries: (_, bulk) => {
          if (!isNewest()) return;
          try {
            if (bulk) kept.keep(bulk);
            else kept.drop();
          } catch (error) {
            say({
              kind: 'warning',
              text: 'What you enter here is not kept if you leave this page',
              detail: failureOf(error).message,
            });
          }
        },
      },
    };
  };
  return {
    newKey: () => randomText(24),
    analysis: {
      actors: {
        findAnalyses: asPromise(async ({ imageId }, signal) => {
          const found = await analyses.find(imageId, signal);
          for (const { analysis } of found.analyses.slice(0, 1)) dropKept(imageId, analysis);
          return found;
        }),
        readAnalysis: asPromise(async ({ imageId }, signal) => {
          const read = await unlessGone(analyses.read(imageId, signal));
          dropKept(imageId, read.analysis);
          return read;
        }),
        watchPage: fromCallback<EventObject, void, PageTurned>(({ sendBack }) => watchPage(window, sendBack)),
        // Not given up with the panel: the host has begun, and the next panel finds it running.
        startAnalysis: asPromise(({ imageId }) => unlessGone(analyses.start(imageId))),
        confirmDiscarding: asConfirmation<Record<never, never>>(
          (message) => window.confirm(message),
          () => 'Discard the correction? What was found in the photo counts again.',
        ),
        discardCorrection: asPromise(({ imageId, version }) =>
          corrections.discard(imageId, version, (seen) => tellCorrected(imageId, seen)),
        ),
      },
      actions: { notify },
    },
    ...correctionPart,
    keptBulk: createKeptBulks(drafts).of,
    username: () => session.user(),
    newestBulk,
    bulkCreate(imageId, locationId, start) {
      const known = newestBulk(imageId, locationId);
      if (known?.getSnapshot().hasTag('busy')) {
        known.send({ type: 'dialog.shown' });
        return known;
      }
      const form = formOf(imageId, locationId);
      const bulk: { actor?: BulkCreateRef } = {};
      bulks.set(form, bulk);
      bulk.actor = start(implementBulk(imageId, locationId, () => bulks.get(form) === bulk));
      return bulk.actor;
    },
  };
}
