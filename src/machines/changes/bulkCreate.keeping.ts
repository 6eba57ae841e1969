import { failure } from '../../failure.ts';
import { type BulkEntry, isToCreate, type KeptBulk } from '../../model/changes/bulkEntries.ts';
import { type BulkCreateContext, createdIn, unsavedIn } from './bulkCreate.context.ts';

const CUT_SHORT = failure('timeout', 'The page was left before the server answered.');

/** What of it is to be kept in this browser; undefined where nothing is left to be created, or it was given up. */
export function keptOf(context: BulkCreateContext): KeptBulk | undefined {
  const { entries, hasLocations, isClosed, isShown } = context;
  const isNothingWanted = !entries.some(isToCreate) && unsavedIn(entries) === 0;
  const isAllThere = !isShown && entries.every(({ isByName }) => isByName);
  const isDone = isNothingWanted && (createdIn(entries) > 0 || isAllThere);
  if (isClosed || isDone) return undefined;
  return { hasLocations, entries: entries.map((entry) => keptEntry(entry, context)) };
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
