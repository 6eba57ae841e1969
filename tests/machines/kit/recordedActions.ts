import type { Navigation, Notice, QueryChange } from '../../../src/machines/kit/unprovided.ts';
import type { DraftOf } from '../../../src/model/unsent/draft.ts';

/** Actions that only note what they were told, in order. */
export function recordedActions() {
  const notices: Omit<Notice, 'about' | 'many'>[] = [];
  const abouts: string[] = [];
  /** What was taken away again, whether it stood or not. */
  const withdrawn: string[] = [];
  const visits: Navigation[] = [];
  const changes: QueryChange[] = [];
  /** Drafts as they lie in the browser: the last state of each, by its key. */
  const drafts = new Map<string, DraftOf>();
  return {
    /** As a person reads them. */
    notices,
    /** What each was about, where it says so. */
    abouts,
    visits,
    changes,
    drafts,
    notify: (_: unknown, { about, many: _many, ...notice }: Notice) => {
      notices.push(notice);
      if (about !== undefined) abouts.push(about);
    },
    withdrawn,
    withdraw: (_: unknown, { text, detail }: Notice) =>
      void withdrawn.push(detail === undefined ? text : `${text}: ${detail}`),
    navigate: (_: unknown, navigation: Navigation) => void visits.push(navigation),
    keepDraft: (_: unknown, draft: DraftOf) => void drafts.set(draft.key, draft),
    dropDraft: (_: unknown, { key }: { key: string }) => void drafts.delete(key),
    remember: (_: unknown, change: QueryChange) => void changes.push(change),
  };
}
