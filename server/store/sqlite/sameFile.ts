import { statSync } from 'node:fs';
import { storageFailure } from '../failures.ts';
import { storageProblem } from '../storageProblems.ts';

/**
 * Whether the file at `path` is still the one that it is now. Windows lets nobody take away a file that is open. Tells
 * `noticed`, and throws the problem of, a disk that does not say: that may pass, and is nothing about the file.
 */
export function sameFile(
  path: string,
  noticed: (error: unknown) => void,
  stat: (path: string) => { dev: number; ino: number } = statSync,
): () => boolean {
  const idOf = (): string => {
    const { dev, ino } = stat(path);
    return `${dev} ${ino}`;
  };
  const id = idOf();
  return () => {
    try {
      return idOf() === id;
    } catch (error) {
      if (isGone(error)) return false;
      // Whatever else it is says nothing about the file: a share that does not answer.
      const failure = storageFailure(error) ?? 'disk';
      noticed(error);
      throw storageProblem(failure);
    }
  };
}

/** Nothing has this name, or what it was in is a file by now. */
const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
