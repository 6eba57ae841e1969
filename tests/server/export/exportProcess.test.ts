import { readdir, truncate, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { makeInChild } from '../../../server/export/makeInChild.ts';
import { writeExport } from '../../../server/export/writeExport.ts';
import { ExportRefused } from '../../../server/export/refusal.ts';
import { failureFrom } from '../../../server/apart/replies.ts';
import { record } from '../answers.ts';
import { startServer } from '../startServer.ts';
import { csvRows } from './readers.ts';

/** As with much. */
const MUCH = { small: -1 };

it('two exports at once are made one after the other, each whole', async () => {
  const own = await startServer({ exporting: MUCH });
  try {
    const id = await own.location();
    for (const name of ['One', 'Two']) await own.item({ name, location_id: id });
    const headers = { Authorization: `Bearer ${own.token}` };
    const [csv, json] = await Promise.all(
      ['items.csv', 'everything.json'].map(async (file) =>
        (await fetch(`${own.url}/api/export/${file}`, { headers })).text(),
      ),
    );
    expect(csvRows(csv ?? '').map(({ name }) => name)).toEqual(['One', 'Two']);
    expect(record(JSON.parse(json ?? ''))['items']).toHaveLength(2);
  } finally {
    await own.stop();
  }
});

it('a backup holds up no other export, backups are made one after the other, and too many are told as exports', async () => {
  const begun: string[] = [];
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const own = await startServer(
    {
      exporting: {
        small: -1,
        async make(order) {
          begun.push(order.file);
          if (order.file === 'backup.zip') await held;
          return writeExport(order);
        },
      },
    },
    { engine: 'sqlite' },
  );
  try {
    const backup = () => own.call('POST', '/api/export/backup.zip');
    const backups = [backup(), backup()];
    await expect.poll(() => begun).toEqual(['backup.zip']);
    expect((await own.call('POST', '/api/export/items.csv')).status).toBe(201);
    backups.push(backup(), backup(), backup());
    // None is made yet: what is answered is refused.
    expect((await Promise.race(backups)).body).toMatchObject({
      error: 'too-many',
      message: 'Too many exports at once. Try again in a moment.',
    });
    expect(begun).toEqual(['backup.zip', 'items.csv']);
    goOn();
    const statuses = (await Promise.all(backups)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 201, 201, 201, 429]);
  } finally {
    goOn();
    await own.stop();
  }
});

it('the process of an export ends when nobody waits any more, and nothing of it is left', async () => {
  let began = (): void => undefined;
  const begun = new Promise<void>((resolve) => (began = resolve));
  let ended: unknown;
  const own = await startServer(
    {
      exporting: {
        small: -1,
        async make(order, signal) {
          await writeFile(order.path, 'half');
          // As a backup that is not whole yet.
          const unfinished = `.${basename(order.path)}.${crypto.randomUUID()}.unfinished.db`;
          await writeFile(join(dirname(order.path), unfinished), 'half');
          began();
          await new Promise((resolve) => signal.addEventListener('abort', resolve));
          return makeInChild(order, signal).catch((error: unknown) => {
            ended = error;
            throw error;
          });
        },
      },
    },
    { engine: 'sqlite' },
  );
  try {
    const leaver = request(`${own.url}/api/export/backup.zip`, {
      headers: { Authorization: `Bearer ${own.token}` },
    });
    leaver.on('error', () => undefined).end();
    await begun;
    leaver.destroy();
    await expect.poll(() => ended).toBeInstanceOf(Error);
    await expect.poll(() => readdir(join(own.folder, '.exports'))).toEqual([]);
    // The next one's turn comes.
    expect((await own.call('GET', '/api/health')).status).toBe(200);
  } finally {
    await own.stop();
  }
});

it('of a reader that never reads little is held, and the file goes with it', async () => {
  const LONG = 200 * 1024 * 1024;
  const own = await startServer({
    exporting: {
      small: -1,
      async make({ path }) {
        await writeFile(path, '');
        await truncate(path, LONG);
        return { counts: { items: 1 } };
      },
    },
  });
  try {
    const before = process.memoryUsage().rss;
    const headers = { Authorization: `Bearer ${own.token}` };
    const idle = request(`${own.url}/api/export/items.csv`, { headers });
    const answered = new Promise<IncomingMessage>((resolve) => idle.on('response', resolve));
    idle.on('error', () => undefined).end();
    const answer = await answered;
    expect(answer.headers['content-length']).toBe(String(LONG));
    // Another one is answered meanwhile.
    expect((await own.call('GET', '/api/items')).status).toBe(200);
    expect(process.memoryUsage().rss - before).toBeLessThan(LONG / 2);
    expect(await readdir(join(own.folder, '.exports'))).toHaveLength(1);
    answer.destroy();
    await expect.poll(() => readdir(join(own.folder, '.exports'))).toEqual([]);
  } finally {
    await own.stop();
  }
});

it('what a file cannot hold is told by the sentence that its own process has thrown', async () => {
  const own = await startServer({
    exporting: {
      small: -1,
      async make() {
        const { message, code } = new ExportRefused('No room for so many rows.');
        // As it comes from a process, which keeps no class.
        throw failureFrom({ message, stack: undefined, codes: { code } });
      },
    },
  });
  try {
    const { status, body } = await own.call('GET', '/api/export/items.xlsx');
    expect([status, record(body)['message']]).toEqual([413, 'No room for so many rows.']);
  } finally {
    await own.stop();
  }
});

it('a full disk is told before anything is sent, and nothing is left', async () => {
  const own = await startServer({
    exporting: {
      small: -1,
      async make({ path }) {
        await writeFile(path, 'half');
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
          code: 'ENOSPC',
          syscall: 'write',
        });
      },
    },
  });
  try {
    const { status, body } = await own.call('GET', '/api/export/items.csv');
    expect([status, record(body)['message']]).toEqual([
      507,
      'The disk of the server is full. Whoever runs the server has to make room.',
    ]);
    expect(await readdir(join(own.folder, '.exports'))).toEqual([]);
  } finally {
    await own.stop();
  }
});
