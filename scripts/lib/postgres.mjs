import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian, mayInstall } from './debian.mjs';
import { say } from './project.mjs';

/** Where Debian and its like put what is on nobody's path, a folder a version. */
const VERSIONS = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs, the newest version's; undefined where there is none. */
export function postgresPrograms() {
  const versions = existsSync(VERSIONS)
    ? readdirSync(VERSIONS).toSorted((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(VERSIONS, version, 'bin')),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** Has one for the tests, where it may be installed; without it they say loudly what is not tried. */
export async function ensurePostgres() {
  if (postgresPrograms() !== undefined || !mayInstall()) return;
  say('Installing postgresql for the tests …');
  await installFromDebian('postgresql', true);
}
