import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { LONG_TEXTS } from '../support/longTexts.ts';
import { answering, startFakeProvider } from '../server/analysis/fakeProvider.ts';
import { fillGenerated } from '../support/generator/fillGenerated.ts';

/**
 * How long single calls, and many at once, hold the event loop of a really started server with much data, and how long
 * they take: `npm run bench -- heldLoop [--items 100000] [--locations 20000] [--rounds 5] [--data DIR] [--before
 * ../a/checkout] [--only search]`. `--data` is a data folder that is filled already, of which a copy is used; `--before`
 * measures another checkout of the source in turn with this one. Medians of the rounds; from a hold is taken the time in
 * which others had the processor, which stands beside it in brackets with the rest.
 */

const GOAL = 30;
const ADMIN = { username: 'admin', password: 'correct horse battery staple' };

const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '100000' },
    locations: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '3' },
    data: { type: 'string' },
    before: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});

interface Hold {
  held: number;
  /** With the time in which others had the processor. */
  all: number;
}

interface Answer {
  status: number;
  body: string;
}

/** A started server with what is needed to call it. */
interface Stage {
  child: ChildProcess;
  port: number;
  token: string;
  /** Its id, once there is one. */
  photo: string;
  /** The longest hold since the last question. */
  hold(): Promise<Hold>;
  call(method: string, path: string, body?: object | FormData): Promise<Answer>;
}

/** One line of the table: what is done, and what of it is the answer's time. */
interface Case {
  name: string;
  run(stage: Stage): Promise<Answer[] | void>;
}

const agent = new Agent({ keepAlive: true });

function calling(port: number, token: () => string): Stage['call'] {
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const form = isForm ? new Response(body) : undefined;
    const sent = request({
      port,
      host: '127.0.0.1',
      method,
      path,
      agent,
      headers: {
        Authorization: `Bearer ${token()}`,
        'Accept-Encoding': 'gzip',
        ...(body && { 'Content-Type': form?.headers.get('Content-Type') ?? 'application/json' }),
      },
    });
    sent.end(form ? Buffer.from(await form.arrayBuffer()) : body && JSON.stringify(body));
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: response.statusCode ?? 0, body: await text(response) };
  };
}

async function start(checkout: string, data: string, provider: string): Promise<Stage> {
  const probe = join(import.meta.dirname, 'loopProbe.mjs');
  const main = join(checkout, 'server/main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', '--import', probe, main], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      STOWAGE_DATA: data,
      STOWAGE_ADMIN_PASSWORD: ADMIN.password,
      STOWAGE_LOG_LEVEL: 'warn',
      STOWAGE_STATIC: join(import.meta.dirname, '../support/emptyApp'),
      STOWAGE_ANALYSIS: 'openai',
      STOWAGE_ANALYSIS_URL: provider,
      STOWAGE_ANALYSIS_MODEL: 'hostile',
      NODE_NO_WARNINGS: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const port = await new Promise<number>((found, failed) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += String(chunk);
      const at = /ready at http:\/\/[^:]+:(\d+)/.exec(said)?.[1];
      if (at !== undefined) found(Number(at));
    });
    child.once('exit', () => failed(new Error('The server ended.')));
  });
  let token = '';
  const call = calling(port, () => token);
  const login = await call('POST', '/api/login', ADMIN);
  token = /"token":"([^"]+)"/.exec(login.body)?.[1] ?? '';
  const hold = async (): Promise<Hold> => {
    child.send('hold');
    const [longest] = (await once(child, 'message')) as [Hold];
    return longest;
  };
  return { child, port, token, photo: '', hold, call };
}

const together = (count: number, path: string) => (stage: Stage) =>
  Promise.all(Array.from({ length: count }, () => stage.call('GET', path)));

/** The first location that others are in, renamed: all of the tree is built anew. */
async function changeTree({ call }: Stage): Promise<Answer[]> {
  const { body } = await call('GET', '/api/search?q=m&limit=1');
  const id = /"location_id":"([^"]+)"/.exec(body)?.[1] ?? '';
  const answers = [await call('PATCH', `/api/locations/${id}`, { description: String(Math.random()) })];
  answers.push(await call('GET', '/api/locations/hierarchy'));
  return answers;
}

/** Requests sent in one piece on one connection, before any is answered. */
async function pipelined({ port, token }: Stage, count: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  const head = `GET /api/search?q=m HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n`;
  socket.write(`${`${head}\r\n`.repeat(count - 1)}${head}Connection: close\r\n\r\n`);
  socket.resume();
  await once(socket, 'close');
}

const provider = await startFakeProvider();

/** A photo is analysed by a model that writes this. */
const analysed =
  (written: string) =>
  async (stage: Stage): Promise<Answer[]> => {
    provider.reply(answering('openai', written));
    if (stage.photo === '') {
      const form = new FormData();
      const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
        .jpeg()
        .toBuffer();
      form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'a.jpg');
      stage.photo = /"id":"([^"]+)"/.exec((await stage.call('POST', '/api/images', form)).body)?.[1] ?? '';
      await stage.hold();
    }
    await stage.call('POST', `/api/images/${stage.photo}/analyze`, {});
    for (;;) {
      const answer = await stage.call('GET', `/api/images/${stage.photo}/analyze?fields=status`);
      if (/"status":"(completed|failed)"/.test(answer.body)) return [];
      await pause(10);
    }
  };

const CASES: readonly Case[] = [
  { name: 'a page of 12 items', run: together(1, '/api/items?limit=12') },
  { name: 'search as it is typed: "scr", 100 hits', run: together(1, '/api/search?q=scr&limit=100') },
  { name: 'search "m", all hits', run: together(1, '/api/search?q=m') },
  { name: 'search "m", 20 at once', run: together(20, '/api/search?q=m') },
  { name: 'search "%", 20 at once', run: together(20, '/api/search?q=%25') },
  { name: 'search "m", 10 pipelined', run: (stage) => pipelined(stage, 10) },
  { name: 'all items', run: together(1, '/api/items') },
  { name: '10,000 items of a page', run: together(1, '/api/items?limit=10000') },
  { name: 'a page far down', run: together(1, '/api/items?limit=12&offset=99000&sort=-quantity') },
  {
    name: 'a page far down of a category',
    run: together(1, '/api/items?limit=12&offset=9000&category=Fasteners&sort=updated'),
  },
  { name: 'a changed tree', run: changeTree },
  { name: 'categories', run: together(1, '/api/item-categories') },
  ...LONG_TEXTS.map(({ what, text: written }) => ({
    name: `a model writes ${what}`,
    run: analysed(written),
  })),
];

function countsOf(answers: readonly Answer[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} x ${status}`).join(', ');
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const filled = await mkdtemp(join(tmpdir(), 'stowage-held-'));
const checkouts = [
  ...(values.before === undefined ? [] : [resolve(values.before)]),
  resolve(import.meta.dirname, '../..'),
];
try {
  const source = values.data ?? join(filled, 'source');
  if (values.data === undefined) {
    await fillGenerated(source, {
      seed: 1,
      items: Number(values.items),
      locations: Number(values.locations),
    });
  }
  const stages: Stage[] = [];
  for (const [number, checkout] of checkouts.entries()) {
    const data = join(filled, `data${number}`);
    await cp(source, data, { recursive: true });
    stages.push(await start(checkout, data, provider.url));
  }
  console.log('| What | longest hold | answer | statuses |');
  const cases = CASES.filter(({ name }) => name.includes(values.only));
  for (const { name, run } of cases) {
    const seen = stages.map(() => ({
      held: [] as number[],
      all: [] as number[],
      time: [] as number[],
      statuses: '',
    }));
    for (let round = 0; round < Number(values.rounds); round++) {
      for (const [number, stage] of stages.entries()) {
        const figures = seen[number];
        if (!figures) continue;
        await stage.hold();
        const began = performance.now();
        const answers = (await run(stage)) ?? [];
        figures.time.push(performance.now() - began);
        const { held, all } = await stage.hold();
        figures.held.push(held);
        figures.all.push(all);
        figures.statuses = countsOf(answers);
      }
    }
    for (const { held, all, time, statuses } of seen) {
      const longest = median(held);
      const verdict = longest <= GOAL ? '' : ' over';
      console.log(
        `| ${name} | ${longest.toFixed(0)} ms${verdict} (${median(all).toFixed(0)}) | ${median(time).toFixed(0)} ms | ${statuses} |`,
      );
    }
  }
  for (const { child } of stages) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
} finally {
  agent.destroy();
  await provider.stop();
  await rm(filled, { recursive: true });
}
