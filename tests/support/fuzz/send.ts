import { type Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { FuzzCall } from './calls.ts';

/** Longest that an answer may take, in milliseconds: beyond it the call hangs. */
export const HANG = 10_000;

export interface FuzzAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** What came of a call: its answer, none because the connection was cut, or none in time. */
export type Outcome =
  | { kind: 'answered'; answer: FuzzAnswer }
  | { kind: 'cut'; why: string }
  | { kind: 'hang' };

/** The headers as they are sent, flat: what a client needs is added where the call has not its own. */
function wireHeaders(call: FuzzCall, host: string): string[] {
  const has = (name: string): boolean => call.headers.some(([one]) => one.toLowerCase() === name);
  const length = String(call.body?.length ?? 0);
  return [
    ...(has('host') ? [] : ['Host', host]),
    ...call.headers.flat(),
    ...(call.method === 'GET' && call.body === undefined ? [] : ['Content-Length', length]),
  ];
}

/** Sends the call to `url`; waits {@link HANG} for the whole answer. Throws for a call that Node does not send. */
export async function send(url: URL, call: FuzzCall, agent: Agent | false): Promise<Outcome> {
  const limit = AbortSignal.timeout(HANG);
  try {
    return await new Promise<Outcome>((resolve, reject) => {
      const sent = request({
        host: url.hostname,
        port: url.port,
        method: call.method,
        path: call.path,
        headers: wireHeaders(call, url.host),
        agent,
        signal: limit,
      });
      sent.on('error', reject);
      sent.on('response', (response) => {
        if (call.method === 'HEAD') {
          // All of it: a server that could not read so much as the method may send more, and ends the connection.
          resolve(answered(response, ''));
          return void response.resume();
        }
        buffer(response).then((bytes) => {
          resolve(answered(response, bytes.toString('latin1')));
        }, reject);
      });
      sent.end(call.body);
    });
  } catch (error) {
    if (limit.aborted) return { kind: 'hang' };
    return { kind: 'cut', why: error instanceof Error ? error.message : String(error) };
  }
}

const answered = ({ statusCode: status = 0, headers }: IncomingMessage, text: string): Outcome => ({
  kind: 'answered',
  answer: { status, headers, text },
});
