import { type Failure, type FailureKind, failureOf } from '../../failure.ts';
import { FAULTS_MANY, type UnsentEntry } from '../../model/unsent/unsent.ts';

const DOUBT = 'The server may have it already: look before you send it again.';
const FULL = 'The disk of the server is full. It is sent as soon as there is room.';
const AGAIN = 'It is tried again by itself.';
/** HTTP's words for a server whose disk is full. */
const INSUFFICIENT_STORAGE = 507;

export interface Settled {
  changes: Pick<UnsentEntry, 'failure' | 'faults'> & { status: 'waiting' | 'refused' };
  /** The server did not answer at all. */
  unreachable: boolean;
}

/**
 * What a failed try means for the entry of a record or a photo. It waits for another one where the reason can pass: no
 * answer, a host that cannot now or has no room, a fault of its own. It is set aside with the reason where the content
 * was refused, or where asking again might make a second one: `isSafe` is false for that, on a host that knows no
 * idempotency.
 */
export function settled(entry: Pick<UnsentEntry, 'faults'>, reason: Failure, isSafe: boolean): Settled {
  const { kind, title } = reason;
  const message = reason.status === INSUFFICIENT_STORAGE ? FULL : reason.message;
  const failure = { kind, title, message };
  const waits = (faults = 0, unreachable = false): Settled => ({
    changes: { status: 'waiting', failure, faults },
    unreachable,
  });
  const isOpen =
    kind === 'timeout' || kind === 'bad-answer' || kind === 'server' || reason.mayBeDone === true;
  if (isOpen && !isSafe) {
    const doubt = { kind, title, message: `${message} ${DOUBT}` };
    return { changes: { status: 'refused', failure: doubt, faults: 0 }, unreachable: false };
  }
  switch (kind) {
    case 'unavailable':
      // Something in the way bars this one; others may pass.
      return reason.isTurnedAway ? waits(entry.faults + 1) : waits(entry.faults, true);
    case 'offline':
    case 'timeout':
      return waits(entry.faults, true);
    case 'bad-answer':
    case 'server':
      return waits(entry.faults + 1);
    // The next login of this person sends it.
    case 'unauthorised':
      return waits(entry.faults, true);
    case 'too-many':
      return waits(entry.faults, true);
    // The server said nothing against it: there may be room the next time.
    case 'storage':
      return waits(entry.faults);
    default:
      return { changes: { status: 'refused', failure, faults: 0 }, unreachable: false };
  }
}

type Resumable = Pick<UnsentEntry, 'failure' | 'faults'> & { status: 'waiting' | UnsentEntry['status'] };

/** Reasons that can pass, for which nothing is set aside any more. */
const PASSING: readonly FailureKind[] = [
  'server',
  'bad-answer',
  'timeout',
  'unavailable',
  'offline',
  'too-many',
];

/**
 * What an older version has set aside for a reason that can pass waits again, and is tried like what the server has
 * failed on many times. What is in doubt stays where it is.
 */
export function resumed<Entry extends Resumable>(entry: Entry): Entry {
  const { status, failure, faults } = entry;
  const isPassing = status === 'refused' && failure !== undefined && PASSING.includes(failure.kind);
  if (!isPassing || failure.message.endsWith(DOUBT)) return entry;
  return { ...entry, status: 'waiting', faults: Math.max(faults, FAULTS_MANY) };
}

/** What a failed try means for the round that it belongs to. */
export function pauseAfter({ failure, unreachable }: { failure: Failure; unreachable: boolean }): {
  unreachable: boolean;
  mayBeAlone?: true;
  retryAfter?: number;
} {
  const { kind, retryAfter } = failure;
  // Without any connection it is not because of what was sent.
  const mayBeAlone = kind === 'timeout' || kind === 'unavailable' || kind === 'too-many';
  return {
    unreachable,
    ...(unreachable && mayBeAlone && { mayBeAlone }),
    ...(unreachable && retryAfter !== undefined && { retryAfter }),
  };
}

/** What a person is told of it once: that it was set aside, or that the server fails on it again and again. */
export function notedAside(
  { status, failure, faults }: Pick<UnsentEntry, 'failure' | 'faults'> & { status: string },
  name: string,
): { setAside?: { name: string; reason: string } } {
  const reason = failure?.message ?? '';
  if (status === 'refused' || status === 'conflict') return { setAside: { name, reason } };
  return faults === FAULTS_MANY ? { setAside: { name, reason: `${reason} ${AGAIN}` } } : {};
}

/** Repeats an update that got no answer, at most `repeats` times; says so when no try got one. */
export async function repeated<T>(repeats: number, work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const reason = failureOf(error);
      const isSilent = reason.kind === 'offline' || reason.kind === 'timeout';
      if (!isSilent || repeats === 0) throw reason;
      if (tries < repeats) continue;
      throw { ...reason, message: `All API endpoints failed. ${reason.message}` };
    }
  }
}

/** The entry with changes; itself where they change nothing, as when a server stays away. */
export function withChanges<Entry extends object>(entry: Entry, changes: Partial<Entry>): Entry {
  const changed = { ...entry, ...changes };
  return JSON.stringify(changed) === JSON.stringify(entry) ? entry : changed;
}
