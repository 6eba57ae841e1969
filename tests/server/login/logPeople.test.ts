import pino from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { logOptions } from '../../../server/log.ts';
import { startServer } from '../startServer.ts';

const logOf = (env: Record<string, string>, lines: string[]) =>
  pino(logOptions(readConfig(env)), { write: (line: string) => void lines.push(line) });

test('the log tells which user called from which address', async () => {
  const lines: string[] = [];
  const server = await startServer({ log: logOf({}, lines) });
  await server.call('GET', '/api/items');
  await server.stop();
  expect(lines.map((line): unknown => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ path: '/api/items', address: '127.0.0.1', user: 'admin' }),
  );
});

test('the log can be told to leave addresses and users out', async () => {
  const lines: string[] = [];
  const server = await startServer({ log: logOf({ STOWAGE_LOG_PEOPLE: 'no' }, lines) });
  await server.call('GET', '/api/items');
  await server.call('POST', '/api/login', { username: 'admin', password: 'wrong' });
  await server.stop();
  const log = lines.join('');
  expect(log).toContain('"path":"/api/items"');
  expect(log).toContain('login failed');
  expect(log).not.toContain('127.0.0.1');
  expect(log).not.toContain('admin');
});
