import { exactSum } from '../../../contract/exactSum.ts';
import { type Failure, failureOf } from '../../failure.ts';
import type { KeyedTry, Unsent } from '../../model/unsent/unsent.ts';
import { randomText } from '../browser/randomText.ts';
import { conflictReason, restart } from './entryMerging.ts';
import type { EntryRepository } from './entryRepository.ts';
import type { SendSubject, StoredRecord, Subject } from './subjects.ts';
import type { RecordWrites, SendResult } from './syncParts.ts';

/** The try of this content that was noted, and may have been sent, under a key of its own. */
export function tryOf<Content, Stored extends StoredRecord>(
  { comparison }: Subject<Content, Stored>,
  { tries, base }: Pick<Unsent<Content, Stored>, 'tries' | 'base'>,
  content: Content,
): KeyedTry<Content> | undefined {
  return tries?.find((one) => one.version === base?.version && comparison.isSame(one.content, content));
}

/** The entry with the note that its content is sent now; under a key of its own where the host `takesKeys`. */
export function withTry<Content, Stored extends StoredRecord>(
  subject: Subject<Content, Stored>,
  entry: Unsent<Content, Stored>,
  takesKeys: boolean,
): Unsent<Content, Stored> {
  const { attempts, item, base, tries = [] } = entry;
  const isNoted = attempts.some((attempt) => subject.comparison.isSame(attempt, item));
  // Sent before without a key it may have arrived already, which no key would tell.
  if (isNoted) return entry;
  const { version } = base ?? {};
  // Where nothing is sent nothing can be asked about.
  const isEmpty = attempts.length === 0 && base && subject.comparison.isSame(subject.contentOf(base), item);
  const isKeyed =
    takesKeys && version !== undefined && (!isEmpty || entry.isSet === true || entry.putBack !== undefined);
  return {
    ...entry,
    attempts: [...attempts, item],
    ...(isKeyed && { tries: [...tries, { key: randomText(24), version, content: item }] }),
  };
}

/** The entry without those of its tries that the host has not done, and will not do: their version has passed. */
export function withoutTries<Content, Stored extends StoredRecord>(
  { comparison }: Subject<Content, Stored>,
  entry: Unsent<Content, Stored>,
  undone: readonly KeyedTry<Content>[] = [],
): Unsent<Content, Stored> {
  const isUndone = (attempt: Content): boolean =>
    undone.some(({ content }) => comparison.isSame(content, attempt));
  return {
    ...entry,
    attempts: entry.attempts.filter((attempt) => !isUndone(attempt)),
    tries: entry.tries?.filter(({ key }) => !undone.some((one) => one.key === key)),
  };
}

/**
 * What is left of an entry of which the server has taken `sent`: `now` is its record since then. More than one version on
 * it is not only what was sent, and is merged.
 */
export function rebased<Content, Stored extends StoredRecord>(
  { comparison, contentOf, recordOf }: Subject<Content, Stored>,
  current: Unsent<Content, Stored>,
  sent: Content,
  now: Stored,
): Unsent<Content, Stored> {
  // What was put back is on the server with it.
  const rest = { ...current, ...restart, putBack: undefined };
  const by = differenceSince(current, sent);
  // What the server has now was sent before or after it was set: where it is the same, it is as it was set.
  const isSet = current.isSet === true && quantityIn(contentOf(now)) !== quantityIn(sent);
  const isOnlyOurs = now.version === undefined || now.version === (current.base?.version ?? 0) + 1;
  if (isOnlyOurs) return { ...rest, base: now, by, isSet };
  const { merged, conflicts } = comparison.merge({
    base: sent,
    mine: current.item,
    theirs: contentOf(now),
    by,
    isSet,
  });
  if (conflicts.length === 0) {
    return { ...rest, base: now, item: merged, by, isSet, revision: randomText(8) };
  }
  const base = recordOf({ ...current, item: sent });
  return {
    ...rest,
    base,
    by,
    isSet,
    theirs: now,
    status: 'conflict',
    failure: conflictReason(conflicts),
  };
}

/** What is left of the difference in quantity. */
function differenceSince<Content, Stored>(
  { by, item }: Unsent<Content, Stored>,
  sent: Content,
): number | undefined {
  return by === undefined ? undefined : exactSum(quantityIn(item), -quantityIn(sent)) || undefined;
}

/** The quantity of an item, 0 where there is none; of what has no quantities too. */
export function quantityIn(content: unknown): number {
  if (typeof content !== 'object' || content === null || !('quantity' in content)) return 0;
  return typeof content.quantity === 'number' ? content.quantity : 0;
}

/** What of the sender it takes to ask a host. */
interface Asking<Content, Stored> {
  call<T>(entry: Unsent<Content, Stored>, request: () => Promise<T>): Promise<T>;
  failed(entry: Unsent<Content, Stored>, reason: Failure): Promise<SendResult<Content, Stored>>;
}

/**
 * Asks by their keys which older updates of an entry the host has done; what is left of the entry goes on from there.
 * Only after a 412 to the version that they change: then none of them arrives late either. Gives what comes of the try
 * where that cannot be told now, 'rebased' where one was done.
 */
export function createTrySettling<Content, Stored extends StoredRecord, Update>(
  subject: SendSubject<Content, Stored, Update>,
  { change }: Pick<EntryRepository<Content, Stored>, 'change'>,
  writes: Pick<RecordWrites<Content, Stored, Update>, 'update'>,
  { call, failed }: Asking<Content, Stored>,
) {
  return async (
    entry: Unsent<Content, Stored>,
  ): Promise<SendResult<Content, Stored> | 'rebased' | undefined> => {
    const isNewest = (content: Content): boolean => subject.comparison.isSame(content, entry.item);
    for (const { key, content } of entry.tries ?? []) {
      if (isNewest(content)) continue;
      let done: Stored;
      try {
        // No record has this version: what was not done is not done now. The newest content the host has not refused.
        done = await call(entry, () => writes.update(entry.id, subject.updateOf(entry), 0, key));
      } catch (error) {
        const reason = failureOf(error);
        if (reason.kind === 'stale') continue;
        return failed(entry, reason);
      }
      try {
        const rest = await change(entry.id, (current) => ({
          ...rebased(subject, current, content, done),
          revision: randomText(8),
        }));
        return rest?.status === 'conflict' ? { result: 'conflict', entry: rest } : 'rebased';
      } catch (error) {
        return failed(entry, failureOf(error));
      }
    }
    return undefined;
  };
}
