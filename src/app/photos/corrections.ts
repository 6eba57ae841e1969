import type { CorrectionRef, StartCorrection } from '../../machines/analysis/gridCorrection.machine.ts';
import type { ImageAnalysis } from '../../../contract/analysis/analysis.ts';
import { failureOf } from '../../failure.ts';
import type { SeenAnalysis } from '../../model/analysis/analysis.ts';
import { asPromise } from '../../services/actors.ts';
import type { Analyses } from '../../services/analysis/analyses.ts';
import type { Corrections } from '../../services/analysis/corrections.ts';
import { createKeptCorrections } from '../../services/analysis/keptCorrections.ts';
import type { Drafts } from '../../services/unsent/drafts.ts';
import type { CorrectionPart } from '../../views/appParts.ts';
import type { DeferredCore } from '../core.ts';
import { tabOf } from '../typedRows.ts';

interface CorrectionNeeds {
  analyses: Pick<Analyses, 'read'>;
  corrections: Corrections;
  drafts: Drafts;
  /** The drafts of one person, whoever is here by now. */
  draftsOf(person: string): Drafts;
}

/** What the analysis of a photo has to tell and to hear of corrections. */
interface CorrectionHearing {
  dropKept(imageId: string, analysis: Pick<ImageAnalysis, 'correction'>): void;
  tellCorrected(imageId: string, seen: SeenAnalysis): void;
}

/** Wires corrections of compartments; a part of `analysis.ts`. */
export function createCorrectionPart(
  core: DeferredCore,
  { analyses, corrections, drafts, draftsOf }: CorrectionNeeds,
): CorrectionPart & CorrectionHearing {
  const { navigate, notify } = core.actions;
  const tab = (): string => tabOf(() => core.window.sessionStorage);
  const kept = createKeptCorrections(drafts, tab);
  /** The newest correction of each photo and person. */
  const newest = new Map<string, CorrectionRef>();
  /** Who shows the analysis of a photo now, by photo: whoever is there opens the dialog again. */
  const returns = new Map<string, () => void>();
  /** Who shows the analysis of a photo now: it may be corrected, or be so no more, by a write whose answer was lost. */
  const corrected = new Map<string, (seen: SeenAnalysis) => void>();
  const keyOf = (imageId: string): string => JSON.stringify([core.owner(), imageId]);
  const correctionUnderWay: CorrectionPart['correctionUnderWay'] = (imageId) => {
    const known = newest.get(keyOf(imageId));
    return known?.getSnapshot().hasTag('busy') ? known : undefined;
  };
  const tellCorrected = (imageId: string, seen: SeenAnalysis): void => {
    corrected.get(imageId)?.(seen);
    const known = newest.get(keyOf(imageId));
    if (known?.getSnapshot().status === 'active') known.send({ type: 'saved.heard', seen });
  };
  const implement = (person: string, address: string): Parameters<StartCorrection>[0] => ({
    actors: {
      // Not given up with the dialog: what was sent is saved, or told of.
      saveCorrection: asPromise(({ imageId, corrected: wanted, before }) => {
        // The dialog may be gone by then, and its person, and would not drop it any more.
        return corrections.save(imageId, wanted, before, (seen) => {
          createKeptCorrections(draftsOf(person), tab).drop(imageId, wanted);
          tellCorrected(imageId, seen);
        });
      }),
      readAnalysis: asPromise(({ imageId }, signal) => analyses.read(imageId, signal)),
    },
    actions: {
      // What became of it is nobody else's business.
      notify: (from, notice) => {
        if (core.owner() === person) notify(from, notice);
      },
      keepCorrection: (_, { imageId, draft, last }) => {
        try {
          if (draft) kept.keep(imageId, draft);
          else if (last) kept.drop(imageId, last.corrected);
        } catch (error) {
          core.say({
            kind: 'warning',
            text: 'This correction is not kept if you leave this page',
            detail: failureOf(error).message,
          });
        }
      },
      goBack: (_, { imageId }) => {
        const open = returns.get(imageId);
        if (open) open();
        else navigate(_, { to: address });
      },
    },
  });
  return {
    isCorrectionKept: kept.isAny,
    takeKeptCorrection: kept.take,
    watchKeptCorrections: kept.watch,
    keepsCorrections: corrections.areKept,
    correctionUnderWay,
    correct(imageId, address, start) {
      const known = correctionUnderWay(imageId);
      if (known) {
        known.send({ type: 'dialog.shown' });
        return known;
      }
      const begun = start(implement(core.owner(), address));
      newest.set(keyOf(imageId), begun);
      return begun;
    },
    dropKept(imageId, { correction }) {
      // What is saved already is no draft any more: the answer to it may have been lost.
      if (correction) kept.drop(imageId, correction);
    },
    tellCorrected,
    onCorrected(imageId, tell) {
      corrected.set(imageId, tell);
      return () => {
        if (corrected.get(imageId) === tell) corrected.delete(imageId);
      };
    },
    onReturn(imageId, open) {
      returns.set(imageId, open);
      return () => {
        if (returns.get(imageId) === open) returns.delete(imageId);
      };
    },
  };
}
