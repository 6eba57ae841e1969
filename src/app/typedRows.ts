import type { DraftOf } from '../model/unsent/draft.ts';
import type { Lock } from '../services/browser/lock.ts';
import { randomText } from '../services/browser/randomText.ts';
import type { Drafts } from '../services/unsent/drafts.ts';
import type { ImportsPart } from '../views/appParts.ts';

/** The form that rows typed on the page of imports belong to. */
const TYPED = 'import-rows';
/** So many characters of them are kept: more would leave no room for anything else that is kept here. */
const TYPED_MAX = 200_000;

/** Keeps typed rows as drafts, each tab its own: what another one goes on typing is not overwritten. */
export function createTypedRows(
  drafts: Drafts,
  keepDraft: (_: unknown, draft: DraftOf) => void,
  session: () => Pick<Storage, 'getItem' | 'setItem'>,
  lock: Pick<Lock, 'holdIfFree'>,
): Pick<ImportsPart, 'typedRows' | 'keepTypedRows'> {
  /** Undefined until it is asked for: a tab that never types holds nothing. */
  let known: string | undefined;
  let shown = '';
  /** Another tab's, which goes on here; as it was taken over. */
  let taken: { key: string; text: string } | undefined;

  const holdOwn = (tab: string): string => {
    const key = `${TYPED}_${tab}`;
    known = key;
    // For as long as this page lives.
    const held = lock.holdIfFree(key, () => new Promise<never>(() => {}));
    held.then(
      () => {
        // The browser has copied the other tab's id with that tab: what is kept under it is the other one's.
        taken = { key, text: shown };
        holdOwn(newTab(session));
      },
      // Tabs that cannot tell each other apart are no reason not to keep what is typed.
      () => {},
    );
    return key;
  };
  const ownKey = (): string => known ?? holdOwn(tabOf(session));

  /** Removes it once it goes on here alone: whoever has it open still types in it. */
  const endTaken = (): void => {
    const from = taken;
    if (!from) return;
    const ending = lock.holdIfFree(from.key, async () => {
      const isAsTaken = drafts
        .of(TYPED)
        .some(({ key, values }) => key === from.key && values['text'] === from.text);
      if (isAsTaken) drafts.remove(from.key);
      if (taken === from) taken = undefined;
    });
    // It stays, and is offered again.
    ending.catch(() => {});
  };
  return {
    typedRows() {
      const own = ownKey();
      const all = drafts.of(TYPED);
      const draft = all.find(({ key }) => key === own) ?? all[0];
      shown = draft?.values['text'] ?? '';
      taken = draft && draft.key !== own ? { key: draft.key, text: shown } : undefined;
      return shown;
    },
    keepTypedRows(text) {
      const own = ownKey();
      const isKept = text.trim() !== '' && text.length <= TYPED_MAX;
      if (isKept) keepDraft(undefined, { key: own, form: TYPED, values: { text } });
      else drafts.remove(own);
      // Where there was no room the other one stays as it is.
      const isThere = drafts.of(TYPED).some(({ key, values }) => key === own && values['text'] === text);
      if (isThere === isKept) endTaken();
    },
  };
}

const TAB = 'stowage-tab';

/** What tells this tab from others, also after it was loaded again. */
export function tabOf(session: () => Pick<Storage, 'getItem' | 'setItem'>): string {
  try {
    const known = session().getItem(TAB);
    if (known !== null) return known;
  } catch {
    // It is a new one then.
  }
  return newTab(session);
}

function newTab(session: () => Pick<Storage, 'setItem'>): string {
  const made = randomText(8);
  try {
    session().setItem(TAB, made);
  } catch {
    // Where nothing may be kept it is another tab after each load.
  }
  return made;
}

/** Removes what is kept of rows that were sent; what was typed since is not sent yet. */
export function endTypedRows(drafts: Drafts, sent: string): void {
  for (const { key, values } of drafts.of(TYPED)) if (values['text'] === sent) drafts.remove(key);
}
