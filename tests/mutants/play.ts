import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Reach } from './reach.ts';
import type { Outcome, TestRunner } from './runner.ts';
import { brokenWithProbe, type Site } from './sites.ts';
import { HITS, type ScratchTree } from './tree.ts';

/** What became of one break. */
export interface Played {
  site: Site;
  /** The test file that noticed, and what it said. */
  noticedBy?: string;
  failure?: string;
  /** How many test files lead to the place, were run, and came by. */
  tests: number;
  ran: number;
  cameBy: number;
  took: number;
}

/** Times in ms: what a test file and a test may take, from what they took when they passed. */
const LIMITS = { startUp: 20_000, unknownFile: 90_000, slower: 4, shortestTest: 6_000, longestTest: 20_000 };

/** After so many nearest test files of which none came by, the place counts as run by no test. */
const NEAREST = 12;

const OF_TIME = /took too long|timed out/i;

interface Known {
  took: number;
  slowest: number;
}

/** Breaks places of one copy of the project, one after the other, and runs the tests that lead there. */
export class Player {
  /** Test files that fail with nothing broken: they prove nothing. */
  static readonly red = new Map<string, string>();
  static readonly #green = new Map<string, Known>();
  readonly #hits: string;
  #changed: string[] = [];

  constructor(
    private readonly root: string,
    private readonly tree: ScratchTree,
    private readonly runner: TestRunner,
    private readonly reach: Reach,
  ) {
    this.#hits = join(tree.path, 'hits.txt');
  }

  /** Runs one test file after the other, nearest first, until one notices or `patience` ms are over. */
  async play(site: Site, patience: number): Promise<Played> {
    const started = performance.now();
    const text = brokenWithProbe(readFileSync(join(this.root, site.file), 'utf8'), site, HITS);
    const tests = this.reach.testsOf(site.file, (test) => (Player.#green.get(test)?.took ?? 3000) / 1000);
    const played: Played = { site, tests: tests.length, ran: 0, cameBy: 0, took: 0 };
    for (const test of tests) {
      if (Player.red.has(test)) continue;
      let outcome = await this.#runBroken(site, text, test);
      if (outcome.failure !== undefined) {
        if (!(await this.#isGreen(test))) continue;
        // Time alone may be the machine's: asked again, now that it is known what the file takes with nothing broken.
        if (OF_TIME.test(outcome.failure)) outcome = await this.#runBroken(site, text, test);
      }
      played.ran += 1;
      if (outcome.hasCome) played.cameBy += 1;
      played.took = performance.now() - started;
      if (outcome.failure !== undefined) return { ...played, noticedBy: test, failure: outcome.failure };
      if (played.took > patience || (played.cameBy === 0 && played.ran >= NEAREST)) break;
    }
    return played;
  }

  async #runBroken(site: Site, text: string, test: string): Promise<Outcome & { hasCome: boolean }> {
    this.tree.write(site.file, text);
    this.#changed.push(site.file);
    const outcome = await this.#run(test);
    this.tree.restore(site.file);
    this.#changed.push(site.file);
    return outcome;
  }

  async #run(test: string): Promise<Outcome & { hasCome: boolean }> {
    rmSync(this.#hits, { force: true });
    const known = Player.#green.get(test);
    const forTest = (known?.slowest ?? LIMITS.longestTest) * LIMITS.slower;
    const testTimeout = Math.min(LIMITS.longestTest, Math.max(LIMITS.shortestTest, forTest));
    const limit = known === undefined ? LIMITS.unknownFile : LIMITS.startUp + known.took * LIMITS.slower;
    const started = performance.now();
    const changed = [...new Set(this.#changed)];
    this.#changed = [];
    const outcome = await this.runner.run({ test, changed, hits: this.#hits, testTimeout }, limit);
    const took = performance.now() - started;
    if (outcome.failure === undefined) Player.#green.set(test, { took, slowest: outcome.slowest });
    return { ...outcome, hasCome: existsSync(this.#hits) };
  }

  /** Does the test file pass with nothing broken? It has shown so before, or is run once more. */
  async #isGreen(test: string): Promise<boolean> {
    if (Player.#green.has(test)) return true;
    const { failure } = await this.#run(test);
    if (failure === undefined) return true;
    Player.red.set(test, failure);
    return false;
  }
}
