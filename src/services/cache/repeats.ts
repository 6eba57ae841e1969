import { isAway, isFailure } from '../../failure.ts';

/** Repeats of a read for which the host has had too many at once, and has said when it may be asked again. */
const BUSY_REPEATS = 2;
/** Somebody waits: longer than so many ms they are not left without an answer. */
const BUSY_PAUSE_MAX = 5000;

/**
 * Whether a read that has failed so often before is repeated. `most` is how often it may be; 0 where its asker repeats it,
 * whatever the reason.
 */
export function isRepeated(most: number, failures: number, error: unknown): boolean {
  if (most > 0 && busyPause(error) !== undefined) return failures < BUSY_REPEATS;
  return failures < most && isRepeatable(error);
}

/** Milliseconds before the repeat: as many as a busy host asks for, else `usual`. */
export const pauseBefore = (usual: number, error: unknown): number => busyPause(error) ?? usual;

function busyPause(error: unknown): number | undefined {
  if (!isFailure(error) || error.kind !== 'too-many' || error.retryAfter === undefined) return undefined;
  return Math.min(error.retryAfter * 1000, BUSY_PAUSE_MAX);
}

/** A failure that a repeat may change: no answer, a broken one, or a host in trouble. Never another 4xx. */
function isRepeatable(error: unknown): boolean {
  if (!isFailure(error)) return false;
  if (error.status !== undefined) return error.status >= 500;
  return isAway(error) || error.kind === 'bad-answer';
}
