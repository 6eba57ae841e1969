import type { Failure } from '../../failure.ts';
import type { Merge } from '../../model/unsent/merge.ts';
import type { SaveOutcome } from '../../model/unsent/saving.ts';
import { isLocalId, type Unsent } from '../../model/unsent/unsent.ts';
import { randomText } from '../browser/randomText.ts';
import type { EntryRepository } from './entryRepository.ts';
import { withChanges } from './retryPolicy.ts';
import type { SendResult, SettleIds } from './syncParts.ts';
import type { Subject } from './subjects.ts';

/** The entry with what is known of the ids in it. */
export function settledEntry<Content, Stored>(
  entry: Unsent<Content, Stored>,
  settleIds: SettleIds<Content>,
): Unsent<Content, Stored> {
  const settle = (content: Content): Content => {
    const settlement = settleIds(content);
    return 'content' in settlement ? settlement.content : content;
  };
  return { ...entry, item: settle(entry.item), attempts: entry.attempts.map(settle) };
}

/** Whether it was set aside since another one of its name is there, and for no other reason. */
export const isBesideOther = ({
  status,
  beside,
  failure,
}: Pick<Unsent<unknown, unknown>, 'status' | 'beside' | 'failure'>): boolean =>
  status === 'refused' && beside !== undefined && failure?.kind === 'stale';

/** The entry after a try: a form that was opened before does not show that it was set aside, and has not decided about that. */
export function afterTry<Entry extends Unsent<unknown, unknown>>(
  before: Entry,
  changes: Partial<Entry>,
): Entry {
  const entry = withChanges(before, changes);
  return isBesideOther(entry) && !isBesideOther(before) ? { ...entry, revision: randomText(8) } : entry;
}

/** The ids beside which a new record may be made, as the server has them; undefined where it is made in any case. */
export const knownBeside = (
  { beside }: Pick<Unsent<unknown, unknown>, 'beside'>,
  { sentAs }: { sentAs(localId: string): string | undefined },
): readonly string[] | undefined =>
  beside && [...new Set(beside.flatMap((id) => (isLocalId(id) ? (sentAs(id) ?? []) : [id])))];

/**
 * Puts the server's ids in place of local ones, in the entry of an id. Gives what comes of the try where it has none for one of
 * them; `gone` where the entry is no more.
 */
export function createIdSettling<Content, Stored>(
  { find, change }: Pick<EntryRepository<Content, Stored>, 'find' | 'change'>,
  settleIds: SettleIds<Content> | undefined,
  gone: (id: string) => SendResult<Content, Stored>,
) {
  return async (id: string): Promise<SendResult<Content, Stored> | undefined> => {
    const entry = settleIds && find(id);
    if (!entry) return undefined;
    const contents = [entry.item, ...entry.attempts];
    const known = contents.map(settleIds);
    const [unknown] = known.flatMap((settlement) => ('reason' in settlement ? [settlement] : []));
    if (!unknown) {
      if (known.every((one, index) => 'content' in one && one.content === contents[index])) return undefined;
      const changed = await change(id, (current) => settledEntry(current, settleIds)).catch(() => undefined);
      return changed ? undefined : gone(id);
    }
    const { waits, reason } = unknown;
    const { kind, title, message } = reason;
    const status = waits ? ('waiting' as const) : ('refused' as const);
    const isNoted = entry.status === status && entry.failure?.message === message;
    const noting = { status, failure: { kind, title, message } };
    const noted = isNoted
      ? entry
      : await change(id, (current) => ({ ...current, ...noting })).catch(() => entry);
    return noted ? { result: 'kept', entry: noted, failure: reason, unreachable: false } : gone(id);
  };
}

/** Two edits of one record that one person has kept: one entry, or one to decide about where they differ. */
export function joined<Content, Stored>(
  { comparison, contentOf, recordOf }: Subject<Content, Stored>,
  changes: Unsent<Content, Stored>,
  other: Unsent<Content, Stored>,
): Unsent<Content, Stored> {
  const { item, base } = changes;
  if (base === undefined) return changes;
  const { merged, conflicts } = comparison.merge({ base: contentOf(base), mine: item, theirs: other.item });
  const revision = randomText(8);
  if (conflicts.length === 0) return { ...other, item: merged, by: undefined, revision };
  const theirs = recordOf({ ...other, base });
  // Not with what was tried of the other: the other side would pass for an older try of this one, and go unseen.
  return {
    ...changes,
    revision,
    attempts: [],
    tries: undefined,
    by: undefined,
    status: 'conflict',
    theirs,
    failure: conflictReason(conflicts),
  };
}

/** What an entry is after the server has taken a part of it. */
export const restart = {
  attempts: [],
  tries: undefined,
  status: 'waiting',
  failure: undefined,
  faults: 0,
} as const;

/** A kept edit and the server's record, field by field. */
export function mergeEntry<Content, Stored>(
  { comparison, contentOf, unknownBase }: Subject<Content, Stored>,
  { base, item, attempts, by, isSet, putBack }: Unsent<Content, Stored>,
  theirs: Stored,
): Merge<Content> {
  return comparison.merge({
    base: base === undefined ? unknownBase : contentOf(base),
    mine: item,
    theirs: contentOf(theirs),
    attempts,
    by,
    isSet,
    putBack,
  });
}

export function conflictReason(conflicts: readonly string[]): Pick<Failure, 'kind' | 'title' | 'message'> {
  const message = `${conflicts.length === 1 ? 'The same field was' : 'The same fields were'} changed elsewhere, too.`;
  return { kind: 'stale', title: 'Changed on both sides', message };
}

/** What a form shows of an entry in conflict. */
export function conflictOf<Content, Stored>(
  subject: Subject<Content, Stored>,
  entry: Unsent<Content, Stored>,
): SaveOutcome<Content, Stored> & { result: 'conflict' } {
  const theirs = entry.theirs ?? subject.shownOf(entry);
  const { merged, conflicts } = mergeEntry(subject, entry, theirs);
  return { result: 'conflict', entry, base: theirs, conflict: { mine: merged, theirs, fields: conflicts } };
}
