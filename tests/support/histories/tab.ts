import { sharedKeyOf } from '../../../src/model/unsent/draft.ts';
import { decodeItem } from '../../../contract/answers.ts';
import { type ActorRefFrom, createActor } from 'xstate';
import { itemFormMachine } from '../../../src/machines/items/itemForm.machine.ts';
import type { Navigation, Notice } from '../../../src/machines/kit/unprovided.ts';
import type { ItemFormValues } from '../../../src/model/items/itemForm.ts';
import type { UnsentEntry } from '../../../src/model/unsent/unsent.ts';
import { BrowserTab, type Profile } from './browserTab.ts';
import { type FieldValues, MARKER } from './fields.ts';
import { FormRecord, stateOf } from './formRecord.ts';
import { keptEntries, valuesIn } from './kept.ts';
import type { Doer, Ledger } from './ledger.ts';
import type { Network } from './network.ts';

export interface World {
  network: Network;
  ledger: Ledger;
}

/** One tab of a browser with the real machines and services in it, and what a person does to items there. */
export class Tab extends BrowserTab {
  readonly #world: World;
  #form: { actor: ActorRefFrom<typeof itemFormMachine>; record: FormRecord } | undefined;

  constructor(browser: Profile, world: World) {
    super(browser, world.network);
    this.#world = world;
  }

  /** The state of the open form, undefined when none is open. */
  get formState(): string | undefined {
    return this.#form && stateOf(this.#form.actor.getSnapshot());
  }

  /** The texts in the open form. */
  get formValues(): ItemFormValues | undefined {
    return this.#form?.actor.getSnapshot().context.values;
  }

  get formId(): string | undefined {
    return this.#form?.actor.getSnapshot().context.id;
  }

  get isBusy(): boolean {
    return this.#form?.actor.getSnapshot().hasTag('busy') ?? false;
  }

  /** The unsent work that this tab shows. */
  get entries(): readonly UnsentEntry[] {
    return this.deferred.outbox.getSnapshot().context.entries;
  }

  openForm(id: string | undefined): void {
    const doer = this.#doer();
    this.leaveForm();
    if (!doer) return;
    const record = new FormRecord(this.#world.ledger, doer, id === undefined);
    const actor = createActor(itemFormMachine.provide(this.deferred.implementations.itemForm), {
      input: id === undefined ? {} : { id },
    });
    this.#form = { actor, record };
    actor.subscribe((snapshot) => {
      if (this.isAlive) record.observe(snapshot);
    });
    actor.start();
  }

  type(field: keyof ItemFormValues, value: string): void {
    if (!this.formState?.startsWith('editing')) return;
    this.#form?.record.typed();
    this.#form?.actor.send({ type: 'field.changed', field, value });
  }

  submit(): void {
    this.#form?.actor.send({ type: 'form.submitted' });
  }

  reset(): void {
    if (!this.formState?.startsWith('editing')) return;
    this.#form?.record.reset();
    this.#form?.actor.send({ type: 'form.reset' });
  }

  /** 'Keep in this browser', where it is offered. */
  keep(): void {
    this.#form?.actor.send({ type: 'keep.requested' });
  }

  /** Picks one side of a conflict for all fields of it. */
  choose(side: 'mine' | 'theirs'): void {
    if (this.formState !== 'editing.conflicting') return;
    this.#form?.record.typed();
    this.#form?.actor.send({ type: 'side.chosen', side });
  }

  /** Takes the newest draft into the form. False when none is offered. */
  restoreDraft(): boolean {
    const snapshot = this.#form?.actor.getSnapshot();
    const draft = snapshot?.context.drafts[0];
    if (!draft || !this.formState?.startsWith('editing')) return false;
    if (draft.user !== this.person) {
      this.#world.ledger.problem(`${this.person} is offered a draft of ${draft.user}.`);
    }
    this.#form?.record.typed();
    this.#form?.record.takeUp(draft.key);
    const { takenUp } = this.#world.ledger;
    const key = sharedKeyOf(draft.key);
    takenUp.set(key, [
      ...(takenUp.get(key) ?? []),
      { by: this.#form?.record, values: valuesIn({ ...draft.values }) },
    ]);
    this.#form?.actor.send({ type: 'draft.restored', key: draft.key });
    return true;
  }

  /** Discard, in the form. */
  discardInForm(): void {
    const { actor, record } = this.#form ?? {};
    const entry = actor?.getSnapshot().context.entry;
    if (!actor || !entry || !this.formState?.startsWith('editing')) return;
    record?.reset();
    actor.send({ type: 'discard.requested' });
    // Also of a form that has gone with its session: what was asked for is done.
    this.#expectGone(entry, () => stateOf(actor.getSnapshot()) !== 'discarding');
  }

  protected override closeScreens(): void {
    if (this.isAlive) return this.leaveForm();
    this.#form?.actor.stop();
    this.#form = undefined;
  }

  leaveForm(): void {
    const form = this.#form;
    if (!form) return;
    form.record.leave(this.browser.storage);
    this.#form = undefined;
    form.actor.stop();
  }

  sendNow(id: string): void {
    this.deferred.outbox.send({ type: 'send.requested', id });
  }

  /** Discard, on the page of unsent work. */
  discard(entry: UnsentEntry): void {
    const { outbox } = this.deferred;
    if (!outbox.getSnapshot().matches({ deciding: 'idle' })) return;
    outbox.send({ type: 'discard.requested', id: entry.id });
    this.#expectGone(entry, () => outbox.getSnapshot().matches({ deciding: 'idle' }));
  }

  renew(id: string): void {
    // What was kept after its item was deleted did not go with that.
    this.#discarding = this.#discarding.filter((one) => one.id !== id);
    this.deferred.outbox.send({ type: 'renewal.requested', id });
  }

  /** Deletes the item on the server. */
  async deleteItem(id: string): Promise<void> {
    const doer = this.#doer();
    await this.removal.remove({ id, name: id });
    // Changes of what its owner has deleted are not work any more, whichever tab they were made in.
    const given = keptEntries(this.browser.storage).filter(
      (one) => one.id === id && one.person === doer?.person,
    );
    const order = this.#world.ledger.turn();
    // They go as soon as nothing is being sent: until then one may be on its way, to an item that is gone.
    for (const { values } of given) {
      if (doer) this.#discarding.push({ doer, order, id, values, isOver: () => false });
    }
    await this.deferred.deletesItem(decodeItem({ id, name: 'Deleted' }), async () => true);
  }

  override kill(): void {
    this.#form?.record.leave(this.browser.storage);
    super.kill();
  }

  /** What this tab shows must be the work of the one who is logged in. */
  checkEntries(): void {
    const kept = keptEntries(this.browser.storage);
    for (const { id, revision } of this.entries) {
      const entry = kept.find((one) => one.id === id && one.revision === revision);
      if (entry && entry.person !== this.person) {
        this.#world.ledger.problem(`${this.person} is shown ${entry.values[MARKER]} of ${entry.person}.`);
      }
    }
  }

  #doer(): Doer | undefined {
    return this.person && { profile: this.profile, person: this.person };
  }

  /** What this person gives up: in the ledger as soon as it is really gone. */
  #expectGone(entry: UnsentEntry, isOver: () => boolean): void {
    const doer = this.#doer();
    if (!doer) return;
    const order = this.#world.ledger.turn();
    this.#discarding.push({ doer, order, id: entry.id, values: valuesIn({ ...entry.item }), isOver });
  }
  #discarding: { doer: Doer; order: number; id: string; values: FieldValues; isOver: () => boolean }[] = [];

  protected override removed(key: string): void {
    this.#discarding = this.#discarding.filter(({ doer, order, id, values, isOver }) => {
      if (isOver()) return false;
      if (!/^(offline|local)_item_/.test(key) || !key.includes(id)) return true;
      // It was sent meanwhile, and lives on under its other id: the person is told that it was not discarded.
      if (this.view.getItem(`sent_item_${id}`) !== null) return false;
      this.#noteDiscard(doer, order, values, key.startsWith('local_item_'));
      return false;
    });
  }

  #noteDiscard(doer: Doer, order: number, values: FieldValues, isNew: boolean): void {
    this.#world.ledger.discards.push({ ...doer, order, marker: values[MARKER], values, isNew });
  }

  protected override notified(notice: Notice): void {
    if (notice.text === 'What you type is not kept if you leave this page' && this.#form) {
      this.#form.record.isDraftRefused = true;
    }
    if (notice.text.includes('could not be read')) {
      this.#world.ledger.problem(`${notice.text}: ${notice.detail}`);
    }
  }

  protected override navigated({ to }: Navigation): void {
    const id = /^\/edit\/(.+)$/.exec(to)?.[1];
    // After the transition that asks for it.
    queueMicrotask(() => {
      if (!this.isAlive) return;
      if (id === undefined) this.leaveForm();
      else this.openForm(decodeURIComponent(id));
    });
  }
}
