import { expect, test } from 'vitest';
import { outcomeOf } from '../../../src/model/changes/bulkEntries.ts';
import { anItem } from '../../machines/kit/samples.ts';

test('what was made without the server is sent, waits or was given up elsewhere, and else is what its run has made of it', () => {
  const made = { entity: anItem({ id: 'local-1', offline_update: true }), isOurs: true };
  const entry = { status: 'created', item: made } as const;
  const sent = (id: string) => (id === 'local-1' ? 'item-1' : undefined);
  const never = () => undefined;
  expect([
    outcomeOf(entry, { isUnsent: true, sentAs: never }),
    outcomeOf(entry, { isUnsent: false, sentAs: sent }),
    outcomeOf(entry, { isUnsent: false, sentAs: never }),
    outcomeOf({ status: 'created', item: { ...made, entity: anItem() } }, { isUnsent: false, sentAs: never }),
    outcomeOf({ status: 'failed', item: undefined }, { isUnsent: false, sentAs: never }),
  ]).toEqual(['unsent', 'created', 'discarded', 'created', 'failed']);
});
