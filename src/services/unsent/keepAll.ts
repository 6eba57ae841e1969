import type { Failure } from '../../failure.ts';
import type { SaveOutcome } from '../../model/unsent/saving.ts';
import type { Unsent } from '../../model/unsent/unsent.ts';
import type { EntryRepository } from './entryRepository.ts';
import { savedOutcome } from './savedOutcome.ts';
import type { SendSubject, StoredRecord } from './subjects.ts';
import type { SendResult } from './syncParts.ts';

/** Many new records of one wish. */
export interface KeepingAll<Content, Stored> {
  /**
   * Keeps all of them before the first is sent: whatever happens to the page, the outbox sends the rest, in their
   * order. Gives their ids for `sendKept`. Rejects with kind 'storage' where not all have room: none is kept then.
   * `settled` gives each what it needs of those before it: their ids.
   */
  keepAll(
    inputs: readonly Content[],
    settled?: (input: Content, at: number, ids: readonly string[]) => Content,
  ): Promise<readonly string[]>;
  /**
   * Tries one of them. With `unreachable`, the reason why the server has just not answered, it waits for the next round.
   * What is refused is set aside. Rejects only for what no storage or server does.
   */
  sendKept(id: string, input: Content, unreachable?: Failure): Promise<SaveOutcome<Content, Stored>>;
}

export function createKeepingAll<Content extends object, Stored extends StoredRecord, Update>(
  subject: SendSubject<Content, Stored, Update>,
  /** The entries of the page's person, for all of one piece of work. */
  own: () => EntryRepository<Content, Stored>,
  send: (
    keeper: EntryRepository<Content, Stored>,
    entry: Unsent<Content, Stored>,
    unreachable: Failure | undefined,
  ) => Promise<SendResult<Content, Stored>>,
  /** The keys of what was sent before, unkept and without an answer, by the content as JSON. */
  unkeptKeys: Map<string, string>,
): KeepingAll<Content, Stored> {
  return {
    async keepAll(inputs, settled = (input) => input) {
      const { newEntry, addAll } = own();
      let next = 0;
      const ids: string[] = [];
      const contents = new Set<string>();
      const entries = inputs.map((input, at) => {
        const whole = settled(input, at, ids);
        const content = JSON.stringify(whole);
        // Another one of the same words is another one.
        const key = contents.has(content) ? undefined : unkeptKeys.get(content);
        contents.add(content);
        const tried = key === undefined ? {} : { key, attempts: [whole] };
        const entry = newEntry(whole, { status: 'waiting', ...tried });
        ids.push(entry.id);
        // No two of the same moment: the outbox sends by it.
        next = Math.max(next + 1, entry.madeAt);
        return { ...entry, madeAt: next };
      });
      await addAll(entries);
      for (const content of contents) unkeptKeys.delete(content);
      return ids;
    },
    async sendKept(id, input, unreachable) {
      const keeper = own();
      // Another tab may have sent it: what it was tells the rest.
      const entry = keeper.find(id) ?? keeper.newEntry(input, { id });
      return savedOutcome(subject, await send(keeper, entry, unreachable), entry);
    },
  };
}
