import { BlobsFailure } from '../failure.ts';
import type { S3Place } from '../place.ts';

/** What a store calls it when it has no room; most say so with 507 besides. */
const FULL = /Quota|StorageFull|NoSpace|InsufficientStorage|DiskFull|no space left/i;
/** Codes and texts of a wrong key, and what is to be done. */
const REFUSALS: readonly (readonly [RegExp, string])[] = [
  [/InvalidAccessKey|NoSuchAccessKey|UserNotFound/, 'the store does not know the key in STOWAGE_BLOBS_KEY.'],
  [/SignatureDoesNotMatch/, 'STOWAGE_BLOBS_SECRET is not the secret of the key in STOWAGE_BLOBS_KEY.'],
  [/InvalidToken|ExpiredToken|TokenRefreshRequired/, 'STOWAGE_BLOBS_SESSION is wrong or has expired.'],
  [
    /NoSuchBucket|InvalidBucketName/,
    'there is no bucket of this name. Make it, or name another one in STOWAGE_BLOBS.',
  ],
  [
    /AuthorizationHeaderMalformed|PermanentRedirect|IllegalLocationConstraint/,
    'it is in another region: set region=… in STOWAGE_BLOBS.',
  ],
  [/NotImplemented/, 'it does not know what is asked of it: conditional writes (If-None-Match) are needed.'],
  [
    /AccessDenied|AllAccessDisabled|Forbidden|AccountProblem/,
    'the key in STOWAGE_BLOBS_KEY may not do this.',
  ],
];
/** Two writes of one object meet; whoever is told that asks again. */
const MEETING = /ConditionalRequestConflict|OperationAborted/;
/** What was sent came too slowly for the store. */
const SLOW = /^RequestTimeout$/;
/** Of Node, for a name that does not exist and for a certificate that nobody vouches for. */
const UNTRUSTED = /^(CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_TLS_CERT)/;

/**
 * What has failed, as the client of the store tells it, in our words. A host that has answered before and has no name any more is
 * away: names of containers go while these are stopped.
 */
export function failureOf(error: unknown, place: S3Place, hasAnswered = false): BlobsFailure {
  if (error instanceof BlobsFailure) return error;
  const { name, status, code, message } = factsOf(error);
  const said = (trouble: BlobsFailure['trouble'], what: string): BlobsFailure =>
    new BlobsFailure(trouble, `The bucket ${nameOf(place)} cannot be used: ${what}`, { cause: error });
  if (status === 507 || FULL.test(name) || (status !== undefined && FULL.test(message))) {
    return said('full', 'the store is full.');
  }
  if (code === 'ENOTFOUND') return said(hasAnswered ? 'away' : 'refused', 'there is no host of this name.');
  if (code !== undefined && UNTRUSTED.test(code)) {
    return said(
      'refused',
      `its certificate is not trusted (${code}). NODE_EXTRA_CA_CERTS names one of your own.`,
    );
  }
  const refusal = REFUSALS.find(([codes]) => codes.test(name));
  if (refusal) return said('refused', refusal[1]);
  if (isSkewed(error)) return said('refused', 'the clock of this machine is wrong.');
  const isInTrouble = status === undefined || status >= 500 || status === 429 || status === 408;
  if (isInTrouble || MEETING.test(name) || SLOW.test(name)) {
    return said('away', `it does not answer as it should (${code ?? name}).`);
  }
  return said('refused', `${name} (${status}).`);
}

/** Whether asking again at once may help: it was answered by nobody, or by a store in trouble or with another clock. */
export const mayPass = (failure: BlobsFailure): boolean =>
  failure.trouble === 'away' || isSkewed(failure.cause);

/** The code of an answer that is a failure. */
export const codeOf = (error: unknown): string => factsOf(error).name;

/** 'photos at https://s3.example.org': for sentences. */
export const nameOf = ({ bucket, endpoint }: S3Place): string =>
  endpoint === undefined ? bucket : `${bucket} at ${endpoint}`;

const isSkewed = (error: unknown): boolean => /RequestTimeTooSkewed|RequestExpired/.test(factsOf(error).name);

interface Facts {
  /** The code of the store's answer. */
  name: string;
  message: string;
  /** Of an answer; undefined where there was none. */
  status: number | undefined;
  /** Of Node's. */
  code: string | undefined;
}

function factsOf(error: unknown): Facts {
  const { name, message, code, $metadata }: Record<string, unknown> = Object(error);
  const { httpStatusCode }: Record<string, unknown> = Object($metadata);
  return {
    name: String(name),
    message: String(message),
    status: typeof httpStatusCode === 'number' ? httpStatusCode : undefined,
    code: typeof code === 'string' ? code : undefined,
  };
}
