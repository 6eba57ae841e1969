import { BadSetting, textSetting, wholeNumber } from '../setting.ts';

/** A bucket of a store that speaks S3. Plain values, so that it can be sent to a process. */
export interface S3Place {
  bucket: string;
  /** Before the name of every object: '' or 'stowage/'. */
  prefix: string;
  /** Undefined for Amazon's own. */
  endpoint: string | undefined;
  region: string;
  /** Whether the bucket is part of the path, as most stores want it, or of the host. */
  isInPath: boolean;
  /** How long an answer may take to begin, in milliseconds. */
  answer: number;
  key: { id: string; secret: string; session: string | undefined };
  /** The setting as it was given; it has no secret. */
  setting: string;
}

const EXAMPLE = 's3://photos?endpoint=https://s3.example.org&region=us-east-1';
/** Settings of ours, and no one else's: a key that lies about for other tools is not taken. */
const KEYS = {
  id: 'STOWAGE_BLOBS_KEY',
  secret: 'STOWAGE_BLOBS_SECRET',
  session: 'STOWAGE_BLOBS_SESSION',
} as const;
const PARAMETERS = ['endpoint', 'region', 'addressing', 'timeout'];
/** Whoever waits for a photo is told within 2 s. */
const ANSWER = 1500;
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^([A-Za-z0-9][A-Za-z0-9._-]*\/)*$/;

/** Where photos are kept, undefined for the data folder. Throws {@link BadSetting}. */
export function readBlobsPlace(env: NodeJS.ProcessEnv): S3Place | undefined {
  const setting = textSetting(env, 'STOWAGE_BLOBS')?.trim();
  if (setting === undefined) return undefined;
  const url = URL.canParse(setting) ? new URL(setting) : undefined;
  if (url?.protocol !== 's3:') throw wrong(`must look like ${EXAMPLE}, not "${shown(setting)}"`);
  if (url.username !== '' || url.password !== '') {
    throw wrong(`must not have a key in it: set ${KEYS.id} and ${KEYS.secret} instead`);
  }
  if (!BUCKET.test(url.host)) throw wrong(`must name a bucket, like ${EXAMPLE}`);
  const path = url.pathname.replace(/^\/+|\/+$/g, '');
  const prefix = path === '' ? '' : `${path}/`;
  if (!PREFIX.test(prefix))
    throw wrong(`has letters in "${path}" that are no good for the name of an object`);
  for (const name of url.searchParams.keys()) {
    if (!PARAMETERS.includes(name))
      throw wrong(`knows ${PARAMETERS.join(', ')} behind the "?", not "${name}"`);
  }
  const endpoint = readEndpoint(url.searchParams.get('endpoint'));
  const addressing = url.searchParams.get('addressing') ?? (endpoint === undefined ? 'host' : 'path');
  if (addressing !== 'path' && addressing !== 'host')
    throw wrong('knows addressing=path and addressing=host');
  const timeout = url.searchParams.get('timeout');
  return {
    bucket: url.host,
    prefix,
    endpoint,
    region: url.searchParams.get('region') ?? 'us-east-1',
    isInPath: addressing === 'path',
    answer: timeout === null ? ANSWER : 1000 * wholeNumber('The timeout in STOWAGE_BLOBS', timeout, 1, 60),
    key: readKey(env),
    setting,
  };
}

/** What a process of ours is told of it: {@link readBlobsPlace} reads the same from that. */
export const blobsVariables = (place: S3Place | undefined): Record<string, string> =>
  place === undefined
    ? {}
    : {
        STOWAGE_BLOBS: place.setting,
        [KEYS.id]: place.key.id,
        [KEYS.secret]: place.key.secret,
        ...(place.key.session !== undefined && { [KEYS.session]: place.key.session }),
      };

function readEndpoint(text: string | null): string | undefined {
  if (text === null) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url && url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  if (!url || !isPlain || !/^https?:$/.test(url.protocol)) {
    throw wrong(`must have an endpoint like https://s3.example.org, not "${shown(text)}"`);
  }
  return url.href.replace(/\/$/, '');
}

function readKey(env: NodeJS.ProcessEnv): S3Place['key'] {
  const [id, secret] = [textSetting(env, KEYS.id), textSetting(env, KEYS.secret)];
  if (id === undefined || secret === undefined) {
    throw new BadSetting(
      `STOWAGE_BLOBS needs ${KEYS.id} and ${KEYS.secret}: the key that may use the bucket.`,
    );
  }
  return { id: id.trim(), secret: secret.trim(), session: textSetting(env, KEYS.session)?.trim() };
}

/** Somebody may have written a key into it all the same. */
const shown = (text: string): string => text.replace(/\/\/[^/@]*@/, '//…@');

const wrong = (what: string): BadSetting => new BadSetting(`STOWAGE_BLOBS ${what}.`);
