import { describe, expect, test } from 'vitest';
import { createBrowserStore } from '../../../src/services/browser/browserStore.ts';
import { createDrafts } from '../../../src/services/unsent/drafts.ts';
import { memoryStorage } from '../browser/memoryStorage.ts';
import { hostItem } from '../samples.ts';

function onStorage(initial: Record<string, string> = {}) {
  const storage = memoryStorage(initial);
  const setAside: string[] = [];
  const who = { user: 'ada', now: 1000 };
  const drafts = createDrafts(
    createBrowserStore({ storage, events: new EventTarget(), onSetAside: (key) => void setAside.push(key) }),
    () => who.user,
    () => who.now,
  );
  return { storage, drafts, who, setAside };
}

const values = { name: ' Bolts ', notes: 'line 1\nline 2 ', quantity: '2,5' };

describe('drafts', () => {
  test('come back as they were typed, with what they were based on, who typed them and when', () => {
    const { drafts } = onStorage();
    const base = hostItem();
    drafts.keep({ key: 'k1', form: 'item-edit_1', values, base });
    expect(drafts.of('item-edit_1')).toEqual([
      { key: 'k1', form: 'item-edit_1', values, base, user: 'ada', at: 1000 },
    ]);
  });

  test('say that they are what somebody else has saved', () => {
    const { drafts } = onStorage();
    const theirs = { at: '2026-01-02T09:30:00Z' };
    drafts.keep({ key: 'k1', form: 'item-edit_1', values, theirs });
    expect(drafts.all()).toMatchObject([{ key: 'k1', theirs }]);
  });

  test('are one for each time that a form was open, the last state of each, the newest first', () => {
    const { drafts, who } = onStorage();
    drafts.keep({ key: 'k1', form: 'item-add', values: { name: 'B' } });
    who.now = 2000;
    drafts.keep({ key: 'k2', form: 'item-add', values: { name: 'Nuts' } });
    who.now = 3000;
    drafts.keep({ key: 'k1', form: 'item-add', values: { name: 'Bolts' } });
    expect(drafts.of('item-add').map(({ key, values: { name } }) => [key, name])).toEqual([
      ['k1', 'Bolts'],
      ['k2', 'Nuts'],
    ]);
  });

  test('belong to their form', () => {
    const { drafts } = onStorage();
    drafts.keep({ key: 'k1', form: 'item-add', values });
    expect(drafts.of('item-edit_1')).toEqual([]);
    expect(drafts.of('item-ad')).toEqual([]);
  });

  test('are offered to nobody else', () => {
    const { drafts, who } = onStorage();
    drafts.keep({ key: 'k1', form: 'item-add', values });
    who.user = 'bob';
    expect(drafts.of('item-add')).toEqual([]);
    who.user = 'ada';
    expect(drafts.of('item-add')).toHaveLength(1);
  });

  test('of two people in the same form are both kept, and each ends with its own', () => {
    const { drafts, who } = onStorage();
    const keep = (name: string) => drafts.keep({ key: 'quick-add_1', form: 'quick-add_1', values: { name } });
    const texts = () => drafts.of('quick-add_1').map(({ key, values: { name } }) => [key, name]);
    keep('Bolts');
    who.user = 'bob';
    keep('Nu');
    keep('Nuts');
    expect(texts()).toEqual([['quick-add_1', 'Nuts']]);
    who.user = 'ada';
    expect(texts()).toEqual([['quick-add_1', 'Bolts']]);
    drafts.endSubmitted('quick-add_1');
    expect(texts()).toEqual([]);
    who.user = 'bob';
    keep('Nuts M3');
    expect(texts()).toEqual([['quick-add_1', 'Nuts M3']]);
    drafts.remove('quick-add_1');
    expect(texts()).toEqual([]);
  });

  test('end in both places where one person has some of the same form', () => {
    const { drafts, who, storage } = onStorage();
    const keep = (name: string) => drafts.keep({ key: 'quick-add_1', form: 'quick-add_1', values: { name } });
    who.user = 'bob';
    keep('Nuts');
    who.user = 'ada';
    keep('Bolts');
    // Another tab, in which bob's was not there yet.
    const own = storage.getItem('stowage-draft_quick-add_1~ada') ?? '';
    storage.setItem('stowage-draft_quick-add_1', own.replace('Bolts', 'Bolts M3'));
    const giveBack = drafts.endSubmitted('quick-add_1');
    expect(drafts.of('quick-add_1')).toEqual([]);
    giveBack();
    expect(drafts.of('quick-add_1')).toHaveLength(2);
    drafts.remove('quick-add_1');
    expect(drafts.of('quick-add_1')).toEqual([]);
    expect(storage.length).toBe(0);
  });

  test('are gone when they are removed, and only they', () => {
    const { drafts, storage } = onStorage({ other: 'x' });
    drafts.keep({ key: 'k1', form: 'item-add', values });
    drafts.keep({ key: 'k2', form: 'item-add', values });
    drafts.remove('k1');
    expect(drafts.of('item-add').map(({ key }) => key)).toEqual(['k2']);
    expect(storage.length).toBe(2);
  });

  test('that do not fit say so, and leave the last state that did', () => {
    const { drafts, storage } = onStorage();
    drafts.keep({ key: 'k1', form: 'item-add', values });
    storage.faults.add('setItem');
    expect(() => drafts.keep({ key: 'k1', form: 'item-add', values: { name: 'Longer' } })).toThrow(
      expect.objectContaining({ kind: 'storage' }),
    );
    expect(drafts.of('item-add')[0]?.values).toEqual(values);
  });

  test('make cached items give way', () => {
    const { drafts, storage } = onStorage({ api_item_1: 'x'.repeat(500) });
    storage.room = storage.used();
    drafts.keep({ key: 'k1', form: 'item-add', values });
    expect(drafts.of('item-add')).toHaveLength(1);
    expect(storage.getItem('api_item_1')).toBeNull();
  });

  test.each(['{', '[]', '{"form":"item-add","user":"ada","at":1,"values":{"name":7}}'])(
    '%s is moved aside and reported, once, and hides no other',
    (text) => {
      const { drafts, storage, setAside } = onStorage({ 'stowage-draft_k0': text });
      drafts.keep({ key: 'k1', form: 'item-add', values });
      expect(drafts.of('item-add').map(({ key }) => key)).toEqual(['k1']);
      expect(drafts.of('item-add')).toHaveLength(1);
      expect(setAside).toEqual(['stowage-draft_k0.unreadable']);
      expect(storage.getItem('stowage-draft_k0.unreadable')).toBe(text);
    },
  );
});
