import { ITEM_FIELDS, type ItemField } from '../../../src/model/unsent/unsent.ts';
import { record } from '../../server/answers.ts';
import type { ServerItem } from './backend.ts';
import { type FieldValues, MARKER } from './fields.ts';
import { keptDrafts, keptEntries, valuesIn } from './kept.ts';
import type { Decision, Doer, Ledger } from './ledger.ts';
import type { Flight, Onlooker } from './network.ts';
import type { ProfileStorage } from './profileStorage.ts';

/** A browser that refused to store something so recently may send what it could not keep, in ms. */
const UNKEPT = 30_000;

/** Answers that say of the content itself that it will not be taken. */
const REFUSALS: ReadonlySet<number> = new Set([400, 404, 409, 413, 415, 422]);

/**
 * Judges a history by what people did (the ledger), what left their browsers, and what the server has. It is
 * written from the issue: nothing acknowledged or kept is lost, no item twice, nothing overwritten unseen,
 * everything sent or set aside with a reason, nobody's work under another's name.
 */
export class Oracle implements Onlooker {
  readonly #ledger: Ledger;
  readonly #storages: readonly ProfileStorage[];
  readonly #now: () => number;
  /** The server's items as they are now, by id. */
  #items = new Map<string, FieldValues>();
  /** Everything that the server ever had, as 'marker field value'. */
  readonly #committed = new Set<string>();
  /** What the server had until somebody who had seen it put another value in its place. */
  readonly #replaced: (Pick<Decision, 'marker' | 'field' | 'value' | 'profile'> & {
    person: string | undefined;
    /** The places among all decisions of those that put it there. */
    by: readonly number[];
  })[] = [];
  readonly #inFlight = new Set<Flight>();
  /** The body that was first sent under a key, for as long as the server may have taken it. */
  readonly #bodies = new Map<string, string>();
  /** How many writes the server has taken: a history without any has shown little. */
  writes = 0;

  constructor(ledger: Ledger, storages: readonly ProfileStorage[], now: () => number) {
    this.#ledger = ledger;
    this.#storages = storages;
    this.#now = now;
  }

  get items(): ReadonlyMap<string, FieldValues> {
    return this.#items;
  }

  /** What the server has before anybody does anything. */
  begin(items: readonly ServerItem[]): void {
    this.#take(items);
  }

  left(flight: Flight): void {
    const values = sentValues(flight);
    if (!values) return;
    const marker = values[MARKER];
    const { profile } = flight.sender;
    const storage = this.#storages[profile];
    const couldKeep = storage !== undefined && this.#now() - storage.refusedAt > UNKEPT;
    if (couldKeep) this.#checkAlone(flight, marker);
    this.#inFlight.add(flight);
    this.#checkKey(flight, marker);
    this.#checkAuthor(flight, marker, values);
    if (flight.person) {
      const doer: Doer = { profile, person: flight.person };
      this.#checkDiscarded(doer, marker, values);
      this.#ledger.leave(doer, marker, values);
    }
    if (couldKeep) this.#checkKept(storage, marker, values);
  }

  over(flight: Flight, status: number | undefined): void {
    this.#inFlight.delete(flight);
    const key = flight.headers['idempotency-key'];
    // The server has looked at the content and said no: another content may be tried.
    if (key !== undefined && status !== undefined && REFUSALS.has(status)) this.#bodies.delete(key);
  }

  done(flight: Flight, items: readonly ServerItem[]): void {
    const before = this.#items;
    for (const { id, values } of items) {
      const old = before.get(id);
      if (old) this.#checkSeen(flight, old, values);
    }
    this.#take(items);
    for (const [id, values] of before) if (!this.#items.has(id)) this.#ledger.deleted.add(values[MARKER]);
  }

  /** What is wrong after everything could heal. */
  judge(): readonly string[] {
    for (const submission of this.#ledger.submissions) {
      if (submission.state === 'abandoned' || submission.state === 'lost') continue;
      for (const decision of submission.decisions) {
        if (this.#isAccounted(decision)) continue;
        const { marker, field, value, person, profile, hasLeft } = decision;
        const told = hasLeft ? `${submission.state}, sent` : submission.state;
        this.#problem(`Lost: ${field} '${value}' of ${marker} by ${person} in browser ${profile} (${told}).`);
      }
    }
    const counts = new Map<string, number>();
    for (const values of this.#items.values()) {
      counts.set(values[MARKER], (counts.get(values[MARKER]) ?? 0) + 1);
    }
    for (const [marker, count] of counts) {
      if (count > 1) this.#problem(`The server has ${marker} ${count} times.`);
    }
    for (const { marker, isNew, order, profile } of this.#ledger.discards) {
      if (!isNew || !counts.has(marker) || this.#storages[profile]?.refusedAt !== -Infinity) continue;
      // Somebody has worked on what the server had, or it was submitted again.
      const isWanted = this.#ledger.submissions.some((one) => one.marker === marker && one.order > order);
      if (!isWanted) this.#problem(`On the server after it was given up: ${marker}.`);
    }
    for (const [profile, storage] of this.#storages.entries()) {
      for (const { values, status, reason, person, key, kind } of keptEntries(storage)) {
        const what = `${values[MARKER]} of ${person} in browser ${profile}`;
        if (status !== 'refused' && status !== 'conflict') this.#problem(`Never sent: ${what} is ${status}.`);
        else if (reason === '') this.#problem(`Set aside without a reason: ${what}.`);
        // After several server errors in a row nobody here knows what the server has: that is a reason.
        if (key.startsWith('local_item_') && counts.has(values[MARKER]) && !isServerError(kind)) {
          this.#problem(`On the server and still a new item here: ${what} (${reason}).`);
        }
      }
    }
    return this.#ledger.problems;
  }

  #problem(text: string): void {
    this.#ledger.problem(text);
  }

  #take(items: readonly ServerItem[]): void {
    const before = JSON.stringify([...this.#items]);
    this.#items = new Map(items.map(({ id, values }) => [id, values]));
    if (JSON.stringify([...this.#items]) !== before) this.writes++;
    for (const { values } of items) {
      for (const field of ITEM_FIELDS) this.#committed.add(nameOf(values[MARKER], field, values[field]));
    }
  }

  #hasHad(marker: string, field: ItemField, value: string): boolean {
    return this.#committed.has(nameOf(marker, field, value));
  }

  /** Issue: one at a time, one tab at a time. */
  #checkAlone(flight: Flight, marker: string): void {
    for (const other of this.#inFlight) {
      if (!other.sender.isAlive || other.sender.profile !== flight.sender.profile) continue;
      this.#problem(`${marker} is sent while ${sentValues(other)?.[MARKER]} is on its way.`);
    }
  }

  /** A key stands for one request and no other. To ask about it alone any body will do: no record has version 0. */
  #checkKey({ headers, body }: Flight, marker: string): void {
    const key = headers['idempotency-key'];
    if (key === undefined || headers['if-match'] === '"0"') return;
    const first = this.#bodies.get(key) ?? body;
    if (first !== body) this.#problem(`One key for two contents of ${marker}.`);
    this.#bodies.set(key, first);
  }

  /** Decisions: nobody else sends a person's work. */
  #checkAuthor({ sender, person }: Flight, marker: string, values: FieldValues): void {
    for (const field of ITEM_FIELDS) {
      const value = values[field];
      if (this.#hasHad(marker, field, value)) continue;
      const authors = this.#ledger
        .decisions(marker, field)
        .filter((decision) => decision.value === value && decision.profile === sender.profile)
        .map((decision) => decision.person);
      if (authors.length > 0 && !authors.some((author) => author === person)) {
        this.#problem(`${field} of ${marker} by ${authors.join()} is sent as ${person ?? 'nobody'}.`);
      }
    }
  }

  /** CREATE-01 and the like: kept before it is sent. */
  #checkKept(storage: ProfileStorage, marker: string, values: FieldValues): void {
    const kept = keptEntries(storage).filter((entry) => entry.values[MARKER] === marker);
    for (const field of ITEM_FIELDS) {
      const value = values[field];
      if (this.#hasHad(marker, field, value) || value === '') continue;
      // As a text or as a number.
      if (kept.some(({ text }) => text.includes(`"${value}"`) || text.includes(`:${value}`))) continue;
      this.#problem(`Sent but not kept before: ${field} '${value}' of ${marker}.`);
    }
  }

  /** What was discarded is not sent any more. */
  #checkDiscarded(doer: Doer, marker: string, values: FieldValues): void {
    for (const field of ITEM_FIELDS) {
      const value = values[field];
      if (this.#hasHad(marker, field, value)) continue;
      const decisions = this.#ledger
        .decisionsOf(doer, marker, field)
        .filter((decision) => decision.value === value);
      const discarded = decisions.map((decision) => this.#ledger.discarded(decision));
      if (discarded.length === 0 || discarded.includes(undefined)) continue;
      const last = Math.max(...discarded.map((order) => order ?? 0));
      // A form that showed the value then was submitted after all.
      const isBack = this.#ledger.submissions.some(
        (one) => one.order > last && one.marker === marker && one.values[field] === value,
      );
      if (!isBack) this.#problem(`Sent after it was discarded: ${field} '${value}' of ${marker}.`);
    }
  }

  /** No silent overwrite: who replaces a value has seen it. */
  #checkSeen({ sender, person }: Flight, old: FieldValues, now: FieldValues): void {
    const marker = old[MARKER];
    for (const field of ITEM_FIELDS) {
      const [before, after] = [old[field], now[field]];
      if (before === after) continue;
      const change = `${field} of ${marker} from '${before}' to '${after}'`;
      const decisions = (
        person ? this.#ledger.decisionsOf({ profile: sender.profile, person }, marker, field) : []
      ).filter(({ value }) => value === after);
      if (decisions.length === 0) this.#problem(`Nobody asked for it: ${change}, by ${person}.`);
      else if (!decisions.some((decision) => this.#ledger.hadSeen(decision, before))) {
        this.#problem(`Overwritten unseen: ${change}, by ${person} in browser ${sender.profile}.`);
      } else {
        const by = decisions.filter(({ known }) => known.has(before)).map(({ order }) => order);
        this.#replaced.push({ marker, field, value: before, profile: sender.profile, person, by });
      }
    }
  }

  /**
   * Whether an older decision by the same person took the value's place: that of a new item whose answer was lost, made
   * before the person found the item under its other id and changed it to something and back. A merge by fields, which
   * has only the values, cannot tell that from nobody having changed it.
   */
  #isFromBefore(by: readonly number[], { marker, order }: Decision): boolean {
    return (
      by.some((earlier) => earlier < order) &&
      this.#ledger.submissions.some((one) => one.marker === marker && one.isNew)
    );
  }

  /** Whether the value is somewhere where its person finds it, or has given way to a later decision. */
  #isAccounted(decision: Decision): boolean {
    const { marker, field, value, profile, person, submission } = decision;
    const holds = (values: FieldValues): boolean => values[MARKER] === marker && values[field] === value;
    if ([...this.#items.values()].some(holds)) return true;
    if (this.#ledger.deleted.has(marker) && this.#hasHad(marker, field, value)) return true;
    if (this.#ledger.discarded(decision) !== undefined) return true;
    if (submission.state === 'returned' && decision.isTypedOver) return true;
    const storage = this.#storages[profile];
    if (!storage) return false;
    const isKept = keptEntries(storage).some(
      (entry) => entry.person === person && (holds(entry.values) || (entry.theirs && holds(entry.theirs))),
    );
    if (isKept) return true;
    // What went out was submitted: it may not fall back to being a mere draft, unless nothing else could be kept.
    const isDraftEnough =
      submission.state === 'returned' ||
      (submission.state === 'open' && (!decision.hasLeft || storage.refusedAt >= submission.at));
    if (isDraftEnough) {
      if (keptDrafts(storage).some((draft) => draft.person === person && holds(draft.values))) return true;
    }
    const isReplaced = this.#replaced.some(
      (one) =>
        one.marker === marker &&
        one.field === field &&
        one.value === value &&
        (one.profile !== profile || one.person !== person || this.#isFromBefore(one.by, decision)),
    );
    if (isReplaced) return true;
    return this.#ledger
      .decisions(marker, field)
      .some(
        (later) =>
          later.order > decision.order &&
          this.#ledger.hadSeen(later, value) &&
          (later.submission.state === 'lost' || this.#isAccounted(later)),
      );
  }
}

function isServerError(kind: string): boolean {
  return kind === 'server' || kind === 'bad-answer';
}

/** It gives a create up, and makes nothing. */
const isWithdrawal = (headers: Flight['headers']): boolean => 'stowage-withdrawal' in headers;

/** What a request that writes an item says of it. */
function sentValues({ method, path, body, headers }: Flight): FieldValues | undefined {
  const isWrite = (method === 'POST' && !isWithdrawal(headers)) || method === 'PATCH';
  if (!isWrite || !/^\/api\/items(\/[^/]+)?(\?.*)?$/.test(path)) return undefined;
  return valuesIn(record(JSON.parse(body)));
}

function nameOf(marker: string, field: ItemField, value: string): string {
  return `${marker} ${field} ${value}`;
}
