import type { StorageFailure } from './failureKinds.ts';
import { storageFailure } from './failures.ts';

/** What is wrong with what the server keeps, or with itself, as `/api/health` tells it. */
export type Trouble =
  | 'fault'
  | 'read-only'
  | 'damaged'
  | 'replaced'
  | 'other-version'
  | 'storage-full'
  | 'disk-failing'
  | 'database-away';

/** How the storage is, as far as those who use it have noticed. */
export interface Condition {
  /** Somebody has asked for a server that writes nothing. */
  readonly isReadOnly: boolean;
  /** Takes note of what a use of the storage has thrown; of no importance are errors that say nothing about it. */
  noticed(error: unknown): void;
  /** Something was written for good: what had kept that from happening is over, but for a disk that has no room still. */
  wrote(): void;
  /** The database has answered. */
  reached(): void;
  /** Damage does not pass: nothing is written from now on. */
  foundDamage(): void;
  /** Something failed that nobody expected: the server is about to end. */
  foundFault(): void;
  /** The database file is another one, or none, since the server opened it. */
  foundReplaced(): void;
  /** Another version of the program has changed the database. */
  foundOtherVersion(): void;
  troubles(): Trouble[];
}

const PASSING: Partial<Record<StorageFailure, Trouble>> = {
  full: 'storage-full',
  'read-only': 'read-only',
  disk: 'disk-failing',
  away: 'database-away',
  unknown: 'database-away',
};

/** `hasRoom` tells whether the disk has room again; asked only where it had none. */
export function createCondition(isReadOnly = false, hasRoom: () => boolean = () => true): Condition {
  const passing = new Set<Trouble>();
  const lasting = new Set<Trouble>(isReadOnly ? ['read-only'] : []);
  return {
    isReadOnly,
    noticed(error) {
      const failure = storageFailure(error);
      if (failure === 'damaged') lasting.add('damaged');
      const trouble = failure && PASSING[failure];
      if (trouble !== undefined) passing.add(trouble);
    },
    wrote() {
      // A small write finds room in what was taken already, where a save does not.
      const isFull = passing.has('storage-full') && !hasRoom();
      passing.clear();
      if (isFull) passing.add('storage-full');
    },
    reached: () => void passing.delete('database-away'),
    foundDamage: () => void lasting.add('damaged'),
    foundFault: () => void lasting.add('fault'),
    foundReplaced: () => void lasting.add('replaced'),
    foundOtherVersion: () => void lasting.add('other-version'),
    troubles: () => [...new Set([...lasting, ...passing])],
  };
}
