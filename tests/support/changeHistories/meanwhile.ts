import type { Item } from '../../../contract/entities.ts';
import { type Change, stepsOf } from '../../../src/model/changes/changes.ts';
import type { TestServer } from '../../server/startServer.ts';
import type { Branch } from './branch.ts';
import { openDesk, TRIES } from './desk.ts';

type Field = 'supplier' | 'notes' | 'quantity' | 'location_id';
const FIELDS: readonly Field[] = ['supplier', 'notes', 'quantity', 'location_id'];

/** What the change was about, of the fields that somebody else changes here. */
function fieldOf({ kind }: Change): Field {
  if (kind === 'move items') return 'location_id';
  return kind === 'set text' ? 'supplier' : 'quantity';
}

type Theirs = { id: string; field: Field; value: string | number };

/**
 * Changes and undoes what a seed draws while somebody else changes the same things in between, and gives what of theirs was lost: an
 * item that they have worked on stays, with what they have made of it.
 */
export async function playMeanwhile(server: TestServer, seed: number): Promise<string[]> {
  const { random, app, command, mend, spoil, look, heal } = await openDesk(server, seed, false);
  const problems: string[] = [];

  /** What somebody else does to one or two items, mostly to those that were changed, without having seen anything of that. */
  const others = async ({ root, places, items }: Branch, change: Change): Promise<Theirs[]> => {
    const theirs: Theirs[] = [];
    const changed = 'items' in change ? change.items.map(({ id }) => id) : [];
    for (let more = random.whole(1, 2); more > 0 && items.length > 0; more--) {
      const isSame = changed.length > 0 && random.chance(0.7);
      const id = isSame ? random.pick(changed) : random.pick(items).id;
      const field = isSame ? fieldOf(change) : random.pick(FIELDS);
      const value = {
        supplier: `Theirs ${more}`,
        notes: `Theirs ${more}`,
        quantity: random.whole(20, 30),
        location_id: random.pick([root, ...places]).id,
      }[field];
      await server.call('PATCH', `/api/items/${id}`, { [field]: value });
      theirs.push({ id, field, value });
    }
    return theirs.filter(({ id, field }, at) =>
      theirs.slice(at + 1).every((later) => later.id !== id || later.field !== field),
    );
  };
  const isKept = (items: readonly Item[], { id, field, value }: Theirs): boolean =>
    items.some((item) => item.id === id && item[field] === value);

  for (let changes = 0; changes < 3 && problems.length === 0; changes++) {
    const change = command(await look());
    if (!change) continue;
    spoil();
    let left = stepsOf(await app.perform(change));
    mend();
    if (random.chance(0.5)) await heal();
    const before = await look();
    // What is the same already is nobody's change.
    const theirs = (await others(before, change)).filter((one) => !isKept(before.items, one));
    spoil();
    for (let tries = 0; tries < TRIES && left.length > 0; tries++) {
      const { failed } = await app.undo(left);
      left = failed.flatMap(({ step }) => step ?? []).toReversed();
      if (left.length > 0) await heal();
    }
    await heal();
    const { items } = await look();
    for (const one of theirs) {
      // What was taken out is put back, however many there are by now.
      if (one.field === 'quantity' && change.kind === 'change quantity') continue;
      if (!isKept(items, one)) problems.push(`${change.kind} of seed ${seed} lost ${JSON.stringify(one)}`);
    }
    // Both versions stand until somebody decides: here for theirs.
    for (const { id } of app.outbox.entries()) await app.outbox.discard(id);
  }
  return problems;
}
