import type { Match } from '../search/match.ts';

/** What FTS5 is asked. Words have no signs that would have to be escaped. */
export function matchText(match: Match): string {
  if ('phrase' in match) return `"${match.phrase}"${match.isWhole ? '' : '*'}`;
  if ('start' in match) return `${match.of} : ^ "${match.start}" *`;
  if ('in' in match) return `${COLUMNS[match.in]} : (${matchText(match.match)})`;
  if ('without' in match) return `(${matchText(match.match)}) NOT (${matchText(match.without)})`;
  if ('all' in match) return match.all.map(grouped).join(' AND ');
  return match.any.map(grouped).join(' OR ');
}

const COLUMNS = { short: '{part name}', rest: 'rest' } as const;

/** Side by side with others. */
const grouped = (match: Match): string => ('phrase' in match ? matchText(match) : `(${matchText(match)})`);
