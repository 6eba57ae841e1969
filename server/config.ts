import { statSync } from 'node:fs';
import type { BlockList } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check } from '../contract/check.ts';
import { Password } from '../contract/fields.ts';
import { NewUsername } from '../contract/newUser.ts';
import { object } from 'superstruct';
import { type AnalysisSettings, readAnalysisSettings } from './analysis/settings.ts';
import { trustedProxies } from './network/clientAddress.ts';
import { NETWORK_LIMITS, type NetworkLimits } from './network/limits.ts';
import { type S3Place, readBlobsPlace } from './blobs/place.ts';
import type { BackupSettings } from './backup/schedule.ts';
import { type DatabaseElsewhere, readDatabase } from './databaseSetting.ts';
import { BadSetting, choice, textSetting, wholeNumber } from './setting.ts';

/** The settings of the server, from the environment. */
export interface Config {
  /** 0 lets the system choose. */
  port: number;
  host: string;
  /** Undefined for plain HTTP. */
  tls: TlsFiles | undefined;
  /** For how many seconds browsers shall come over TLS alone; undefined where nothing is said of it. */
  hsts: number | undefined;
  /** Folder of the database, unless it is elsewhere, and of what only this server needs. */
  dataFolder: string;
  /** Undefined where the database is a file in the data folder. */
  database: DatabaseElsewhere | undefined;
  /** Where photos are kept; undefined for the data folder. */
  blobs: S3Place | undefined;
  /** For the first user only. */
  admin: { username: string; password: string | undefined };
  /** Days that a login lasts after its last use. */
  sessionDays: number;
  /** Days that a login lasts in all. */
  sessionMaxDays: number;
  logLevel: string;
  /** Whether the log says which user and which address. */
  logPeople: boolean;
  /** Origins that browsers may call from. */
  corsOrigins: string[];
  /** Where people reach it, for labels that are scanned: 'https://stowage.lan'; undefined where nobody has said. */
  url: string | undefined;
  /** Proxies in front, whose word is taken for where a request comes from. */
  trustedProxies: BlockList;
  /** Folder of the built app. */
  staticFolder: string;
  /** Somebody has named the folder, which has to have an app then. */
  isAppRequired: boolean;
  /** How many connections there may be. */
  network: Pick<NetworkLimits, 'connections' | 'connectionsPerAddress'>;
  /** Undefined where no backups are made by themselves. */
  backups: BackupSettings | undefined;
  /** Undefined where photos are not analysed. */
  analysis: AnalysisSettings | undefined;
}

/** Paths of PEM files. */
export interface TlsFiles {
  cert: string;
  key: string;
}

/** Two years, which is as much as anybody asks for. */
const HSTS_MAX = 2 * 365 * 24 * 60 * 60;
/** Backups of a week, a month and a year. */
const KEPT = '7,4,12';
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** Reads the settings; an empty one counts as not set. Throws {@link BadSetting}. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const text = (name: string): string | undefined => textSetting(env, name);
  return {
    port: wholeNumber('PORT', text('PORT') ?? '4747', 0, 65_535),
    // As the address that is shown has it: '[::1]'.
    host:
      text('HOST')
        ?.trim()
        .replace(/^\[(.+)\]$/, '$1') ?? '127.0.0.1',
    tls: readTlsFiles(text('STOWAGE_TLS_CERT'), text('STOWAGE_TLS_KEY')),
    hsts: readHsts(text('STOWAGE_HSTS') ?? 'off'),
    dataFolder: readDataFolder(env),
    database: readDatabase(env),
    blobs: readBlobsPlace(env),
    admin: readAdmin(text('STOWAGE_ADMIN_USERNAME') ?? 'admin', text('STOWAGE_ADMIN_PASSWORD')),
    sessionDays: wholeNumber('STOWAGE_SESSION_DAYS', text('STOWAGE_SESSION_DAYS') ?? '30', 1, 3650),
    sessionMaxDays: wholeNumber(
      'STOWAGE_SESSION_MAX_DAYS',
      text('STOWAGE_SESSION_MAX_DAYS') ?? '180',
      1,
      3650,
    ),
    logLevel: choice(env, 'STOWAGE_LOG_LEVEL', LOG_LEVELS, 'info'),
    logPeople: choice(env, 'STOWAGE_LOG_PEOPLE', ['yes', 'no'], 'yes') === 'yes',
    corsOrigins: (text('STOWAGE_CORS_ORIGINS') ?? '').split(',').filter(isGiven).map(originOf),
    url: readUrl(text('STOWAGE_URL')),
    trustedProxies: trustedProxies(text('STOWAGE_TRUST_PROXY') ?? ''),
    staticFolder: pathIn('STOWAGE_STATIC', text('STOWAGE_STATIC')) ?? builtApp(),
    isAppRequired: text('STOWAGE_STATIC') !== undefined,
    network: readNetwork(text),
    backups: readBackups(text('STOWAGE_BACKUP_DIR'), text('STOWAGE_BACKUP_KEEP') ?? KEPT),
    analysis: readAnalysisSettings(env),
  };
}

/** The data folder alone. Throws {@link BadSetting} for an address, which it does not show. */
export function readDataFolder(env: NodeJS.ProcessEnv): string {
  const folder = textSetting(env, 'STOWAGE_DATA') ?? 'data';
  // Taken as a name it would be a new, empty inventory, with the password of a database in it.
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(folder))
    throw new BadSetting('STOWAGE_DATA is a folder. The address of a database goes into DATABASE_URL.');
  return pathIn('STOWAGE_DATA', folder) ?? folder;
}

/** The whole path that a setting gives. Throws {@link BadSetting} for one that begins at a home, which a shell alone knows. */
function pathIn(name: string, path: string | undefined): string | undefined {
  if (path !== undefined && /^~[^/\\]*([/\\]|$)/.test(path)) {
    throw new BadSetting(
      `${name} begins with "~", which only a shell knows: give the whole path, not "${path}".`,
    );
  }
  return path === undefined ? undefined : resolve(path);
}

/** Some of the messages end with a full stop, others do not. */
function sentence(message: string | undefined): string {
  return `${message?.replace(/\.$/, '') ?? ''}.`;
}

function readAdmin(username: string, password: string | undefined): Config['admin'] {
  const name = check({ username }, object({ username: NewUsername }));
  if (!name.ok)
    throw new BadSetting(`STOWAGE_ADMIN_USERNAME is not usable: ${sentence(name.fields['username'])}`);
  const secret = password === undefined ? undefined : check({ password }, object({ password: Password }));
  if (secret?.ok === false) {
    throw new BadSetting(`STOWAGE_ADMIN_PASSWORD is not usable: ${sentence(secret.fields['password'])}`);
  }
  return { username: name.value.username, password };
}

/** Ten at least: one browser keeps six. */
function readNetwork(text: (name: string) => string | undefined): Config['network'] {
  const number = (name: string, standard: number): number =>
    wholeNumber(name, text(name) ?? String(standard), 10, 100_000);
  return {
    connections: number('STOWAGE_CONNECTIONS', NETWORK_LIMITS.connections),
    connectionsPerAddress: number('STOWAGE_CONNECTIONS_PER_ADDRESS', NETWORK_LIMITS.connectionsPerAddress),
  };
}

/** '7,4,12': of so many days, weeks and months. */
function readBackups(folder: string | undefined, keep: string): BackupSettings | undefined {
  const counts = keep.split(',');
  const [daily, weekly, monthly] = counts.map((count) => wholeNumber('STOWAGE_BACKUP_KEEP', count, 0, 1000));
  if (counts.length !== 3 || daily === undefined || weekly === undefined || monthly === undefined) {
    throw new BadSetting(
      `STOWAGE_BACKUP_KEEP must be three numbers, of days, weeks and months, like ${KEPT}, not "${keep}".`,
    );
  }
  const whole = pathIn('STOWAGE_BACKUP_DIR', folder);
  // One that is not there may be on a disk that is not mounted yet; a file never becomes a folder.
  if (whole !== undefined && isFile(whole))
    throw new BadSetting(`STOWAGE_BACKUP_DIR must be a folder, and ${whole} is a file.`);
  return whole === undefined ? undefined : { folder: whole, keep: { daily, weekly, monthly } };
}

/** Whether there is a file of this name; false also where nobody may look. */
function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    return false;
  }
}

/** Off by itself: a browser that has been told lets nobody past the warning about a self-signed certificate. */
function readHsts(text: string): number | undefined {
  return text.trim() === 'off' ? undefined : wholeNumber('STOWAGE_HSTS', text, 0, HSTS_MAX);
}

/** Half a setting is a mistake: plain HTTP in its place would go unnoticed. */
function readTlsFiles(cert: string | undefined, key: string | undefined): TlsFiles | undefined {
  const paths = { cert: pathIn('STOWAGE_TLS_CERT', cert), key: pathIn('STOWAGE_TLS_KEY', key) };
  if (paths.cert !== undefined && paths.key !== undefined) return { cert: paths.cert, key: paths.key };
  if (cert === undefined && key === undefined) return undefined;
  throw new BadSetting('STOWAGE_TLS_CERT and STOWAGE_TLS_KEY must be set both or neither.');
}

const isGiven = (text: string): boolean => text.trim() !== '';

function originOf(text: string): string {
  const origin = text.trim();
  if (URL.canParse(origin) && new URL(origin).origin === origin) return origin;
  throw new BadSetting(
    `STOWAGE_CORS_ORIGINS must list origins like https://parts.example.org, not "${origin}".`,
  );
}

/** It is printed on labels that stay for years: what could not be opened is refused. */
function readUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  // Whatever else there is, a path or a password, would stand in it.
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new BadSetting(
    `STOWAGE_URL must be an address without a path, like https://stowage.example.org, not "${text}".`,
  );
}

/** The app beside the bundle, dist/client; from the sources, the same folder of the project. */
function builtApp(): string {
  const here = fileURLToPath(new URL('.', import.meta.url));
  // The bundler may put this into any file below dist/server.
  const built = /^(.*[\\/]dist)[\\/]server[\\/]/.exec(here)?.[1];
  return built === undefined ? resolve(here, '../dist/client') : resolve(built, 'client');
}
