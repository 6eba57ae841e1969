import { NOTHING_TO_REDO, NOTHING_TO_UNDO } from './changeNotices.ts';
import { type ChangesContext, newestRedo, newestUndo } from './changes.context.ts';

const NOTHING = {
  undo: { kind: 'nothing', notice: NOTHING_TO_UNDO },
  redo: { kind: 'nothing', notice: NOTHING_TO_REDO },
} as const;

/** What was asked for first is the work now; the newest entry is what it is by this moment. */
export function withNextWork(context: ChangesContext): Partial<ChangesContext> {
  const [request, ...requests] = context.requests;
  if (request?.kind === 'undo newest') {
    const entry = newestUndo(context);
    return {
      requests,
      undo: context.undo.slice(0, -1),
      work: entry ? { kind: 'undo', entry } : NOTHING.undo,
    };
  }
  if (request?.kind === 'redo newest') {
    const entry = newestRedo(context);
    return {
      requests,
      redo: context.redo.slice(0, -1),
      work: entry ? { kind: 'redo', entry } : NOTHING.redo,
    };
  }
  return { requests, work: request };
}
