import type { Change } from '../../model/changes/changes.ts';
import type { SessionStore } from '../../services/session/sessionStore.ts';
import type { Drafts } from '../../services/unsent/drafts.ts';
import type { TabDrafts } from '../../services/unsent/tabDrafts.ts';
import type { Deferred } from '../../views/AppContext.ts';

interface TypedNeeds {
  tabDrafts: TabDrafts;
  drafts: Pick<Drafts, 'all'>;
  /** Under which id the server has a location that was made here; undefined while it has not. */
  sentAs(localId: string): string | undefined;
  user: SessionStore['user'];
}

/** What is typed into a dialog of a location: kept until it is made or discarded, whatever ends the dialog or the session. */
export interface TypedDialog {
  /** Undefined for nothing. */
  of(locationId: string): Readonly<Record<string, string>> | undefined;
  /** Nothing where there is nothing. Where there is no room for it, that is said. */
  keep(locationId: string, values: Readonly<Record<string, string>>): void;
  /** What is typed here; what another tab has typed since stays. */
  forget(locationId: string): void;
  /** Before it is forgotten for a change that is asked for: it is kept again where that has come to nothing. */
  untilDone(locationId: string, change: Change, changes: Pick<Deferred['changes'], 'on'>): void;
}

/** `form`: the beginning of the drafts' form, which the location's id follows. */
export function createTypedDialog(
  form: 'drawers_' | 'duplicate_',
  { drafts, tabDrafts, sentAs, user }: TypedNeeds,
): TypedDialog {
  const nowOf = (id: string): string => sentAs(id) ?? id;
  const all = (locationId: string) =>
    drafts
      .all()
      .filter(
        (draft) => draft.form.startsWith(form) && nowOf(draft.form.slice(form.length)) === nowOf(locationId),
      );
  const forget = (locationId: string): void => tabDrafts.forget(all(locationId));
  /** What is typed here, not in another tab. */
  const own = (locationId: string) => tabDrafts.own(all(locationId))[0]?.values;
  const keep = (locationId: string, values: Readonly<Record<string, string>>): void => {
    if (Object.keys(values).length === 0) forget(locationId);
    else tabDrafts.keep(all(locationId), form + nowOf(locationId), values);
  };
  return {
    of: (locationId) => tabDrafts.take(all(locationId))?.values,
    keep,
    forget,
    untilDone(locationId, change, changes) {
      const values = own(locationId);
      const person = user();
      if (!values) return;
      const watched = changes.on('change.settled', (settled) => {
        if (settled.change !== change) return;
        watched.unsubscribe();
        // Nothing of it was made or kept. Somebody else's it must not become.
        const isLost = settled.outcome === undefined && person !== null && user() === person;
        if (isLost && own(locationId) === undefined) keep(locationId, values);
      });
    },
  };
}
