import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { programOf } from '../../../scripts/lib/versitygw.mjs';
import { BUCKET, KEY } from './key.ts';

/** Whether the store was built on this machine: `npm run test:s3` builds it. */
export const hasVersitygw = (): boolean => existsSync(programOf());

/** A real store that speaks S3, as a process. */
export interface Versitygw {
  url: string;
  /** Where its buckets are folders. */
  folder: string;
  /** kill -9, and started again on the same port and folder. */
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

const PATIENCE = 20_000;

export async function startVersitygw(given?: string): Promise<Versitygw> {
  const home = given ?? (await mkdtemp(join(tmpdir(), 'stowage-s3-')));
  const [folder, meta] = [join(home, 'buckets'), join(home, 'meta')];
  await mkdir(join(folder, BUCKET), { recursive: true });
  await mkdir(meta, { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let ended: Promise<void> | undefined;
  let end: () => void = () => undefined;

  const start = async (): Promise<void> => {
    const child = spawn(
      programOf(),
      // Not every file system has attributes for what it notes of an object.
      [
        '--quiet',
        '--keep-alive',
        '--port',
        `127.0.0.1:${port}`,
        '--access',
        KEY.id,
        '--secret',
        KEY.secret,
      ].concat(['posix', '--sidecar', meta, folder]),
      { stdio: 'ignore' },
    );
    const endThis = (): void => void child.kill('SIGKILL');
    end = endThis;
    // Whatever ends these tests early ends it too.
    process.once('exit', endThis);
    child.once('exit', () => process.off('exit', endThis));
    ended = new Promise((resolve) => child.once('exit', () => resolve()));
    const until = Date.now() + PATIENCE;
    while (
      !(await fetch(url).then(
        () => true,
        () => false,
      ))
    ) {
      if (Date.now() > until || child.exitCode !== null) {
        end();
        throw new Error('versitygw does not start.');
      }
      await pause(20);
    }
  };
  const kill = async (): Promise<void> => {
    end();
    await ended;
  };
  await start();
  return {
    url,
    folder,
    kill,
    start,
    async close() {
      await kill();
      if (given === undefined) await rm(home, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address that says so.
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
