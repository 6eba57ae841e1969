import { readFileSync, readdirSync } from 'node:fs';

/** What Linux tells of a running process; elsewhere there is nothing to be read, and all of this is 0. */

/** Resident memory in MB, 0 where there is no such process. */
export function residentMemory(pid: number): number {
  const status = read(`/proc/${pid}/status`);
  return Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

/** The processes that `pid` has started. */
export function childrenOf(pid: number): number[] {
  return threadsOf(pid)
    .flatMap((thread) => read(`/proc/${pid}/task/${thread}/children`).trim().split(' '))
    .filter((child) => child !== '')
    .map(Number);
}

/**
 * How long the main thread has run and has waited for a processor so far, in seconds: where it waited longer, the
 * machine was busy with something else, and times say little about the process.
 */
export function processorTime(pid: number): { ran: number; waited: number } {
  const [ran = 0, waited = 0] = read(`/proc/${pid}/schedstat`).split(' ').map(Number);
  return { ran: ran / 1e9, waited: waited / 1e9 };
}

/** Memory while it is watched, in MB. */
export interface Peak {
  server: number;
  /** All that it has started, together. */
  children: number;
}

/** Looks every `interval` milliseconds how much memory the process and what it has started hold, until `stop`. */
export function watchMemory(pid: number, interval: number): { peak: Peak; stop: () => void } {
  const peak: Peak = { server: 0, children: 0 };
  const look = (): void => {
    peak.server = Math.max(peak.server, residentMemory(pid));
    const children = childrenOf(pid).reduce((sum, child) => sum + residentMemory(child), 0);
    peak.children = Math.max(peak.children, children);
  };
  look();
  const looking = setInterval(look, interval);
  return { peak, stop: () => clearInterval(looking) };
}

const threadsOf = (pid: number): string[] => {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
};

/** '' for what is not there: a process may end at any moment. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
