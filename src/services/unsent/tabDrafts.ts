import { type Draft, type DraftOf, isSame, keyBeside } from '../../model/unsent/draft.ts';
import { newLocalId, randomText } from '../browser/randomText.ts';
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
  const isOwn = ({ key, values }: Draft): boolean => hasTexts(known.get(key), values);
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

/**
 * The same of the forms of records, whose drafts another tab may have taken up. A draft's key stays there, as it has the id of what
 * the draft becomes: what is typed beside another tab has the same one and a mark.
 */
export interface PageDrafts extends Pick<Drafts, 'keep' | 'remove' | 'endSubmitted'> {
  /** These are offered, or in a form: what is kept or removed under their keys from now on is of what they hold. */
  take(drafts: readonly Draft[]): void;
  /** What is kept under `key` from now on goes on with this one. */
  goOnUnder(key: string, draft: Draft): void;
  /** Where the draft of this key is kept: under another one where another tab has typed under this one since. */
  keptAs(key: string): string;
}

/**
 * A page writes over what it wrote or took over itself, and removes that, or the very same texts. What another tab has
 * typed under the key since is nowhere else: then what is typed here is kept beside it.
 */
export function createPageDrafts(
  drafts: Pick<Drafts, 'find' | 'keep' | 'remove' | 'endSubmitted'>,
): PageDrafts {
  /** What stands under a key as far as this page knows. */
  const known = new Map<string, Pick<Draft, 'at' | 'values'>>();
  const apart = new Map<string, string>();
  const keptAs = (key: string): string => apart.get(key) ?? key;
  const isOthers = (found: Draft | undefined): boolean =>
    found !== undefined && !hasTexts(known.get(found.key)?.values, found.values);
  return {
    take(found) {
      for (const draft of found) {
        known.set(draft.key, draft);
        // It is gone on with as itself, not as what was typed beside it here before.
        apart.delete(draft.key);
      }
    },
    goOnUnder: (key, draft) => void apart.set(key, draft.key),
    keptAs,
    keep(draft) {
      const there = drafts.find(keptAs(draft.key));
      // Taken over by another tab, it may have the same texts: what is typed there next goes under its key.
      const isShared = isOthers(there) || (there !== undefined && there.at !== known.get(there.key)?.at);
      const key = isShared ? keyBeside(draft.key, randomText(8)) : keptAs(draft.key);
      drafts.keep({ ...draft, key });
      if (isShared) apart.set(draft.key, key);
      const kept = drafts.find(key);
      if (kept) known.set(key, kept);
    },
    remove(key) {
      const own = keptAs(key);
      apart.delete(key);
      if (isOthers(drafts.find(own))) return;
      known.delete(own);
      drafts.remove(own);
    },
    endSubmitted(key) {
      const own = keptAs(key);
      return isOthers(drafts.find(own)) ? () => {} : drafts.endSubmitted(own);
    },
  };
}

/** Whether that is known, and all the texts that there are. */
function hasTexts(known: DraftOf['values'] | undefined, values: DraftOf['values']): boolean {
  return known !== undefined && isSame(known, values) && isSame(values, known);
}
