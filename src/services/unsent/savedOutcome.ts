import type { SaveOutcome } from '../../model/unsent/saving.ts';
import type { Unsent } from '../../model/unsent/unsent.ts';
import { conflictOf } from './entryMerging.ts';
import type { EntryRepository } from './entryRepository.ts';
import type { SendSubject, StoredRecord } from './subjects.ts';
import type { SendResult } from './syncParts.ts';

/** What the sending of `saved` came to, as the form is told of it. */
export function savedOutcome<Content extends object, Stored extends StoredRecord, Update>(
  subject: SendSubject<Content, Stored, Update>,
  sent: SendResult<Content, Stored>,
  saved: Unsent<Content, Stored>,
): SaveOutcome<Content, Stored> {
  switch (sent.result) {
    case 'sent':
      return { result: 'saved', item: sent.item };
    case 'kept': {
      // The form goes on from what it has kept. What others have put into the entry since is not in the form:
      // with their revision, its next save would take it back.
      const { item, base, revision } = saved;
      const entry = { ...sent.entry, item, base, revision };
      const { failure: reason, unreachable } = sent;
      return { result: 'kept', item: subject.shownOf(entry), entry, failure: reason, unreachable };
    }
    case 'conflict':
      return conflictOf(subject, sent.entry);
    // Another tab has sent it meanwhile.
    default: {
      const id = sent.result === 'gone' ? sent.sentAs : undefined;
      return { result: 'saved', item: subject.recordOf({ ...saved, id: id ?? saved.id }) };
    }
  }
}

/**
 * The form keeps the input and shows the messages: it is a draft again, also where the form is left in this very
 * moment. Where it has been left meanwhile, or another tab has put more into it, the work stays set aside, with the
 * reason. Gives whether the form has it.
 */
export function leaveToForm<Content extends object, Stored extends StoredRecord, Update>(
  subject: SendSubject<Content, Stored, Update>,
  keeper: EntryRepository<Content, Stored>,
  { id, item }: Unsent<Content, Stored>,
  asDraft: (() => void) | undefined,
  signal?: AbortSignal,
): Promise<boolean> {
  return keeper.writing(() => {
    const current = keeper.find(id);
    if (signal?.aborted || (current && !subject.comparison.isSame(current.item, item))) return false;
    try {
      asDraft?.();
      keeper.drop(id);
      return true;
    } catch {
      // There is no room for both.
      return false;
    }
  });
}
