import { parseSync } from 'vite';

/** Ids at the very start of a title, up to its colon. */
const LEADING_IDS = /^\s*((?:[A-Z]+-\d\d(?:[\s,]+|(?=:)))+):/;
const ID = /[A-Z]+-\d\d/g;
/** What a table or a list fills in at the beginning of a title, after ids at most. */
const FILLED_IN = /(?<=^(?:[A-Z]+-\d\d[\s,]+)*)(?:%s|\$\w+)/;
/** What is written as a test, but never run as one. */
const NOT_RUN = new Set(['skip', 'todo', 'fixme', 'step', 'describe']);

/** A node of the syntax tree, of whichever kind. */
interface Node {
  type: string;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

function* within(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* within(child);
}

/** The ids that a title begins with. */
const idsOf = (title: string): string[] => LEADING_IDS.exec(title)?.[1]?.match(ID) ?? [];

/** The names along `test.skipIf(…)` or `test.each(…)`, first to last. */
function namesOf(callee: unknown): string[] {
  if (!isNode(callee)) return [];
  if (callee.type === 'Identifier') return [String(callee['name'])];
  if (callee.type === 'CallExpression') return namesOf(callee['callee']);
  if (callee.type !== 'MemberExpression') return [];
  return [...namesOf(callee['object']), ...namesOf(callee['property'])];
}

/** The text of a title, %s for each `${…}`; undefined for what is no text. */
function textOf(title: unknown): string | undefined {
  if (!isNode(title)) return undefined;
  if (title.type === 'Literal' && typeof title['value'] === 'string') return title['value'];
  if (title.type !== 'TemplateLiteral') return undefined;
  const parts = [title['quasis']].flat().filter(isNode);
  return parts
    .map(({ value }) => (typeof value === 'object' && value && 'cooked' in value ? String(value.cooked) : ''))
    .join('%s');
}

/**
 * The ids at the start of the titles of all tests in a file, read off its source: a title written out, one whose
 * beginning is in the table of its `each`, and one whose beginning is in the list that a loop around it walks.
 */
export function provenBy(file: string, source: string): Set<string> {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const proven = new Set<string>();
  const constants = new Map<string, Node>();
  const take = (ids: readonly string[]): void => ids.forEach((id) => proven.add(id));
  /** The titles that come of a table or list, or of the constant that holds one. */
  const takeFilled = (title: string, table: unknown): void => {
    const node = isNode(table) && table.type === 'Identifier' ? constants.get(String(table['name'])) : table;
    if (!isNode(node)) return;
    for (const { type, value } of within(node)) {
      if (type === 'Literal' && typeof value === 'string') take(idsOf(title.replace(FILLED_IN, () => value)));
    }
  };
  const visit = (node: Node, loops: readonly unknown[]): void => {
    const { type, id, init, callee } = node;
    if (type === 'VariableDeclarator' && isNode(id) && isNode(init)) constants.set(String(id['name']), init);
    if (type === 'CallExpression') {
      const names = namesOf(callee);
      const [given] = [node['arguments']].flat();
      const title = textOf(given);
      const isTest = names[0] === 'test' || names[0] === 'it';
      if (title !== undefined && isTest && !names.some((name) => NOT_RUN.has(name))) {
        take(idsOf(title));
        const table = isNode(callee) && names.at(-1) === 'each' ? [callee['arguments']].flat()[0] : undefined;
        if (FILLED_IN.test(title)) [table, ...loops].forEach((list) => takeFilled(title, list));
        // No test is within another, and most of a file is within tests.
        return;
      }
    }
    const inner = type === 'ForOfStatement' ? [...loops, node['right']] : loops;
    for (const child of childrenOf(node)) visit(child, inner);
  };
  for (const statement of program.body) if (isNode(statement)) visit(statement, []);
  return proven;
}
