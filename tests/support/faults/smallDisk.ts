import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of its own with little room. */
interface SmallDisk {
  folder: string;
  /** Free room, in bytes. */
  free(): number;
  /** Takes all room but `left` bytes. */
  fill(left?: number): void;
  /** Gives that room back. */
  empty(): void;
  /** Whether it may be written. */
  writable(may: boolean): void;
  remove(): void;
}

const BALLAST = 'ballast';

/**
 * A file system of `bytes` bytes in memory. Undefined where this may not be made, which takes root on Linux: it says so
 * on stderr, so that nobody takes a skipped test for a passed one.
 */
export function makeSmallDisk(bytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'stowage-small-disk-'));
  const mount = (...args: string[]): void => void execFileSync('mount', args, { stdio: 'pipe' });
  try {
    mount('-t', 'tmpfs', '-o', `size=${bytes},mode=700`, 'tmpfs', folder);
  } catch (error) {
    rmSync(folder, { recursive: true });
    const reason = error instanceof Error ? error.message.trim().split('\n').at(-1) : String(error);
    process.stderr.write(`SKIPPED, for no small file system can be made here (it takes root): ${reason}\n`);
    return undefined;
  }
  const ballast = join(folder, BALLAST);
  const free = (): number => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    folder,
    free,
    fill: (left = 0) => appendFileSync(ballast, Buffer.alloc(Math.max(0, free() - left))),
    empty: () => rmSync(ballast, { force: true }),
    writable: (may) => mount('-o', `remount,${may ? 'rw' : 'ro'}`, folder),
    remove() {
      execFileSync('umount', ['-l', folder], { stdio: 'pipe' });
      rmSync(folder, { recursive: true });
    },
  };
}
