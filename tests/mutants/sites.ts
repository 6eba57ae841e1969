import { dirname, relative } from 'node:path';
import { child, children, isNode, parse, type Node } from './syntax.ts';

/** What is done to a line. */
export type Kind = 'condition' | 'statement' | 'constant' | 'operator' | 'literal' | 'guard';

/** One place that can be broken, and how. */
export interface Site {
  /** `file:line:column:kind`: names this break for `--replay`. */
  id: string;
  file: string;
  line: number;
  kind: Kind;
  /** Offsets of what is replaced. */
  start: number;
  end: number;
  after: string;
  /** What a probe stands before that tells whether a test comes by, and of which form that is. */
  probe: { start: number; end: number; form: 'expression' | 'statement' | 'attribute' };
}

type Found = Omit<Site, 'id' | 'file' | 'line'>;

const OPERATORS: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

/** Type syntax around a value; everything else that TypeScript adds has no value to break. */
const TYPED_VALUES = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
const LEAVING = new Set(['ReturnStatement', 'ThrowStatement', 'ContinueStatement', 'BreakStatement']);

/** Does this statement only leave: `return`, `throw`, alone or as the last of a block? */
function leaves(statement: Node): boolean {
  if (LEAVING.has(statement.type)) return true;
  const last = statement.type === 'BlockStatement' ? children(statement).at(-1) : undefined;
  return last !== undefined && leaves(last);
}

function whole(node: Node, kind: Kind, after: string, form: Site['probe']['form']): Found {
  const range = { start: node.start, end: node.end };
  return { kind, ...range, after, probe: { ...range, form } };
}

function negated(source: string, test: Node): Found {
  return whole(test, 'condition', `!(${source.slice(test.start, test.end)})`, 'expression');
}

/** The operator stands somewhere between its two sides, with white space and comments about it. */
function swapped(source: string, node: Node): Found[] {
  const [left, right] = [child(node, 'left'), child(node, 'right')];
  const operator = String(node['operator']);
  const after = OPERATORS[operator];
  if (left === undefined || right === undefined || after === undefined) return [];
  const start = source.indexOf(operator, left.end);
  if (start < 0 || start >= right.start) return [];
  const probe = { start: node.start, end: node.end, form: 'expression' } as const;
  return [{ kind: 'operator', start, end: start + operator.length, after, probe }];
}

function otherConstant(node: Node, parent: Node): Found[] {
  const { value } = node;
  // `new URL('./x', …)` is read by the bundler, which wants it to stay a literal.
  if (parent.type === 'NewExpression') return [];
  const form = parent.type === 'JSXAttribute' ? 'attribute' : 'expression';
  if (typeof value === 'boolean') return [whole(node, 'constant', String(!value), form)];
  if (typeof value === 'number') return [whole(node, 'constant', String(value + 1), form)];
  if (typeof value === 'string') return [whole(node, 'constant', value === '' ? `'broken'` : `''`, form)];
  return [];
}

function emptied(node: Node, list: string, after: string): Found[] {
  const entries = node[list];
  return Array.isArray(entries) && entries.length > 0 ? [whole(node, 'literal', after, 'expression')] : [];
}

/** What can be broken at this very node. */
function breaks(source: string, node: Node, parent: Node): Found[] {
  const test = child(node, 'test');
  switch (node.type) {
    case 'IfStatement': {
      const body = child(node, 'consequent');
      const isGuard = node['alternate'] === null && body !== undefined && leaves(body);
      return [
        ...(test === undefined ? [] : [negated(source, test)]),
        ...(isGuard ? [whole(node, 'guard', ';', 'statement')] : []),
      ];
    }
    case 'ConditionalExpression':
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'ForStatement':
      return test === undefined ? [] : [negated(source, test)];
    case 'ExpressionStatement':
      return typeof node['directive'] === 'string' ? [] : [whole(node, 'statement', ';', 'statement')];
    case 'ReturnStatement':
      return node['argument'] === null ? [] : [whole(node, 'statement', ';', 'statement')];
    case 'ThrowStatement':
      return [whole(node, 'statement', ';', 'statement')];
    case 'ArrowFunctionExpression': {
      const body = child(node, 'body');
      const isCall = body?.type === 'CallExpression' || body?.type === 'AwaitExpression';
      return isCall ? [whole(body, 'statement', 'undefined', 'expression')] : [];
    }
    case 'BinaryExpression':
    case 'LogicalExpression':
      return swapped(source, node);
    case 'Literal':
      return otherConstant(node, parent);
    case 'ArrayExpression':
      return emptied(node, 'elements', '[]');
    case 'ObjectExpression':
      return emptied(node, 'properties', '{}');
    default:
      return [];
  }
}

/** The children that are values of the program: no types, no module names, no keys. */
function valuesOf(node: Node): Node[] {
  if (node.type.startsWith('TS') && !TYPED_VALUES.has(node.type)) return [];
  if (TYPED_VALUES.has(node.type)) return [child(node, 'expression')].filter(isNode);
  if (node.type.startsWith('Import') || node.type === 'ExportAllDeclaration') return [];
  if (node.type === 'ExportNamedDeclaration') return [child(node, 'declaration')].filter(isNode);
  const key = node['computed'] === true ? undefined : child(node, 'key');
  return children(node).filter((inner) => inner !== key);
}

/** All places of a module that can be broken, in the order of the source. */
export function findSites(file: string, source: string): Site[] {
  const lineStarts = [0, ...[...source.matchAll(/\n/gu)].map(({ index }) => index + 1)];
  const sites: Site[] = [];
  const visit = (node: Node, parent: Node): void => {
    for (const found of breaks(source, node, parent)) {
      const line = lineStarts.findLastIndex((start) => start <= found.start);
      const column = found.start - (lineStarts[line] ?? 0) + 1;
      sites.push({ ...found, file, line: line + 1, id: `${file}:${line + 1}:${column}:${found.kind}` });
    }
    for (const inner of valuesOf(node)) visit(inner, node);
  };
  const program = parse(file, source);
  visit(program, program);
  return sites;
}

/** The module with this one place broken. */
export function broken(source: string, site: Site): string {
  return source.slice(0, site.start) + site.after + source.slice(site.end);
}

const PROBES: Readonly<Record<Site['probe']['form'], [before: string, after: string]>> = {
  expression: ['(mutantHit(), ', ')'],
  statement: ['{ mutantHit(); ', ' }'],
  attribute: ['{(mutantHit(), ', ')}'],
};

/** The broken module, which also tells when the place is run. `hits` is the module with the function for it. */
export function brokenWithProbe(source: string, site: Site, hits: string): string {
  const text = broken(source, site);
  const { start, form } = site.probe;
  const end = site.probe.end + text.length - source.length;
  const [before, after] = PROBES[form];
  const probed = text.slice(0, start) + before + text.slice(start, end) + after + text.slice(end);
  const path = relative(dirname(site.file), hits);
  return `import { mutantHit } from '${path.startsWith('.') ? path : `./${path}`}'; ${probed}`;
}
