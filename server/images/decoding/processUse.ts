import { readFile } from 'node:fs/promises';

/** In which `/proc` counts, in milliseconds: what Linux tells programs has been hundredths of a second on all machines. */
const TICK = 10;

/** How much memory a process holds right now, in bytes; undefined where the system tells it nowhere or it is gone. */
export async function residentMemory(pid: number): Promise<number | undefined> {
  const status = await told(pid, 'status');
  const kilobytes = /^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}

/** For how long a process has computed so far, in milliseconds; undefined as above. */
export async function computingTime(pid: number): Promise<number | undefined> {
  const stat = await told(pid, 'stat');
  // The name, in parentheses, may hold anything. Behind it the 12th and 13th are its own time and that of the system for it.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return user === undefined || system === undefined ? undefined : (user + system) * TICK;
}

const told = (pid: number, file: 'status' | 'stat'): Promise<string> =>
  readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
