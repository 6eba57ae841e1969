import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { children, parse, type Node } from './syntax.ts';

const MODULE = /\.(?:[cm]?ts|tsx|mjs)$/u;

/** The modules that a file names: in imports, as workers, or as what a process is started with. */
function namedBy(root: string, file: string): string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (node['importKind'] === 'type' || node['exportKind'] === 'type') return;
    const { value } = node;
    if (typeof value === 'string' && MODULE.test(value)) {
      const paths = [join(dirname(file), value), value];
      found.push(...paths.filter((path) => existsSync(join(root, path))).slice(0, 1));
    }
    for (const inner of children(node)) visit(inner);
  };
  visit(parse(file, readFileSync(join(root, file), 'utf8')));
  return found;
}

/** Follows which modules lead to which, each read once. */
export class ImportGraph {
  readonly #imports = new Map<string, string[]>();

  constructor(private readonly root: string) {}

  /** How many steps away from `file` each module is that it comes to. */
  distances(file: string): Map<string, number> {
    const distances = new Map([[file, 0]]);
    // A map is walked with what is added on the way.
    for (const [module, distance] of distances) {
      for (const next of this.#of(module)) if (!distances.has(next)) distances.set(next, distance + 1);
    }
    return distances;
  }

  #of(file: string): string[] {
    const known = this.#imports.get(file) ?? namedBy(this.root, file);
    this.#imports.set(file, known);
    return known;
  }
}
