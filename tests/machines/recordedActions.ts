import type { Navigation, Notice, QueryChange } from '../../src/machines/required.ts';

/** Actions that only note what they were told, in order. */
export function recordedActions() {
  const notices: Notice[] = [];
  const visits: Navigation[] = [];
  const changes: QueryChange[] = [];
  return {
    notices,
    visits,
    changes,
    notify: (_: unknown, notice: Notice) => void notices.push(notice),
    navigate: (_: unknown, navigation: Navigation) => void visits.push(navigation),
    remember: (_: unknown, change: QueryChange) => void changes.push(change),
  };
}
