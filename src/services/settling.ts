import type { Failure } from '../failure.ts';
import type { UnsentEntry } from '../model/unsent.ts';

/** A server that fails on the same entry so often in a row is not going to take it. */
const FAULTS_MOST = 5;

export interface Settled {
  changes: Pick<UnsentEntry, 'failure' | 'faults'> & { status: 'waiting' | 'refused' };
  /** The server did not answer at all. */
  unreachable: boolean;
}

/**
 * What a failed try means for the entry of an item or a photo: whether it waits for another one or is set aside
 * with the reason. `isSafe` is false when asking again might make a second one, on a host that knows no idempotency.
 */
export function settled(entry: Pick<UnsentEntry, 'faults'>, reason: Failure, isSafe: boolean): Settled {
  const { kind, title, message } = reason;
  const failure = { kind, title, message };
  const waits = (faults = 0, unreachable = false): Settled => ({
    changes: { status: 'waiting', failure, faults },
    unreachable,
  });
  switch (kind) {
    case 'offline':
    case 'unavailable':
      return waits(entry.faults, true);
    case 'timeout':
    case 'bad-answer':
    case 'server': {
      if (!isSafe) {
        const doubt = {
          kind,
          title,
          message: `${message} The server may have it already: look before you send it again.`,
        };
        return { changes: { status: 'refused', failure: doubt, faults: 0 }, unreachable: false };
      }
      if (kind === 'timeout') return waits(entry.faults, true);
      const faults = entry.faults + 1;
      if (faults < FAULTS_MOST) return waits(faults);
      return { changes: { status: 'refused', failure, faults: 0 }, unreachable: false };
    }
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
