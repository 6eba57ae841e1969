import type { DraftKeeping } from '../drafts.ts';
import type { Drafts } from '../../services/unsent/drafts.ts';

interface TypedNeeds extends Pick<DraftKeeping, 'keepDraft' | 'dropDraft'> {
  drafts: Pick<Drafts, 'all'>;
  /** Under which id the server has a location that was made here; undefined while it has not. */
  sentAs(localId: string): string | undefined;
}

/** What is typed into a dialog of a location: kept until it is made or discarded, whatever ends the dialog or the session. */
export interface TypedDialog {
  /** Undefined for nothing. */
  of(locationId: string): Readonly<Record<string, string>> | undefined;
  /** Where there is no room for it, that is said. */
  keep(locationId: string, values: Readonly<Record<string, string>>): void;
  forget(locationId: string): void;
}

/** `form`: the beginning of the drafts' form, which the location's id follows. */
export function createTypedDialog(
  form: 'drawers_' | 'duplicate_',
  { drafts, keepDraft, dropDraft, sentAs }: TypedNeeds,
): TypedDialog {
  const nowOf = (id: string): string => sentAs(id) ?? id;
  const all = (locationId: string) =>
    drafts
      .all()
      .filter(
        (draft) => draft.form.startsWith(form) && nowOf(draft.form.slice(form.length)) === nowOf(locationId),
      );
  return {
    of: (locationId) => all(locationId)[0]?.values,
    keep(locationId, values) {
      const key = form + nowOf(locationId);
      keepDraft(undefined, { key, form: key, values });
    },
    forget(locationId) {
      for (const { key } of all(locationId)) dropDraft(undefined, { key });
    },
  };
}
