import { type Draft, type DraftOf, isSame } from '../../model/unsent/draft.ts';
import { newLocalId } from '../browser/randomText.ts';
import type { Drafts } from './drafts.ts';

/**
 * Drafts of forms that other tabs have open too. A tab overwrites and removes what it wrote or took over itself, and
 * nothing that another one has typed since: that is nowhere else.
 */
export interface TabDrafts {
  /** The one that this tab goes on with: its own, else the newest. */
  take(drafts: readonly Draft[]): Draft | undefined;
  /** What this tab has kept of it or taken over, for as long as it is just that. */
  own(drafts: readonly Draft[]): Draft[];
  /** `found`: what there is of this form, under any of its names. */
  keep(found: readonly Draft[], form: string, values: DraftOf['values']): void;
  forget(drafts: readonly Draft[]): void;
}

interface TabDraftsNeeds {
  drafts: Pick<Drafts, 'of' | 'remove'>;
  /** Says where there is no room for it. */
  keepDraft(_: unknown, draft: DraftOf): void;
  /** What tells this tab from others, also after it was loaded again. */
  tab(): string;
}

export function createTabDrafts({ drafts, keepDraft, tab }: TabDraftsNeeds): TabDrafts {
  /** What stands under a key as far as this tab knows. */
  const known = new Map<string, DraftOf['values']>();
  const isOwn = ({ key, values }: Draft): boolean => {
    const own = known.get(key);
    return own !== undefined && isSame(own, values) && isSame(values, own);
  };
  return {
    take(found) {
      const taken =
        found.find(isOwn) ?? found.find(({ form, key }) => key === `${form}_${tab()}`) ?? found[0];
      if (taken) known.set(taken.key, taken.values);
      return taken;
    },
    own: (found) => found.filter(isOwn),
    keep(found, form, values) {
      const free = `${form}_${tab()}`;
      // A tab that the browser has copied has the other one's name.
      const isTaken = found.some(({ key }) => key === free);
      const key = found.find(isOwn)?.key ?? (isTaken ? `${free}_${newLocalId()}` : free);
      keepDraft(undefined, { key, form, values });
      // Without room for it what was there before is still this tab's.
      if (drafts.of(form).some((draft) => draft.key === key && isSame(values, draft.values))) {
        known.set(key, values);
      }
    },
    forget(found) {
      for (const { key } of found.filter(isOwn)) {
        known.delete(key);
        drafts.remove(key);
      }
    },
  };
}
