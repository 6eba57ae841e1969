import { setup } from 'xstate';
import type { UnsentLocation } from '../../model/locations/locationInput.ts';
import type { UnsentPhoto } from '../../model/photos/photos.ts';
import { FAULTS_MANY, isLocalId, isSendable, type UnsentEntry } from '../../model/unsent/unsent.ts';
import { type UnsentWork, workIdOf } from '../../model/unsent/unsentPhotos.ts';
import type { Withdrawn } from '../../model/unsent/withdrawn.ts';
import { type Notice, requiredAction, requiredCallback, requiredPromise } from '../kit/unprovided.ts';

export type EntriesChanged = { type: 'entries.changed'; entries: readonly UnsentEntry[] };
export type UnsentLocationsChanged = { type: 'locations.changed'; locations: readonly UnsentLocation[] };
export type PhotosChanged = { type: 'photos.changed'; photos: readonly UnsentPhoto[] };
export type WithdrawalsChanged = { type: 'withdrawals.changed'; withdrawn: readonly Withdrawn[] };
export type PageChanged =
  /** The network came back, or the page got the focus: a good moment to try. */
  { type: 'page.woke' } | { type: 'page.shown' } | { type: 'page.hidden' };

export type OutboxEvent =
  | EntriesChanged
  | UnsentLocationsChanged
  | PhotosChanged
  | WithdrawalsChanged
  | PageChanged
  /** 'Send now': this item, location or photo first, by its id in the outbox; whatever was said of it before. */
  | { type: 'send.requested'; id: string }
  | { type: 'discard.requested'; id: string }
  /** 'Add as a new item', for changes of an item that is gone. */
  | { type: 'renewal.requested'; id: string }
  /** Of its own: a person has made this of something, and wants it sent; nobody may have told of it yet. */
  | { type: 'work.made'; id: string };

/** What came of one try. */
export interface TryResult {
  result: 'sent' | 'gone' | 'busy' | 'kept' | 'conflict';
  /** The server did not answer: trying the others now is pointless. */
  unreachable?: boolean;
  /** It may be because of this one alone: the next round begins with another one. */
  mayBeAlone?: boolean;
  /** Seconds that the server asks to wait before anything is sent by itself. */
  retryAfter?: number;
  /** It was set aside until the person decides: what and why. */
  setAside?: { name: string; reason: string };
}

export interface OutboxContext {
  /** Oldest first. */
  entries: readonly UnsentEntry[];
  /** Oldest first. */
  locations: readonly UnsentLocation[];
  /** Oldest first. */
  photos: readonly UnsentPhoto[];
  /** What was given up while the server may have it, in the order in which it is taken from there. */
  withdrawn: readonly Withdrawn[];
  /** Ids of locations, items and photos still to be tried in this round; the first one is on its way. */
  queue: readonly string[];
  /** Those of them that a person has asked for, whatever was said of them before. */
  asked: readonly string[];
  /** How many this round has sent. */
  sent: number;
  /** What was sent last since there was nothing. */
  sentLast: string | undefined;
  /** What has left nothing behind when it went. */
  goneLast: readonly string[];
  isVisible: boolean;
  /** What ended the last round, maybe because of itself alone: the next one begins after it. */
  last: string | undefined;
  /** Rounds since all was tried: what the server fails on again and again has its turn in few of them. */
  round: number;
  /** The last round ended without an answer. */
  isAway: boolean;
  /** Seconds that the server has asked to wait. */
  wait: number;
}

/** What is to be sent: locations before the items in them, and photos after what they may belong to. */
export const sendable = ({
  entries,
  locations,
  photos,
}: Pick<OutboxContext, 'entries' | 'locations' | 'photos'>): UnsentWork[] =>
  [...locations, ...entries, ...photos].filter(isSendable);
/** Whether a round has anything to do. */
const hasWork = (context: OutboxContext): boolean =>
  context.withdrawn.length > 0 || sendable(context).length > 0;
/**
 * What this round tries, so that nothing is held up by one that always fails. What was given up is first: its label may be that of
 * something new.
 */
export const queueOf = (context: OutboxContext): string[] => {
  const inTurn = (work: readonly Withdrawn[]): string[] =>
    work.filter(({ faults }) => hasTurn(faults, context.round)).map(({ id }) => id);
  const ids = inTurn(sendable(context).map((work) => ({ id: workIdOf(work), faults: work.faults })));
  const begin = context.last === undefined ? 0 : ids.indexOf(context.last) + 1;
  return [...inTurn(context.withdrawn), ...ids.slice(begin), ...ids.slice(0, begin)];
};
/** After news of what is unsent. */
export function withNews(
  before: OutboxContext,
  news: Partial<Pick<OutboxContext, 'entries' | 'locations' | 'photos'>>,
): Partial<OutboxContext> {
  const ids = idsOf(before);
  const left = idsOf({ ...before, ...news }).length;
  if (left === 0) return ids.length > 0 ? { ...news, goneLast: ids } : news;
  return ids.length > 0 ? news : { ...news, sentLast: undefined };
}
const idsOf = ({ entries, locations, photos }: OutboxContext): string[] =>
  [...locations, ...entries, ...photos].map(workIdOf);
/** Whether nothing is left because the server has it: it may have been discarded, or sent by another tab. */
export const isAllSent = ({ sentLast, goneLast }: OutboxContext): boolean =>
  sentLast !== undefined && goneLast.includes(sentLast);
/** The photos whose item or location only this browser had `before`, and the server has now. */
export const adopted = (before: readonly UnsentPhoto[], now: readonly UnsentPhoto[]): string[] => {
  const waited = new Set(before.filter(({ owner }) => isLocalId(owner.id)).map(({ id }) => id));
  return now
    .filter((photo) => waited.has(photo.id) && !isLocalId(photo.owner.id) && isSendable(photo))
    .map(({ id }) => id);
};
export const find = ({ entries, locations, photos }: OutboxContext, id: string): UnsentWork | undefined =>
  entries.find((entry) => entry.id === id) ??
  photos.find((photo) => photo.id === id) ??
  locations.find((location) => workIdOf(location) === id);

/** Pauses between rounds while something is unsent, in ms (issue: 5 s visible, 60 s hidden). */
const PAUSES = { visible: 5000, hidden: 60_000 } as const;
/** No server keeps unsent work from being tried for longer, s. */
const LONGEST_WAIT = 3600;

/** From the fifth failure on an entry is tried in every second round, then every fourth, at last every 128th. */
function hasTurn(faults: number, round: number): boolean {
  return faults < FAULTS_MANY || round % 2 ** Math.min(faults - FAULTS_MANY + 1, 7) === 0;
}

/** The words of the outbox's machine: what happens to it, what it asks and what it does. */
export const outboxSetup = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    input: {} as { isVisible: boolean },
    /** sending: the first of the queue is on its way. */
    tags: {} as 'busy' | 'sending',
  },
  actors: {
    /** Sends `entries.changed` at once and after every change, here or in another tab. */
    watchEntries: requiredCallback<EntriesChanged, void>('watchEntries'),
    /** The same of locations, with `locations.changed`. */
    watchLocations: requiredCallback<UnsentLocationsChanged, void>('watchLocations'),
    /** Sends `photos.changed` soon and after every change, here or in another tab. */
    watchPhotos: requiredCallback<PhotosChanged, void>('watchPhotos'),
    /** The same of what was given up, with `withdrawals.changed`. */
    watchWithdrawn: requiredCallback<WithdrawalsChanged, void>('watchWithdrawn'),
    /** Sends what happens to page and network. */
    watchPage: requiredCallback<PageChanged, void>('watchPage'),
    /** What was set aside since its round began is left alone, unless a person has asked for it. */
    trySending: requiredPromise<TryResult, { id: string; isAsked: boolean }>('trySending'),
    /** Asks first, gives nothing where the answer is no, and rejects for a newer revision than the person was shown. */
    discard: requiredPromise<UnsentWork | undefined, UnsentWork>('discard'),
    /** Makes a new record of changes whose own is gone. Gives its id in the outbox. */
    renew: requiredPromise<string, { id: string }>('renew'),
  },
  actions: { notify: requiredAction<Notice>('notify') },
  delays: {
    pause: ({ context: { isVisible, wait } }) =>
      Math.max(isVisible ? PAUSES.visible : PAUSES.hidden, Math.min(wait, LONGEST_WAIT) * 1000),
  },
  guards: {
    hasSendable: ({ context }) => hasWork(context),
    hasNothingSendable: ({ context }) => !hasWork(context),
    hasTurns: ({ context }) => queueOf(context).length > 0,
    mayHurry: ({ context }) => context.wait === 0,
    mayFollow: ({ context }, params: { photos: readonly UnsentPhoto[] }) =>
      context.wait === 0 && adopted(context.photos, params.photos).length > 0,
    hasQueue: ({ context }) => context.queue.length > 0,
    hasSent: ({ context }) => context.sent > 0,
    mustPause: (_, params: TryResult) => params.result === 'busy' || params.unreachable === true,
    isSent: (_, params: TryResult) => params.result === 'sent',
    isSetAside: (_, params: TryResult) => params.setAside !== undefined,
    isKnown: ({ context }, params: { id: string }) => find(context, params.id) !== undefined,
  },
});
