import { gzipSync } from 'node:zlib';
import { type Reply, SHAPES, type Shape, answering, status } from './fakeProvider.ts';

/** What a server in a provider's place may answer, and what has to become of it. */
export interface HostileReply {
  what: string;
  reply: Reply;
  /** How many compartments can be used; or why nothing can, which ends as failed. */
  becomes: number | RegExp;
  /** How often it is asked; once where nothing is said. */
  asked?: number;
}

export const KEY = 'sk-secret-0123456789';
const text = JSON.stringify({ summary: 'Drawers.', compartments: [{ name: 'A' }, { name: 'B' }] });
const UNREADABLE = /something that cannot be read/;
const NO_MESSAGE = /without a message/;
const html = '<!doctype html><title>Bad Gateway</title>';
const MB = 1024 * 1024;

/** A 400 of the kind openai may mean the form of the answer: it is asked once more without. */
const refused = (shape: Shape): number => (shape === 'openai' ? 2 : 1);

/** Replies that both kinds of provider get alike. */
export const repliesOf = (shape: Shape): HostileReply[] => [
  { what: 'a good answer', reply: answering(shape, text), becomes: 2 },
  {
    what: '400 with a reason',
    reply: status(400, { error: { message: 'no such field' } }),
    becomes: /refused the request \(400\): “no such field”/,
    asked: refused(shape),
  },
  {
    what: '400 with the key in it',
    reply: status(400, { error: { message: `bad ${KEY}` } }),
    becomes: /“bad …”/,
    asked: refused(shape),
  },
  {
    what: '400 in a list',
    reply: status(400, [{ error: { message: 'API key not valid' } }]),
    becomes: /API key not valid/,
    asked: refused(shape),
  },
  {
    what: '401',
    reply: status(401, { error: { message: `Incorrect key ${KEY}` } }),
    becomes: /does not accept the key/,
  },
  { what: '403', reply: status(403), becomes: /does not accept the key/ },
  {
    what: '404 of Ollama',
    reply: status(404, { error: 'model "x" not found' }),
    becomes: /\(404\): “model "x" not found”/,
  },
  {
    what: '404 as a page',
    reply: status(404, html),
    becomes: /knows neither this address nor this model \(404\)$/,
  },
  { what: '413', reply: status(413), becomes: /too large for the provider/ },
  {
    what: '418 in plain text',
    reply: status(418, 'I am a teapot\u0000\n'),
    becomes: /\(418\): “I am a teapot”/,
  },
  {
    what: 'an endless reason',
    reply: status(400, { error: { message: 'x'.repeat(1e6) } }),
    becomes: /x…”$/,
    asked: refused(shape),
  },
  { what: '429 again and again', reply: status(429), becomes: /too many requests/, asked: 2 },
  { what: '408', reply: status(408), becomes: /in trouble \(408\)/, asked: 2 },
  {
    what: '500',
    reply: status(500, { error: { message: 'out of memory' } }),
    becomes: /in trouble \(500\): “out of memory”/,
    asked: 2,
  },
  { what: '502 as a page', reply: status(502, html), becomes: /in trouble \(502\)$/, asked: 2 },
  { what: '503', reply: status(503), becomes: /in trouble \(503\)/, asked: 2 },
  {
    what: '503 for an hour',
    reply: status(503, '', { 'Retry-After': '3600' }),
    becomes: /in trouble \(503\)/,
  },
  {
    what: '503 with a Retry-After that is none',
    reply: status(503, '', { 'Retry-After': 'soon' }),
    becomes: /\(503\)/,
    asked: 2,
  },
  ...[301, 302, 303, 307, 308].map((code) => ({
    what: `${code} to itself`,
    reply: status(code, '', { Location: '/v1/elsewhere' }),
    becomes: /not followed/,
  })),
  { what: '300 to nowhere', reply: status(300), becomes: /not followed/ },
  { what: '204', reply: (response) => response.writeHead(204).end(), becomes: /answered nothing/ },
  { what: '200 and nothing', reply: status(200), becomes: /answered nothing/ },
  {
    what: '200 and a page',
    reply: status(200, html, { 'Content-Type': 'text/html' }),
    becomes: /a web page/,
  },
  { what: '200 and a page that says it is JSON', reply: status(200, html), becomes: /a web page/ },
  {
    what: '200 and half of JSON',
    reply: status(200, JSON.stringify(SHAPES[shape](text)).slice(0, -9)),
    becomes: UNREADABLE,
  },
  { what: '200 and a text', reply: status(200, '"hello"'), becomes: UNREADABLE },
  { what: '200 and null', reply: status(200, 'null'), becomes: UNREADABLE },
  { what: '200 and []', reply: status(200, '[]'), becomes: NO_MESSAGE },
  { what: '200 and {}', reply: status(200, '{}'), becomes: NO_MESSAGE },
  {
    what: '200 and bytes that are no text',
    reply: (response) => response.end(Buffer.from([0xff, 0xfe, 0x00, 0x80])),
    becomes: UNREADABLE,
  },
  {
    what: '200 in plain text',
    reply: status(200, JSON.stringify(SHAPES[shape](text)), { 'Content-Type': 'text/plain' }),
    becomes: 2,
  },
  { what: '200 and 2 MB of lists', reply: status(200, `[${'[],'.repeat(6e5)}[]]`), becomes: UNREADABLE },
  {
    what: '400 and 2 MB of lists',
    reply: status(400, `{"error":"no","a":[${'[],'.repeat(6e5)}[]]}`),
    becomes: /refused the request \(400\)$/,
    asked: refused(shape),
  },
  { what: '3 MB', reply: status(200, `"${'x'.repeat(3 * MB)}"`), becomes: /more than 2 MB/ },
  { what: 'more and more', reply: endless, becomes: /more than 2 MB/ },
  { what: '64 MB packed into 64 kB', reply: packed, becomes: /more than 2 MB/ },
  {
    what: 'a packing that is none',
    reply: status(200, 'hello', { 'Content-Encoding': 'gzip' }),
    becomes: /does not answer|cannot be read/,
    asked: 2,
  },
  {
    what: 'a connection that ends at once',
    reply: (response) => response.destroy(),
    becomes: /does not answer/,
    asked: 2,
  },
  { what: 'a connection that ends in the middle', reply: halfway, becomes: /does not answer/, asked: 2 },
  {
    what: 'no HTTP at all',
    reply: (response) => response.socket?.end('hello\r\n\r\n'),
    becomes: /does not answer/,
    asked: 2,
  },
];

const endless: Reply = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  const more = (): void => {
    if (!response.destroyed) response.write(Buffer.alloc(256 * 1024, 'x'), more);
  };
  more();
};

const packed: Reply = (response) =>
  response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(Buffer.alloc(64 * MB, ' ')));

const halfway: Reply = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
  response.write('{"choices":', () => response.destroy());
};

const openai = (choice: object, more: object = {}): Reply =>
  status(200, { ...SHAPES.openai(text, choice), ...more });
const gemini = (candidate: object, more: object = {}): Reply =>
  status(200, { ...SHAPES.gemini(text, candidate), ...more });
const cut = text.slice(0, -5);

/** Replies that only one kind of provider gives. */
export const OWN_REPLIES: Readonly<Record<Shape, HostileReply[]>> = {
  openai: [
    {
      what: 'an error in place of an answer',
      reply: status(200, { error: { message: 'no vision' } }),
      becomes: /no vision/,
    },
    { what: 'no choices', reply: status(200, { choices: [] }), becomes: NO_MESSAGE },
    { what: 'choices of another kind', reply: status(200, { choices: 'many' }), becomes: NO_MESSAGE },
    { what: 'a choice that is null', reply: status(200, { choices: [null] }), becomes: NO_MESSAGE },
    { what: 'no content', reply: openai({ message: { content: null } }), becomes: /answered nothing/ },
    {
      what: 'content in parts',
      reply: openai({ message: { content: [{ text: text.slice(0, 9) }, null, { text: text.slice(9) }] } }),
      becomes: 2,
    },
    {
      what: 'content of another kind',
      reply: openai({ message: { content: { a: 1 } } }),
      becomes: /answered nothing/,
    },
    {
      what: 'a refusal',
      reply: openai({ message: { content: null, refusal: 'I cannot.' } }),
      becomes: /refused to look at this photo: “I cannot.”/,
    },
    {
      what: 'a content filter',
      reply: openai({ finish_reason: 'content_filter' }),
      becomes: /content filter/,
    },
    {
      what: 'an answer cut for its length',
      reply: openai({ finish_reason: 'length', message: { content: cut } }),
      becomes: 1,
    },
    {
      what: 'nothing but its length',
      reply: openai({ finish_reason: 'length', message: { content: 'Hm' } }),
      becomes: /cut off/,
    },
    {
      what: 'a call of a tool',
      reply: openai({ message: { tool_calls: [{}] } }),
      becomes: /answered nothing/,
    },
    {
      what: 'counts of another kind',
      reply: openai({}, { usage: { prompt_tokens: 'x', prompt_tokens_details: [] }, model: {} }),
      becomes: 2,
    },
  ],
  gemini: [
    {
      what: 'a blocked photo',
      reply: status(200, { promptFeedback: { blockReason: 'SAFETY' } }),
      becomes: /refused this photo \(SAFETY\)/,
    },
    {
      what: 'an answer held back',
      reply: gemini({ finishReason: 'RECITATION' }),
      becomes: /holds the answer back \(RECITATION\)/,
    },
    {
      what: 'candidates of another kind',
      reply: status(200, { candidates: 'many' }),
      becomes: /cannot be read|without a message/,
    },
    {
      what: 'a candidate that is null',
      reply: status(200, { candidates: [null] }),
      becomes: /answered nothing|without a message/,
    },
    { what: 'no parts', reply: gemini({ content: {} }), becomes: /answered nothing/ },
    {
      what: 'parts of another kind',
      reply: gemini({ content: { parts: 'x' } }),
      becomes: /answered nothing|cannot be read/,
    },
    {
      what: 'thoughts beside the answer',
      reply: gemini({ content: { parts: [{ thought: true, text: '{"compartments":[]}' }, { text }] } }),
      becomes: 2,
    },
    {
      what: 'an answer cut for its length',
      reply: gemini({ finishReason: 'MAX_TOKENS', content: { parts: [{ text: cut }] } }),
      becomes: 1,
    },
    { what: 'counts of another kind', reply: gemini({}, { usageMetadata: [], modelVersion: 7 }), becomes: 2 },
  ],
};
