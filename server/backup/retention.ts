/** How many backups are kept: of so many days, weeks and months the newest of each. */
export interface Retention {
  daily: number;
  weekly: number;
  monthly: number;
}

const NAME = /^stowage-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.zip$/;
const DAY = 24 * 60 * 60 * 1000;
/** 1970 began on a Thursday: weeks begin on Mondays. */
const FIRST_MONDAY = 4 * DAY;

/** 'stowage-20261123T120000Z.zip', for a moment in milliseconds since 1970. */
export const backupName = (at: number): string =>
  `stowage-${new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')}.zip`;

/** When the backup of this name was made, in milliseconds since 1970; undefined for a file that is none of ours. */
export function momentOfBackup(name: string): number | undefined {
  const [year, month, ...rest] = (NAME.exec(name) ?? []).slice(1).map(Number);
  if (year === undefined || month === undefined) return undefined;
  const at = Date.UTC(year, month - 1, ...rest);
  return backupName(at) === name ? at : undefined;
}

/**
 * Those of `names` that nobody has to keep any more. What is none of ours, or of the future by a clock that was put back, is
 * never among them, and counts for nothing.
 */
export function outlived(
  names: readonly string[],
  { daily, weekly, monthly }: Retention,
  now: number,
): string[] {
  const backups = names
    .flatMap((name) => {
      const at = momentOfBackup(name);
      return at === undefined || at > now ? [] : [{ name, at }];
    })
    .toSorted((a, b) => b.at - a.at);
  // The newest is kept whatever is set.
  const kept = new Set(backups.slice(0, 1).map(({ name }) => name));
  const keep = (count: number, periodOf: (at: number) => number): void => {
    const periods = new Set<number>();
    for (const { name, at } of backups) {
      const period = periodOf(at);
      if (periods.has(period)) continue;
      if (periods.size >= count) return;
      periods.add(period);
      kept.add(name);
    }
  };
  keep(daily, (at) => Math.floor(at / DAY));
  keep(weekly, (at) => Math.floor((at - FIRST_MONDAY) / (7 * DAY)));
  keep(monthly, (at) => new Date(at).getUTCFullYear() * 12 + new Date(at).getUTCMonth());
  return backups.filter(({ name }) => !kept.has(name)).map(({ name }) => name);
}
