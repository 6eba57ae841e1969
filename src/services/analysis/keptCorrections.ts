import { array, create, nullable, optional, string, type } from 'superstruct';
import type { Corrected } from '../../../contract/analysis/corrected.ts';
import { CorrectionRequest } from '../../../contract/analysis/correction.ts';
import { type CorrectionDraft, isSameCorrected } from '../../model/analysis/correcting.ts';
import type { Draft } from '../../model/unsent/draft.ts';
import type { Drafts } from '../unsent/drafts.ts';
import { createTabDrafts } from '../unsent/tabDrafts.ts';

const Kept = type({
  corrected: CorrectionRequest,
  before: nullable(string()),
  unanswered: optional(array(CorrectionRequest)),
});

/** Corrections that were not saved yet: drafts of this browser and its person, of each photo one of each tab. */
export interface KeptCorrections {
  /** Whether any is kept, here or in another tab. */
  isAny(imageId: string): boolean;
  /** The one that this tab goes on with; undefined where nothing is kept, or it cannot be read. */
  take(imageId: string): CorrectionDraft | undefined;
  /** Throws a Failure of kind 'storage' when there is no room. */
  keep(imageId: string, draft: CorrectionDraft): void;
  /** Drops this one: what was done since, here or in another tab, stays. */
  drop(imageId: string, corrected: Corrected): void;
  /** Calls `listener` after changes of drafts, here or in another tab. */
  watch(listener: () => void): () => void;
}

const formOf = (imageId: string): string => `grid_${imageId}`;

/** `tab`: what tells this tab from others, also after it was loaded again. */
export function createKeptCorrections(
  drafts: Pick<Drafts, 'keep' | 'of' | 'remove' | 'watch'>,
  tab: () => string,
): KeptCorrections {
  const tabDrafts = createTabDrafts({ drafts, keepDraft: (_, draft) => drafts.keep(draft), tab });
  const of = (imageId: string): Draft[] => drafts.of(formOf(imageId));
  return {
    isAny: (imageId) => of(imageId).some((draft) => decoded(draft) !== undefined),
    take: (imageId) => decoded(tabDrafts.take(of(imageId).filter((draft) => decoded(draft) !== undefined))),
    keep(imageId, draft) {
      tabDrafts.keep(of(imageId), formOf(imageId), { correction: JSON.stringify(draft) });
    },
    drop(imageId, corrected) {
      for (const draft of of(imageId)) {
        const kept = decoded(draft);
        if (kept && isSameCorrected(kept.corrected, corrected)) drafts.remove(draft.key);
      }
    },
    watch: drafts.watch,
  };
}

function decoded(draft: Draft | undefined): CorrectionDraft | undefined {
  if (!draft) return undefined;
  try {
    return create(JSON.parse(draft.values['correction'] ?? ''), Kept);
  } catch {
    return undefined;
  }
}
