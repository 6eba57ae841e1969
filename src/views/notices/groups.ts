import type { EventObject } from 'xstate';
import type { Notice } from '../../machines/kit/unprovided.ts';

/** A notice that stands, under the id of its toast. */
export interface Told {
  id: string;
  notice: Notice;
  /** Since when it stands, in ms of the epoch, where that is not when it was shown last. */
  since?: number;
  /** How many times it has been told while it stands, where that is more than once. */
  times?: number;
  /** Back to the machine whose notice it is. */
  send(event: EventObject): void;
}

/** What stands as one card, the newest first. */
export type Group = readonly [Told, ...Told[]];

/** Notices with the same one say the same of other records. */
export function kindOf({ kind, many, action }: Notice): string | undefined {
  return many && `${kind} ${many.words} ${action?.label ?? ''}`;
}

/** What stands as cards, from notices with the newest first: those of one kind are one. */
export function grouped(told: readonly Told[]): Group[] {
  const groups = new Map<string, [Told, ...Told[]]>();
  for (const one of told) {
    const key = kindOf(one.notice) ?? `id ${one.id}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}

/** What a card says. */
export function wordsOf([newest, ...others]: Group): Pick<Notice, 'text' | 'detail'> {
  const { text, detail, many } = newest.notice;
  if (!many || others.length === 0) return { text, ...(detail !== undefined && { detail }) };
  const count = others.reduce((sum, { notice }) => sum + (notice.many?.count ?? 0), many.count);
  return {
    text: `${count.toLocaleString('en')} ${many.words}`,
    detail: detail === undefined ? text : `${text}. ${detail}`,
  };
}

/**
 * How many times `notice` has been told, once it is told while `before` stands in its place; undefined for the first time.
 * The same words again would be no change that a screen reader reads out, and none that anybody sees. How far something
 * is, and what the page itself offers, says nothing new by being told again.
 */
export function timesOf(notice: Notice, before: Told | undefined): number | undefined {
  if (!before || notice.isProgress || notice.isOfPage) return undefined;
  const { kind, text, detail } = before.notice;
  if (kind !== notice.kind || text !== notice.text || detail !== notice.detail) return undefined;
  return (before.times ?? 1) + 1;
}

/** Whether `before` has nothing to say any more once `now` is told: what it was about has come out otherwise. */
export function isOverBy(now: Notice, before: Notice): boolean {
  return now.about !== undefined && now.about === before.about && before.kind !== 'success';
}
