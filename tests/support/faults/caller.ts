import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';

/** Longer than any person waits, in milliseconds: then there is no answer. */
const LIMIT = 20_000;

export interface CallOptions {
  /** Sent as JSON, or as it is with the type of its own. */
  body?: object | { type: string; bytes: Buffer };
  /** Takes a connection of its own, as a browser does that was closed for a while. */
  isAlone?: boolean;
  /** The address of this machine that it comes from. */
  localAddress?: string;
}

/** Calls a server on this machine, over plain HTTP, or over TLS with this certificate. */
export class Caller {
  token = '';
  readonly #port: number;
  readonly #cert: string | undefined;
  readonly #kept: HttpAgent;

  constructor(port: number, cert: string | undefined) {
    this.#port = port;
    this.#cert = cert;
    this.#kept =
      cert === undefined ? new HttpAgent({ keepAlive: true }) : new HttpsAgent({ keepAlive: true });
  }

  /** The text of the answer; rejects for one of 400 and above, and for none. */
  async call(
    method: string,
    path: string,
    { body, isAlone = false, localAddress }: CallOptions = {},
  ): Promise<string> {
    const sent =
      body && 'bytes' in body && Buffer.isBuffer(body.bytes) ? body.bytes : body && JSON.stringify(body);
    const type = body && 'type' in body && typeof body.type === 'string' ? body.type : 'application/json';
    const options = {
      host: '127.0.0.1',
      port: this.#port,
      method,
      path,
      headers: {
        ...(this.token !== '' && { Authorization: `Bearer ${this.token}` }),
        ...(body && { 'Content-Type': type }),
      },
      signal: AbortSignal.timeout(LIMIT),
      agent: isAlone ? (false as const) : this.#kept,
      ...(localAddress !== undefined && { localAddress }),
      ...(this.#cert !== undefined && { ca: this.#cert, checkServerIdentity: () => undefined }),
    };
    return new Promise((resolve, reject) => {
      const send = this.#cert === undefined ? httpRequest : httpsRequest;
      const asked = send(options, (response) => {
        text(response).then((read) => {
          if ((response.statusCode ?? 500) >= 400) reject(new Error(`${method} ${path}: ${read}`));
          else resolve(read);
        }, reject);
      });
      asked.on('error', reject).end(sent);
    });
  }

  /** Logs in, and calls with that login from then on. */
  async logIn(username: string, password: string): Promise<void> {
    const body = { username, password };
    this.token = idIn(await this.call('POST', '/api/login', { body, isAlone: true }), 'token');
  }

  end(): void {
    this.#kept.destroy();
  }
}

/** The value of this name in an answer of ours. */
export const idIn = (answer: string, name: string): string =>
  new RegExp(`"${name}":"([^"]+)"`).exec(answer)?.[1] ?? '';
