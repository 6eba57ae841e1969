import type { Origin } from '../../machines/kit/queryState.ts';
import { Icon } from '../ui/Icon.tsx';
import { momentText } from '../ui/moments.ts';

interface DataLabelProps {
  /** undefined for the live answer, which needs no label. */
  origin: Origin | undefined;
}

/** Says below a failure what the data under it is (decisions, Fallback order). */
export function DataLabel({ origin }: DataLabelProps) {
  if (!origin || isWaiting(origin)) return null;
  return (
    <p className="data-label">
      <Icon name="i-lucide-info" />
      <OriginWords origin={origin} />
    </p>
  );
}

/** What the data is, and what that means. */
export function OriginWords({ origin }: { origin: Origin }) {
  return (
    <>
      <b>{textOf(origin)}</b>
      {origin.source === 'sample' && ' Shown until the server answers. You cannot edit it.'}
    </>
  );
}

/**
 * The same for data whose live answer is on its way: seen only when that takes longer than a second, and
 * without a place of its own, so that nothing moves. For an element that is positioned.
 */
export function WaitingLabel({ origin }: DataLabelProps) {
  if (!origin || !isWaiting(origin)) return null;
  return <span className="data-label-late data-label-pill">{textOf(origin)}</span>;
}

/** A line of a dialog: what its data is, late when the live answer is on its way. */
export function OriginText({ origin }: DataLabelProps) {
  if (!origin) return null;
  return (
    <span className={isWaiting(origin) ? 'origin-text data-label-late' : 'origin-text'}>
      {textOf(origin)}
    </span>
  );
}

/** Whether the live answer is still on its way. */
export function isWaiting(origin: Origin): boolean {
  return origin.source === 'last-known' && origin.waiting;
}

function textOf(origin: Origin): string {
  if (origin.source === 'sample') return 'Sample data';
  return origin.at === undefined ? 'Last known data' : `Last known data, from ${momentText(origin.at)}`;
}
