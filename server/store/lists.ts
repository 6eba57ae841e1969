import { ExpressionWrapper, FunctionNode, type FunctionNode as ListNode, ValueNode } from 'kysely';

/**
 * A list of any length as one bound value, so that the statement stays the same: a table in brackets, whose one column is
 * `value`. Each engine's compiler writes it in its own way.
 */
const LISTS = { numbers: 'stowage_numbers', texts: 'stowage_texts' } as const;

const listOf = <T>(kind: keyof typeof LISTS, values: readonly T[]) =>
  new ExpressionWrapper<never, never, T>(FunctionNode.create(LISTS[kind], [ValueNode.create(values)]));

export const numbersOf = (values: readonly number[]) => listOf('numbers', values);
export const textsOf = (values: readonly string[]) => listOf('texts', values);

/** What a node of a statement lists, if it is one of these; for the compilers. */
export function listIn(node: ListNode): { kind: keyof typeof LISTS; values: readonly unknown[] } | undefined {
  const [list] = node.arguments;
  if (!list || !ValueNode.is(list) || !Array.isArray(list.value)) return undefined;
  if (node.func === LISTS.numbers) return { kind: 'numbers', values: list.value };
  return node.func === LISTS.texts ? { kind: 'texts', values: list.value } : undefined;
}
