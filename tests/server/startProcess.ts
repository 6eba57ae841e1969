import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, inject, onTestFinished } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

interface ProcessOptions {
  args?: readonly string[];
  /** A file that stderr goes to; else it is kept in `written`. */
  stderr?: number;
}

/** The server as a process of its own, for as long as the test runs at most, with everything it wrote so far. */
export function startProcess(env: Record<string, string>, { args = [], stderr }: ProcessOptions = {}) {
  const child = spawn(process.execPath, [inject('program'), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', stderr ?? 'pipe'],
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      STOWAGE_STATIC: join(ROOT, 'tests/support/emptyApp'),
      NODE_NO_WARNINGS: '1',
      ...env,
    },
  });
  // A test that failed has not stopped it.
  onTestFinished(() => void child.kill('SIGKILL'));
  const written = { out: '', err: '' };
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  child.stderr?.on('data', (chunk) => (written.err += String(chunk)));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      written.out += String(chunk);
      const url = /^Stowage is ready at (https?:\/\/\S+)$/m.exec(written.out)?.[1];
      if (url !== undefined) resolve(url);
    });
    void ended.then(() => reject(new Error(`It ended: ${written.err}`)));
  });
  ready.catch(() => undefined);
  return { child, written, ended, ready };
}

/** What a server says that cannot start: one line, exit code 1, nothing on stdout. */
export async function refusalOf(env: Record<string, string>): Promise<string> {
  const { written, ended } = startProcess(env);
  expect(await ended).toBe(1);
  expect(written.out).toBe('');
  expect(written.err).toMatch(/^[^\n]+\n$/);
  return written.err.trim();
}
