import type { DraftOf } from '../model/unsent/draft.ts';
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
): Pick<ImportsPart, 'typedRows' | 'keepTypedRows'> {
  const own = `${TYPED}_${tabOf(session)}`;
  /** Another tab's, which goes on here; as it was taken over. */
  let taken: { key: string; text: string } | undefined;

  const endTaken = (): void => {
    if (!taken) return;
    const isAsTaken = drafts
      .of(TYPED)
      .some(({ key, values }) => key === taken?.key && values['text'] === taken.text);
    if (taken && isAsTaken) drafts.remove(taken.key);
    taken = undefined;
  };
  return {
    typedRows() {
      const all = drafts.of(TYPED);
      const draft = all.find(({ key }) => key === own) ?? all[0];
      const text = draft?.values['text'] ?? '';
      taken = draft && draft.key !== own ? { key: draft.key, text } : undefined;
      return text;
    },
    keepTypedRows(text) {
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
  const made = randomText(8);
  try {
    const known = session().getItem(TAB);
    if (known !== null) return known;
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
