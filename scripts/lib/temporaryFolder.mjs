import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Linux has it; containers give it little room unless they are told to. */
const IN_MEMORY = '/dev/shm';
/** What the tests write is some hundred MB at a time. */
const ROOM_NEEDED = 4 * 1024 ** 3;

/**
 * Environment for the tests' processes with a folder in memory for what they write, which goes with this process: each
 * of some thousand small databases would wait for the disk at every commit. Without such a folder, or with one of the
 * person's own, nothing.
 */
export function temporaryInMemory() {
  if (process.env['TMPDIR'] !== undefined) return {};
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    if (bavail * bsize < ROOM_NEEDED) return {};
    const folder = mkdtempSync(join(IN_MEMORY, 'stowage-tests-'));
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    return { TMPDIR: folder };
  } catch {
    return {};
  }
}
