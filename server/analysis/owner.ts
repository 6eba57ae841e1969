import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * The name under which this process holds jobs: where it runs, its number there, and something random, for numbers
 * come back. In a container the machine alone says too little: processes of another one cannot be seen from here.
 */
export function createOwner(): string {
  return JSON.stringify([placeOf(), process.pid, randomUUID()]);
}

/**
 * Whether the owner of this name has surely ended: a process of the same place that is no more, or that had our number
 * before us. Not sure means no; then its lease has to run out.
 */
export function isOwnerGone(name: string): boolean {
  const [place, pid] = partsOf(name);
  if (place !== placeOf() || typeof pid !== 'number') return false;
  return pid === process.pid || !isAlive(pid);
}

function partsOf(name: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(name);
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

function placeOf(): string {
  try {
    // Linux only: which processes see each other, and which machine it is. Copies of one have one name.
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${hostname()} ${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Anything but 'no such process' means that there is one.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
