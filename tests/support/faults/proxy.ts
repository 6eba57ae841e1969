import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { bodyOf, type Head, type Message, MessageReader } from './messages.ts';
import { createRules, type Fault, type Rules, type Which } from './rules.ts';

/** One request that has come to the proxy, and what became of it. */
export interface Passage {
  method: string;
  /** With the query. */
  path: string;
  headers: ReadonlyMap<string, string>;
  body: string;
  /** Which of the proxy's connections it came on, from 1; a browser keeps one for several requests. */
  connection: number;
  fault: Fault | undefined;
  /** What the server has answered; undefined as long as it has not been asked or not answered. */
  status: number | undefined;
  /** Whether the whole of that answer has gone back. */
  isDelivered: boolean;
}

/** Between a browser, or `fetch`, and a server: everything that can go wrong on the way, on demand. */
export interface FaultProxy extends Rules {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  /** All requests so far, in the order they came. */
  readonly passages: readonly Passage[];
  /** Those that `which` names. */
  passed(which: Which): Passage[];
  /** Resolves as soon as the server has answered `times` of those that `which` names; once by default. */
  answered(which: Which, times?: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Listens on loopback and hands every request on to the server at `target()`, one by one: the address may change with a
 * restart. Connections to it are kept alive as the server says; of those that the proxy cuts by a rule, browsers know no
 * more than of a broken line.
 */
export async function startFaultProxy(target: () => string): Promise<FaultProxy> {
  const rules = createRules();
  const passages: Passage[] = [];
  const open = new Set<Socket>();
  const waiting = new Set<() => void>();
  let connections = 0;

  const answeredNow = (): void => {
    for (const look of waiting) look();
  };

  const serve = (client: Socket): void => {
    const connection = ++connections;
    let turn: Promise<void> = Promise.resolve();
    let coming: Passage | undefined;
    const reader = new MessageReader({
      onHead(head) {
        coming = passageOf(head, connection);
        coming.fault = rules.faultFor(coming);
        passages.push(coming);
      },
      onMessage(message) {
        const passage = coming;
        if (!passage) return;
        passage.body = bodyOf(message).toString();
        turn = turn.then(() => exchange(client, message, passage)).catch(() => void client.destroy());
      },
    });
    client.on('data', (chunk) => {
      reader.push(chunk);
      if (coming?.fault?.kind !== 'throttle') return;
      client.pause();
      void pause((chunk.length / coming.fault.bytesPerSecond) * 1000).then(() => client.resume());
    });
  };

  const exchange = async (client: Socket, request: Message, passage: Passage): Promise<void> => {
    const { fault } = passage;
    if (fault?.kind === 'cut' && fault.at === 'before') return cut(client, fault);
    if (fault?.kind === 'gateway' && fault.at === 'before') return gateway(client, fault.status);
    if (fault?.kind === 'delay') await pause(fault.ms);
    // What was held comes to the server in the end, even where nobody waits for it any more.
    if (fault?.kind === 'hold' && fault.at === 'before') await rules.lifted(fault);
    else if (client.destroyed) return;
    const answer = await ask(request, passage.method);
    passage.status = Number(answer.start[1]);
    try {
      if (fault?.kind === 'hold' && fault.at === 'after') {
        answeredNow();
        await rules.lifted(fault);
      }
      if (client.destroyed) return;
      if (fault?.kind === 'gateway') gateway(client, fault.status);
      else if (fault?.kind !== 'cut') {
        await send(client, answer.raw, fault?.kind === 'throttle' ? fault.bytesPerSecond : Infinity);
        passage.isDelivered = true;
        if (answer.headers.get('connection') === 'close') client.end();
      } else {
        if (fault.at === 'middle') await send(client, firstHalf(answer), Infinity);
        cut(client, fault);
      }
    } finally {
      answeredNow();
    }
  };

  /** The server's answer, on a connection of its own: none that it may close just then. */
  const ask = (request: Message, method: string): Promise<Message> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(target());
      const server = connect(Number(port), hostname);
      open.add(server);
      const reader = new MessageReader(
        {
          onMessage(message) {
            // 100 Continue and its like: the answer itself is still to come.
            if (message.start[1].startsWith('1')) return;
            resolve(message);
            server.destroy();
          },
        },
        ({ start }) =>
          method === 'HEAD' || start[1] === '204' || start[1] === '304' || start[1].startsWith('1'),
      );
      server.on('data', (chunk) => reader.push(chunk));
      server.on('end', () => reader.end());
      server.on('error', reject);
      server.on('close', () => {
        open.delete(server);
        reject(new Error('The server closed the connection.'));
      });
      server.write(request.raw);
    });

  const listener = createServer((client) => {
    open.add(client);
    client.setNoDelay();
    client.on('close', () => open.delete(client));
    // The browser went away: nothing is wrong.
    client.on('error', () => {});
    serve(client);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  // A TCP server that listens has such an address.
  const { port } = listener.address() as AddressInfo;

  const passed = (which: Which): Passage[] => passages.filter((passage) => rules.names(which, passage));
  return {
    ...rules,
    url: `http://127.0.0.1:${port}`,
    passages,
    passed,
    answered: (which, times = 1) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (passed(which).filter(({ status }) => status !== undefined).length < times) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    async stop() {
      rules.lift();
      const closed = new Promise((resolve) => listener.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}

function passageOf({ start: [method, path], headers }: Head, connection: number): Passage {
  return {
    method,
    path,
    headers,
    body: '',
    connection,
    fault: undefined,
    status: undefined,
    isDelivered: false,
  };
}

function cut(client: Socket, { how = 'close' }: Extract<Fault, { kind: 'cut' }>): void {
  if (how === 'reset') client.resetAndDestroy();
  // What was written before still leaves.
  else client.destroySoon();
}

/** What a proxy says that gets nothing from the server behind it. */
function gateway(client: Socket, status: number): void {
  const body = `<h1>${status}</h1>`;
  client.write(
    `HTTP/1.1 ${status} Of a proxy\r\nContent-Type: text/html\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
}

/** The head and half of the body; of an answer without a body half of its head. */
function firstHalf({ raw, bodyAt }: Message): Buffer {
  const body = raw.length - bodyAt;
  return raw.subarray(0, body > 0 ? bodyAt + Math.floor(body / 2) : Math.floor(bodyAt / 2));
}

/** How often a throttled answer goes on, in ms. */
const TICK = 20;

async function send(client: Socket, bytes: Buffer, bytesPerSecond: number): Promise<void> {
  const portion = Math.max(1, Math.floor((bytesPerSecond * TICK) / 1000));
  for (let at = 0; at < bytes.length && !client.destroyed; at += portion) {
    const part = bytes.subarray(at, Math.min(bytes.length, at + portion));
    await new Promise<void>((resolve) => client.write(part, () => resolve()));
    if (at + portion < bytes.length) await pause(TICK);
  }
}
