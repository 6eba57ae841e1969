import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../../../server/commands/run.ts';
import type { Terminal } from '../../../server/commands/terminal.ts';
import { Ended } from '../../../server/ended.ts';
import { startServer } from '../startServer.ts';

let parent: string;
let from: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'stowage-move-ended-'));
  from = await mkdtemp(join(parent, 'from-'));
  const server = await startServer({}, { engine: 'sqlite', folder: from });
  await server.item({ name: 'Bolt' });
  await server.stop();
});
afterAll(() => rm(parent, { recursive: true }));

async function move(to: string, terminal: Partial<Terminal> = {}) {
  const told: string[] = [];
  const tell = (line: string): void => void told.push(line);
  const code = await runCommand(['migrate-store', '--to', to], {
    env: { STOWAGE_DATA: from },
    print: tell,
    complain: tell,
    askPassword: undefined,
    showProgress: undefined,
    ...terminal,
  });
  return { code, told: told.join('\n') };
}

it.each(['Copying items', 'Comparing images'])(
  'a move that is told to end at "%s" says so, and goes on with the same command',
  async (step) => {
    const to = join(parent, step);
    const ending = new AbortController();
    const stopped = await move(to, {
      untilEnded: (work) => work(ending.signal),
      showProgress(text) {
        if (text === step) ending.abort(new Ended('SIGTERM'));
      },
    });
    expect(stopped).toEqual({ code: 143, told: 'Stopped.' });
    expect((await move(to)).told).toContain('Moved 1 item');
  },
);

it('a move that is over is refused however often it is tried again', async () => {
  const to = join(parent, 'over');
  expect(await move(to)).toMatchObject({ code: 0 });
  const refused = { code: 1, told: `The store was not moved to ${to}: it is not empty (users: 1).` };
  expect(await move(to)).toEqual(refused);
  expect(await move(to)).toEqual(refused);
});
