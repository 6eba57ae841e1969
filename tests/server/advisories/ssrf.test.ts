import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseProvider } from '../../../server/analysis/providers.ts';
import { readAnalysisSettings } from '../../../server/analysis/settings.ts';
import { type Analysing, startAnalysing } from '../analysis/analysing.ts';
import { type FakeProvider, SHAPES, startFakeProvider, status } from '../analysis/fakeProvider.ts';
import { jpeg, upload } from '../images/samples.ts';
import { record } from '../answers.ts';

/** The provider that the administrator has set, and what stands in the network besides and is nobody's to ask. */
let provider: FakeProvider;
let inner: FakeProvider;
let analysing: Analysing;
beforeAll(async () => {
  provider = await startFakeProvider();
  inner = await startFakeProvider();
  inner.reply(status(200, SHAPES.openai('{"summary":"Reached.","compartments":[]}')));
  const settings = {
    url: provider.url,
    key: 'k',
    model: 'm',
    boxes: 'auto',
    form: 'auto',
    daily: 0,
    timeLimit: 15_000,
  } as const;
  analysing = await startAnalysing(await chooseProvider({ kind: 'openai', ...settings }));
});
afterAll(async () => {
  await analysing.stop();
  await provider.stop();
  await inner.stop();
});

/** The address of the inner server with another spelling of its host. */
const at = (host: string): string => inner.url.replace('127.0.0.1', host);

describe('an address that the provider answers with is not gone to', () => {
  it.each([
    ['redirects: 301', 301, '127.0.0.1'],
    ['redirects: 302', 302, '127.0.0.1'],
    ['redirects: 303', 303, '127.0.0.1'],
    ['redirects: 307', 307, '127.0.0.1'],
    ['redirects: 308', 308, '127.0.0.1'],
    ['NAT64: an address of its prefix', 307, '[64:ff9b::7f00:1]'],
    ['NAT64: the prefix for private use', 307, '[64:ff9b:1::7f00:1]'],
    ['IPv4-mapped IPv6', 307, '[::ffff:127.0.0.1]'],
    ['IPv6 of this machine', 307, '[::1]'],
    ['DNS: a name that this machine answers to', 307, 'localhost'],
    ['DNS: a name whose answer may change', 307, 'rebound.localhost'],
    ['other spellings: one number', 307, '2130706433'],
    ['other spellings: hexadecimal', 307, '0x7f000001'],
    ['other spellings: short', 307, '127.1'],
    ['the unspecified address', 307, '0.0.0.0'],
    ['the metadata of a cloud', 307, '169.254.169.254'],
  ])('SSRF through %s', async (_, code, host) => {
    inner.asked.length = 0;
    provider.reply(status(code, '', { Location: at(host) }));
    expect(await analysing.analyse()).toMatchObject({
      status: 'failed',
      error_message: expect.stringMatching(/not followed/),
    });
    expect(inner.asked).toEqual([]);
  });
});

it('SSRF through fields: no address that is sent or answered as a text is ever asked for', async () => {
  const { server, photo } = analysing;
  // It would be heard.
  await fetch(inner.url);
  expect(inner.asked.splice(0)).toHaveLength(1);
  const asked: string[] = [];
  provider.reply((response, seen) => {
    asked.push(seen.body);
    const box = {
      name: inner.url,
      contents: [inner.url],
      items: [{ name: inner.url, image_url: inner.url }],
    };
    const told = { summary: `![](${inner.url})`, compartments: [box], image_url: inner.url, url: inner.url };
    status(200, { ...SHAPES.openai(JSON.stringify(told)), image_url: inner.url })(response, seen);
  });
  const texts = { name: inner.url, description: inner.url, notes: `<img src="${inner.url}">` };
  const named = { url: inner.url, image_url: inner.url, thumbnail_url: inner.url, webhook: inner.url };
  const item = await server.item({ ...texts, ...named, supplier_item_url: `${inner.url}/part` });
  expect(item['supplier_item_url']).toBe(`${inner.url}/part`);
  await server.location({ ...texts, ...named, name: 'Linked' });
  const path = `/api/images/${photo}/analyze`;
  const settings = { baseURL: inner.url, base_url: inner.url, provider: inner.url, endpoint: inner.url };
  const hosts = { 'X-Forwarded-Host': new URL(inner.url).host, Forwarded: `host=${new URL(inner.url).host}` };
  await server.call('POST', path, { ...named, ...settings, model_version: inner.url }, hosts);
  await expect.poll(async () => record((await server.call('GET', path)).body)['status']).toBe('completed');
  expect(asked).toHaveLength(1);
  for (const body of [{ image: inner.url }, { url: inner.url }, named]) {
    expect((await server.call('POST', '/api/images', body)).status).toBe(415);
  }
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...named, image: inner.url })) form.set(field, value);
  const headers = { Authorization: `Bearer ${server.token}` };
  expect((await fetch(`${server.url}/api/images`, { method: 'POST', headers, body: form })).status).toBe(400);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><image href="${inner.url}"/></svg>`;
  expect((await upload(server, Buffer.from(svg))).status).toBe(415);
  const taken = await upload(server, await jpeg(), { filename: inner.url, headers: hosts });
  // No host, whichever the request named.
  for (const name of ['url', 'thumbnail_url', 'preview_url']) {
    expect(record(taken.body)[name]).toMatch(/^\/images\//);
  }
  expect(inner.asked).toEqual([]);
});

describe('the address of the provider', () => {
  const set = (url: string) =>
    readAnalysisSettings({
      STOWAGE_ANALYSIS: 'openai',
      STOWAGE_ANALYSIS_MODEL: 'm',
      STOWAGE_ANALYSIS_URL: url,
    });

  it.each([
    'file:///etc/passwd',
    'ftp://127.0.0.1/',
    'gopher://127.0.0.1:70/',
    'data:application/json,{}',
    'http://user:secret@127.0.0.1/',
    'http://127.0.0.1/?url=http://10.0.0.1',
    'http://127.0.0.1/#x',
    '//127.0.0.1/',
  ])('SSRF through the settings: %s is refused', (url) => {
    expect(() => set(url)).toThrow('STOWAGE_ANALYSIS_URL must be an address');
  });

  it.each([
    'http://127.0.0.1:11434/v1',
    'http://192.168.1.5/v1',
    'http://[fd00::5]:8080',
    'http://[64:ff9b::7f00:1]/v1',
    'http://ollama.local',
  ])('SSRF through the settings: %s may be set by the administrator, on purpose', (url) => {
    expect(set(url)).toMatchObject({ url: expect.stringMatching(/^http:/) });
  });
});
