import { sharedKeyOf } from '../../../src/model/unsent/draft.ts';
import type { SnapshotFrom } from 'xstate';
import type { itemFormMachine } from '../../../src/machines/items/itemForm.machine.ts';
import { ITEM_FIELDS, type ItemField } from '../../../src/model/unsent/unsent.ts';
import { fieldsOf, type FieldValues, MARKER } from './fields.ts';
import { everKept, keptOf, valuesIn } from './kept.ts';
import type { Doer, Ledger, Submission } from './ledger.ts';
import type { ProfileStorage } from './profileStorage.ts';

export type FormSnapshot = SnapshotFrom<typeof itemFormMachine>;

/** The name of the state: 'saving', 'editing.plain'. */
export function stateOf({ value }: FormSnapshot): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([outer, inner]) => `${outer}.${String(inner)}`)
    .join();
}

/** What one open form has shown to a person, and what the person made of it: written into the ledger. */
export class FormRecord {
  readonly #ledger: Ledger;
  readonly #doer: Doer;
  readonly #isNew: boolean;
  readonly #known: Record<ItemField, Set<string>>;
  #state = '';
  /** What the form showed before the person changed anything. */
  #base: FieldValues | undefined;
  /** Fields that the person has decided on, whatever they hold now. */
  #decided = new Set<ItemField>();
  #last: FormSnapshot | undefined;
  #submission: Submission | undefined;
  /** The person has typed since the form was loaded, saved or reset. */
  #isDirty = false;
  /** The next change of the form is the person's. */
  #isTyping = false;
  /** The person was told that what is typed is not kept. */
  isDraftRefused = false;

  constructor(ledger: Ledger, doer: Doer, isNew: boolean) {
    this.#ledger = ledger;
    this.#doer = doer;
    this.#isNew = isNew;
    const entries = ITEM_FIELDS.map((field) => [field, new Set<string>()]);
    // Every field is there: what the type says.
    this.#known = Object.fromEntries(entries) as Record<ItemField, Set<string>>;
  }

  get marker(): string {
    return this.#last?.context.values[MARKER] ?? '';
  }

  /** Looks at the form after every change of it. */
  observe(snapshot: FormSnapshot): void {
    const [before, now] = [this.#state, stateOf(snapshot)];
    this.#last = snapshot;
    this.#state = now;
    const { values, conflict } = snapshot.context;
    const isLoaded = now.startsWith('editing') && !before.startsWith('editing');
    if (isLoaded && ['', 'recalling', 'starting', 'resolving', 'loading'].includes(before)) {
      // What was in it when the session ended is in it again: typed by the person, who saw what it was typed over.
      const isResumed = this.#inherit(snapshot.context.draftKey);
      this.#base = fieldsOf(isResumed ? snapshot.context.pristine : values);
      this.#decided = new Set(conflict?.fields);
      this.#isDirty = isResumed;
    }
    // What was typed since stands above what the form shows now: that is what is typed over from here on.
    if (before === 'editing.renewing' && now !== before) this.#base = fieldsOf(snapshot.context.pristine);
    if (snapshot.hasTag('open')) this.#see(fieldsOf(values));
    if (this.#isTyping) this.#typeOver(fieldsOf(values));
    this.#isTyping = false;
    if (conflict) {
      this.#see(valuesIn({ ...conflict.mine }));
      this.#see(valuesIn({ ...conflict.theirs }));
    }
    if (now === before) return;
    if (now === 'saving' || now === 'keeping') this.#submit(values);
    if (before === 'saving' || before === 'keeping') this.#settle(now, snapshot);
  }

  /** Knows what was seen by whoever typed what is kept under this key; false where nothing is. */
  #inherit(draftKey: string): boolean {
    const shared = sharedKeyOf(draftKey);
    const before = this.#ledger.typedInto.get(shared);
    this.#ledger.typedInto.set(shared, { known: this.#known, submission: () => this.#submission });
    if (!before) return false;
    for (const field of ITEM_FIELDS) for (const value of before.known[field]) this.#known[field].add(value);
    const submission = before.submission();
    // What was submitted and could not be kept has come back with it.
    if (submission?.state === 'open' || submission?.state === 'returned') {
      submission.state = 'returned';
      this.#submission = submission;
    }
    return true;
  }

  /** The person changes something. */
  typed(): void {
    this.#isDirty = true;
    this.#isTyping = true;
  }

  /** What was submitted, came back and is typed over is the person's no more: what is typed now is. */
  #typeOver(values: FieldValues): void {
    if (this.#submission?.state !== 'returned') return;
    // Named as another item, it is the first one no more.
    const isOther = values[MARKER] !== this.#submission.marker;
    for (const decision of this.#submission.decisions) {
      decision.isTypedOver = isOther || values[decision.field] !== decision.value;
    }
  }

  /** The person takes up a draft of an earlier form. */
  takeUp(draftKey: string): void {
    this.#inherit(draftKey);
  }

  /** The person takes back what is not saved. */
  reset(): void {
    if (this.#submission && this.#submission.state !== 'acknowledged') this.#submission.state = 'abandoned';
    this.#isDirty = false;
    this.#decided.clear();
  }

  /** The person leaves, or the tab dies: what was typed must be a draft. */
  leave(storage: ProfileStorage): void {
    const context = this.#last?.context;
    if (!context || !this.#isDirty || !this.#last?.hasTag('open')) return;
    const values = fieldsOf(context.values);
    if (isEqual(values, fieldsOf(context.pristine))) return;
    const taken = this.#ledger.takenUp.get(sharedKeyOf(context.draftKey)) ?? [];
    if (taken.some((one) => one.by !== this && isEqual(one.values, values))) return;
    if (keptOf(storage, context.draftKey).some((kept) => isEqual(kept, values))) return;
    // Told that it is not kept, in a storage without room.
    if (this.isDraftRefused) {
      if (this.#submission && this.#submission.state !== 'acknowledged') this.#submission.state = 'lost';
      return;
    }
    // What was submitted is unsent work from the moment that it is kept, and no draft any more. Whatever becomes of it
    // then, in another tab too, is judged as unsent work is.
    if (this.#isSubmissionKept(storage, values)) return;
    this.#ledger.problem(`What was typed into the form of ${this.marker} is no draft.`);
  }

  /** Whether what is in the form is what was submitted, and that was kept, merged with another tab's work or not. */
  #isSubmissionKept(storage: ProfileStorage, values: FieldValues): boolean {
    const submission = this.#submission;
    if (!submission || !isEqual(submission.values, values)) return false;
    return everKept(storage).some(
      (entry) =>
        entry.values[MARKER] === submission.marker &&
        submission.decisions.every(({ field, value }) => entry.values[field] === value),
    );
  }

  #see(values: FieldValues): void {
    for (const field of ITEM_FIELDS) this.#known[field].add(values[field]);
  }

  #submit(values: FieldValues): void {
    const base = this.#base;
    const decided = ITEM_FIELDS.filter(
      (field) => this.#decided.has(field) || values[field] !== base?.[field],
    );
    const work = { marker: values[MARKER], isNew: this.#isNew, values: fieldsOf(values) };
    this.#decided = new Set(decided);
    this.#submission = this.#ledger.submit(this.#doer, work, decided, this.#known);
  }

  /** What the person is told about the submission. */
  #settle(now: string, { context }: FormSnapshot): void {
    const submission = this.#submission;
    if (!submission) return;
    switch (now) {
      case 'saved':
      case 'left':
        submission.state = 'acknowledged';
        this.#isDirty = false;
        break;
      case 'editing.unreachable':
      case 'editing.refused':
        submission.state = 'acknowledged';
        this.#isDirty = false;
        this.#base = fieldsOf(context.values);
        this.#decided.clear();
        break;
      case 'editing.conflicting': {
        for (const field of context.conflict?.fields ?? []) this.#decided.add(field);
        const shown = fieldsOf(context.values);
        for (const field of ITEM_FIELDS) {
          if (!this.#decided.has(field) && this.#base) this.#base[field] = shown[field];
        }
        submission.state = 'returned';
        this.#isDirty = true;
        break;
      }
      case 'editing.notKept':
        submission.state = 'lost';
        this.#isDirty = true;
        break;
      case 'editing.invalid':
        submission.state = 'returned';
        this.#isDirty = true;
        break;
      default:
        this.#ledger.problem(`Saving ${submission.marker} ended in ${now}: ${context.failure?.message}`);
    }
  }
}

function isEqual(a: FieldValues, b: FieldValues): boolean {
  return ITEM_FIELDS.every((field) => a[field] === b[field]);
}
