import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../../dist/server/cli.js', import.meta.url));

/** A command that runs. */
export interface Run {
  child: ChildProcess;
  ended: Promise<{ code: number | null; said: string; ms: number; peak: number }>;
}

/** A command of the built program, with these settings alone; `peak` is its memory in MB, where the system tells it. */
export function runBuilt(settings: NodeJS.ProcessEnv, ...args: string[]): Run {
  const began = performance.now();
  const child = spawn(process.execPath, [CLI, ...args], {
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let peak = 0;
  const look = setInterval(() => {
    void readFile(`/proc/${child.pid}/status`, 'utf8').then(
      (status) => (peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)),
      () => undefined,
    );
  }, 50);
  const ended = (async () => {
    const said = Promise.all([text(child.stdout), text(child.stderr)]);
    const [code] = await once(child, 'exit');
    clearInterval(look);
    return { code, said: (await said).join('').trim(), ms: performance.now() - began, peak };
  })();
  return { child, ended };
}

/** Kills it at a random moment within so many milliseconds. */
export async function killed({ child, ended }: Run, limit: number): Promise<void> {
  await pause(Math.random() * limit);
  child.kill('SIGKILL');
  await ended;
}
