import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { postgresPrograms } from '../../../scripts/lib/postgres.mjs';
import { childrenOf } from '../processes.ts';

const run = promisify(execFile);
/** Of the test's own server, which knows nobody else. */
const USER = 'stowage';
const START_LIMIT = 20_000;

/** Settings of a server that may lose everything when the machine does; a process that is killed loses nothing. */
const QUICK = {
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  listen_addresses: '',
  max_connections: '200',
  shared_buffers: '64MB',
  max_wal_size: '512MB',
  unix_socket_permissions: '0777',
};

/** PostgreSQL refuses to run as root: then somebody else's rights are taken, the package's own or nobody's. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith('postgres:'));
  const [, , uid = '65534', gid = '65534'] = line?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** A PostgreSQL of the test's own, which only programs on this machine reach. */
export class TemporaryPostgres {
  #child: ChildProcess | undefined;

  private constructor(
    private readonly programs: string,
    /** Holds its data and its socket. */
    readonly folder: string,
    private readonly settings: Readonly<Record<string, string>>,
  ) {}

  /** Makes one and starts it, in memory unless told where; undefined where the machine has no PostgreSQL. */
  static async start(
    settings: Readonly<Record<string, string>> = {},
    where = existsSync('/dev/shm') ? '/dev/shm' : tmpdir(),
  ): Promise<TemporaryPostgres | undefined> {
    const programs = postgresPrograms();
    if (programs === undefined) return undefined;
    const folder = await mkdtemp(join(where, 'stowage-pg-'));
    const user = otherUser();
    await chmod(folder, 0o755);
    if (user) await chown(folder, user.uid, user.gid);
    const data = join(folder, 'data');
    const args = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    await run(join(programs, 'initdb'), args, { cwd: folder, env: ENV, ...user });
    const server = new TemporaryPostgres(programs, folder, { ...QUICK, ...settings });
    // Whoever forgets it, or fails before the end: it would outlive the tests.
    process.once('exit', () => server.leave());
    await server.begin();
    return server;
  }

  /** Where this database of it is; by way of another name of its folder, if need be. */
  urlOf(database: string, folder = this.folder): string {
    return `postgres://${USER}@localhost/${database}?host=${encodeURIComponent(folder)}`;
  }

  /** Starts it again on what it has, and waits until it answers. */
  async begin(): Promise<void> {
    const settings = Object.entries({ ...this.settings, unix_socket_directories: this.folder });
    const child = spawn(
      join(this.programs, 'postgres'),
      ['-D', join(this.folder, 'data'), ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { cwd: this.folder, env: ENV, stdio: 'ignore', ...otherUser() },
    );
    child.on('error', () => undefined);
    this.#child = child;
    const limit = Date.now() + START_LIMIT;
    while (!(await this.answers())) {
      if (child.exitCode !== null || Date.now() > limit) throw new Error('PostgreSQL did not start.');
      await pause(20);
    }
  }

  async answers(): Promise<boolean> {
    return this.run('postgres', 'select 1').then(
      () => true,
      () => false,
    );
  }

  /** Runs statements in a database of it, as its owner. */
  async run(database: string, sql: string): Promise<pg.QueryResult> {
    const client = new pg.Client({ connectionString: this.urlOf(database) });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await client.query(sql);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Ends it by a signal: SIGTERM waits for everybody, SIGINT throws them out, SIGKILL leaves the rest as it is. */
  async end(signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const over = new Promise((resolve) => child.once('exit', resolve));
    // Its own processes outlive it for a moment, and keep the next start from taking the folder.
    const pids = signal === 'SIGKILL' ? childrenOf(child.pid ?? 0) : [];
    child.kill(signal);
    for (const pid of pids) killed(pid);
    await over;
  }

  /** Stops or wakes all of its processes, as a machine that hangs. */
  signalAll(signal: 'SIGSTOP' | 'SIGCONT'): void {
    const pid = this.#child?.pid ?? 0;
    for (const one of [pid, ...childrenOf(pid)]) process.kill(one, signal);
  }

  /** As the process ends: nothing can be waited for. */
  private leave(): void {
    this.#child?.kill('SIGQUIT');
    rmSync(this.folder, { recursive: true, force: true });
  }

  async remove(): Promise<void> {
    await this.end('SIGQUIT');
    await rm(this.folder, { recursive: true, force: true });
  }
}

const ENV = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' };

function killed(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
