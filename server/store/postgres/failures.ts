import type { DatabaseFailure } from '../failureKinds.ts';

/** SQLSTATEs that say something about the storage, whole or by their class, which is their first two signs. */
const STATES: Readonly<Record<string, DatabaseFailure>> = {
  // Integrity constraints.
  '23': 'conflict',
  // Somebody holds the lock, a statement took too long, two waited for each other, all connections are in use.
  '55P03': 'busy',
  '57014': 'busy',
  '40001': 'busy',
  '40P01': 'busy',
  '53300': 'busy',
  // Any other of what there is not enough of: files that are open, a limit of the server's settings.
  '53': 'busy',
  '53100': 'full',
  '53200': 'memory',
  // A standby, or a role that may not write.
  '25006': 'read-only',
  '42501': 'read-only',
  '58030': 'disk',
  '58P01': 'disk',
  '58': 'disk',
  XX001: 'damaged',
  XX002: 'damaged',
  // Shutting down, crashed, starting, the database dropped, a session or a transaction ended for its time; connections; logins.
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '57P04': 'away',
  '57P05': 'away',
  '25P03': 'away',
  '25P04': 'away',
  '3D000': 'away',
  '08007': 'unknown',
  '08': 'away',
  '28': 'away',
};

/** What PostgreSQL would say, for failures of the system and of ours: a connection is gone, was never made, is not free. */
export const CONNECTION_FAILURE = '08006';
export const UNREACHABLE = '08001';
export const NONE_FREE = '53300';
/** A standby, or a server that was told to write nothing. */
export const READ_ONLY_SERVER = '25006';
/** The connection went while the transaction was being committed. */
export const OUTCOME_UNKNOWN = '08007';
/** A statement was given up. */
export const GIVEN_UP = '57014';

/** What PostgreSQL says of a failed statement. */
export function postgresFailure(error: unknown): DatabaseFailure | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const { code } = error;
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return undefined;
  return STATES[code] ?? (/^\d/.test(code) ? STATES[code.slice(0, 2)] : undefined);
}
