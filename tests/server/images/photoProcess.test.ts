import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProcess } from '../startProcess.ts';
import { ADMIN, tokenOf } from '../startServer.ts';
import { jpeg, uploaded } from './samples.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'stowage-decoding-'))));
afterAll(() => rm(folder, { recursive: true }));

/** The processes that `pid` has started. */
async function childrenOf(pid = NaN): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`);
  const lists = threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8'));
  return (await Promise.all(lists)).join(' ').split(' ').filter(Boolean).map(Number);
}

it.skipIf(!existsSync('/proc/self/task'))(
  'the program reads photos in a child, which has nothing of its settings and does not outlive it',
  async () => {
    const password = ADMIN.password;
    const server = startProcess({ STOWAGE_DATA: folder, STOWAGE_ADMIN_PASSWORD: password });
    const url = await server.ready;
    expect(await childrenOf(server.child.pid)).toEqual([]);
    const image = await uploaded({ url, token: await tokenOf(url, ADMIN) }, await jpeg());
    expect(image).toMatchObject({ width: 40, height: 30 });
    const [child, ...others] = await childrenOf(server.child.pid);
    expect(others).toEqual([]);
    expect(await readFile(`/proc/${child}/environ`, 'utf8')).not.toContain(password);
    server.child.kill('SIGKILL');
    await server.ended;
    await expect.poll(() => existsSync(`/proc/${child}`)).toBe(false);
  },
);
