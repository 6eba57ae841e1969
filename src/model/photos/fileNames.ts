import { isolatedName } from '../items/isolatedName.ts';

/** Characters of a name in a message; of a longer one its beginning and its end, which tell files apart. */
const NAME = { most: 40, beginning: 25, end: 14 } as const;
/** So many files are named. */
const NAMED_MOST = 5;

/** Names of files as a message has them: the first few, each of a line at most, and how many more there are. */
export function fileNamesText(names: readonly string[]): string {
  const named = names.slice(0, NAMED_MOST).map((name) => isolatedName(short(name)));
  const more = names.length - named.length;
  return more > 0 ? `${named.join(', ')} and ${more.toLocaleString('en')} more` : named.join(', ');
}

function short(name: string): string {
  const signs = Array.from(name);
  if (signs.length <= NAME.most) return name;
  return `${signs.slice(0, NAME.beginning).join('')}…${signs.slice(-NAME.end).join('')}`;
}
