import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UnusableData } from './dataFolder.ts';
import { makePrivateFile } from './privacy.ts';
import { secretOf } from './store/secrets.ts';
import type { Store } from './store/store.ts';

const MARK = 'photos-of';

/**
 * Refuses a data folder whose photos are not those of a database elsewhere: a server with an empty one beside the others
 * would take all photos for lost, and remove what it finds. So would the database that was there before its content was
 * moved elsewhere. The first server marks its folder. Throws {@link UnusableData}.
 */
export async function requirePhotosOf(store: Store, folder: string): Promise<void> {
  if (store.condition.isReadOnly) return;
  const path = join(folder, MARK);
  const find = store.read.selectFrom('secrets').select('value').where('name', '=', MARK);
  if (store.toRead().engine === 'sqlite') {
    const marked = await readFile(path, 'utf8').catch(() => '');
    const own = await find.executeTakeFirst();
    // What was moved back out of the database elsewhere has brought its mark along.
    if (marked.trim() === '' || (own && marked.trim() === Buffer.from(own.value).toString('hex'))) return;
    throw new UnusableData(
      `The photos in ${folder} are those of a database elsewhere, and this one would remove all that it does not know. ` +
        `Is DATABASE_URL missing? If they are to be this one's again, remove ${path}.`,
    );
  }
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
