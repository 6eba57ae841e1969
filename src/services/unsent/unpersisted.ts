import { failure, failureOf } from '../../failure.ts';
import { isRefusal } from '../../model/unsent/refusal.ts';
import type { SenderParts } from './syncParts.ts';
import type { StoredRecord } from './subjects.ts';

/**
 * Sends what this browser could not keep, for `kept`, the storage's failure. Both failing is one failure that tells of
 * both, of kind 'storage'; `mayBeDone` where the server has not refused it.
 */
export async function sendUnkept<Content, Stored extends StoredRecord, Update>(
  { writes, user }: Pick<SenderParts<Content, Stored, Update>, 'writes' | 'user'>,
  person: string,
  kept: unknown,
  send: () => Promise<Stored>,
): Promise<Stored> {
  const storage = failureOf(kept);
  try {
    await writes.learn();
    if (user() !== person) throw failure('unauthorised', `Only ${person} can send this.`);
    const item = await send();
    if (item.offline_update === true) throw failure('unavailable', 'The server has kept the update offline.');
    return item;
  } catch (error) {
    const reason = failureOf(error);
    throw failure('storage', `${reason.message} ${storage.message}`, {
      title: storage.title,
      ...(reason.fields && { fields: reason.fields }),
      ...(!isRefusal(reason) && { mayBeDone: true }),
    });
  }
}
