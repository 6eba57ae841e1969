import { chmod, chown, copyFile, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openData } from '../../../server/dataFolder.ts';
import { jpeg } from '../images/samples.ts';
import { startProcess } from '../startProcess.ts';
import { tokenOf } from '../startServer.ts';

const START = 30_000;
const ADMIN = { username: 'admin', password: 'a given one' };

describe.skipIf(process.platform !== 'linux')('rights on Linux', () => {
  let folder: string;
  let umask: number;
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'stowage-privacy-'))));
  afterAll(() => rm(folder, { recursive: true }));
  // The most careless one that there is: whatever stays closed is closed by the server.
  beforeEach(() => void (umask = process.umask(0)));
  afterEach(() => void process.umask(umask));

  /** Undefined for a file that is gone again: SQLite removes those beside a database when it is really closed. */
  const rightsOf = async (path: string): Promise<string | undefined> => {
    const found = await stat(path).catch(() => undefined);
    return found && (found.mode & 0o777).toString(8);
  };

  /** The rights of the folder and all that is in it, by path from there. */
  async function rightsIn(data: string): Promise<Record<string, string>> {
    const paths = ['.', ...(await readdir(data, { recursive: true }))];
    const pairs = paths.map(async (path) => [path, await rightsOf(join(data, path))] as const);
    const rights = (await Promise.all(pairs)).flatMap(([path, right]) =>
      right ? [[path, right] as const] : [],
    );
    return Object.fromEntries(rights);
  }

  it('all that a server makes in its data folder is its owner’s alone', { timeout: START }, async () => {
    const data = join(folder, 'new');
    const server = startProcess({ STOWAGE_DATA: data, STOWAGE_ADMIN_PASSWORD: ADMIN.password });
    const url = await server.ready;
    const form = new FormData();
    form.set('image', new Blob([new Uint8Array(await jpeg())]), 'a.jpg');
    const headers = { Authorization: `Bearer ${await tokenOf(url, ADMIN)}` };
    const sent = await fetch(`${url}/api/images`, { method: 'POST', headers, body: form });
    expect(sent.status).toBe(201);
    const rights = await rightsIn(data);
    for (const name of ['stowage.db', 'stowage.db-wal', 'stowage.db-shm', 'server.lock', 'server.json']) {
      expect(rights[name], name).toBe('600');
    }
    expect(Object.keys(rights).some((path) => path.endsWith('photo.jpg'))).toBe(true);
    for (const [path, right] of Object.entries(rights)) expect(['600', '700'], path).toContain(right);
    expect([rights['.'], rights['photos']]).toEqual(['700', '700']);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  /** A data folder as a careless copy of it is: open to everybody. */
  async function wide(name: string): Promise<string> {
    const [made, data] = [join(folder, `${name}-made`), join(folder, name)];
    await (await openData(made)).close();
    // Copied: beside its own database SQLite still removes files, once it is really closed.
    await mkdir(join(data, 'photos'), { recursive: true });
    await copyFile(join(made, 'stowage.db'), join(data, 'stowage.db'));
    for (const file of ['stowage.db-wal', 'stowage.db.bak', 'server.lock', 'server.json', 'mine.txt']) {
      await writeFile(join(data, file), '');
      await chmod(join(data, file), 0o666);
    }
    for (const path of ['.', 'photos']) await chmod(join(data, path), 0o755);
    await chmod(join(data, 'stowage.db'), 0o664);
    return data;
  }

  it(
    'what others may read of a data folder that is there is closed to them at the start',
    { timeout: START },
    async () => {
      const data = await wide('wide');
      const server = startProcess({ STOWAGE_DATA: data, STOWAGE_ADMIN_PASSWORD: ADMIN.password });
      await server.ready;
      const rights = await rightsIn(data);
      expect(rights).toMatchObject({
        '.': '700',
        photos: '700',
        'stowage.db': '600',
        'stowage.db-wal': '600',
        'stowage.db.bak': '600',
        'server.lock': '600',
        'server.json': '600',
        // None of ours.
        'mine.txt': '666',
      });
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
    },
  );

  it('a data folder that is only read keeps its rights', async () => {
    const data = await wide('read');
    await (await openData(data, { readOnly: true })).close();
    expect(await rightsIn(data)).toMatchObject({
      '.': '755',
      photos: '755',
      'stowage.db': '664',
      'stowage.db.bak': '666',
    });
  });

  it('what everybody shares is left to everybody', async () => {
    const data = join(folder, 'shared');
    await mkdir(data);
    await chmod(data, 0o1777);
    await (await openData(data)).close();
    expect(await rightsIn(data)).toMatchObject({ '.': '777', 'stowage.db': '600' });
  });

  it.skipIf(process.getuid?.() !== 0)('what belongs to somebody else is left to them', async () => {
    const data = await wide('theirs');
    for (const path of ['.', 'stowage.db']) await chown(join(data, path), 12_345, 12_345);
    await (await openData(data)).close();
    expect(await rightsIn(data)).toMatchObject({ '.': '755', 'stowage.db': '664', photos: '700' });
  });
});
