import { type Failure, failure, failureOf } from '../../failure.ts';
import type { DeliveryFailure, UnsentPhoto } from '../../model/photos/photos.ts';
import { STORAGE_FORBIDDEN, storageFailure } from '../browser/browserStore.ts';

/** As it is thrown at whoever waits for a delivery. */
export function undelivered(
  stage: DeliveryFailure['stage'],
  error: DeliveryFailure['failure'],
  status?: UnsentPhoto['status'],
): DeliveryFailure {
  return { stage, failure: failureOf(error), waits: status === 'waiting' };
}

/** Of a photo that a storage could not read once: it waits for the outbox, which reads it again. */
export const unreadNow = (): DeliveryFailure =>
  undelivered('send', storageFailure(STORAGE_FORBIDDEN), 'waiting');

/** Throws what a reading storage has failed with, at whoever waits for a delivery. */
export function unread(error: unknown): never {
  throw undelivered('send', failureOf(error), 'waiting');
}

/** Of a photo that was to be discarded. */
export const sentMeanwhile = (): Failure =>
  failure('stale', 'It was sent meanwhile, and is on the server now.', { title: 'Not discarded' });
