import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { installFromDebian, mayInstall } from './debian.mjs';
import { say } from './project.mjs';

/** Where Debian and its like put what is on nobody's path, a folder a version. */
const VERSIONS = '/usr/lib/postgresql';
/** What Debian does as it installs one. */
const SETTINGS = '/etc/postgresql-common/createcluster.conf';

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
  await installFromDebian('postgresql-common', true);
  // The tests start one of their own; a service that goes on running nobody has asked for.
  await writeFile(
    SETTINGS,
    `${await readFile(SETTINGS, 'utf8').catch(() => '')}\ncreate_main_cluster = false\n`,
  ).catch(() => undefined);
  await installFromDebian('postgresql', true);
}
