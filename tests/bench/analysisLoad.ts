import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { jsonRequest, record } from '../server/answers.ts';
import { upload } from '../server/images/samples.ts';
import { ApiClient } from '../support/apiClient.ts';
import { ADMIN } from '../support/builtServer.ts';
import { drawerPhoto } from '../support/drawerPhotos/drawerPhotos.ts';
import { childrenOf, watchMemory } from '../support/processes.ts';

/**
 * What the local analysis of photos costs a built server, from upload to answer: `npm run bench -- analysisLoad
 * [--photos DIR] [--drawn 20]`. Photos of one's own and drawn ones, one at a time. Processor time is of the server and all
 * that it starts, for an analysis alone; the hold is the longest in which its event loop did nothing else, without the
 * time in which others had the processor.
 */
const { values } = parseArgs({
  options: { photos: { type: 'string' }, drawn: { type: 'string', default: '20' } },
});
const GOALS = { seconds: 6, memory: 820, held: 30 };
/** Linux counts processor time in hundredths of a second. */
const TICKS = 100;

const folder = await mkdtemp(join(tmpdir(), 'stowage-analysis-load-'));
const own = values.photos;
const files =
  own === undefined ? [] : (await readdir(own)).filter((name) => /\.(jpe?g|png|webp)$/i.test(name));
const photos = [
  ...files.map((name) => async () => readFile(join(own ?? '', name))),
  ...Array.from({ length: Number(values.drawn) }, (_, n) => async () => (await drawerPhoto(2 * n)).jpeg),
];

/** Processor time so far of a process and of what it has started, in seconds, also of what has ended since. */
function usedBy(pid: number): number {
  let stat = '';
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return 0;
  }
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return ticks / TICKS + childrenOf(pid).reduce((sum, child) => sum + usedBy(child), 0);
}

async function startServer(): Promise<{ child: ChildProcess; url: string }> {
  const program = join(import.meta.dirname, '../../dist/server/main.js');
  const child = spawn(process.execPath, ['--import', join(import.meta.dirname, 'loopProbe.mjs'), program], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      STOWAGE_DATA: folder,
      STOWAGE_ADMIN_USERNAME: ADMIN.username,
      STOWAGE_ADMIN_PASSWORD: ADMIN.password,
      STOWAGE_LOG_LEVEL: 'warn',
      STOWAGE_ANALYSIS: 'local',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk);
    const url = /ready at (http:\S+)/.exec(said)?.[1];
    if (url !== undefined) return { child, url };
  }
  throw new Error(`The server ended. ${said}`);
}

const { child, url } = await startServer();
const held = async (): Promise<number> => {
  child.send('hold');
  const [longest]: unknown[] = await once(child, 'message');
  return Number(Reflect.get(Object(longest), 'held'));
};
const client = new ApiClient(() => url);
await client.logIn();
const call = async (method: string, path: string, body?: object) => {
  const request = jsonRequest(method, body);
  const headers = { ...request.headers, Authorization: `Bearer ${client.token}` };
  const answer = await fetch(url + path, { ...request, headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
  return text === '' ? {} : record(JSON.parse(text));
};

const seconds: number[] = [];
const holds: number[] = [];
const memory = watchMemory(child.pid ?? 0, 20);
try {
  for (const [at, photo] of photos.entries()) {
    const sent = await upload({ url, token: client.token }, await photo());
    const id = record(sent.body)['id'];
    await held();
    const before = usedBy(child.pid ?? 0);
    await call('POST', `/api/images/${String(id)}/analyze`, {});
    let status = '';
    while (!/completed|failed/.test(status)) {
      await pause(50);
      status = String((await call('GET', `/api/images/${String(id)}/analyze`))['status']);
    }
    seconds.push(usedBy(child.pid ?? 0) - before);
    holds.push(await held());
    console.log(
      `${files[at] ?? `drawn ${at - files.length}`}: ${status}, ${seconds.at(-1)?.toFixed(1)} s, held ${holds.at(-1)?.toFixed(0)} ms`,
    );
  }
} finally {
  memory.stop();
  child.kill('SIGTERM');
  await once(child, 'exit');
  await rm(folder, { recursive: true, force: true });
}
const part = (of: readonly number[], share: number): number =>
  of.toSorted((a, b) => a - b)[Math.floor((of.length - 1) * share)] ?? 0;
console.table({
  photos: photos.length,
  'processor, median / p95': `${part(seconds, 0.5).toFixed(1)} / ${part(seconds, 0.95).toFixed(1)} s (goal ${GOALS.seconds})`,
  'memory of the server / of what it starts': `${memory.peak.server.toFixed(0)} / ${memory.peak.children.toFixed(0)} MB (goal ${GOALS.memory})`,
  'event loop held, median / most': `${part(holds, 0.5).toFixed(0)} / ${part(holds, 1).toFixed(0)} ms (goal ${GOALS.held})`,
});
