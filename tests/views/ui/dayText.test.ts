import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const FILE = new URL('../../../src/views/ui/moments.ts', import.meta.url).href;

/** In a process of its own: threads keep the zone that they began with. */
const shownIn = (TZ: string, days: readonly string[]): string =>
  execFileSync(
    process.execPath,
    [
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      `const { dayText } = await import(${JSON.stringify(FILE)});
      console.log(${JSON.stringify(days)}.map(dayText).join(' | '));`,
    ],
    { env: { ...process.env, TZ, LC_ALL: 'en_US.UTF-8' }, encoding: 'utf8' },
  ).trim();

it('a day is shown as itself in every zone, also in one whose calendar has left it out', () => {
  expect(shownIn('Pacific/Apia', ['2011-12-29', '2011-12-30', '0023-05-04'])).toBe(
    'Dec 29, 2011 | Dec 30, 2011 | May 4, 23',
  );
});
