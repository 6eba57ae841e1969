import type { Action, CommandDefinition, OfferedCommand } from './command.ts';

/** The keys that a user has given to commands instead of their own, by the commands' ids. */
export type ChosenKeys = Readonly<Record<string, string>>;

/** A command's id without the thing that this instance is for. */
export function baseId(id: string): string {
  return id.split(':', 1)[0] ?? id;
}

/** The keys of a command wherever nothing takes them away. */
export function keysOf({ id, key, also }: CommandDefinition, chosen: ChosenKeys): string[] {
  const own = chosen[baseId(id)];
  return (own === undefined ? [key, also] : [own]).filter((one) => one !== undefined);
}

/** Whether both cannot be told apart: the same key, or one that begins the other's sequence. */
export function areInConflict(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other} `) || other.startsWith(`${one} `);
}

/** How long a group stands: what the row with the focus takes, it gives back with the next click. */
const LASTING = { focus: 0, selection: 1, screen: 2, last: 2 } as const;

/**
 * The actions with the keys that work right now. A key that several have belongs to the screen's before the
 * application's, and to the first among equals.
 */
export function withKeys(actions: readonly Action[], chosen: ChosenKeys): OfferedCommand[] {
  const taken: string[] = [];
  const held: { key: string; lasting: number }[] = [];
  const offered = new Map<Action, OfferedCommand>();
  const offer = (action: Action) => {
    const own = keysOf(action, chosen);
    const keys = own.filter((key) => !taken.some((other) => areInConflict(key, other)));
    taken.push(...keys);
    const lasting = LASTING[action.standing ?? 'screen'];
    const lent = own.filter(
      (key) => !held.some((one) => one.lasting >= lasting && areInConflict(key, one.key)),
    );
    held.push(...lent.map((key) => ({ key, lasting })));
    const { key: _, also: __, ...rest } = action;
    offered.set(action, {
      ...rest,
      keys,
      ...(keys[0] !== undefined && { key: keys[0] }),
      ...(keys[0] === undefined && lent[0] !== undefined && { lentKey: lent[0] }),
    });
  };
  const isOfScreen = ({ section }: Action) => section === 'Here';
  actions.filter(isOfScreen).forEach(offer);
  actions.filter((action) => !isOfScreen(action)).forEach(offer);
  return actions.flatMap((action) => offered.get(action) ?? []);
}
