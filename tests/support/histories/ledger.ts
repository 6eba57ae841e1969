import { ITEM_FIELDS, type ItemField } from '../../../src/model/unsent/unsent.ts';
import type { Person } from './backend.ts';
import type { FieldValues } from './fields.ts';

/** Who does something, and in which browser. */
export interface Doer {
  profile: number;
  person: Person;
}

/** One field's value in something that a person submitted, because the person wanted that value. */
export interface Decision extends Doer {
  /** The order of all that people decide. */
  order: number;
  marker: string;
  field: ItemField;
  value: string;
  /** Every value of the field that the form had shown by then. */
  known: ReadonlySet<string>;
  submission: Submission;
  /** A request with the value has left the browser. */
  hasLeft: boolean;
  /** It came back into the form, and something else was typed in its place. */
  isTypedOver: boolean;
}

/** A form as the one knows it that takes up what was typed into it. */
export interface TypedInto {
  /** Every value of each field that it had shown. */
  known: Readonly<Record<ItemField, ReadonlySet<string>>>;
  /** The newest press on 'Save'. */
  submission(): Submission | undefined;
}

/** A press on 'Save' that passed the form's own checks. */
export interface Submission extends Doer {
  order: number;
  /** When, in ms. */
  at: number;
  marker: string;
  isNew: boolean;
  values: FieldValues;
  decisions: Decision[];
  /**
   * open: nobody was told anything. acknowledged: 'saved' or 'kept in this browser'. returned: the form asks for
   * something first, and keeps the input. lost: the person was told that it is kept nowhere. abandoned: the
   * person has taken it back.
   */
  state: 'open' | 'acknowledged' | 'returned' | 'lost' | 'abandoned';
}

/** Unsent work that a person has thrown away after being asked. */
export interface Discard extends Doer {
  /** Of when the person asked for it. */
  order: number;
  marker: string;
  values: FieldValues;
  /** It was a new item: all of it is given up. */
  isNew: boolean;
}

/** What people did, as they themselves would tell it. It knows nothing of how the app works. */
export class Ledger {
  readonly submissions: Submission[] = [];
  readonly discards: Discard[] = [];
  /** Markers of items that somebody has deleted on the server. */
  readonly deleted = new Set<string>();
  /** What was taken into another form, by the keys that drafts were begun under: what becomes of that is decided there. */
  readonly takenUp = new Map<string, { by: unknown; values: FieldValues }[]>();
  /** What should never have happened. */
  readonly problems: string[] = [];
  readonly #now: () => number;
  /** The form that a draft was typed into, by the key that the draft was begun under. */
  readonly typedInto = new Map<string, TypedInto>();
  #order = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  problem(text: string): void {
    if (!this.problems.includes(text)) this.problems.push(text);
  }

  submit(
    doer: Doer,
    work: { marker: string; isNew: boolean; values: FieldValues },
    decided: readonly ItemField[],
    known: Readonly<Record<ItemField, ReadonlySet<string>>>,
  ): Submission {
    const order = this.turn();
    const submission: Submission = { ...doer, ...work, order, at: this.#now(), decisions: [], state: 'open' };
    for (const field of decided) {
      submission.decisions.push({
        ...doer,
        order,
        marker: work.marker,
        field,
        value: work.values[field],
        known: new Set(known[field]),
        submission,
        hasLeft: false,
        isTypedOver: false,
      });
    }
    this.submissions.push(submission);
    return submission;
  }

  /** The place of what is decided now among all decisions. */
  turn(): number {
    return ++this.#order;
  }

  decisions(marker: string, field: ItemField): Decision[] {
    return this.submissions
      .filter((submission) => submission.marker === marker)
      .flatMap(({ decisions }) => decisions.filter((decision) => decision.field === field));
  }

  /** The decisions of one person in one browser. */
  decisionsOf({ profile, person }: Doer, marker: string, field: ItemField): Decision[] {
    return this.decisions(marker, field).filter((one) => one.profile === profile && one.person === person);
  }

  /** Whether whoever took `decision` had seen `value`, then or on the way there. */
  hadSeen(decision: Decision, value: string): boolean {
    if (decision.known.has(value)) return true;
    return this.decisionsOf(decision, decision.marker, decision.field).some(
      (earlier) =>
        earlier.order < decision.order && decision.known.has(earlier.value) && this.hadSeen(earlier, value),
    );
  }

  /** When the person last threw the decided value away: its order, undefined when that never happened since. */
  discarded({ order, profile, person, marker, field, value }: Decision): number | undefined {
    return this.discards.findLast(
      (discard) =>
        discard.order > order &&
        discard.profile === profile &&
        discard.person === person &&
        discard.marker === marker &&
        discard.values[field] === value,
    )?.order;
  }

  /** Notes that a request with these values has left `doer`'s browser. */
  leave(doer: Doer, marker: string, values: FieldValues): void {
    for (const field of ITEM_FIELDS) {
      for (const decision of this.decisionsOf(doer, marker, field)) {
        if (decision.value === values[field]) decision.hasLeft = true;
      }
    }
  }
}
