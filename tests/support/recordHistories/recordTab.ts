import { type ActorRefFrom, type AnyActorRef, createActor } from 'xstate';
import type { Lookup } from '../../../contract/entities.ts';
import { galleryMachine } from '../../../src/machines/photos/gallery.machine.ts';
import { imagePickerMachine } from '../../../src/machines/photos/imagePicker.machine.ts';
import { locationFormMachine } from '../../../src/machines/locations/locationForm.machine.ts';
import { locationPageMachine } from '../../../src/machines/locations/locationPage.machine.ts';
import type { LookupKind } from '../../../src/model/lists/lookupKind.ts';
import { manageListMachine } from '../../../src/machines/lists/manageList.machine.ts';
import type { Notice } from '../../../src/machines/kit/unprovided.ts';
import type { LocationFormValues } from '../../../src/model/locations/locationForm.ts';
import type { PhotoOwner } from '../../../src/model/photos/photos.ts';
import { BrowserTab, type Connection, type Profile } from '../histories/browserTab.ts';
import { type Intent, type Told, toldBy } from './intents.ts';
import type { RecordOracle } from './recordOracle.ts';
import type { Field } from './steps.ts';

/** Asks until it is so. */
export type Until = (isSo: () => boolean) => Promise<void>;

/** What is told in answer to the last thing that was asked on one screen. */
class Hand {
  #intent: Intent | undefined;
  readonly #tab: RecordTab;
  readonly #oracle: RecordOracle;

  constructor(tab: RecordTab, oracle: RecordOracle) {
    this.#tab = tab;
    this.#oracle = oracle;
  }

  ask(what: Intent['what'], record: string, values: Readonly<Record<string, string>> = {}): void {
    this.#intent = this.#oracle.ask(this.#tab, { what, record, values });
  }

  readonly notify = (_: unknown, notice: Notice): void => {
    const told = toldBy(notice);
    if (told && this.#intent) this.tell(told, `${notice.text} ${notice.detail ?? ''}`);
  };

  tell(told: Told, words: string): void {
    if (this.#intent) this.#oracle.told(this.#intent, told, words);
  }
}

/** One tab in which a person works on locations, names and photos, through the machines of their screens. */
export class RecordTab extends BrowserTab {
  readonly #oracle: RecordOracle;
  readonly #screens = new Set<AnyActorRef>();
  #form: LocationFormOpen | undefined;

  constructor(browser: Profile, connection: Connection, oracle: RecordOracle) {
    super(browser, connection);
    this.#oracle = oracle;
  }

  /** Adds a location of this name: nobody changes the name later. */
  async addLocation(name: string, parent: string, label: string, until: Until): Promise<void> {
    const form = this.#startForm({ parentId: parent }, name);
    await form.isReady(until);
    const values = { description: `first of ${name}`, label };
    if (form.type({ name, ...values })) await form.submit('create', values, until);
  }

  /** Opens a form and leaves it open. */
  async openForm(id: string, name: string, until: Until): Promise<void> {
    this.#form = this.#startForm({ id }, name);
    await this.#form.isReady(until);
  }

  /** Types into the open form, and saves it: what it shows may be old by now. */
  async saveForm(fields: readonly Field[], fresh: (field: Field) => string, until: Until): Promise<void> {
    const form = this.#form;
    this.#form = undefined;
    const values = Object.fromEntries(fields.map((field) => [field, fresh(field)]));
    if (form?.type(values)) await form.submit('change', values, until);
  }

  async describe(id: string, name: string, text: string, until: Until): Promise<void> {
    const { actor, hand } = this.#startPage(id);
    await until(() => actor.getSnapshot().context.location !== undefined);
    const { location } = actor.getSnapshot().context;
    if (!location) return;
    this.#oracle.see(this.profile, name, { description: location.description });
    actor.send({ type: 'description.opened' });
    actor.send({ type: 'description.changed', text });
    hand.ask('change', name, { description: text });
    actor.send({ type: 'description.submitted' });
    await until(() => !isIn(actor.getSnapshot().value, 'saving'));
  }

  async removeLocation(id: string, name: string, until: Until): Promise<void> {
    const { actor, hand } = this.#startPage(id);
    await until(() => actor.getSnapshot().context.location !== undefined);
    if (!actor.getSnapshot().context.location) return;
    hand.ask('remove', name);
    actor.send({ type: 'delete.requested' });
    await until(() => !isIn(actor.getSnapshot().value, 'deleting'));
  }

  async addName(kind: LookupKind, name: string, until: Until): Promise<void> {
    const { actor, hand } = this.#startList(kind);
    actor.send({ type: 'name.changed', name });
    hand.ask('addName', `${kind} ${name}`);
    actor.send({ type: 'add.requested' });
    await until(() => !isIn(actor.getSnapshot().value, 'adding'));
  }

  async removeName(kind: LookupKind, entry: Lookup, until: Until): Promise<void> {
    const { actor, hand } = this.#startList(kind);
    hand.ask('removeName', `${kind} ${entry.name}`);
    actor.send({ type: 'remove.requested', entry });
    await until(() => !isIn(actor.getSnapshot().value, 'removing'));
  }

  /** 'Browse Existing': links the photo, if it is on offer. */
  async link(owner: PhotoOwner, imageId: string, until: Until): Promise<void> {
    const hand = this.#hand();
    const actor = this.#start(
      createActor(
        imagePickerMachine
          .provide(this.deferred.implementations.imagePicker)
          .provide({ actions: { notify: hand.notify } }),
        { input: { owner, shown: [] } },
      ),
    );
    await until(() => actor.getSnapshot().context.images !== undefined);
    // The tab was closed meanwhile.
    if (actor.getSnapshot().status !== 'active') return;
    actor.send({ type: 'image.chosen', id: imageId });
    if (!actor.getSnapshot().context.chosen) return;
    hand.ask('link', `${owner.kind} ${owner.id} ${imageId}`);
    actor.send({ type: 'copy.requested' });
    await until(() => !isIn(actor.getSnapshot().value, 'linking'));
  }

  /** Removes an image for good, wherever it is linked. */
  async removeImage(imageId: string, until: Until): Promise<void> {
    const hand = this.#hand();
    const input = { owner: { kind: 'item', id: '' }, shown: [] } as const;
    const actor = this.#start(
      createActor(
        imagePickerMachine
          .provide(this.deferred.implementations.imagePicker)
          .provide({ actions: { notify: hand.notify } }),
        { input },
      ),
    );
    await until(() => actor.getSnapshot().context.images !== undefined);
    if (actor.getSnapshot().status !== 'active') return;
    const image = actor.getSnapshot().context.images?.find(({ id }) => id === imageId);
    if (!image) return;
    hand.ask('removeImage', imageId);
    actor.send({ type: 'removal.requested', image });
    await until(() => !isIn(actor.getSnapshot().value, 'removing'));
  }

  async unlink(owner: PhotoOwner, imageId: string, until: Until): Promise<void> {
    const hand = this.#hand();
    const actor = this.#start(
      createActor(
        galleryMachine
          .provide(this.deferred.implementations.gallery)
          .provide({ actions: { notify: hand.notify } }),
        { input: { owner } },
      ),
    );
    const linked = () => actor.getSnapshot().context.photos.links?.find((link) => link.imageId === imageId);
    await until(() => actor.getSnapshot().context.photos.links !== undefined);
    const link = linked();
    if (!link) return;
    hand.ask('unlink', `${owner.kind} ${owner.id} ${imageId}`);
    actor.send({ type: 'deletion.requested', id: link.id });
    await until(() => !isIn(actor.getSnapshot().value, 'deleting'));
  }

  #hand(): Hand {
    return new Hand(this, this.#oracle);
  }

  #start<A extends AnyActorRef>(actor: A): A {
    this.#screens.add(actor);
    actor.start();
    return actor;
  }

  #startPage(identifier: string) {
    const hand = this.#hand();
    const machine = locationPageMachine
      .provide(this.deferred.implementations.locationPage)
      .provide({ actions: { notify: hand.notify } });
    return { hand, actor: this.#start(createActor(machine, { input: { identifier } })) };
  }

  #startList(kind: LookupKind) {
    const hand = this.#hand();
    const machine = manageListMachine
      .provide(this.deferred.implementations.manageList)
      .provide({ actions: { notify: hand.notify } });
    return { hand, actor: this.#start(createActor(machine, { input: { kind } })) };
  }

  #startForm(input: { id?: string; parentId?: string }, name: string): LocationFormOpen {
    const hand = this.#hand();
    const machine = locationFormMachine
      .provide(this.deferred.implementations.locationForm)
      .provide({ actions: { notify: hand.notify } });
    const actor = this.#start(createActor(machine, { input }));
    const see = (values: Readonly<Record<string, string>>): void => {
      if (this.isAlive) this.#oracle.see(this.profile, name, values);
    };
    return new LocationFormOpen(actor, hand, { name, see });
  }

  protected override closeScreens(): void {
    for (const actor of this.#screens) actor.stop();
    this.#screens.clear();
    this.#form = undefined;
  }

  protected override notified(notice: Notice): void {
    if (notice.text.includes('could not be read')) this.#oracle.problem(`${notice.text}: ${notice.detail}`);
  }

  protected override navigated(): void {}
  protected override removed(): void {}
}

/** Whether one of the states that a machine is in has this name. */
function isIn(value: unknown, name: string): boolean {
  if (typeof value === 'string') return value === name;
  return (
    typeof value === 'object' && value !== null && Object.values(value).some((inner) => isIn(inner, name))
  );
}

/** The form of a location, open in a tab. */
class LocationFormOpen {
  readonly #actor: ActorRefFrom<typeof locationFormMachine>;
  readonly #hand: Hand;
  readonly #name: string;

  constructor(
    actor: ActorRefFrom<typeof locationFormMachine>,
    hand: Hand,
    { name, see }: { name: string; see: (values: Readonly<Record<string, string>>) => void },
  ) {
    this.#actor = actor;
    this.#hand = hand;
    this.#name = name;
    actor.subscribe((snapshot) => {
      if (!snapshot.hasTag('open')) return;
      see({ ...snapshot.context.values });
      // What others have saved stands beside it.
      const { theirs } = snapshot.context.conflict ?? {};
      if (theirs) see({ label: theirs.label, description: theirs.description });
    });
  }

  isReady(until: Until): Promise<void> {
    return until(() => !this.#actor.getSnapshot().hasTag('busy'));
  }

  /** False where the form is not open. */
  type(values: Readonly<Record<string, string>>): boolean {
    if (!this.#actor.getSnapshot().hasTag('open')) return false;
    for (const [field, value] of Object.entries(values)) {
      // The values name fields of the form.
      this.#actor.send({ type: 'field.changed', field: field as keyof LocationFormValues, value });
    }
    return true;
  }

  async submit(
    what: 'create' | 'change',
    values: Readonly<Record<string, string>>,
    until: Until,
  ): Promise<void> {
    this.#hand.ask(what, this.#name, values);
    this.#actor.send({ type: 'form.submitted' });
    await until(() => !isIn(this.#actor.getSnapshot().value, 'saving'));
  }
}
