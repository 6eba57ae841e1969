import { basename, dirname } from 'node:path';
import { ImportGraph } from './graph.ts';
import { filesBelow } from './tree.ts';

/** Whom a test of this name is for: `outbox` of `outboxOrder.test.ts` and of `outbox.machine.ts`. */
const subject = (file: string): string => basename(file).replace(/\..*$/u, '').toLowerCase();
/** `src/services/unsent/…` and `tests/services/unsent/…` are the same room. */
const room = (file: string): string => dirname(file).replace(/^(?:src|tests)\//u, '');

/** Walks over all paths of a machine, and random histories: they notice much, but take their time. */
const LONG = /\.paths\.|histor/iu;

/** Which test files come to which file of the project, going by what they import. */
export class Reach {
  readonly #distances: Map<string, Map<string, number>>;

  constructor(root: string) {
    const graph = new ImportGraph(root);
    const tests = filesBelow(root, 'tests').filter((file) => /\.test\.tsx?$/u.test(file));
    this.#distances = new Map(tests.map((test) => [test, graph.distances(test)]));
  }

  /** The test files that lead to a file, those first that are most likely about it and do not take long. */
  testsOf(file: string, secondsOf: (test: string) => number = () => 0): string[] {
    const rank = (test: string): number => {
      const [own, its] = [subject(file), subject(test)];
      const isNamesake = its.startsWith(own) || own.startsWith(its);
      const isNear = room(test) === room(file);
      const distance = this.#distances.get(test)?.get(file) ?? Infinity;
      const patience = secondsOf(test) / 2 + (LONG.test(test) ? 8 : 0);
      return distance + patience - (isNear ? 20 : 0) - (isNamesake ? 10 : 0);
    };
    return [...this.#distances.keys()]
      .filter((test) => this.#distances.get(test)?.has(file))
      .toSorted((a, b) => rank(a) - rank(b));
  }
}
