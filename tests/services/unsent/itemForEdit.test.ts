import { describe, expect, test, vi } from 'vitest';
import type { Item } from '../../../contract/entities.ts';
import { type FailureKind, failure } from '../../../src/failure.ts';
import type { UnsentEntry } from '../../../src/model/unsent/unsent.ts';
import { itemForEdit } from '../../../src/services/unsent/recordForEdit.ts';
import { rejection } from '../host/fakeHost.ts';
import { anEdit, anEntry, anInput, hostItem, ITEM_ID } from '../samples.ts';

function sources(
  more: { entry?: UnsentEntry; sentAs?: string; known?: Item; read?: () => Promise<Item> } = {},
) {
  const readFresh = vi.fn<(id: string, signal?: AbortSignal) => Promise<Item>>(
    more.read ?? (async (id) => hostItem({ id })),
  );
  return {
    outbox: { entry: () => more.entry, sentAs: () => more.sentAs },
    readFresh,
    lastKnown: () => more.known && { item: more.known, at: 1000 },
  };
}

const nothing = { entry: undefined, conflict: undefined, knownAt: undefined, sentAs: undefined };
const failing = (kind: FailureKind) => () => Promise.reject(failure(kind, 'No'));

describe('what the edit form begins with', () => {
  test('EDIT-01: is the unsent copy where there is one, and the server is not asked', async () => {
    const from = sources({ entry: anEdit() });
    expect(await itemForEdit(from, ITEM_ID)).toEqual({
      ...nothing,
      entry: anEdit(),
      item: { ...hostItem(), notes: 'mine', offline_update: true },
    });
    expect(from.readFresh).not.toHaveBeenCalled();
  });

  test('is an item that only this browser has', async () => {
    const from = sources({ entry: anEntry() });
    expect(await itemForEdit(from, anEntry().id)).toMatchObject({
      entry: anEntry(),
      item: { ...anInput(), id: anEntry().id, offline_update: true },
    });
  });

  test('is both sides where the unsent copy is in conflict', async () => {
    const theirs = hostItem({ version: 2, notes: 'theirs', description: 'theirs too' });
    const entry = anEdit({ status: 'conflict', theirs });
    expect((await itemForEdit(sources({ entry }), ITEM_ID)).conflict).toEqual({
      mine: anInput({ notes: 'mine', description: 'theirs too' }),
      theirs,
      fields: ['notes'],
    });
  });

  test('EDIT-06: is the item as the server has it, where nothing is unsent', async () => {
    const from = sources({ known: hostItem({ name: 'Old' }) });
    const { signal } = new AbortController();
    expect(await itemForEdit(from, ITEM_ID, signal)).toEqual({ ...nothing, item: hostItem() });
    expect(from.readFresh.mock.calls).toEqual([[ITEM_ID, signal]]);
  });

  test.each<FailureKind>(['offline', 'timeout', 'unavailable', 'server', 'bad-answer', 'forbidden'])(
    'is the last known item, with its age, after %s',
    async (kind) => {
      const known = hostItem({ name: 'Old' });
      expect(await itemForEdit(sources({ known, read: failing(kind) }), ITEM_ID)).toEqual({
        ...nothing,
        item: known,
        knownAt: 1000,
      });
    },
  );

  test.each<FailureKind>(['not-found', 'unauthorised'])(
    'is nothing after %s: that is an answer',
    async (kind) => {
      const from = sources({ known: hostItem(), read: failing(kind) });
      expect(await rejection(itemForEdit(from, ITEM_ID))).toMatchObject({ kind });
    },
  );

  test('is nothing where neither the server nor this browser knows it', async () => {
    expect(await rejection(itemForEdit(sources({ read: failing('offline') }), ITEM_ID))).toMatchObject({
      kind: 'offline',
    });
  });

  test('is nothing once nobody waits for it', async () => {
    const leaving = new AbortController();
    const from = sources({
      known: hostItem(),
      read: () => {
        leaving.abort(new Error('Left'));
        return Promise.reject(new Error('Left'));
      },
    });
    expect(await rejection(itemForEdit(from, ITEM_ID, leaving.signal))).toEqual(new Error('Left'));
  });

  test('is the item that the server has of a local id that was sent', async () => {
    const from = sources({ sentAs: ITEM_ID });
    expect(await itemForEdit(from, 'local-1')).toEqual({ ...nothing, item: hostItem(), sentAs: ITEM_ID });
  });

  test('is nothing of a local id that nobody knows, and the server is not asked', async () => {
    const from = sources();
    expect(await rejection(itemForEdit(from, 'local-1'))).toMatchObject({
      kind: 'not-found',
      message: 'Item with ID local-1 not found',
    });
    expect(from.readFresh).not.toHaveBeenCalled();
  });
});
