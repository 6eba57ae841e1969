import { failureOf } from './failure.ts';
import type { Navigation, Notice } from './machines/required.ts';
import type { Draft, DraftOf, Recalled } from './model/draft.ts';
import type { Drafts } from './services/drafts.ts';
import type { Outbox } from './services/outbox.ts';
import { newLocalId } from './services/randomText.ts';
import type { SessionStore } from './services/sessionStore.ts';

interface DraftParts {
  window: Pick<Window, 'location'>;
  drafts: Drafts;
  outbox: Pick<Outbox, 'entry' | 'sentAs'>;
  session: Pick<SessionStore, 'user' | 'watch'>;
  say(notice: Notice): void;
  navigate(_: unknown, navigation: Navigation): void;
}

/** Forms that go back to where they were: a draft for each of them, by the form's name. */
interface Left {
  user: string;
  /** The page that they were on. */
  path: string;
  forms: Map<string, string>;
}

const NEW_ITEM = 'item-add';
const EDIT = 'item-edit_';

/** What the forms do with drafts: the actions of their machines, and what they begin with. */
export function createDraftKeeping({ window, drafts, outbox, session, say, navigate }: DraftParts) {
  /** The draft of each form of this page, kept or not yet. */
  const current = new Map<string, string>();
  let left: Left | undefined;
  let user = session.user();
  // The page of the login is next: the forms are still on screen.
  session.watch(() => {
    const before = user;
    user = session.user();
    if (user === null && before !== null) {
      left = { user: before, path: window.location.pathname, forms: new Map(current) };
      current.clear();
    } else if (user !== null && user !== left?.user) left = undefined;
  });

  /** Under which id the item is known that was made of a draft; undefined while it was not submitted. */
  const madeOf = (localId: string): string | undefined =>
    outbox.entry(localId) ? localId : outbox.sentAs(localId);
  /** The item whose form a draft belongs into; undefined for a draft that is not of an item's edit. */
  const itemOf = ({ form, key }: Pick<Draft, 'form' | 'key'>): string | undefined => {
    if (form === NEW_ITEM) return madeOf(localIdOf(key));
    if (!form.startsWith(EDIT)) return undefined;
    const id = form.slice(EDIT.length);
    return outbox.sentAs(id) ?? id;
  };

  /** The drafts that a form offers. What was submitted just as it stands is none, even where it could not be ended. */
  const offered = (form: string): Draft[] =>
    drafts.all().flatMap((draft) => {
      const item = itemOf(draft);
      if (draft.form === NEW_ITEM && item !== undefined && !draft.since) {
        drafts.remove(draft.key);
        return [];
      }
      if (draft.form !== form && (item === undefined || form !== EDIT + item)) return [];
      return [draft.form === NEW_ITEM && item !== undefined ? { ...draft, item } : draft];
    });

  /** What this form had when the session of the same person ended on the very same page. */
  const takeLeft = (form: string): string | undefined => {
    const { path, forms } = left ?? {};
    left = undefined;
    return path === window.location.pathname ? forms?.get(form) : undefined;
  };

  const openWith = (id: string, key: string): void => {
    const path = `/edit/${encodeURIComponent(id)}`;
    left = { user: session.user() ?? '', path, forms: new Map([[EDIT + id, key]]) };
    navigate(undefined, { to: path, replace: true });
  };

  return {
    keepDraft(_: unknown, draft: DraftOf): void {
      current.set(draft.form, draft.key);
      try {
        drafts.keep(draft);
      } catch (error) {
        say({
          kind: 'warning',
          text: 'What you type is not kept if you leave this page',
          detail: failureOf(error).message,
        });
      }
    },
    dropDraft: (_: unknown, { key }: { key: string }): void => drafts.remove(key),
    goOnWith: (_: unknown, { id, key }: { id: string; key: string }): void => openWith(id, key),
    endSubmitted: drafts.endSubmitted,
    /** What came of submitting a draft is known: its form has nothing under way. */
    forgetSubmitted(key: string): void {
      for (const [form, draft] of current) if (draft === key) current.delete(form);
    },
    localIdOf,
    /** What was typed earlier, and a key for what is typed now. */
    recalled(form: string): Recalled {
      const key = takeLeft(form);
      const found = offered(form);
      const draftKey = `${form}_${newLocalId()}`;
      current.set(form, draftKey);
      const resumed = found.find((draft) => draft.key === key);
      const submitted = key === undefined || form !== NEW_ITEM ? undefined : madeOf(localIdOf(key));
      return {
        drafts: found,
        draftKey,
        at: Date.now(),
        ...(resumed && { resumed: resumed.key }),
        ...(submitted !== undefined && !resumed && { submitted }),
      };
    },
  };
}

/** The local id of the item that a draft becomes: one for each draft, so that both are one thing. */
function localIdOf(key: string): string {
  return key.slice(key.indexOf('local-'));
}
