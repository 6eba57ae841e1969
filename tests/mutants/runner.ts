import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** One test file to run. */
export interface Asked {
  test: string;
  /** Files that are not as they were at the last run. */
  changed: string[];
  /** The file that probes write to. */
  hits: string;
  /** What one test may take, in ms. */
  testTimeout: number;
}

/** What it came to; without `failure` all tests of the file passed. */
export interface Outcome {
  /** The longest that one test took, in ms. */
  slowest: number;
  failure?: string;
}

/** A vitest over a tree, in a process that is ended and begun anew where it does not answer. */
export class TestRunner {
  #child: ChildProcess | undefined;

  constructor(private readonly tree: string) {}

  /** Runs one test file; `limit` is what it may take altogether, in ms. */
  async run(asked: Asked, limit: number): Promise<Outcome> {
    const running = this.#child ?? (await this.#start());
    this.#child = running;
    return new Promise((resolve) => {
      const settle = (outcome: Outcome): void => {
        clearTimeout(timer);
        running.removeAllListeners();
        resolve(outcome);
      };
      const timer = setTimeout(() => {
        this.end();
        settle({ slowest: limit, failure: 'took too long' });
      }, limit);
      running.once('message', settle);
      running.once('exit', (code) => {
        this.#child = undefined;
        settle({ slowest: 0, failure: `the test process ended with ${code}` });
      });
      running.send(asked);
    });
  }

  /** Ends the process and all that it has started, a test that loops among it. */
  end(): void {
    const pid = this.#child?.pid;
    this.#child = undefined;
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }

  async #start(): Promise<ChildProcess> {
    const worker = fileURLToPath(new URL('worker.ts', import.meta.url));
    // A process group of its own, so that its children end with it.
    const started = fork(worker, ['--tree', this.tree], {
      detached: true,
      stdio: ['ignore', 'ignore', 2, 'ipc'],
    });
    await new Promise((resolve, reject) => {
      started.once('message', resolve);
      started.once('exit', (code) => reject(new Error(`The test process did not start: ${code}`)));
    });
    started.removeAllListeners();
    return started;
  }
}
