/** What a person does in Home's drill-down; level 0 is the first location below 'Main Areas'. */
export type DrilldownMove =
  | { kind: 'descend'; id: string }
  | { kind: 'back' }
  | { kind: 'level'; level: number }
  | { kind: 'reset' };

/**
 * The location whose level is shown after a move (section 4): null for the top, undefined where it leads nowhere.
 *
 * @param stack the ids of the locations that are open, outermost first
 */
export function levelAfter(stack: readonly string[], move: DrilldownMove): string | null | undefined {
  const isDeep = stack.length > 0;
  switch (move.kind) {
    case 'descend':
      return move.id;
    case 'back':
      return isDeep ? (stack.at(-2) ?? null) : undefined;
    case 'level':
      return move.level >= 0 && move.level < stack.length - 1 ? stack[move.level] : undefined;
    case 'reset':
      return isDeep ? null : undefined;
  }
}
