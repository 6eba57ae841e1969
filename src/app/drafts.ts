import { comparedText } from '../../contract/texts.ts';
import { failureOf } from '../failure.ts';
import type { Gone } from '../machines/unsent/goneDrafts.machine.ts';
import { type Draft, type DraftOf, type Recalled, sharedKeyOf } from '../model/unsent/draft.ts';
import { asNew } from '../model/unsent/goneDraft.ts';
import type { Drafts } from '../services/unsent/drafts.ts';
import { createPageDrafts } from '../services/unsent/tabDrafts.ts';
import { newLocalId } from '../services/browser/randomText.ts';
import type { SessionStore } from '../services/session/sessionStore.ts';
import { asPromise } from '../services/actors.ts';
import type { Deferred } from '../views/AppContext.ts';
import type { Core } from './core.ts';

interface DraftParts extends Pick<Core, 'say'> {
  window: Pick<Window, 'location'>;
  drafts: Drafts;
  outbox: Made;
  locations: Made;
  session: Pick<SessionStore, 'user' | 'watch'>;
  navigate: Core['actions']['navigate'];
}

/** Where is found what became of a draft that was submitted. */
interface Made {
  entry(id: string): { item: object } | undefined;
  sentAs(localId: string): string | undefined;
}

/** What one kind of record has drafts of: the names of its forms, as in `DraftOf`. */
interface Kind {
  add: string;
  /** Followed by the id. */
  edit: string;
  /** The paths of both forms, that of the second without the id. */
  addPath: string;
  path: string;
  made: Made;
}

/** Forms that go back to where they were: a draft for each of them, by the form's name. */
interface Left {
  user: string;
  /** The page that they were on. */
  path: string;
  forms: Map<string, string>;
}

/** What the forms do with drafts: the actions of their machines, and what they begin with. */
export function createDraftKeeping({
  window,
  drafts,
  outbox,
  locations,
  session,
  say,
  navigate,
}: DraftParts) {
  const items: Kind = { add: 'item-add', edit: 'item-edit_', addPath: '/add', path: '/edit/', made: outbox };
  const places: Kind = {
    add: 'location-add',
    edit: 'location-edit_',
    addPath: '/add-location',
    path: '/edit-location/',
    made: locations,
  };
  const kinds: readonly Kind[] = [items, places];
  const kindOf = (form: string): Kind | undefined =>
    kinds.find(({ add, edit }) => form === add || form.startsWith(edit));
  const own = createPageDrafts(drafts);
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

  /** Under which id the record is known that was made of a draft; undefined while it was not submitted. */
  const madeOf = (form: string, key: string): string | undefined => {
    const made = kindOf(form)?.made;
    if (!made) return undefined;
    const localId = localIdOf(key);
    return made.entry(localId) ? localId : made.sentAs(localId);
  };
  /** The record whose form a draft belongs into; undefined for one of a record that was not made yet. */
  const recordOf = ({ form, key }: Pick<Draft, 'form' | 'key'>): string | undefined => {
    const kind = kindOf(form);
    if (!kind) return undefined;
    const { add, edit, made } = kind;
    if (form === add) return madeOf(form, key);
    const id = form.slice(edit.length);
    return made.sentAs(id) ?? id;
  };

  /** The drafts that a form offers. What was submitted just as it stands, and waits here, is none, even where it could not be ended. */
  const offered = (form: string): Draft[] => {
    const found = drafts.all().flatMap((draft) => {
      const kind = kindOf(draft.form);
      const isNew = draft.form === kind?.add;
      const item = recordOf(draft);
      // Of another tab that has the same draft in its form, it may have what was typed there since.
      if (kind && item !== undefined && !draft.since && isSubmitted(draft, kind.made.entry(item))) {
        drafts.remove(draft.key);
        return [];
      }
      if (draft.form !== form && (item === undefined || form !== `${kind?.edit ?? ''}${item}`)) return [];
      return [isNew && item !== undefined ? { ...draft, item } : draft];
    });
    own.take(found);
    return found;
  };

  /** What this form had when the session of the same person ended on the very same page. */
  const takeLeft = (form: string): string | undefined => {
    const { path, forms } = left ?? {};
    left = undefined;
    const key = path === window.location.pathname ? forms?.get(form) : undefined;
    return key === undefined ? undefined : own.keptAs(key);
  };

  const openForm = (path: string, form: string, key: string): void => {
    left = { user: session.user() ?? '', path, forms: new Map([[form, key]]) };
    navigate(undefined, { to: path, replace: true });
  };
  const openWith = ({ edit, path }: Kind, { id, key }: { id: string; key: string }): void =>
    openForm(path + encodeURIComponent(id), edit + id, key);

  return {
    keepDraft(_: unknown, draft: DraftOf): void {
      current.set(draft.form, draft.key);
      try {
        own.keep(draft);
      } catch (error) {
        say({
          kind: 'warning',
          text: 'What you type is not kept if you leave this page',
          detail: failureOf(error).message,
        });
      }
    },
    dropDraft: (_: unknown, { key }: { key: string }): void => own.remove(key),
    goOnWithItem: (_: unknown, draft: { id: string; key: string }): void => openWith(items, draft),
    goOnWithLocation: (_: unknown, draft: { id: string; key: string }): void => openWith(places, draft),
    /** What was typed into the form of the record with this id, the newest first. */
    ofRecord: (kind: Gone['kind'], id: string): Draft[] =>
      offered((kind === 'item' ? items : places).edit + id),
    /** The ids of the locations that had this label when something was typed into their forms. */
    labelled: (label: string): string[] =>
      drafts
        .all()
        .flatMap(({ location }) =>
          location && comparedText(location.label) === comparedText(label) ? [location.id] : [],
        ),
    /** Opens the form of a new record with the draft in it; the draft is of that form then. */
    addAsNew(_: unknown, draft: Draft): void {
      const kind = kindOf(draft.form);
      if (!kind) return;
      const key = `${kind.add}_${newLocalId()}`;
      try {
        drafts.keep({ key, form: kind.add, values: asNew(draft) });
      } catch (error) {
        say({
          kind: 'warning',
          text: 'This browser has no room to open it as a new one',
          detail: failureOf(error).message,
        });
        return;
      }
      own.remove(draft.key);
      openForm(kind.addPath, kind.add, key);
    },
    endSubmitted: own.endSubmitted,
    /** The draft of this key that another tab, too, may have kept: this page goes on with `draft`. */
    goOnUnder: own.goOnUnder,
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
      const submitted = key === undefined || form !== kindOf(form)?.add ? undefined : madeOf(form, key);
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

/** What a form is given of them. */
export type DraftKeeping = ReturnType<typeof createDraftKeeping>;

/** Wires what is offered where a record is not found. `forEdit` rejects with kind 'not-found' for no location. */
export function createGoneDrafts(
  { ofRecord, labelled, addAsNew, dropDraft }: DraftKeeping,
  forEdit: (id: string, signal: AbortSignal) => Promise<unknown>,
): Deferred['implementations']['goneDrafts'] {
  return {
    actors: {
      findDrafts: asPromise<readonly Draft[], Gone>(async ({ kind, identifier }, signal) => {
        const found = ofRecord(kind, identifier);
        // The address may have a label. A location that has got another one since is still there, with its drafts.
        const others = kind === 'location' ? labelled(identifier) : [];
        for (const id of new Set(others)) {
          const isGone = await forEdit(id, signal).then(
            () => false,
            (error: unknown) => failureOf(error).kind === 'not-found',
          );
          if (isGone) found.push(...ofRecord(kind, id));
        }
        return found;
      }),
    },
    actions: { addAsNew, dropDraft },
  };
}

/** The local id of the record that a draft becomes: one for each draft, so that both are one thing. */
function localIdOf(key: string): string {
  const shared = sharedKeyOf(key);
  return shared.slice(shared.indexOf('local-'));
}

/** Whether what was submitted, and still waits here, is all that the draft has. */
function isSubmitted({ values }: Draft, entry: { item: object } | undefined): boolean {
  return (
    entry !== undefined &&
    Object.entries(values).every(
      ([field, text]) => String(Reflect.get(entry.item, field) ?? '') === text.trim(),
    )
  );
}
