import { describe, expect, test, vi } from 'vitest';
import { failure } from '../../../src/failure.ts';
import type { UnsentLocation } from '../../../src/model/locations/locationInput.ts';
import type { UnsentEntry } from '../../../src/model/unsent/unsent.ts';
import { createDiscards } from '../../../src/services/unsent/discards.ts';
import { rejection } from '../host/fakeHost.ts';
import { aPhoto } from '../photos/samples.ts';
import { photoBrowser, photoTab } from '../photos/photos.stage.ts';
import { anEdit, anEntry, aNewLocation } from '../samples.ts';

/** Unsent work of a tab, with what a person was asked; answers 'OK' unless told otherwise. */
function stage(answer = true) {
  const tab = photoTab(photoBrowser());
  const asked: string[] = [];
  const discardItem = vi.fn<(id: string, revision?: string) => Promise<boolean>>(async () => true);
  const discardLocation = vi.fn<(id: string, revision?: string) => Promise<boolean>>(async () => true);
  const items: UnsentEntry[] = [];
  const locations: UnsentLocation[] = [];
  const sent = new Map<string, string>();
  const discards = createDiscards({
    delivery: tab.delivery,
    outbox: { discard: discardItem, entries: () => items, sentAs: (id) => sent.get(id) },
    locations: { discard: discardLocation, entries: () => locations, sentAs: (id) => sent.get(id) },
    confirm: (message) => {
      asked.push(message);
      return answer;
    },
  });
  return { ...tab, ...discards, asked, discardItem, discardLocation, items, locations, sent };
}

describe('work that was sent while its discarding waited', () => {
  test.each([
    ['an item', anEntry().id, anEntry().id],
    ['a location', `location:${aNewLocation().id}`, aNewLocation().id],
  ])('is not told as discarded: %s', async (_, workId, id) => {
    const { discard, discardItem, discardLocation, sent, add, delivery } = stage();
    await add('1.jpg', { kind: 'item', id: anEntry().id });
    discardItem.mockResolvedValue(false);
    discardLocation.mockResolvedValue(false);
    expect(await rejection(discard(workId, 'seen'))).toMatchObject({
      kind: 'stale',
      title: 'Not discarded',
      message: 'It is not here any more: it was sent, or discarded in another tab.',
    });
    sent.set(id, 'server-id');
    expect(await rejection(discard(workId, 'seen'))).toMatchObject({
      message: 'It was sent meanwhile, and is on the server now.',
    });
    expect(await delivery.ofOwner({ kind: 'item', id: anEntry().id })).toHaveLength(1);
  });
});

describe('what a person is asked before unsent work is discarded', () => {
  const item = anEntry();
  const { name } = item.item;
  const owner = { kind: 'item', id: item.id } as const;

  test.each([
    [0, `Discard "${name}"? It is only in this browser and cannot be brought back.`],
    [1, `Discard "${name}" and its photo? They are only in this browser and cannot be brought back.`],
    [2, `Discard "${name}" and its 2 photos? They are only in this browser and cannot be brought back.`],
  ])('names the photos of a new item: %i', async (count, question) => {
    const { add, confirmDiscard, asked } = stage();
    for (let at = 0; at < count; at++) await add(`${at}.jpg`, owner);
    expect(await confirmDiscard(item)).toBe(true);
    expect(asked).toEqual([question]);
  });

  test('is the same where its page says Delete', async () => {
    const { add, confirmDeletion, asked } = stage();
    await add('1.jpg', owner);
    await confirmDeletion({ id: item.id, name });
    expect(asked[0]).toBe(
      `Delete "${name}" and its photo? They are only in this browser and cannot be brought back.`,
    );
  });

  test('names no photo with changes of an item that the server has: they do not go with them', async () => {
    const edit = anEdit();
    const { add, confirmDiscard, discard, delivery, asked } = stage();
    await add('1.jpg', { kind: 'item', id: edit.id });
    await confirmDiscard(edit);
    await discard(edit.id);
    expect(asked[0]).toBe(`Discard your unsent changes of "${edit.item.name}"? They cannot be brought back.`);
    expect(await delivery.entries()).toHaveLength(1);
  });

  test('names a photo by its file', async () => {
    const { confirmDiscard, asked } = stage(false);
    expect(await confirmDiscard(aPhoto())).toBe(false);
    expect(asked[0]).toMatch(/^Discard the photo "bolts\.jpg"\?/);
  });
});

describe('discarding', () => {
  const item = anEntry();
  const owner = { kind: 'item', id: item.id } as const;

  test('a new item takes the photos that the question named, and none that was added since', async () => {
    const { add, confirmDiscard, discard, delivery, discardItem } = stage();
    await add('named.jpg', owner);
    const other = await add('other.jpg');
    await confirmDiscard(item);
    const late = await add('late.jpg', owner);
    await discard(item.id, 'rev-1');
    expect(discardItem).toHaveBeenCalledWith(item.id, 'rev-1');
    expect((await delivery.entries()).map(({ id }) => id)).toEqual([other.id, late.id]);
  });

  test('a new item that has changed meanwhile takes nothing with it', async () => {
    const { add, confirmDiscard, discard, delivery, discardItem } = stage();
    await add('named.jpg', owner);
    await confirmDiscard(item);
    discardItem.mockRejectedValueOnce(failure('stale', 'It has changed meanwhile.'));
    expect(await rejection(discard(item.id, 'rev-1'))).toMatchObject({ kind: 'stale' });
    expect(await delivery.entries()).toHaveLength(1);
  });

  test('a photo takes nothing else', async () => {
    const { add, discard, delivery, discardItem } = stage();
    const photo = await add();
    const other = await add('other.jpg');
    await discard(photo.id);
    expect(await delivery.entries()).toEqual([other]);
    expect(discardItem).not.toHaveBeenCalled();
  });
});

describe('a location that was never sent', () => {
  const place = aNewLocation();

  test('is asked about with its photos, and with what was put into it, which stays', async () => {
    const { add, confirmDiscard, discard, delivery, asked, items, locations, discardLocation } = stage();
    await add('1.jpg', { kind: 'location', id: place.id });
    await confirmDiscard(place);
    items.push(anEntry({ item: { ...anEntry().item, location_id: place.id } }));
    await confirmDiscard(place);
    locations.push(aNewLocation({ id: 'local-drawer', item: { ...place.item, parent_id: place.id } }));
    await confirmDiscard(place);
    const question =
      'Discard "Shelf 9" and its photo? They are only in this browser and cannot be brought back.';
    expect(asked).toEqual([
      question,
      `${question} What you put into it is not sent either: it stays here until you choose another location for it.`,
      `${question} The 2 things that you put into it are not sent either: they stay here until you choose another location for them.`,
    ]);
    await discard(`location:${place.id}`, 'seen');
    expect(discardLocation.mock.calls).toEqual([[place.id, 'seen']]);
    expect(await delivery.entries()).toEqual([]);
  });
});
