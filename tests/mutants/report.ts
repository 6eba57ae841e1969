import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Played } from './play.ts';
import type { Site } from './sites.ts';

const inOneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();
const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1)}…`;

/** A break in words: what stood there, and what stands there instead. */
export function change(root: string, site: Site): string {
  const before = readFileSync(join(root, site.file), 'utf8').slice(site.start, site.end);
  const after = site.after === ';' ? '(dropped)' : site.after;
  return `${site.id}  ${cut(inOneLine(before), 90)} → ${cut(inOneLine(after), 60)}`;
}

/** What became of a break, in one line. */
export function fate({ noticedBy, failure, tests, ran, cameBy, took }: Played): string {
  const after = `${(took / 1000).toFixed(1)} s`;
  if (noticedBy !== undefined) {
    return `noticed by ${noticedBy} (file ${ran}, ${after}): ${cut(failure ?? '', 100)}`;
  }
  const of = `${ran} of ${tests} test files`;
  return cameBy === 0
    ? `run by none of ${of}, ${after}`
    : `SURVIVED ${of}, of which ${cameBy} came by, ${after}`;
}
