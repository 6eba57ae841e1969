import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UnusableData } from './dataFolder.ts';
import { makePrivateFile } from './privacy.ts';
import { secretOf } from './store/secrets.ts';
import type { Store } from './store/store.ts';

const MARK = 'photos-of';

/**
 * Refuses a data folder whose photos are not those of a database elsewhere: a server with an empty one beside the others
 * would take all photos for lost, and remove what it finds. The first server marks its folder. Throws {@link UnusableData}.
 */
export async function requirePhotosOf(store: Store, folder: string): Promise<void> {
  if (store.condition.isReadOnly || store.toRead().engine === 'sqlite') return;
  const path = join(folder, MARK);
  const find = store.read.selectFrom('secrets').select('value').where('name', '=', MARK);
  const isFirst = (await find.executeTakeFirst()) === undefined;
  const mark = Buffer.from(await secretOf(store, MARK)).toString('hex');
  if (isFirst) {
    await makePrivateFile(path);
    await writeFile(path, mark);
    return;
  }
  const found = await readFile(path, 'utf8').catch(() => '');
  if (found.trim() === mark) return;
  throw new UnusableData(
    `The photos of the database at DATABASE_URL lie in another folder than ${folder}. All of its servers have to share ` +
      `the folder of the first one as STOWAGE_DATA. If that is lost, write ${mark} into ${path}: ` +
      'its photos then count as missing.',
  );
}
