import { failure } from '../../failure.ts';
import { type BulkEntry, isToCreate, type KeptBulk } from '../../model/changes/bulkEntries.ts';
import { type BulkCreateContext, createdIn, unsavedIn } from './bulkCreate.context.ts';

const CUT_SHORT = failure('timeout', 'The page was left before the server answered.');

/** What of it is to be kept in this browser; undefined where nothing is left to be created, or it was given up. */
export function keptOf(context: BulkCreateContext): KeptBulk | undefined {
  const { entries, hasLocations, isClosed, isShown, isEnded, aside } = context;
  const open = entries.filter(isToCreate);
  const isAllThere = !isShown && entries.every(({ isByName }) => isByName);
  // Where nobody sees them, what was made and taken back is not begun anew.
  const isIdle = !isShown && !isEnded && open.every(({ status }) => status !== 'creating');
  const isTakenBack = isIdle && open.length > 0 && open.every(({ removed }) => removed?.item);
  const isDone = (open.length === 0 && (createdIn(entries) > 0 || isAllThere)) || isTakenBack;
  if (isClosed || (isDone && unsavedIn(entries) === 0)) return undefined;
  return { hasLocations, entries: entries.map((entry) => keptEntry(entry, context)), aside: [...aside] };
}

/** An entry as it is if the page ends now: what was asked for may have been done. */
function keptEntry(entry: BulkEntry, { hasLocations, asked }: BulkCreateContext): BulkEntry {
  if (entry.status !== 'creating') return entry;
  const cut = { ...entry, status: 'failed', failure: CUT_SHORT } as const;
  if (hasLocations && !entry.location) return { ...cut, mayHaveLocation: true };
  return entry.item || !asked ? cut : { ...cut, sent: entry.sent ?? asked.input };
}

export const KEEP = {
  type: 'keepEntries',
  params: ({ context }: { context: BulkCreateContext }) => keptOf(context),
} as const;
