import { get, update, type UseStore } from 'idb-keyval';
import type { Lease, LeaseStore } from './lock.ts';
import { openDatabase } from './openDatabase.ts';

/** Leases in IndexedDB, which changes a value in one step for all tabs, on plain http:// addresses too. */
export function leaseStore(): LeaseStore {
  let store: UseStore | undefined;
  return {
    async update(name, change) {
      // Opened when it is first needed: where IndexedDB is forbidden only this call fails.
      store ??= openDatabase('stowage-leases', 'leases');
      await update<Lease | undefined>(name, change, store);
      // The step above may only be on its way: reading waits for it.
      await get(name, store);
    },
  };
}
