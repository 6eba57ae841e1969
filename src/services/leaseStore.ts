import { createStore, get, update } from 'idb-keyval';
import type { Lease, LeaseStore } from './lock.ts';

/** Leases in IndexedDB, which changes a value in one step for all tabs, on plain http:// addresses too. */
export function leaseStore(): LeaseStore {
  const store = createStore('stowage-leases', 'leases');
  return {
    async update(name, change) {
      await update<Lease | undefined>(name, change, store);
      // The step above may only be on its way: reading waits for it.
      await get(name, store);
    },
  };
}
