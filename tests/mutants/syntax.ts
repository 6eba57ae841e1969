import { parseSync } from 'vite';

/** A node of the syntax tree, as far as the search for places to break looks at it. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** The child of that name, where it is a node. */
export function child(node: Node, name: string): Node | undefined {
  const value = node[name];
  return isNode(value) ? value : undefined;
}

/** All children of a node, in the order of the source. */
export function children(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/** The syntax tree of a module, with offsets in UTF-16 units. Throws where it does not parse. */
export function parse(file: string, source: string): Node {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  if (!isNode(program)) throw new Error(`${file}: no syntax tree`);
  return program;
}
