import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type AnyStateNode, StateMachine } from 'xstate';
import { expect, test } from 'vitest';

const MACHINES = join(import.meta.dirname, '../../../src/machines');

/** The transitions of parallel states that name a part of their regions: XState begins the others anew, too. */
function resettingOthers(node: AnyStateNode): string[] {
  const regionOf = (target: AnyStateNode): string | undefined => {
    if (target === node) return undefined;
    return target.parent === node ? target.key : target.parent && regionOf(target.parent);
  };
  const own =
    node.type === 'parallel'
      ? [...node.transitions.values()].flat().filter(({ target }) => {
          const regions = new Set(target?.map(regionOf));
          return (
            regions.size > 0 && !regions.has(undefined) && regions.size < Object.keys(node.states).length
          );
        })
      : [];
  return [
    ...own.map(({ eventType }) => `${node.id}: ${eventType}`),
    ...Object.values(node.states).flatMap(resettingOthers),
  ];
}

test('what happens in one region of a parallel state begins no other one anew', async () => {
  const files = (await readdir(MACHINES, { recursive: true })).filter((file) => file.endsWith('.machine.ts'));
  const modules = await Promise.all(files.map((file): Promise<object> => import(join(MACHINES, file))));
  const machines = modules
    .flatMap((module): unknown[] => Object.values(module))
    .filter((value) => value instanceof StateMachine);
  expect(machines.length).toBeGreaterThan(files.length / 2);
  expect(machines.flatMap(({ root }) => resettingOthers(root))).toEqual([]);
});
