import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openData } from '../../../server/dataFolder.ts';
import { fillDemo } from '../../../server/demo/fillDemo.ts';
import { asItStands } from '../../../contract/finding/spellings.ts';
import { knownIn } from '../../../server/store/search/misspelt.ts';

it('words are looked into for letters only where there are not very many items', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stowage-'));
  const store = await openData(folder);
  try {
    await fillDemo(store, Date.UTC(2026, 0, 1));
    const around = () => knownIn(store.read, async () => true, []).around('mega328');
    expect(await around()).toEqual(['atmega328p']);
    // As if there were so many.
    await store.write((trx) =>
      trx
        .updateTable('items')
        .set(({ eb }) => ({ seq: eb('seq', '+', 100_000) }))
        .where('name', '=', 'ATmega328P-PU')
        .execute(),
    );
    expect(await around()).toEqual([]);
  } finally {
    await store.close();
    await rm(folder, { recursive: true });
  }
});

it('what is asked twice in one search is looked for once, in whatever order, and what is missing not at all', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stowage-'));
  const store = await openData(folder);
  try {
    let asked = 0;
    const [m3, nut] = [asItStands(['m3']), asItStands(['nut'])];
    const known = knownIn(store.read, async () => ++asked > 0, [m3]);
    expect(await known.has([m3])).toBe(false);
    expect(asked).toBe(0);
    expect([await known.has([m3, nut]), await known.has([nut, m3])]).toEqual([true, true]);
    expect(asked).toBe(1);
  } finally {
    await store.close();
    await rm(folder, { recursive: true });
  }
});
