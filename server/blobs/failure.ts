import { Problem } from '../problems.ts';

/**
 * What is wrong with a store of photos elsewhere: it cannot be reached or is in trouble, it is full, it does not let us,
 * or what it has is not what was put there.
 */
export type BlobsTrouble = 'away' | 'full' | 'refused' | 'damaged';

/** A store of photos elsewhere does not do what it is asked; the message is a sentence for whoever runs the server. */
export class BlobsFailure extends Error {
  override readonly name = 'BlobsFailure';
  readonly trouble: BlobsTrouble;

  constructor(trouble: BlobsTrouble, message: string, options?: ErrorOptions) {
    super(message, options);
    this.trouble = trouble;
  }
}

const OPERATOR = 'Whoever runs the server has to';
/** When to ask again, in seconds: soon what may pass, later where a person has to help. */
const [SOON, LATER] = ['5', '30'];

const PROBLEMS: Readonly<Record<BlobsTrouble, () => Problem>> = {
  away: () => unavailable('The store of photos cannot be reached right now. Try again in a moment.', SOON),
  full: () =>
    new Problem('storage-full', `The store of photos is full. ${OPERATOR} make room.`, {
      headers: { 'Retry-After': LATER },
    }),
  refused: () => unavailable(`The store of photos refuses this server. ${OPERATOR} look at it.`, LATER),
  damaged: () => unavailable(`The store has this photo damaged. ${OPERATOR} restore a backup.`, LATER),
};

/**
 * What a {@link BlobsFailure}, here or of a process of ours, means for a request: 507 when the store is full, else 503, for
 * none of these is a fault of the request. Undefined for every other error.
 */
export function blobsProblem(error: unknown): Problem | undefined {
  const trouble = troubleOf(error);
  return isTrouble(trouble) ? PROBLEMS[trouble]() : undefined;
}

/** Whether it may pass by itself: nobody answers, or a store in trouble. */
export const isAway = (error: unknown): boolean => troubleOf(error) === 'away';

const troubleOf = (error: unknown): unknown =>
  error instanceof Error ? Reflect.get(error, 'trouble') : undefined;

const isTrouble = (trouble: unknown): trouble is BlobsTrouble =>
  typeof trouble === 'string' && Object.hasOwn(PROBLEMS, trouble);

function unavailable(message: string, retryAfter: string): Problem {
  return new Problem('unavailable', message, { headers: { 'Retry-After': retryAfter } });
}
