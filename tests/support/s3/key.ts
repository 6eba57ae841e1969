import { type S3Place, readBlobsPlace } from '../../../server/blobs/place.ts';

export const BUCKET = 'photos';
export const KEY = { id: 'stowage-test', secret: 'not-a-secret-anywhere' };

interface Where {
  /** A place of its own below the bucket. */
  path?: string;
  /** In seconds: long, for a machine that is busy; null for what it is by itself. */
  timeout?: number | null;
}

/** The setting and the keys for a store. */
export function variablesFor(url: string, { path = '', timeout = 20 }: Where = {}): Record<string, string> {
  return {
    STOWAGE_BLOBS: `s3://${BUCKET}/${path}?endpoint=${url}${timeout === null ? '' : `&timeout=${timeout}`}`,
    STOWAGE_BLOBS_KEY: KEY.id,
    STOWAGE_BLOBS_SECRET: KEY.secret,
  };
}

/** The same, read. */
export function placeFor(url: string, where: Where = {}, more = {}): S3Place {
  const place = readBlobsPlace({ ...variablesFor(url, where), ...more });
  if (!place) throw new Error('The setting is there.');
  return place;
}
