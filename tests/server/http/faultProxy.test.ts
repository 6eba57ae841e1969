import { Agent, createServer, request, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FaultProxy, startFaultProxy } from '../../support/faults/proxy.ts';
import { createRules } from '../../support/faults/rules.ts';

/** Node's words for a connection that broke. */
const CUT = /socket hang up|ECONNRESET|ECONNREFUSED/;

/** What the server was asked, in words. */
let asked: string[];
let server: Server;
let proxy: FaultProxy;
let agent: Agent;

const answering: RequestListener = (incoming, outgoing) => {
  let body = '';
  incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
  incoming.on('end', () => {
    asked.push(`${incoming.method} ${incoming.url} ${body}`.trim());
    if (incoming.url === '/nothing') return void outgoing.writeHead(204).end();
    if (incoming.url === '/chunks') {
      outgoing.write('first ');
      return void outgoing.end('second');
    }
    const text = JSON.stringify({ got: body });
    return void outgoing.writeHead(200, { 'content-length': text.length }).end(text);
  });
};

beforeEach(async () => {
  asked = [];
  server = createServer(answering);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  proxy = await startFaultProxy(() => `http://127.0.0.1:${port}`);
  // One connection that is kept, as a browser keeps it.
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterEach(async () => {
  agent.destroy();
  await proxy.stop();
  await new Promise((resolve) => server.close(resolve));
});

/** The answer as a text with its status; rejects as the connection does. */
const call = (method: string, path: string, body = ''): Promise<string> =>
  new Promise((resolve, reject) => {
    const outgoing = request(proxy.url + path, { method, agent }, (incoming) => {
      let text = '';
      incoming.on('data', (chunk: Buffer) => (text += chunk.toString()));
      incoming.on('end', () => resolve(`${incoming.statusCode} ${text}`));
      incoming.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });

test('without a rule every request goes to the server and back, on one connection that is kept', async () => {
  expect(await call('POST', '/a', 'thread')).toBe(`200 {"got":"thread"}`);
  expect(await call('GET', '/chunks')).toBe('200 first second');
  expect(await call('DELETE', '/nothing')).toBe('204 ');
  expect(await call('HEAD', '/a')).toBe('200 ');
  expect(await call('GET', '/b?c=d')).toBe('200 {"got":""}');
  expect(proxy.passages.map(({ connection, isDelivered }) => [connection, isDelivered])).toEqual(
    Array.from({ length: 5 }, () => [1, true]),
  );
  expect(proxy.passed({ path: '/b' })).toMatchObject([{ method: 'GET', path: '/b?c=d', status: 200 }]);
});

test('a cut before the request leaves the server asked nothing, one after and one in the middle leave it done', async () => {
  await call('GET', '/kept');
  for (const how of ['close', 'reset'] as const) {
    proxy.once({ method: 'POST' }, { kind: 'cut', at: 'before', how });
    await expect(call('POST', '/before', how)).rejects.toThrow(CUT);
    proxy.once({ method: 'POST' }, { kind: 'cut', at: 'after', how });
    await expect(call('POST', '/after', how)).rejects.toThrow(CUT);
    proxy.once({ method: 'POST' }, { kind: 'cut', at: 'middle', how });
    await expect(call('POST', '/middle', how)).rejects.toThrow('aborted');
  }
  expect(asked.slice(1)).toEqual([
    'POST /after close',
    'POST /middle close',
    'POST /after reset',
    'POST /middle reset',
  ]);
  expect(await call('POST', '/afterwards')).toBe('200 {"got":""}');
});

test('a rule befalls the nth request that it names, and as many as it says', async () => {
  proxy.fault({ method: 'POST', path: /^\/a/ }, { kind: 'cut', at: 'after' }, { nth: 2, times: 2 });
  const outcomes = [];
  for (const path of ['/a', '/b', '/a1?q=1', '/a2', '/a3']) {
    outcomes.push(await call('POST', path).catch(() => 'cut'));
  }
  expect(outcomes.map((outcome) => outcome === 'cut')).toEqual([false, false, true, true, false]);
});

test('a line that is down for some time is up again afterwards', () => {
  let now = 0;
  const rules = createRules(() => now);
  rules.fault({ path: '/a' }, { kind: 'cut', at: 'before' }, { forMs: 5000 });
  const kindAt = (ms: number, path = '/a') => {
    now = ms;
    return rules.faultFor({ method: 'GET', path })?.kind;
  };
  // It begins with the first request that it befalls.
  expect([kindAt(1000), kindAt(5999), kindAt(5999, '/b'), kindAt(6000)]).toEqual([
    'cut',
    'cut',
    undefined,
    undefined,
  ]);
});

test('what is held comes to the server when the rule is lifted, though nobody waits any more', async () => {
  const lift = proxy.once({ path: '/late' }, { kind: 'hold', at: 'before' });
  const outgoing = request(`${proxy.url}/late`, { method: 'POST', agent });
  outgoing.on('error', () => {});
  outgoing.end('x');
  await expect.poll(() => proxy.passed({ path: '/late' }).length).toBe(1);
  outgoing.destroy();
  expect(asked).toEqual([]);
  lift();
  await proxy.answered({ path: '/late' });
  expect(asked).toEqual(['POST /late x']);
  proxy.once({ path: '/held' }, { kind: 'hold', at: 'after' });
  const answer = call('POST', '/held', 'y');
  await proxy.answered({ path: '/held' });
  expect(proxy.passed({ path: '/held' })).toMatchObject([{ status: 200, isDelivered: false }]);
  proxy.lift();
  expect(await answer).toBe('200 {"got":"y"}');
});

test('an answer is slowed, delayed, or replaced by that of a gateway, and is whole otherwise', async () => {
  proxy.once({ path: '/slow' }, { kind: 'throttle', bytesPerSecond: 2000 });
  expect(await call('POST', '/slow', 'letters')).toBe('200 {"got":"letters"}');
  proxy.once({ path: '/later' }, { kind: 'delay', ms: 5 });
  expect(await call('POST', '/later', 'z')).toBe('200 {"got":"z"}');
  proxy.once({ path: '/g' }, { kind: 'gateway', at: 'before', status: 502 });
  expect(await call('POST', '/g')).toBe('502 <h1>502</h1>');
  proxy.once({ path: '/g' }, { kind: 'gateway', at: 'after', status: 504 });
  expect(await call('POST', '/g')).toBe('504 <h1>504</h1>');
  expect(asked.filter((line) => line.startsWith('POST /g'))).toHaveLength(1);
});

test('a server that is away is a cut line, and one that comes back is asked again', async () => {
  const { port } = server.address() as AddressInfo;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await expect(call('GET', '/a')).rejects.toThrow(CUT);
  server = createServer(answering);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  expect(await call('GET', '/a')).toBe('200 {"got":""}');
});
