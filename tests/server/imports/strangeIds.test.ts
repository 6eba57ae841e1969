import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openData } from '../../../server/dataFolder.ts';
import { openImports } from '../../../server/imports/imports.ts';

it.each(['imported', 'checked', 'undoing'] as const)(
  'an import whose id leads elsewhere, as a database of somebody else may have, has no files and removes none: %s',
  async (state) => {
    const root = await mkdtemp(join(tmpdir(), 'stowage-strange-'));
    onTestFinished(() => rm(root, { recursive: true, force: true }));
    const precious = join(root, 'precious', 'thesis.txt');
    await mkdir(join(root, 'precious'));
    await writeFile(precious, 'ten years of work');
    const dataFolder = join(root, 'data');
    const store = await openData(dataFolder);
    const id = '../../precious';
    const rest = { problem: null, found: null, columns_key: null, mapping: null, counts: null, kept: null };
    const stand = { position: 0, done: 0, total: null, has_files: 1, created_at: 1, updated_at: 1 };
    await store.write((trx) =>
      trx
        .insertInto('imports')
        .values({
          id,
          name: 'x',
          user: 'admin',
          actor: 'admin',
          state,
          then_state: 'undone',
          ...rest,
          ...stand,
        })
        .execute(),
    );
    const imports = await openImports({ store, dataFolder });
    await imports.idle();
    await imports.remove(id, 'admin');
    await imports.idle();
    await store.close();
    expect(await readFile(precious, 'utf8')).toBe('ten years of work');
  },
);
