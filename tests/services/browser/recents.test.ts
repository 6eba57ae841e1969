import { describe, expect, test } from 'vitest';
import { createBrowserStore } from '../../../src/services/browser/browserStore.ts';
import { createRecents } from '../../../src/services/browser/recents.ts';
import { createSessionStore } from '../../../src/services/session/sessionStore.ts';
import { memoryStorage } from './memoryStorage.ts';

const DAY = 24 * 60 * 60 * 1000;

function stage(initial: Record<string, string> = {}) {
  const events = new EventTarget();
  const storage = memoryStorage({ auth_token: 't', 'stowage-user': 'ada', ...initial });
  const session = createSessionStore(storage, events);
  let now = 1_000 * DAY;
  const recents = createRecents(createBrowserStore({ storage, events }), session, () => now);
  const note = (id: string, kind: 'location' | 'item' | 'command' = 'location') =>
    recents.note({ kind, id, name: id.toUpperCase() });
  return { storage, session, recents, note, pass: (time: number) => (now += time) };
}

describe('what was opened before', () => {
  test('is kept newest first, and ordered by how often and how lately', () => {
    const { recents, note, pass } = stage();
    for (const id of ['often', 'once', 'often', 'other', 'often']) {
      note(id);
      pass(DAY);
    }
    note('last');
    note('thing', 'item');
    expect(recents.all().map(({ id }) => id)).toEqual(['thing', 'last', 'often', 'other', 'once']);
    expect(recents.all()[0]).toMatchObject({ kind: 'item', name: 'THING' });
    expect(recents.ids('location')).toEqual(['often', 'last', 'other', 'once']);
    expect(recents.ids('item')).toEqual(['thing']);
  });

  test('gives way to what is opened now, and a reload is no opening', () => {
    const { recents, note, pass } = stage();
    for (let time = 0; time < 3; time++) {
      note('old');
      pass(DAY);
    }
    for (let time = 0; time < 9; time++) note('new');
    expect(recents.ids('location')).toEqual(['old', 'new']);
    pass(60 * DAY);
    note('new');
    expect(recents.ids('location')).toEqual(['new', 'old']);
  });

  test('is a hundred things at most: what matters least goes', () => {
    const { recents, note, pass } = stage();
    for (let at = 0; at < 130; at++) {
      note('dear');
      note(`l${at}`);
      pass(DAY);
    }
    const kept = recents.all().map(({ id }) => id);
    expect(kept).toHaveLength(100);
    expect(kept).toContain('dear');
    expect(kept).toContain('l129');
    expect(kept).not.toContain('l0');
  });

  test("is one person's: it ends with the session, and nobody else's is read", () => {
    const { storage, session, recents, note } = stage();
    note('a');
    session.set('t2', 'bob');
    expect(recents.all()).toEqual([]);
    note('b');
    expect(recents.all().map(({ id }) => id)).toEqual(['b']);
    session.clear();
    expect(storage.getItem('opened_lately')).toBeNull();
    note('c');
    expect(recents.all()).toEqual([]);
  });

  test('is gone at the next start when the session ended without this page', () => {
    const before = stage();
    before.note('a');
    const text = before.storage.getItem('opened_lately') ?? '';
    expect(stage({ opened_lately: text }).recents.all()).toHaveLength(1);
    const after = stage({ opened_lately: text, auth_token: '' });
    expect(after.storage.getItem('opened_lately')).toBeNull();
  });

  test.each(['{', '[]', '{"user":"ada","opened":[{"kind":"planet"}]}'])(
    '%s in its place is nothing',
    (text) => {
      const { recents, note } = stage({ opened_lately: text });
      expect(recents.all()).toEqual([]);
      note('a');
      expect(recents.all()).toHaveLength(1);
    },
  );

  test('is not remembered where nothing can be stored, and nobody hears of it', () => {
    const { storage, recents, note } = stage();
    storage.isForbidden = true;
    expect(() => note('a')).not.toThrow();
    expect(recents.all()).toEqual([]);
  });
});
