import { createContext, useContext, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/** Where a command stands in the palette. */
export type CommandSection = 'Here' | 'Go to' | 'Application';

/** Something a user can do, by its key or from the palette. */
export interface Command {
  id: string;
  name: string;
  section: CommandSection;
  /** A class of the icon font: 'i-lucide-plus'. */
  icon: string;
  /** A single key ('e', '?', 'Backspace') or one with the platform's modifier ('mod+shift+k'). */
  key?: string;
  /** More words to find it by. */
  keywords?: string;
  perform(): void;
}

/** The commands of what is on screen: each screen brings its own and takes them along when it goes. */
export interface CommandRegistry {
  /** Adds a group, or below all others with `isLast`; the returned function takes it out again. */
  add(commands: readonly Command[], isLast?: boolean): () => void;
  /** Newest groups first: a screen's command wins over the application's with the same key. */
  all(): readonly Command[];
  subscribe(listener: () => void): () => void;
}

export function createCommandRegistry(): CommandRegistry {
  const groups: (readonly Command[])[] = [];
  const listeners = new Set<() => void>();
  let all: readonly Command[] = [];
  const changed = () => {
    all = groups.toReversed().flat();
    for (const listener of listeners) listener();
  };
  return {
    add(commands, isLast = false) {
      groups[isLast ? 'unshift' : 'push'](commands);
      changed();
      return () => {
        const at = groups.indexOf(commands);
        if (at < 0) return;
        groups.splice(at, 1);
        changed();
      };
    },
    all: () => all,
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
export function useAllCommands(): readonly Command[] {
  const registry = useCommandRegistry();
  return useSyncExternalStore(registry.subscribe, registry.all);
}

/**
 * Offers commands for as long as the calling component is on screen. `version` names what they depend on:
 * they are offered anew when it changes; what they do is always that of the last rendering. `isLast` for what
 * is to stand below the other commands of the screen.
 */
export function useCommands(commands: readonly Command[], version = '', isLast = false): void {
  const registry = useCommandRegistry();
  const latest = useRef(commands);
  // Layout effects: what is on screen answers to its keys from its first moment.
  useLayoutEffect(() => {
    latest.current = commands;
  });
  useLayoutEffect(
    () =>
      registry.add(
        latest.current.map((command, at) => ({
          ...command,
          perform: () => (latest.current[at] ?? command).perform(),
        })),
        isLast,
      ),
    [registry, version, isLast],
  );
}
