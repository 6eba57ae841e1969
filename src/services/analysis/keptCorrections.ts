import { create, nullable, string, type } from 'superstruct';
import type { Corrected } from '../../../contract/analysis/corrected.ts';
import { CorrectionRequest } from '../../../contract/analysis/correction.ts';
import type { CorrectionDraft } from '../../model/analysis/correcting.ts';
import type { Drafts } from '../unsent/drafts.ts';

const Kept = type({ corrected: CorrectionRequest, before: nullable(string()) });

/** Corrections that were not saved yet: drafts of this browser and its person, one for each photo. */
export interface KeptCorrections {
  /** Undefined where nothing is kept, or it cannot be read. */
  of(imageId: string): CorrectionDraft | undefined;
  /** Throws a Failure of kind 'storage' when there is no room. */
  keep(imageId: string, draft: CorrectionDraft): void;
  /** Drops this one: what was done since, here or in another tab, stays. */
  drop(imageId: string, corrected: Corrected): void;
  /** Calls `listener` after changes of drafts, here or in another tab. */
  watch(listener: () => void): () => void;
}

const formOf = (imageId: string): string => `grid_${imageId}`;

export function createKeptCorrections(
  drafts: Pick<Drafts, 'keep' | 'of' | 'remove' | 'watch'>,
): KeptCorrections {
  const kept: KeptCorrections = {
    of(imageId) {
      const [draft] = drafts.of(formOf(imageId));
      if (!draft) return undefined;
      try {
        return create(JSON.parse(draft.values['correction'] ?? ''), Kept);
      } catch {
        return undefined;
      }
    },
    keep(imageId, draft) {
      // One at a time: whoever corrects in two tabs has one correction.
      const form = formOf(imageId);
      drafts.keep({ key: form, form, values: { correction: JSON.stringify(draft) } });
    },
    drop(imageId, corrected) {
      const now = kept.of(imageId)?.corrected;
      // Read back, its fields may come in another order.
      if (now && JSON.stringify(now) === JSON.stringify(create(corrected, CorrectionRequest))) {
        drafts.remove(formOf(imageId));
      }
    },
    watch: drafts.watch,
  };
  return kept;
}
