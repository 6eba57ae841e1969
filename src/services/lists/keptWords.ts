import type { Draft, DraftOf } from '../../model/unsent/draft.ts';
import type { Drafts } from '../unsent/drafts.ts';

/** The form that what is typed on the page of words belongs to. */
const WORDS = 'words';

type Kept = DraftOf['values'];

/** What the page of words has typed, and could not bring back: drafts, each tab's its own. */
export interface KeptWords {
  /** What the person who is here now has left; undefined where it is nothing. */
  recall(): Kept | undefined;
  /**
   * In the place of what this tab has kept before; undefined: there is nothing to keep any more. Throws a Failure of kind
   * 'storage' when there is no room.
   */
  keep(kept: Kept | undefined): void;
  /** What is kept from now on is another person's. */
  forget(): void;
}

/** `tab` tells this tab from others, also after it was loaded again. */
export function createKeptWords(drafts: Pick<Drafts, 'keep' | 'of' | 'remove'>, tab: string): KeptWords {
  const own = `${WORDS}_${tab}`;
  let last = '';
  /** Another tab's, which goes on here; as it was taken over. */
  let taken: Draft | undefined;

  const endTaken = (): void => {
    const now = drafts.of(WORDS).find(({ key }) => key === taken?.key);
    if (now && textOf(now.values) === textOf(taken?.values)) drafts.remove(now.key);
    taken = undefined;
  };
  return {
    recall() {
      const all = drafts.of(WORDS);
      const draft = all.find(({ key }) => key === own) ?? all[0];
      taken = draft?.key === own ? undefined : draft;
      last = textOf(draft?.values);
      return draft?.values;
    },
    keep(kept) {
      const text = textOf(kept);
      if (text === last) return;
      last = text;
      if (kept) drafts.keep({ key: own, form: WORDS, values: kept });
      else drafts.remove(own);
      endTaken();
    },
    forget() {
      taken = undefined;
      last = '';
    },
  };
}

const textOf = (kept: Kept | undefined): string => (kept ? JSON.stringify(kept) : '');
