import { createHash } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Keys, wrongWith } from './signature.ts';

/** A store that speaks S3, in this process: as strict as a real one, and as troubled as a test wants it. */
export interface StandIn {
  /** http://127.0.0.1:… */
  url: string;
  /** What is kept, by bucket and name: 'photos/a/b'. */
  objects: Map<string, { bytes: Buffer; at: number }>;
  /** What it does instead of answering well: 507, 503, 409 to each write, or nothing at all; undefined for nothing of that. */
  trouble: 'full' | 'failing' | 'meeting' | 'silent' | 'denying' | undefined;
  /** Cuts answers after so many bytes of an object; undefined for none. */
  cutAfter: number | undefined;
  /** Keeps answers back after so many bytes of an object. */
  stopAfter: number | undefined;
  /** What was asked: 'GET /photos/a'. */
  asked: string[];
  /** Answers with objects that are under way. */
  sending(): number;
  /** Cuts off who is there; others may come. */
  closeConnections(): void;
  close(): Promise<void>;
}

interface Parts {
  keys: Keys;
  buckets: readonly string[];
  region?: string;
  /** Names in one page of a list. */
  page?: number;
}

export async function startStandIn({
  keys,
  buckets,
  region = 'us-east-1',
  page = 1000,
}: Parts): Promise<StandIn> {
  const objects: StandIn['objects'] = new Map();
  let underWay = 0;
  const server = createServer((request, response) => {
    // A client that leaves is none of our failures.
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '' } = request;
    const url = new URL(request.url ?? '/', 'http://store');
    standIn.asked.push(`${method} ${url.pathname}`);
    // What breaks off is never whole: nothing is kept of it.
    const body = await buffer(request);
    if (standIn.trouble === 'silent') return;
    if (standIn.trouble === 'failing') return fail(response, 503, 'SlowDown');
    if (standIn.trouble === 'denying') return fail(response, 403, 'AccessDenied');
    const wrong = wrongWith(request, body, { keys, region });
    if (wrong !== undefined)
      return fail(response, wrong === 'AuthorizationHeaderMalformed' ? 400 : 403, wrong);
    const [, bucket = '', ...rest] = url.pathname.split('/').map(decodeURIComponent);
    const name = rest.join('/');
    if (!buckets.includes(bucket)) return fail(response, 404, 'NoSuchBucket');
    if (name === '' && method === 'GET') return list(url.searchParams, bucket, response);
    if (method === 'PUT') return put(request, response, `${bucket}/${name}`, body);
    if (method === 'DELETE') {
      objects.delete(`${bucket}/${name}`);
      return void response.writeHead(204).end();
    }
    if (method === 'GET' || method === 'HEAD')
      return get(request, response, objects.get(`${bucket}/${name}`)?.bytes);
    fail(response, 405, 'MethodNotAllowed');
  }

  function put(request: IncomingMessage, response: ServerResponse, path: string, body: Buffer): void {
    if (standIn.trouble === 'full') return fail(response, 507, 'InsufficientStorage');
    if (standIn.trouble === 'meeting') return fail(response, 409, 'ConditionalRequestConflict');
    const condition = request.headers['if-none-match'];
    if (condition !== undefined && condition !== '*') return fail(response, 501, 'NotImplemented');
    if (condition === '*' && objects.has(path)) return fail(response, 412, 'PreconditionFailed');
    objects.set(path, { bytes: body, at: Date.now() });
    response.writeHead(200, { ETag: etagOf(body) }).end();
  }

  function get(
    { headers, method }: IncomingMessage,
    response: ServerResponse,
    bytes: Buffer | undefined,
  ): void {
    if (!bytes) return fail(response, 404, 'NoSuchKey');
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
    const last = to === undefined || to === '' ? bytes.length - 1 : Math.min(Number(to), bytes.length - 1);
    if (from !== undefined && Number(from) > last) return fail(response, 416, 'InvalidRange');
    const part = from === undefined ? bytes : bytes.subarray(Number(from), last + 1);
    response.writeHead(from === undefined ? 200 : 206, {
      'Content-Length': part.length,
      ETag: etagOf(bytes),
      ...(from !== undefined && { 'Content-Range': `bytes ${from}-${last}/${bytes.length}` }),
    });
    if (method === 'HEAD') return void response.end();
    underWay++;
    response.once('close', () => underWay--);
    const limit = standIn.cutAfter ?? standIn.stopAfter;
    if (limit === undefined || limit >= part.length) return void response.end(part);
    response.write(part.subarray(0, limit), () => standIn.cutAfter !== undefined && response.destroy());
  }

  function list(query: URLSearchParams, bucket: string, response: ServerResponse): void {
    const begin = `${bucket}/${query.get('prefix') ?? ''}`;
    const after = query.get('continuation-token') ?? '';
    const found = [...objects.keys()].filter((path) => path.startsWith(begin) && path > after).toSorted();
    const shown = found.slice(0, page);
    const next = found.length > page ? shown.at(-1) : undefined;
    const contents = shown.map((path) => {
      const at = new Date(objects.get(path)?.at ?? 0).toISOString();
      return `<Contents><Key>${path.slice(bucket.length + 1)}</Key><LastModified>${at}</LastModified></Contents>`;
    });
    const more = `<IsTruncated>${next !== undefined}</IsTruncated>${next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`}`;
    const xml = `<ListBucketResult>${more}<KeyCount>${shown.length}</KeyCount>${contents.join('')}</ListBucketResult>`;
    response.writeHead(200, { 'Content-Type': 'application/xml' }).end(xml);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address that says so.
  const { port } = server.address() as AddressInfo;
  const standIn: StandIn = {
    url: `http://127.0.0.1:${port}`,
    objects,
    trouble: undefined,
    cutAfter: undefined,
    stopAfter: undefined,
    asked: [],
    sending: () => underWay,
    closeConnections: () => server.closeAllConnections(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return standIn;
}

const etagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

function fail(response: ServerResponse, status: number, code: string): void {
  const xml = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(xml);
}
