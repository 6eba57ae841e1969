import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));
/** What reads photos, as it is built. */
export const PHOTO_DECODING = new URL('../../dist/server/photoDecoding.js', import.meta.url);
const READY = /Stowage is ready at (https?:\/\/\S+)/;
/** How long a start and a clean stop may take, in milliseconds; a start only ever takes so long where it hangs. */
const START_LIMIT = 45_000;
const STOP_LIMIT = 5_000;

export const ADMIN = { username: 'marta', password: 'correct horse battery staple' };

/** The built server as a process of its own, on a data folder of its own. Stopped and started, it keeps its port. */
export class BuiltServer {
  /** All that it wrote, of all its runs: shown when a test fails. */
  output = '';
  #process: ChildProcess | undefined;
  #url = '';

  constructor(
    readonly dataDir: string,
    private readonly settings: Record<string, string> = {},
    /** Of another build, where it is not to be this one's; and what it is started with. */
    private readonly program = PROGRAM,
    private readonly options: readonly string[] = [],
  ) {}

  /** Where it answers, without a slash at the end. */
  get url(): string {
    if (this.#url === '') throw new Error('The server has not been started yet.');
    return this.#url;
  }

  /** Of its process; 0 while there is none. */
  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.#process !== undefined;
  }

  /** Resolves when it is ready to answer. */
  async start(): Promise<void> {
    if (this.#process !== undefined) return;
    if (!existsSync(this.program)) throw new Error('There is no built server: run `npm run build` first.');
    const child = spawn(process.execPath, [this.program, ...this.options], {
      env: {
        PATH: process.env['PATH'],
        HOST: '127.0.0.1',
        PORT: this.#url === '' ? '0' : new URL(this.#url).port,
        STOWAGE_DATA: this.dataDir,
        STOWAGE_ADMIN_USERNAME: ADMIN.username,
        STOWAGE_ADMIN_PASSWORD: ADMIN.password,
        STOWAGE_LOG_LEVEL: 'warn',
        ...this.settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    this.#url = await this.#readiness(child);
  }

  #readiness(child: ChildProcess): Promise<string> {
    let text = '';
    return new Promise((resolve, reject) => {
      const fail = (why: string) => {
        clearTimeout(limit);
        this.#process = undefined;
        child.kill('SIGKILL');
        reject(new Error(`The server ${why}.\n${text}`));
      };
      const limit = setTimeout(() => fail('was not ready in time'), START_LIMIT);
      const read = (chunk: Buffer) => {
        this.output += chunk.toString();
        text += chunk.toString();
        const url = READY.exec(text)?.[1];
        if (url === undefined) return;
        clearTimeout(limit);
        resolve(url.replace(/\/$/, ''));
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.once('error', (error) => fail(`could not be started: ${error.message}`));
      child.once('exit', (code) => {
        if (this.#process === child) this.#process = undefined;
        fail(`ended with code ${code} before it was ready`);
      });
    });
  }

  /** Ends it as an administrator would, or, with SIGKILL, as a power cut does. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#process;
    if (child === undefined) return;
    this.#process = undefined;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT);
    await ended;
    clearTimeout(limit);
  }
}
