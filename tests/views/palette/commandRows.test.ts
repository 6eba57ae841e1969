import { expect, test, vi } from 'vitest';
import { CATALOGUE } from '../../../src/views/commands/catalogue.ts';
import { createCommandRegistry } from '../../../src/views/commands/registry.ts';
import { commandRows } from '../../../src/views/palette/rows.ts';

// A browser walks what has no key, and some more, to its end by the palette (tests/e2e/changes/actions.e2e.ts); that
// the others are reached by the same way is shown here.
for (const { title, commands } of CATALOGUE) {
  const inPalette = commands.filter(({ section }) => section !== 'Lists');
  test.each(inPalette.map((command) => [command.name, command] as const))(
    `${title}: the palette has '%s' first for its name, and does what its key does`,
    async (name, { id, section }) => {
      const done = vi.fn<(id: string) => void>();
      const close = vi.fn<() => void>();
      const registry = createCommandRegistry();
      registry.add(commands.map((command) => ({ ...command, perform: () => done(command.id) })));
      const row = commandRows(registry.all(), name, { close }).get(section)?.rows[0];
      expect(row).toMatchObject({ id: `command:${id}`, name });
      row?.perform();
      await Promise.resolve();
      expect(close).toHaveBeenCalledOnce();
      expect(done.mock.calls).toEqual([[id]]);
    },
  );
}
