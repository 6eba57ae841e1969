import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { heard } from '../../heard.ts';
import { BlobsFailure } from '../failure.ts';
import type { S3Place } from '../place.ts';
import { codeOf, failureOf, mayPass, nameOf } from './failures.ts';

/** How long calls of a bucket may take, in milliseconds. */
export interface BucketLimits {
  /** Until the answer to a call begins, all tries together. */
  answer: number;
  /** Until a page of a long list comes, for which nobody waits. */
  page: number;
  /** Without a byte of an object while it is read. */
  stall: number;
  /** For how much longer a call is repeated where nobody waits for it, once the store has answered; 0 where somebody does. */
  patience: number;
}

const LIMITS: Omit<BucketLimits, 'answer'> = { page: 20_000, stall: 10_000, patience: 0 };
/** Bytes that a line takes in a millisecond at least: so much longer may it take to send them. */
const SLOWEST = 1024;
const CONNECT = 1000;
/** Tries of one call that somebody waits for, within its limit, and the pause before the second, in milliseconds. */
const TRIES = 3;
const PAUSE = 60;
/** The longest pause of a call that nobody waits for. */
const PAUSE_MOST = 5000;
/** As many as there may be readers: each slow one holds a connection. */
const SOCKETS = 1024;

/** An object that is being read. */
export interface Opened {
  /** Its length as the store tells it; undefined where what is in between sends it in pieces. */
  bytes: number | undefined;
  body: Readable;
}

/** An object in a list. */
export interface Listed {
  name: string;
  /** When it was put there, by the store's clock, in milliseconds since 1970. */
  at: number;
}

/** The objects of one place, by their names behind its prefix. Everything rejects with a {@link BlobsFailure}. */
export interface Bucket {
  /** An object to be read, or undefined when there is none; its body has to be read or destroyed. */
  open(name: string): Promise<Opened | undefined>;
  /** A whole object, of so many bytes where that is known. */
  read(name: string, bytes?: number): Promise<Buffer | undefined>;
  /** When so many bytes have to be there, as `performance.now()` tells it, however many objects they are. */
  endFor(bytes: number): number;
  /** Puts an object where there is none; false where there is one, of which nothing is changed. */
  put(name: string, bytes: Uint8Array, end?: number): Promise<boolean>;
  /** Removes an object; one that is not there is removed already. */
  remove(name: string): Promise<void>;
  /** All objects whose names begin so, in the order of their names. */
  list(prefix: string): AsyncGenerator<Listed, void, undefined>;
  /** Those of one page at most, for whoever waits. */
  few(prefix: string): Promise<Listed[]>;
  /** Whether the newest answer was a good one, and of the last so many milliseconds. */
  wasThere(within: number): boolean;
  /** How long nothing of an object may come. */
  readonly stall: number;
  /** Whether nobody waits for a call. */
  readonly isPatient: boolean;
}

/**
 * The one place where a store is waited for and asked again: every call has an end, and is repeated within it, for each of
 * them comes to the same when it is done twice.
 */
export function openBucket(place: S3Place, given: Partial<BucketLimits> = {}): Bucket {
  const limits = { ...LIMITS, answer: place.answer, ...given };
  const { bucket: Bucket, prefix, endpoint, region, isInPath, key } = place;
  const agent = { keepAlive: true, maxSockets: SOCKETS };
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    forcePathStyle: isInPath,
    credentials: {
      accessKeyId: key.id,
      secretAccessKey: key.secret,
      ...(key.session !== undefined && { sessionToken: key.session }),
    },
    maxAttempts: 1,
    // Newer ones than its own are known to Amazon alone; what is sent is signed with its SHA-256 anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT, httpAgent: agent, httpsAgent: agent },
  });

  /** When the newest answer came, if it was a good one. */
  let goodAt = -Infinity;
  /** One that has never answered may be another one than was meant. */
  let hasAnswered = false;
  const soon = (bytes = 0): number => performance.now() + limits.answer + bytes / SLOWEST;

  /** `end`: of all tries together where somebody waits, else of the first one, and each later one may take as long. */
  async function ask<T>(end: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const begin = performance.now();
    const patience = hasAnswered ? limits.patience : 0;
    // An end for several calls may be over with those before.
    const each = Math.max(end - begin, limits.answer);
    const last = patience > 0 ? Math.max(end, begin) + patience : end;
    for (let tries = 1; ; tries++) {
      const ending = new AbortController();
      const left = last - performance.now();
      const timer = setTimeout(() => ending.abort(), patience > 0 ? Math.min(each, left) : left);
      try {
        const answer = await work(ending.signal);
        goodAt = performance.now();
        hasAnswered = true;
        return answer;
      } catch (error) {
        goodAt = -Infinity;
        const failure = ending.signal.aborted ? tooSlow(error) : failureOf(error, place, hasAnswered);
        const isLast = patience === 0 && tries === TRIES;
        const wait = patience > 0 ? Math.min(PAUSE * 2 ** tries, PAUSE_MOST) : PAUSE * tries;
        if (!mayPass(failure) || isLast || performance.now() + wait >= last) throw failure;
        await pause(wait);
      } finally {
        clearTimeout(timer);
      }
    }
  }

  const tooSlow = (cause: unknown): BlobsFailure =>
    new BlobsFailure('away', `The bucket ${nameOf(place)} cannot be used: it does not answer in time.`, {
      cause,
    });

  const get = (name: string, abortSignal: AbortSignal) =>
    client.send(new GetObjectCommand({ Bucket, Key: prefix + name }), { abortSignal });

  async function page(from: string, limit: number, token: string | undefined) {
    const command = new ListObjectsV2Command({ Bucket, Prefix: prefix + from, ContinuationToken: token });
    const answer = await ask(performance.now() + limit, (abortSignal) =>
      client.send(command, { abortSignal }),
    );
    const objects = (answer.Contents ?? []).flatMap(({ Key, LastModified }): Listed[] =>
      Key === undefined ? [] : [{ name: Key.slice(prefix.length), at: LastModified?.getTime() ?? Infinity }],
    );
    return { objects, next: answer.IsTruncated === true ? answer.NextContinuationToken : undefined };
  }

  return {
    wasThere: (within) => performance.now() - goodAt < within,
    stall: limits.stall,
    isPatient: limits.patience > 0,
    open: (name) =>
      ask(soon(), async (signal) => {
        const { Body, ContentLength } = (await get(name, signal).catch(unlessNone)) ?? {};
        if (!Body) return undefined;
        // In Node a body is what came in; the other kinds are those of browsers.
        const body = heard(Body as Readable);
        return { body, bytes: ContentLength };
      }),
    read: (name, bytes) =>
      ask(soon(bytes), async (signal) => {
        const { Body } = (await get(name, signal).catch(unlessNone)) ?? {};
        return Body && Buffer.from(await Body.transformToByteArray());
      }),
    endFor: soon,
    put: (name, bytes, end = soon(bytes.length)) =>
      ask(end, async (abortSignal) => {
        const command = new PutObjectCommand({
          Bucket,
          Key: prefix + name,
          Body: bytes,
          ContentLength: bytes.length,
          IfNoneMatch: '*',
        });
        try {
          await client.send(command, { abortSignal });
          return true;
        } catch (error) {
          if (codeOf(error) === 'PreconditionFailed') return false;
          throw error;
        }
      }),
    remove: async (name) => {
      const command = new DeleteObjectCommand({ Bucket, Key: prefix + name });
      await ask(soon(), (abortSignal) => client.send(command, { abortSignal }).catch(unlessNone));
    },
    async *list(from) {
      let token: string | undefined;
      do {
        const { objects, next } = await page(from, limits.page, token);
        yield* objects;
        token = next;
      } while (token !== undefined);
    },
    few: async (from) => (await page(from, limits.answer, undefined)).objects,
  };
}

/** Nothing for an object that is not there; a bucket that is not there is another matter. */
function unlessNone(error: unknown): undefined {
  // By its code: that a bucket or a key is not known has the same status.
  if (codeOf(error) !== 'NoSuchKey') throw error;
  return undefined;
}
