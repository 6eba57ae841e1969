import type { Item, Location } from '../../../../contract/entities.ts';
import { fold } from '../../../../contract/naturalOrder.ts';
import { entryAnswers } from '../../arguments/entry.ts';
import { destinationAnswers, whyUnseen } from '../../arguments/locations.ts';
import type { Answers, Effect, Moved, PendingCommand } from '../../arguments/pendingCommand.ts';
import { pendingCommandName } from '../../arguments/pendingCommand.ts';
import { quantityAnswers } from '../../arguments/quantity.ts';
import { isolatedName } from '../../items/isolatedName.ts';
import { optionsWith } from '../../locations/locationOption.ts';
import type { Tree } from '../../locations/tree.ts';
import type { FoundLocations } from '../finder.ts';
import type { RankedItems } from '../itemRanking.ts';
import { FIT } from '../tiers.ts';
import type { Sentence } from './readSentence.ts';

/** So many records, or places, are offered for one sentence. */
const OFFERED = 5;

/** What choosing does: it at once, or asking for what is missing; undefined where nothing can be done. */
type Does = Effect | { kind: 'ask'; asked: PendingCommand; typed: string } | undefined;

/** One way in which a sentence can be meant, in words. */
export interface SentenceAnswer {
  id: string;
  name: string;
  /** Muted, behind the name. */
  detail: string;
  does: Does;
  /** Why it is not done before it was seen. */
  unseen?: string | undefined;
}

/** What is known of the parts of a sentence. */
export interface KnownParts {
  tree: Tree;
  /** Items found for the record, the best first. */
  items: RankedItems<Item>;
  /** Locations found for the record; those that only have its words somewhere are not meant. */
  records: FoundLocations;
  /** Locations found for the place. */
  places: FoundLocations;
  /** What the page's own command for moving is about: the record where none was typed. */
  onPage: Moved | undefined;
}

/** What a sentence can do, the best first: never more than five, and at least one that says what is missing. */
export function sentenceAnswers(sentence: Sentence, known: KnownParts): SentenceAnswer[] {
  switch (sentence.verb) {
    case 'move':
      return moving(sentence, known);
    case 'change':
    case 'set':
      return counting(sentence, known);
    case 'new':
      return makingPlace(sentence, known);
    case 'add':
      return addingItem(sentence, known);
  }
}

function moving({ record, place = '' }: Sentence, known: KnownParts): SentenceAnswer[] {
  const { tree, places, onPage } = known;
  const moved = record === undefined ? (onPage ? [onPage] : []) : movable(known);
  if (moved.length === 0) {
    if (record !== undefined)
      return [nothing('Move', `no item or location found for ${isolatedName(record)}`)];
    return [nothing('Move', 'type what, before >')];
  }
  if (place === '') return moved.map((one) => asking(one, 'type a location after >', place));
  const isAtTop = places.ids.length === 0;
  const ids = isAtTop ? [''] : places.ids.slice(0, OFFERED);
  // Of all places together: where the one that is called so cannot take it, none that only begins so does.
  const whole = new Map(
    moved.map((one) => [one, destinationAnswers(one, { tree, typed: place, found: places, opened: [] })]),
  );
  // Each record to the best place before any to the next one.
  const answers = ids.flatMap((id, at) =>
    moved.flatMap((one) => {
      const all = whole.get(one);
      if (all?.choices.length === 0) return at === 0 ? [asking(one, problemOf(all, place), place)] : [];
      const found = { ...places, ids: isAtTop ? [] : [id], total: isAtTop ? 0 : 1 };
      const answer = destinationAnswers(one, { tree, typed: place, found, opened: [] });
      const [choice] = answer.choices;
      if (choice) {
        const detail = [choice.detail, from(one, tree)].filter((part) => part !== '').join(', ');
        const name = `${pendingCommandName({ argument: 'location', moved: one })} ${isolatedName(choice.name)}`;
        const id = `move:${idOf(one)}:${choice.id}`;
        const unseen = answer.unseen ?? unseenRecord(one, record, tree);
        return [{ id, name, detail, does: choice.effect, unseen }];
      }
      return at === 0 ? [asking(one, problemOf(answer, place), place)] : [];
    }),
  );
  const meant = moved.filter((one) => isCalled(one, record)).map((one) => `move:${idOf(one)}`);
  return doneFirst(answers, ({ id }) => meant.some((one) => id === one || id.startsWith(`${one}:`)));
}

function counting(sentence: Sentence, { items: { items } }: KnownParts): SentenceAnswer[] {
  const { verb, record = '', quantity } = sentence;
  const command = verb === 'set' ? 'Count' : quantity?.startsWith('+') ? 'Add to' : 'Take from';
  if (items.length === 0) return [nothing(command, `no item found for ${isolatedName(record)}`)];
  const answers = items.slice(0, OFFERED).map((item): SentenceAnswer => {
    const asked = { argument: 'quantity', item } as const;
    const id = `quantity:${item.id}`;
    const name = changeName(sentence, item);
    if (quantity === undefined) {
      return { id, name: `${name} …: type a number`, detail: '', does: { kind: 'ask', asked, typed: '' } };
    }
    const { choices, problem = 'not a number' } = quantityAnswers(item, quantity);
    const [choice] = choices;
    if (choice) return { id, name: `${name} — ${choice.name}`, detail: '', does: choice.effect };
    return { id, name: `${name}: ${problem}`, detail: '', does: { kind: 'ask', asked, typed: quantity } };
  });
  const meant = items.filter((item) => isCalled({ kind: 'items', items: [item] }, record));
  return doneFirst(answers, ({ id }) => meant.some((item) => id === `quantity:${item.id}`));
}

function changeName({ verb, quantity = '' }: Sentence, item: Item): string {
  const name = isolatedName(item.name);
  if (verb === 'set') return `Set quantity of ${name}`;
  const number = quantity.slice(1);
  return quantity.startsWith('+') ? `Add ${number} to ${name}` : `Take ${number} from ${name}`;
}

/** Opens the form: a location has more than a name, and a type that is one of a list. */
function makingPlace({ record, place }: Sentence, { tree, places }: KnownParts): SentenceAnswer[] {
  const named = isolatedName(record ?? 'location');
  if (place === undefined) return [nothing(`New ${named} in`, 'type a location after in')];
  const inside = optionsWith(tree, places.ids.slice(0, OFFERED));
  if (inside.length === 0)
    return [nothing(`New ${named} in`, `no location found for ${isolatedName(place)}`)];
  // 'Drawer 13' is a drawer.
  const type = record?.replace(/[\s\d]+$/u, '') ?? '';
  return inside.map(({ id, name, label, parents }) => {
    const wanted = new URLSearchParams({
      ...(record !== undefined && { name: capitalised(record) }),
      ...(type !== '' && { type }),
      parent_id: id,
    });
    return {
      id: `new:${id}`,
      name: `New ${named} in ${isolatedName(name)}`,
      detail: parents,
      does: { kind: 'go', to: `/add-location?${wanted.toString()}` },
      unseen: whyUnseen(tree, place, { name, label }),
    };
  });
}

function addingItem({ record = '', place, quantity }: Sentence, known: KnownParts): SentenceAnswer[] {
  const { tree, places } = known;
  const line = quantity === undefined ? record : `${record}, ${quantity}`;
  const pieces = quantity === undefined ? '' : `, ${quantity} ${quantity === '1' ? 'piece' : 'pieces'},`;
  const named = `Add item “${isolatedName(record)}”${pieces}`;
  if (place === undefined) return [nothing(`${named} to`, 'type a location after to')];
  const inside = places.ids.slice(0, OFFERED).flatMap((id) => tree.byId.get(id) ?? []);
  if (inside.length === 0) return [nothing(`${named} to`, `no location found for ${isolatedName(place)}`)];
  return inside.map((to) => {
    const { choices, problem = 'that is no item' } = entryAnswers(to, line);
    const detail = placeOf(to, tree);
    const id = `add:${to.id}`;
    const [choice] = choices;
    const name = `${named} to ${isolatedName(calledBy(to, place))}`;
    return choice
      ? { id, name, detail, does: choice.effect, unseen: whyUnseen(tree, place, to) }
      : { id, name: `${named} to ${isolatedName(to.name)}: ${problem}`, detail, does: undefined };
  });
}

/** The best five: items and locations by how well they fit, items first among equals. */
function movable({ items, records, tree }: KnownParts): Moved[] {
  const isMeant = records.fit <= FIT.inOrder;
  const places = isMeant ? records.ids.flatMap((id) => tree.byId.get(id) ?? []) : [];
  const ofItems = items.items.map((item): Moved => ({ kind: 'items', items: [item] }));
  const ofPlaces = places.map((location): Moved => ({ kind: 'locations', locations: [location] }));
  const all = records.fit < items.fit ? [...ofPlaces, ...ofItems] : [...ofItems, ...ofPlaces];
  return all.slice(0, OFFERED);
}

function unseenRecord(moved: Moved, typed: string | undefined, tree: Tree): string | undefined {
  if (moved.kind === 'items' || typed === undefined) return undefined;
  return moved.locations.map((location) => whyUnseen(tree, typed, location)).find((why) => why !== undefined);
}

const idOf = (moved: Moved): string =>
  (moved.kind === 'items' ? moved.items : moved.locations).map(({ id }) => id).join(',');

/** Where one record is now: two of the same name are told apart by it. */
function from(moved: Moved, tree: Tree): string {
  if (moved.kind === 'locations' || moved.items.length !== 1) return '';
  const place = tree.byId.get(moved.items[0]?.location_id ?? '');
  return place ? `from ${isolatedName(place.name)}` : '';
}

const placeOf = ({ id }: Location, tree: Tree): string => optionsWith(tree, [id])[0]?.parents ?? '';

/** By its label where that is what was typed: the same on the tape. */
function calledBy({ name, label }: Location, typed: string): string {
  return label !== '' && label.toLowerCase().startsWith(typed.toLowerCase()) ? label : name;
}

const problemOf = ({ problem }: Answers, place: string): string =>
  problem ?? `no location found for ${isolatedName(place)}`;

function asking(moved: Moved, missing: string, typed: string): SentenceAnswer {
  const asked = { argument: 'location', moved } as const;
  return {
    id: `move:${idOf(moved)}`,
    name: `${pendingCommandName(asked)} …: ${missing}`,
    detail: '',
    does: { kind: 'ask', asked, typed },
  };
}

/** Says why there is nothing to choose. */
function nothing(command: string, missing: string): SentenceAnswer {
  return { id: 'missing', name: `${command} …: ${missing}`, detail: '', does: undefined };
}

/** Whether what was typed is all of a record's name, label or part number: no other one is meant then. */
function isCalled(moved: Moved, typed = ''): boolean {
  const names =
    moved.kind === 'items'
      ? moved.items.flatMap(({ name, supplier_part_no }) => [name, supplier_part_no])
      : moved.locations.flatMap(({ name, label }) => [name, label]);
  return names.some((name) => fold(name.trim()) === fold(typed.trim()));
}

/** What can be done at once before what lacks something; but what is meant and can not be done says so before all others. */
function doneFirst(
  answers: readonly SentenceAnswer[],
  isMeant: (answer: SentenceAnswer) => boolean,
): SentenceAnswer[] {
  const isDone = ({ does }: SentenceAnswer) => does !== undefined && does.kind !== 'ask';
  const meant = answers.filter(isMeant);
  const [first, rest] = meant.some(isDone)
    ? [[], answers]
    : [meant, answers.filter((answer) => !isMeant(answer))];
  return [...first, ...rest.filter(isDone), ...rest.filter((answer) => !isDone(answer))].slice(0, OFFERED);
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
