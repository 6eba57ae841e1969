import { type Failure, failure, failureOf } from '../../failure.ts';
import { isRefusal } from '../../model/unsent/refusal.ts';
import { knownBeside } from './entryMerging.ts';
import type { EntryRepository } from './entryRepository.ts';
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

/** A new record that there was no room to keep. `draft` is what it is made of, with what it may be beside. */
interface UnkeptCreate<Content> {
  input: Content;
  key: string;
  draft: { id: string; beside?: readonly string[] | undefined } | undefined;
}

/** Sends the new records that there is no room to keep, each once. */
export function createUnkeptCreates<Content, Stored extends StoredRecord, Update>(
  parts: Pick<SenderParts<Content, Stored, Update>, 'writes' | 'user'>,
) {
  /** Of those sent without an answer, by their contents: sent again, they make no second item. */
  const keys = new Map<string, string>();
  /** What was made of drafts: there is no room either to note under which id they were sent. */
  const ids = new Map<string, string>();
  return {
    keys,
    /** Rejects as {@link sendUnkept}, and with the server's own words where another one of its name is there. */
    async send(
      keeper: Pick<EntryRepository<Content, Stored>, 'user' | 'sentAs'>,
      { input, key, draft }: UnkeptCreate<Content>,
      kept: unknown,
    ): Promise<Stored> {
      const content = JSON.stringify(input);
      keys.set(content, key);
      const sentAs = (id: string): string | undefined => keeper.sentAs(id) ?? ids.get(id);
      let isOtherThere: Failure | undefined;
      const create = (): Promise<Stored> =>
        parts.writes.create(input, key, draft && knownBeside(draft, { sentAs })).catch((error: unknown) => {
          const reason = failureOf(error);
          if (draft?.beside && reason.kind === 'stale') isOtherThere = reason;
          throw error;
        });
      const item = await sendUnkept(parts, keeper.user, kept, create).catch((error: unknown) => {
        // With room for it, it would not be made either.
        throw isOtherThere ?? error;
      });
      keys.delete(content);
      if (draft) ids.set(draft.id, item.id);
      return item;
    },
  };
}
