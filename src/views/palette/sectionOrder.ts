import { FIT } from '../../model/finding/tiers.ts';
import type { CommandRows, FoundRows, FoundSection, PaletteRowData, PaletteSection } from './rows.ts';

/** What was found of one kind, and how many there are in all. */
interface FoundRecords extends FoundRows {
  total: number;
  more?: boolean;
}

const isCommands = ({ rows: [row] }: FoundSection): boolean => row?.kind === 'command';
const isGuarded = ({ rows: [row] }: FoundSection): boolean => row?.isGuarded === true;

/**
 * With a text: the section whose first row fits best is first. Among equals locations come before items, both
 * before commands, but for a name that begins with the text: then a command is meant as often, and says so by
 * where it stands. What is dangerous and was not named comes after all else.
 */
export function sectionsByFit(
  commands: CommandRows,
  locations: FoundRecords,
  items: FoundRecords,
  ...others: readonly FoundSection[]
): FoundSection[] {
  const found: FoundSection[] = [
    ...others,
    { heading: 'Locations', ...locations },
    { heading: 'Items', ...items },
    ...[...commands].map(([heading, section]) => ({ heading, ...section })),
  ];
  const isBeginning = ({ fit }: FoundSection) => fit === FIT.begins || fit === FIT.opened;
  const behind = (section: FoundSection) => (isBeginning(section) && !isCommands(section) ? 1 : 0);
  return found
    .filter(({ rows }) => rows.length > 0)
    .sort((a, b) => Number(isGuarded(a)) - Number(isGuarded(b)) || a.fit - b.fit || behind(a) - behind(b));
}

/**
 * Without a text: the commands of the screen, then what was opened last. On Home, where nothing is chosen yet, what
 * was opened last is what people go on with.
 */
export function sectionsUntyped(
  commands: CommandRows,
  recent: PaletteRowData[],
  areRecentFirst: boolean,
): PaletteSection[] {
  const [here, ...others] = [...commands].map(([heading, { rows }]) => ({ heading, rows }));
  const own = here ? [here] : [];
  const lately = { heading: 'Recent', rows: recent };
  const [goTo, ...rest] = others;
  const sections = areRecentFirst
    ? [lately, ...(goTo ? [goTo] : []), ...own, ...rest]
    : [...own, lately, ...others];
  const shown = sections.filter(({ rows }) => rows.length > 0);
  const guarded = shown.filter(({ rows: [row] }) => row?.isGuarded === true);
  return [...shown.filter((section) => !guarded.includes(section)), ...guarded];
}
