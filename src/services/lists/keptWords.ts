import type { DraftOf } from '../../model/unsent/draft.ts';
import type { Lock } from '../browser/lock.ts';
import { randomText } from '../browser/randomText.ts';
import type { Drafts } from '../unsent/drafts.ts';

/** The form that what is typed on the page of words belongs to. */
const WORDS = 'words';
/** A lock without Web Locks holds for up to 8 s after its page has ended, also where that page was only loaded again (ms). */
const LOOK_AGAIN = 2000;
const LOOKS_MOST = 6;

type Kept = DraftOf['values'];

/** What the page of words has typed, and could not bring back: drafts, each open page its own. */
export interface KeptWords {
  /**
   * Brings what the person who is here now has left in a page that has ended: at once where it was this one's, otherwise
   * once it is known that no open page has it, unless something else is kept here by then.
   */
  recall(bring: (kept: Kept) => void): void;
  /**
   * In the place of what this page has kept before; undefined: there is nothing to keep any more. Throws a Failure of kind
   * 'storage' when there is no room.
   */
  keep(kept: Kept | undefined): void;
  /** What is kept from now on is another person's. */
  forget(): void;
}

/**
 * `tab` tells this tab from others, also after it was loaded again: its own come first. The lock of a draft's key says
 * whether a page has it open.
 */
export function createKeptWords(
  drafts: Pick<Drafts, 'keep' | 'of' | 'remove'>,
  lock: Pick<Lock, 'holdIfFree'>,
  tab: string,
  rest: () => Promise<void> = () => new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN)),
): KeptWords {
  const ofTab = `${WORDS}_${tab}`;
  /** What this page keeps them under, its lock held for as long as the page lives; undefined where nothing was kept yet. */
  let own: string | undefined;
  let last = '';
  /** What is stored under `own`: behind `last` where there was no room. */
  let stored = '';
  /** Counts persons: who comes next gets nothing that was sought for the one before. */
  let turn = 0;

  const keptAs = (key: string | undefined): Kept | undefined =>
    drafts.of(WORDS).find((draft) => draft.key === key)?.values;

  const holdNew = (): string => {
    // A copied tab has the id of the tab that it is a copy of: the page tells them apart.
    const key = `${ofTab}_${randomText(8)}`;
    own = key;
    stored = '';
    // Tabs that cannot tell each other apart are no reason not to keep what is typed.
    lock.holdIfFree(key, forLife).catch(() => {});
    return key;
  };

  /** Gives whether there is nothing more to look for. */
  const takeOver = async (key: string, began: number, bring: (kept: Kept) => void): Promise<boolean> => {
    const isOver = (): boolean => last !== '' || turn !== began;
    if (isOver()) return true;
    // Does not end where it is taken over.
    await lock.holdIfFree(key, async () => {
      const kept = keptAs(key);
      if (!kept || isOver()) return;
      own = key;
      last = stored = textOf(kept);
      bring(kept);
      await forLife();
    });
    return isOver();
  };
  const seek = async (began: number, bring: (kept: Kept) => void): Promise<void> => {
    const all = drafts.of(WORDS).map(({ key }) => key);
    const mine = all.filter((key) => key.startsWith(ofTab));
    const keys = [...mine, ...all.filter((key) => !mine.includes(key))];
    for (let looks = 1; keys.length > 0; looks++) {
      for (const key of keys) if (await takeOver(key, began, bring)) return;
      if (looks === LOOKS_MOST) return;
      await rest();
    }
  };
  return {
    recall(bring) {
      const kept = keptAs(own);
      last = stored = textOf(kept);
      if (kept) bring(kept);
      // What is not found stays, and is brought to a later page.
      else seek(turn, bring).catch(() => {});
    },
    keep(kept) {
      const text = textOf(kept);
      if (text === last) return;
      last = text;
      // A page that slept may have lost its lock: what another one keeps there now is that one's.
      const isOwn = own !== undefined && textOf(keptAs(own)) === stored;
      if (kept) drafts.keep({ key: isOwn && own ? own : holdNew(), form: WORDS, values: kept });
      else if (isOwn && own) drafts.remove(own);
      stored = text;
    },
    forget() {
      turn++;
      last = stored = '';
    },
  };
}

const forLife = (): Promise<never> => new Promise<never>(() => {});
const textOf = (kept: Kept | undefined): string => (kept ? JSON.stringify(kept) : '');
