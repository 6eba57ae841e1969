import { createContext, useContext, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Action, OfferedCommand, Standing } from './command.ts';
import { type ChosenKeys, withKeys } from './keyMap.ts';

export type { Command, CommandSection, Standing } from './command.ts';

/** The commands of what is on screen: each screen brings its own and takes them along when it goes. */
export interface CommandRegistry {
  /** Adds a group, of the screen unless said; the returned function takes it out again. */
  add(actions: readonly Action[], standing?: Standing): () => void;
  /** Newest groups first, each with the keys that it has right now. */
  all(): readonly OfferedCommand[];
  /** Gives commands other keys than their own. */
  remap(chosen: ChosenKeys): void;
  subscribe(listener: () => void): () => void;
}

export function createCommandRegistry(): CommandRegistry {
  const ofFocus: (readonly Action[])[] = [];
  const ofSelection: (readonly Action[])[] = [];
  const ofScreen: (readonly Action[])[] = [];
  const listeners = new Set<() => void>();
  let chosenKeys: ChosenKeys = {};
  let all: readonly OfferedCommand[] = [];
  const changed = () => {
    all = withKeys([...ofScreen, ...ofSelection, ...ofFocus].toReversed().flat(), chosenKeys);
    for (const listener of listeners) listener();
  };
  return {
    add(actions, standing = 'screen') {
      const groups = standing === 'focus' ? ofFocus : standing === 'selection' ? ofSelection : ofScreen;
      const group = actions.map((action) => ({ ...action, standing }));
      groups[standing === 'last' ? 'unshift' : 'push'](group);
      changed();
      return () => {
        const at = groups.indexOf(group);
        if (at < 0) return;
        groups.splice(at, 1);
        changed();
      };
    },
    all: () => all,
    remap(chosen) {
      chosenKeys = chosen;
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const RegistryContext = createContext<CommandRegistry | null>(null);
export const CommandProvider = RegistryContext.Provider;

export function useCommandRegistry(): CommandRegistry {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('The command registry is not provided.');
  return registry;
}

/** All commands on offer right now. */
export function useAllCommands(): readonly OfferedCommand[] {
  const registry = useCommandRegistry();
  return useSyncExternalStore(registry.subscribe, registry.all);
}

/** The key that a command has right now; undefined while it has none or is not on offer. */
export function useKeyOf(id: string): string | undefined {
  return useOffered(id, 'key');
}

/** The key that a command has no more for only as long as a row has the focus, or something is selected. */
export function useLentKeyOf(id: string): string | undefined {
  return useOffered(id, 'lentKey');
}

function useOffered(id: string, what: 'key' | 'lentKey'): string | undefined {
  const registry = useCommandRegistry();
  const now = () => registry.all().find((command) => command.id === id)?.[what];
  // The same where it is drawn as text.
  return useSyncExternalStore(registry.subscribe, now, now);
}

/**
 * Offers actions for as long as the calling component is on screen. They are offered anew when what is told of them
 * has changed; what they do is that of the last rendering, found by the action's id and the record that it is done
 * to. One that is no longer offered does nothing: it would be done to something else.
 */
export function useCommands(actions: readonly Action[], standing: Standing = 'screen'): void {
  const registry = useCommandRegistry();
  const latest = useRef(actions);
  const told = actions.map(tellingOf).join('\n');
  // Layout effects: what is on screen answers to its keys from its first moment.
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useLayoutEffect(
    () =>
      registry.add(
        latest.current.map((action) => {
          const { asks } = action;
          const now = () => foundAgain(action, latest.current);
          return {
            ...action,
            perform: () => now()?.perform(),
            ...(asks && { asks: () => (now()?.asks ?? asks)() }),
          };
        }),
        standing,
      ),
    // `told` stands for the actions, which are others with every rendering.
    // oxlint-disable-next-line react/exhaustive-deps
    [registry, told, standing],
  );
}

/** The action of the last rendering that does the same to the same record; undefined where that is not offered now. */
export function foundAgain(action: Action, latest: readonly Action[]): Action | undefined {
  return latest.find(({ id, record }) => id === action.id && record === action.record);
}

/** All of an action that is seen, or decides what a key does. */
function tellingOf({ id, record = '', name, key = '', section, word = '' }: Action): string {
  return [id, record, name, key, section, word].join('\t');
}
