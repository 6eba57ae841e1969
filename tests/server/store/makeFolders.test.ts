import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeFolders } from '../../../server/privacy.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'stowage-'))));
afterEach(() => rm(folder, { recursive: true }));

it('folders are made with those above them, for their owner alone, and once', async () => {
  const path = join(folder, 'a', 'b', 'c');
  await makeFolders(path);
  await makeFolders(path);
  await makeFolders(parse(path).root);
  expect((await stat(path)).isDirectory()).toBe(true);
  if (process.platform !== 'win32') expect((await stat(join(folder, 'a'))).mode & 0o777).toBe(0o700);
});

it('what has the name of a folder and is none is told, not waited for', async () => {
  const path = join(folder, 'file');
  await writeFile(path, '');
  await expect(makeFolders(path)).rejects.toThrow('what has this name is no folder.');
  await expect(makeFolders(join(path, 'below'))).rejects.toThrow('ENOTDIR');
});

it.skipIf(!existsSync('/proc/self'))(
  'a place in which nothing can be made is an error, not an endless try',
  async () => {
    await expect(makeFolders('/proc/stowage-none/data')).rejects.toThrow('ENOENT');
  },
);
