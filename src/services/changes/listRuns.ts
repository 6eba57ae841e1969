import { listWithout } from '../../model/items/pastedList.ts';
import type { Lock } from '../browser/lock.ts';
import { randomText } from '../browser/randomText.ts';
import type { Drafts } from '../unsent/drafts.ts';
import type { KeptLists } from './keptLists.ts';

/**
 * What is left of lists while they are created: drafts beside the list of their location, so that nobody else is
 * offered what is under way. A lock tells whether the page that creates one is still there.
 */
export interface ListRuns {
  /**
   * Begins one of this page. What it gives keeps `text`, an item a line, in the place of what it has kept before; '' at
   * its end. Throws a Failure of kind 'storage' when there is no room.
   */
  begin(locationId: string): (text: string) => void;
  /** Puts what pages that have gone did not create into the lists of their locations; waits for those still there. */
  takeOver(): void;
  /** This page is being left: the same of its own, as a lock may be let go of a while later. */
  leave(): void;
  /** It is here again, and so is what it creates. */
  comeBack(): void;
}

interface ListRunsNeeds {
  /** The drafts of one person, whoever is here by now. */
  draftsOf(person: string): Pick<Drafts, 'all' | 'of' | 'keep' | 'remove'>;
  listsOf(person: string): KeptLists;
  /** Whose page this is. */
  owner(): string;
  lock: Pick<Lock, 'hold'>;
}

/** What their keys and forms begin with. */
export const LIST_RUN = 'list-run_';

export function createListRuns({ draftsOf, listsOf, owner, lock }: ListRunsNeeds): ListRuns {
  /** The keys of those of this page, and of those that it waits for. */
  const known = new Set<string>();
  /** Those of this page that go on, by their keys. */
  const own = new Map<string, { person: string; comeBack(): void }>();

  const takeOne = (person: string, key: string): void => {
    const drafts = draftsOf(person);
    const draft = drafts.all().find((one) => one.key === key);
    // Its page has ended it, or another tab was quicker.
    if (!draft) return;
    const lists = listsOf(person);
    const locationId = draft.form.slice(LIST_RUN.length);
    const texts = [lists.of(locationId), draft.values['text'] ?? ''];
    const put = () => lists.keep(locationId, texts.filter((text) => text !== '').join('\n'));
    try {
      put();
      drafts.remove(key);
    } catch {
      // There may be room for it once, and not twice.
      drafts.remove(key);
      try {
        put();
      } catch {
        drafts.keep({ key, form: draft.form, values: draft.values });
      }
    }
  };

  return {
    begin(locationId) {
      const person = owner();
      const drafts = draftsOf(person);
      const form = LIST_RUN + locationId;
      const key = `${LIST_RUN}${randomText(12)}`;
      known.add(key);
      let kept = '';
      let letGo: (() => void) | undefined;
      const isThere = (): boolean => drafts.of(form).some((draft) => draft.key === key);
      const write = (text: string): void => {
        if (kept !== '' && !isThere()) {
          // Taken for gone, as a browser does with a page that it lets sleep.
          const lists = listsOf(person);
          lists.keep(locationId, listWithout(lists.of(locationId), kept));
        }
        if (text === '') {
          drafts.remove(key);
          letGo?.();
          letGo = undefined;
          own.delete(key);
        } else {
          if (!letGo) {
            const isOver = new Promise<void>((resolve) => {
              letGo = resolve;
            });
            lock.hold(key, () => isOver).catch(() => {});
          }
          own.set(key, { person, comeBack });
          drafts.keep({ key, form, values: { text } });
        }
        kept = text;
      };
      const comeBack = (): void => {
        if (!isThere()) write(kept);
      };
      return (text) => {
        if (text !== kept) write(text);
      };
    },
    takeOver() {
      const person = owner();
      for (const { key, form } of draftsOf(person).all()) {
        if (!form.startsWith(LIST_RUN) || known.has(key)) continue;
        known.add(key);
        lock
          .hold(key, async () => quietly(() => takeOne(person, key)))
          .catch(() => {})
          .finally(() => known.delete(key));
      }
    },
    leave() {
      for (const [key, { person }] of own) quietly(() => takeOne(person, key));
    },
    comeBack() {
      for (const run of own.values()) quietly(run.comeBack);
    },
  };
}

/** Without room for it what is kept stays as it is. */
function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // It is taken over later, or kept with the next line.
  }
}
