import { clientKey } from '../network/addresses.ts';
import { Problem } from '../problems.ts';
import type { User } from '../store/users.ts';
import type { Call } from './environment.ts';

/**
 * Bodies of one person that may be on their way at a time. Each holds a connection, and those that come through a proxy count
 * as the proxy's there, which may have any number. A browser sends a few.
 */
export const BODIES_EACH = 48;
/** Seconds: by then those of strangers are whole or given up. */
const AGAIN = '15';

/**
 * Takes in the body of a call whose login has been looked at, until it is whole or given up. Throws 429 where too many of
 * that user are on their way; of those who have not logged in, of that address.
 */
export function createUnfinishedBodies(): (c: Call) => void {
  const counts = new Map<string, number>();
  return (c) => {
    const { incoming, outgoing } = c.env;
    if (incoming.complete || !hasBody(c)) return;
    // Nobody is logged in on an open route.
    const user: User | undefined = c.get('user');
    // Strangers behind the same address must not keep out who has logged in.
    const owner = user ? `user ${user.id}` : clientKey(c.get('client').address);
    const count = counts.get(owner) ?? 0;
    if (count >= BODIES_EACH) {
      throw new Problem('too-many', 'Too many requests of yours are still arriving. Try again in a moment.', {
        // The rest may still come, and must not be taken for another request.
        headers: { 'Retry-After': AGAIN, Connection: 'close' },
      });
    }
    counts.set(owner, count + 1);
    let isOver = false;
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      const left = (counts.get(owner) ?? 1) - 1;
      if (left > 0) counts.set(owner, left);
      else counts.delete(owner);
    };
    incoming.once('close', end);
    // Of a body that nobody reads the first may not come.
    outgoing.once('close', end);
  };
}

const hasBody = ({ env: { incoming } }: Call): boolean =>
  incoming.headers['transfer-encoding'] !== undefined || Number(incoming.headers['content-length'] ?? 0) > 0;
