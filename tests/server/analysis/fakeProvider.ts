import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a provider was asked. */
export interface Asked {
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export type Reply = (response: ServerResponse, asked: Asked) => void;

export interface FakeProvider {
  url: string;
  asked: Asked[];
  /** Answers like this from now on; further replies are for the second, third… request, the last one for the rest. */
  reply(...replies: [Reply, ...Reply[]]): void;
  stop(): Promise<void>;
}

/** A provider of any shape: a real HTTP server on this machine that answers whatever a test wants. */
export async function startFakeProvider(): Promise<FakeProvider> {
  const asked: Asked[] = [];
  let replies: Reply[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      const seen = { path, headers, body };
      asked.push(seen);
      const reply = replies.length > 1 ? replies.shift() : replies[0];
      reply?.(response, seen);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server's address is never a text.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    reply: (...next) => void (replies = next),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An answer with this status; an object is sent as JSON. */
export function status(code: number, body: unknown = '', headers: Record<string, string> = {}): Reply {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (response) => response.writeHead(code, { 'Content-Type': 'application/json', ...headers }).end(text);
}

/** The two shapes of a good answer around the text of a model. */
export const SHAPES = {
  openai: (content: unknown, more: object = {}) => ({
    id: 'c1',
    object: 'chat.completion',
    model: 'fake-1.2',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content }, ...more }],
    usage: {
      prompt_tokens: 300,
      completion_tokens: 20,
      total_tokens: 320,
      prompt_tokens_details: { image_tokens: 258 },
    },
  }),
  gemini: (text: unknown, more: object = {}) => ({
    modelVersion: 'fake-1.2',
    candidates: [{ finishReason: 'STOP', content: { role: 'model', parts: [{ text }] }, ...more }],
    usageMetadata: {
      promptTokenCount: 300,
      candidatesTokenCount: 20,
      totalTokenCount: 320,
      promptTokensDetails: [
        { modality: 'TEXT', tokenCount: 42 },
        { modality: 'IMAGE', tokenCount: 258 },
      ],
    },
  }),
};
export type Shape = keyof typeof SHAPES;

/** A good answer in one of the two shapes. */
export const answering = (shape: Shape, text: unknown): Reply => status(200, SHAPES[shape](text));

/** Keeps the caller waiting for ever. */
export const silence: Reply = () => undefined;
