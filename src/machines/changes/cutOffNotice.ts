import type { RunCut } from '../../model/changes/cutOff.ts';
import { formatQuantity } from '../../model/items/formatQuantity.ts';
import { isolatedName } from '../../model/items/isolatedName.ts';
import type { Notice } from '../kit/unprovided.ts';

/** So many records are named. */
const NAMED_MOST = 5;

/** Somebody has read it, or wants the rest to be done. */
export type CutOffEvent = { type: 'cutOff.seen' } | { type: 'rest.requested' };

/** What has come of a change of several records whose page was closed in the middle. It stays until somebody has seen it. */
export function cutOffNotice(id: string, cut: RunCut): Notice {
  const seen: CutOffEvent = { type: 'cutOff.seen' };
  const wanted: CutOffEvent = { type: 'rest.requested' };
  return {
    id,
    kind: isWhole(cut) ? 'success' : 'warning',
    ...wordsOf(cut),
    duration: Infinity,
    closed: seen,
    ...(cut.rest && { action: { label: cut.isBegun ? 'Do the rest' : 'Do it now', event: wanted } }),
  };
}

const isWhole = ({ aside, perhaps, left, waiting = 0 }: RunCut): boolean =>
  aside + perhaps.length + left.length + waiting === 0;

function wordsOf(cut: RunCut): Required<Pick<Notice, 'text' | 'detail'>> {
  const { title, total, done, aside, perhaps, left, waiting = 0, rest } = cut;
  const all = formatQuantity(total);
  if (isWhole(cut)) {
    return { text: `${title} is done`, detail: 'Its page or its login ended before it could say so.' };
  }
  if (!cut.isBegun) {
    return { text: `${title} was not begun`, detail: 'Its page or its login ended before that.' };
  }
  if (perhaps.length === total && !rest) {
    const detail =
      'Its page or its login ended as it began. Look whether it was done before you do it again.';
    return { text: `${title} was cut off`, detail };
  }
  if (waiting > 0 && left.length === 0 && aside === 0) {
    const waits = waitingText(waiting, ` of ${all}`);
    return {
      text: `${title} goes on`,
      detail: `Its page or its login ended, but all is kept: ${waits} Do not do it again.`,
    };
  }
  const made = formatQuantity(done + waiting);
  return {
    text: `${title} was cut off: ${made} of ${all} done`,
    detail: sentences(
      'Its page or its login ended in the middle.',
      left.length > 0 && `Not done: ${named(left)}.`,
      perhaps.length > 0 && `Perhaps done: ${named(perhaps)}.`,
      perhaps.length > 0 && rest?.kind === 'change quantity' && '“Do the rest” does nothing twice.',
      asideText(aside),
      waiting > 0 && waitingText(waiting),
    ),
  };
}

function waitingText(waiting: number, of = ''): string {
  const count = formatQuantity(waiting) + of;
  return waiting === 1
    ? `${count} was waiting in this browser, which sends it by itself.`
    : `${count} were waiting in this browser, which sends them by itself.`;
}

function asideText(aside: number): string {
  if (aside === 0) return '';
  return `${formatQuantity(aside)} ${aside === 1 ? 'is' : 'are'} set aside under “Waiting to sync”.`;
}

function named(records: readonly { name: string }[]): string {
  const names = records.slice(0, NAMED_MOST).map(({ name }) => isolatedName(name));
  const more = records.length - names.length;
  return more > 0 ? `${names.join(', ')} and ${formatQuantity(more)} more` : names.join(', ');
}

const sentences = (...all: (string | false)[]): string => all.filter(Boolean).join(' ');
