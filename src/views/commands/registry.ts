import { createContext, useContext, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Action, OfferedCommand } from './command.ts';
import { type ChosenKeys, withKeys } from './keyMap.ts';

export type { Command, CommandSection } from './command.ts';

/** Where a group stands among the others: of what has the focus above all, 'last' below the screen's. */
export type Standing = 'focus' | 'screen' | 'last';

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
  const ofScreen: (readonly Action[])[] = [];
  const listeners = new Set<() => void>();
  let chosenKeys: ChosenKeys = {};
  let all: readonly OfferedCommand[] = [];
  const changed = () => {
    all = withKeys([...ofScreen, ...ofFocus].toReversed().flat(), chosenKeys);
    for (const listener of listeners) listener();
  };
  return {
    add(actions, standing = 'screen') {
      const groups = standing === 'focus' ? ofFocus : ofScreen;
      groups[standing === 'last' ? 'unshift' : 'push'](actions);
      changed();
      return () => {
        const at = groups.indexOf(actions);
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
  const registry = useCommandRegistry();
  return useSyncExternalStore(
    registry.subscribe,
    () => registry.all().find((command) => command.id === id)?.key,
  );
}

/**
 * Offers actions for as long as the calling component is on screen. `version` names what they depend on:
 * they are offered anew when it changes; what they do is always that of the last rendering.
 */
export function useCommands(actions: readonly Action[], version = '', standing: Standing = 'screen'): void {
  const registry = useCommandRegistry();
  const latest = useRef(actions);
  // Layout effects: what is on screen answers to its keys from its first moment.
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useLayoutEffect(
    () =>
      registry.add(
        latest.current.map((action, at) => {
          const { asks } = action;
          return {
            ...action,
            perform: () => (latest.current[at] ?? action).perform(),
            ...(asks && { asks: () => (latest.current[at]?.asks ?? asks)() }),
          };
        }),
        standing,
      ),
    [registry, version, standing],
  );
}
