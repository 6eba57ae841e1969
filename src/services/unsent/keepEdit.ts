import type { Item } from '../../../contract/entities.ts';
import { exactSum } from '../../../contract/exactSum.ts';
import type { ItemInput } from '../../../contract/requests.ts';
import type { Failure } from '../../failure.ts';
import type { SaveOutcome, ToSave } from '../../model/unsent/saving.ts';
import { type Counted, isLocalId, type Unsent } from '../../model/unsent/unsent.ts';
import { randomText } from '../browser/randomText.ts';
import { isBesideOther } from './entryMerging.ts';
import type { EntryRepository } from './entryRepository.ts';
import { quantityIn } from './keyedTries.ts';
import type { SendSubject, StoredRecord } from './subjects.ts';

export type EditToSave<Content = ItemInput, Stored = Item> = Omit<ToSave<Content, Stored>, 'pristine'> & {
  id: string;
  /** What the form began with; undefined where nobody knows it any more: then every difference is asked about. */
  pristine: Content | undefined;
  /** How much of the quantity is put in or taken out by it; null where it is set, be it to what it is already. */
  by?: number | null;
  /** Whether the quantity counts as set, though it was no other one before; undefined for as until now. */
  isSet?: boolean;
  /** It takes a change of the quantity back: nothing is set by it, and before that change the quantity counted so. */
  back?: { counted: Counted | undefined } | undefined;
  /** It takes a change of this field back, which a form had put back before that, in what was kept of this version. */
  putBack?: { field: string; version: number | undefined };
  /** Which form it is of, by its draft. */
  form?: string;
  /** Told as soon as it is kept: what it was until then is no draft any more. Gives what makes it one again. */
  onKept?: () => () => void;
  /** The server has just not answered: the edit is kept for the next round, and not tried before. */
  unreachable?: Failure;
  /** Where it cannot be kept it is not sent either: that rejects, with kind 'storage'. */
  isOnlyKept?: boolean;
};

/** What was sent of records without being kept, and by which form, by their ids. */
export type UnkeptTries<Content> = Map<string, readonly { sent: Content; form: string | undefined }[]>;

/**
 * The record's entry, also under the id that the server has given it: what was changed of it since is kept there. With
 * that id, undefined where the server has none.
 */
export function keptOf<Content, Stored>({ find, sentAs }: EntryRepository<Content, Stored>, id: string) {
  const known = isLocalId(id) ? sentAs(id) : id;
  return { known, existing: find(id) ?? (known === undefined ? undefined : find(known)) };
}

/**
 * Keeps the edit beside whatever is kept of this item already; a conflict with that keeps nothing. `unkeptTries`: what
 * was sent of a record unkept.
 */
export function createEditKeeping<Content extends object, Stored extends StoredRecord, Update>(
  subject: SendSubject<Content, Stored, Update>,
  unkeptTries: UnkeptTries<Content>,
) {
  type Entry = Unsent<Content, Stored>;
  type Outcome = SaveOutcome<Content, Stored>;

  /** Without those of the same content: what was sent before the quantity was set says nothing of that. */
  const triesBesides = ({ tries }: Entry, input: Content): Entry['tries'] =>
    tries?.filter(({ content }) => !subject.comparison.isSame(content, input));

  /**
   * What was sent of the record unkept. That of another form only in what this one has changed too: what it leaves as it was is
   * not put back by it, whatever the server has of that by then.
   */
  const sentUnkept = (id: string, base: Stored | undefined, edit: EditToSave<Content, Stored>) => {
    const { input, pristine, form } = edit;
    return (unkeptTries.get(id) ?? []).map(({ sent, form: other }) => {
      if (!base || !pristine || (form !== undefined && form === other)) return sent;
      const same = { ...subject.contentOf(base) };
      for (const field of subject.comparison.differing(pristine, input)) same[field] = sent[field];
      return same;
    });
  };

  /**
   * What the form began with, in the fields that were decided about in it, where that was kept and has been sent since: a field that
   * was put back to what it is in `existing` would pass for untouched, and the sent one for a change of somebody else.
   */
  const decidedAbout = (
    { base }: Entry,
    { input, pristine, revision }: EditToSave<Content, Stored>,
  ): readonly Content[] => {
    if (!base || !pristine || revision === undefined) return [];
    const before = subject.contentOf(base);
    const began = { ...before };
    for (const field of subject.comparison.differing(pristine, input)) began[field] = pristine[field];
    return subject.comparison.isSame(began, before) ? [] : [began];
  };

  /** The fields that are now as in the base, and that this form or one before it has put back to that. */
  const putBackBy = (
    existing: Entry,
    { input, pristine, base = existing.base, onKept, putBack: again }: EditToSave<Content, Stored>,
  ): Entry['putBack'] => {
    if (!base) return undefined;
    const { differing } = subject.comparison;
    const changed = new Set<string>(differing(subject.contentOf(base), input));
    const before = isOfOther(existing, base) ? [] : (existing.putBack ?? []);
    // A command that takes back what it did leaves nothing behind.
    const now = pristine && onKept ? differing(pristine, input) : [];
    const isAgain = again !== undefined && again.version === existing.base?.version;
    const known = [...before, ...now, ...(isAgain ? [again.field] : [])];
    const fields = new Set(known.filter((field) => !changed.has(field)));
    return fields.size === 0 ? undefined : [...fields];
  };

  const keep = (
    keeper: EntryRepository<Content, Stored>,
    edit: EditToSave<Content, Stored>,
  ): Entry | Outcome => {
    const { newEntry, write } = keeper;
    const { id, input, pristine, base, revision } = edit;
    const { known, existing } = keptOf(keeper, id);
    const fresh = {
      item: input,
      revision: randomText(8),
      theirs: undefined,
      failure: undefined,
      faults: 0,
    } as const;
    if (!existing) {
      if (known === undefined) return write(newEntry(input, { id }));
      const about = { kind: 'edit', id: known } as const;
      // It was kept when the form began and is not now: what the form began with has been sent, by itself or with what
      // another tab has made of it. Compared with what was before that, what that tab took back would come again.
      const isBasedOnKept = pristine && (revision !== undefined || known !== id || !base);
      const began = isBasedOnKept ? subject.recordOf(newEntry(pristine, { ...about, base })) : base;
      const by = edit.by ?? undefined;
      const attempts = sentUnkept(known, began, edit);
      return write(newEntry(input, { ...about, base: began, by, isSet: edit.isSet, attempts }));
    }
    // Set aside or not, a person has looked at it: it may be sent again.
    const status = existing.status === 'sending' ? 'sending' : 'waiting';
    const attempts = [...existing.attempts, ...sentUnkept(existing.id, existing.base, edit)];
    // What is only merged with it leaves what is kept on its own base: of which one the form is decides nothing.
    const onBase = existing.revision === revision ? edit : { ...edit, base: undefined, back: undefined };
    const by = differenceWith(existing, onBase);
    const isSet = isSetWith(existing, onBase);
    const tries = isSet && existing.isSet !== true ? triesBesides(existing, input) : existing.tries;
    // A form shows why it was set aside, if it was before that opened: a command, or another count, has not decided about that.
    const isDecided = isBesideOther(existing) && edit.form !== undefined && existing.revision === revision;
    const beside = isDecided ? undefined : existing.beside;
    const how = { status, attempts, tries, isSet, beside } as const;
    if (existing.revision === revision) {
      const putBack = putBackBy(existing, edit);
      return write({ ...existing, ...fresh, ...how, by, base: base ?? existing.base, putBack });
    }
    // Another tab, or another page, has kept changes since this form opened: both belong to the person.
    const theirs = subject.shownOf(existing);
    const sides = {
      base: pristine ?? subject.unknownBase,
      mine: input,
      theirs: existing.item,
      by: edit.by ?? undefined,
      isSet: edit.isSet,
    };
    const { merged, conflicts } = subject.comparison.merge(sides);
    if (conflicts.length === 0) {
      return write({
        ...existing,
        ...fresh,
        ...how,
        attempts: [...attempts, ...decidedAbout(existing, edit)],
        item: merged,
        by,
      });
    }
    const conflict = { mine: merged, theirs, fields: conflicts };
    return { result: 'conflict', entry: existing, base: existing.base ?? theirs, conflict };
  };

  return (keeper: EntryRepository<Content, Stored>, edit: EditToSave<Content, Stored>): Entry | Outcome => {
    const kept = keep(keeper, edit);
    if ('result' in kept) return kept;
    // Those of other forms say something to these only.
    const others = (unkeptTries.get(kept.id) ?? []).filter(
      ({ form }) => form !== undefined && form !== edit.form,
    );
    if (others.length > 0) unkeptTries.set(kept.id, others);
    else unkeptTries.delete(kept.id);
    return kept;
  };
}

/**
 * How much of the quantity is a difference to the base, with this edit; undefined where one was set, which no difference
 * on it makes one of the base.
 */
function differenceWith<Content extends object, Stored extends StoredRecord>(
  existing: Unsent<Content, Stored>,
  { input, pristine, base, by, back }: EditToSave<Content, Stored>,
): number | undefined {
  if (isOfOther(existing, base)) return undefined;
  if (by === null) {
    return back?.counted && isCounted(existing, back.counted) ? back.counted.by : undefined;
  }
  // What is taken from what was set is set, too.
  if (existing.isSet === true) return undefined;
  if (by === undefined) return quantityIn(input) === quantityIn(pristine) ? existing.by : undefined;
  if (existing.by !== undefined) return exactSum(existing.by, by);
  const began = quantityIn(existing.base);
  const isUntouched = [existing.item, ...existing.attempts].every((one) => quantityIn(one) === began);
  return isUntouched ? by : undefined;
}

/** Whether the quantity is set though it is that of the base: decided about a newer one it is like any other. */
function isSetWith<Content, Stored extends StoredRecord>(
  existing: Unsent<Content, Stored>,
  { base, isSet, back }: EditToSave<Content, Stored>,
): boolean {
  if (isSet !== undefined) return isSet;
  if (isOfOther(existing, base)) return false;
  if (back) {
    const { counted } = back;
    if (!counted) return false;
    return (isCounted(existing, counted) ? counted : existing).isSet === true;
  }
  return existing.isSet === true;
}

/** Whether it tells of what is kept: of another version it says nothing. */
function isCounted<Content, Stored extends StoredRecord>(
  { base }: Unsent<Content, Stored>,
  { version }: Counted,
): boolean {
  return base !== undefined && base.version === version;
}

/** Whether an edit is of another version than what is kept. */
function isOfOther<Content, Stored extends StoredRecord>(
  existing: Unsent<Content, Stored>,
  base: Stored | undefined,
): boolean {
  return base !== undefined && base.version !== existing.base?.version;
}
