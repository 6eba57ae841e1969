import type { Lock } from '../../../src/services/browser/lock.ts';

/** What locks were asked for is answered. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await undefined;
};

/** Locks of one browser as Web Locks, one call for each of its pages; the answers come in a turn of their own. */
export function tabLocks(): () => Pick<Lock, 'holdIfFree'> & { close(): Promise<void> } {
  const held = new Set<string>();
  return () => {
    const own = new Set<string>();
    return {
      async holdIfFree(name, work) {
        await undefined;
        if (held.has(name)) return undefined;
        held.add(name);
        own.add(name);
        const value = await work();
        held.delete(name);
        return { value };
      },
      /** The browser lets go of what a page holds that is closed or loaded again. */
      async close() {
        await settled();
        for (const name of own) held.delete(name);
      },
    };
  };
}
