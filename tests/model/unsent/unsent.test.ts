import { describe, expect, test } from 'vitest';
import {
  inputOfItem,
  isCounted,
  isLocalId,
  isSendable,
  itemOfEntry,
} from '../../../src/model/unsent/unsent.ts';
import { anEdit, anEntry, anInput, hostItem, ITEM_ID } from '../../services/samples.ts';

describe('an unsent entry as an item', () => {
  test('FALLB-12: is what was entered, flagged, on top of what the server had', () => {
    expect(itemOfEntry(anEdit({ base: hostItem({ version: 7, location_path: 'Hangar' }) }))).toEqual({
      ...hostItem({ version: 7, location_path: 'Hangar' }),
      notes: 'mine',
      offline_update: true,
    });
  });

  test('has the local id and the moment it was made, where the server knows nothing of it', () => {
    expect(itemOfEntry(anEntry())).toEqual({
      ...anInput(),
      id: anEntry().id,
      created_at: '2026-03-01T12:00:00.000Z',
      updated_at: '2026-03-01T12:00:00.000Z',
      offline_update: true,
    });
  });

  test('ENT-05: shows a new one with the quantity it will be sent with, changes as they are', () => {
    const none = { item: anInput({ quantity: 0 }) };
    expect(itemOfEntry(anEntry(none)).quantity).toBe(1);
    expect(itemOfEntry(anEdit(none)).quantity).toBe(0);
    expect(itemOfEntry(anEdit({ item: anInput({ quantity: undefined }) })).quantity).toBeNull();
  });

  test('gives back the very input it was made from', () => {
    expect(inputOfItem(itemOfEntry(anEdit()))).toEqual(anEdit().item);
    const sparse = anEdit({
      item: anInput({ location_id: '', quantity: undefined, acquisition_date: null }),
    });
    expect(inputOfItem(itemOfEntry(sparse))).toEqual(sparse.item);
  });
});

describe('the status of an entry', () => {
  test.each([
    ['sending', true, false],
    ['waiting', true, true],
    ['refused', false, true],
    ['conflict', false, true],
  ] as const)('%s: sent by itself %s, counted %s', (status, sendable, counted) => {
    expect([isSendable(anEntry({ status })), isCounted(anEntry({ status }))]).toEqual([sendable, counted]);
  });
});

test('a local id is never mistaken for an id of the server', () => {
  expect([isLocalId(anEntry().id), isLocalId(ITEM_ID)]).toEqual([true, false]);
});
