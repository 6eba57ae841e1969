import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The keys that a store knows, each with its secret. */
export type Keys = Readonly<Record<string, string>>;

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;
const FIFTEEN_MINUTES = 15 * 60_000;

/** The code of what is wrong with a request that is to be signed by AWS Signature Version 4; undefined for nothing. */
export function wrongWith(
  request: IncomingMessage,
  body: Buffer,
  { keys, region }: { keys: Keys; region: string },
): string | undefined {
  const [, id = '', day = '', given, names = '', signature] =
    AUTHORIZATION.exec(request.headers.authorization ?? '') ?? [];
  if (signature === undefined) return 'AccessDenied';
  const secret = keys[id];
  if (secret === undefined) return 'InvalidAccessKeyId';
  if (given !== region) return 'AuthorizationHeaderMalformed';
  const at = String(request.headers['x-amz-date']);
  if (Math.abs(momentOf(at) - Date.now()) > FIFTEEN_MINUTES) return 'RequestTimeTooSkewed';
  const digest = String(request.headers['x-amz-content-sha256']);
  const url = new URL(request.url ?? '/', 'http://store');
  const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).toSorted();
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const asked = [request.method, url.pathname, query.join('&'), headers.join(''), names, digest].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256(asked)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  if (hmac(key, text).toString('hex') !== signature) return 'SignatureDoesNotMatch';
  return digest === 'UNSIGNED-PAYLOAD' || digest === sha256(body) ? undefined : 'XAmzContentSHA256Mismatch';
}

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
const momentOf = (at: string): number =>
  Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
