import type { Item } from '../../contract/entities.ts';
import type { Change, Step } from '../model/changes.ts';
import { inputOfItem } from '../model/unsent.ts';
import type { Notice } from './required.ts';

export type ChangesEvent =
  /** Does it after what was asked for before, and tells by a notice that takes it back. */
  | { type: 'change.requested'; change: Change }
  /** Somebody else has just created these: they can be taken back the same way. */
  | { type: 'items.added'; items: readonly Item[] }
  /** With the id of a change from its notice; without one it is the newest that can still be taken back. */
  | { type: 'undo.requested'; id?: string }
  /** Of its own: a notice is due, and what it takes back is kept for its time. */
  | { type: 'offer.made'; offer: Offer }
  | { type: 'undo.expired'; id: string }
  /** Of its own: something may be waiting for its turn. */
  | { type: 'work.due' }
  | ({ type: 'work.progressed' } & Progress)
  | { type: 'session.ended' };

/** How far a change or an undo of several records is. */
export interface Progress {
  done: number;
  total: number;
}

/** A change that can be taken back. */
export interface Offer {
  id: string;
  steps: readonly Step[];
  /** What told of it. */
  notice: Notice;
  /** Its time is over: only its notice, which stays while somebody is at it, still takes it back. */
  isLate: boolean;
}

export type Work = { kind: 'change'; change: Change } | { kind: 'undo'; offer: Offer };
/** 'undo newest' is settled when its turn comes: what it takes back may be on its way still. */
export type Request = Work | { kind: 'undo newest' };

export interface ChangesContext {
  /** Not begun yet, in the order in which they were asked for. */
  requests: readonly Request[];
  work: Work | undefined;
  progress: Progress | undefined;
  /** Oldest first. */
  offers: readonly Offer[];
  /** How many there have been: makes ids. */
  count: number;
  nameOfPlace(id: string): string | undefined;
}

/** What is remembered for notices that stay longer than their time, because somebody is at them. */
export const OFFERS_MOST = 20;

/** The newest change that a key may take back. */
export function newestOffer({ offers }: Pick<ChangesContext, 'offers'>): Offer | undefined {
  return offers.findLast(({ isLate }) => !isLate);
}

/** An event that offers to take back these steps. */
export function offered(id: string, steps: readonly Step[], notice: Notice): ChangesEvent {
  return { type: 'offer.made', offer: { id, steps, notice, isLate: false } };
}

export function addedStep(item: Item): Step {
  return { kind: 'item added', id: item.id, name: item.name, input: inputOfItem(item) };
}

/** The states of work are only reached with it; anything else is a fault of ours. */
export function changeIn({ work }: ChangesContext): Change {
  if (work?.kind !== 'change') throw new Error('No change to perform.');
  return work.change;
}

export function offerIn({ work }: ChangesContext): Offer {
  if (work?.kind !== 'undo') throw new Error('No change to take back.');
  return work.offer;
}
