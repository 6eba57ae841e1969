import { Problem } from '../../../server/problems.ts';
import { storageFailure } from '../../../server/store/failures.ts';
import type { Db, Store } from '../../../server/store/store.ts';

export const SMALL = { isSmall: true };
export const add = (name: string) => async (trx: Db) => {
  await trx.insertInto('item_categories').values({ name, name_key: name.toLowerCase() }).execute();
  return name;
};
export const added = async (store: Store): Promise<string[]> => {
  const rows = await store.read.selectFrom('item_categories').select('name').orderBy('id').execute();
  return rows.map(({ name }) => name).filter((name) => name.startsWith('New '));
};
export const failureOf = async (work: Promise<unknown>): Promise<unknown> => {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof Problem ? error.code : storageFailure(error);
};
