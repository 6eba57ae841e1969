/** Something a person has opened: a record by its page, or a command from the palette. */
export interface Opened {
  kind: 'location' | 'item' | 'command';
  id: string;
  /** As it was called then. */
  name: string;
  /** The last time, epoch ms. */
  at: number;
  /** How often, where an opening counts half after {@link HALF_LIFE}, as it stood at that time. */
  weight: number;
}

/** Two weeks, in ms: what was needed every day last month gives way to what is needed now. */
const HALF_LIFE = 14 * 24 * 60 * 60 * 1000;
/** What is opened again within this time, in ms, was still open: a reload, a step back. */
const SAME_VISIT = 60_000;
/** More than anybody comes back to. */
const MOST = 100;

const weightAt = ({ weight, at }: Opened, now: number): number =>
  weight * 0.5 ** (Math.max(0, now - at) / HALF_LIFE);

/** `opened` with one more opening at `now` (epoch ms), newest first; the lightest goes when there are too many. */
export function openedAgain(
  opened: readonly Opened[],
  what: Pick<Opened, 'kind' | 'id' | 'name'>,
  now: number,
): Opened[] {
  const before = opened.find(({ kind, id }) => kind === what.kind && id === what.id);
  const isSameVisit = before !== undefined && before === opened[0] && now - before.at < SAME_VISIT;
  const weight = (before ? weightAt(before, now) : 0) + (isSameVisit ? 0 : 1);
  const others = opened.filter((other) => other !== before);
  if (others.length >= MOST) {
    const lightest = others.reduce((a, b) => (weightAt(b, now) < weightAt(a, now) ? b : a));
    others.splice(others.indexOf(lightest), 1);
  }
  return [{ ...what, at: now, weight }, ...others];
}

/** The ids of one kind, what the person comes back to most first. */
export function idsByWeight(opened: readonly Opened[], kind: Opened['kind'], now: number): string[] {
  return opened
    .filter((one) => one.kind === kind)
    .toSorted((a, b) => weightAt(b, now) - weightAt(a, now))
    .map(({ id }) => id);
}
