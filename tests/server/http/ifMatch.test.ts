import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { record } from '../answers.ts';
import { type TestServer, startServer } from '../startServer.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

/** The path of an item and of an empty location, each of version 3. */
const SUBJECTS = {
  item: async () => `/api/items/${(await server.item())['id']}`,
  location: async () => `/api/locations/${await server.location()}`,
};
/** What names version 3 among other things or alone. */
const CURRENT = ['"3"', ' "3" ', '*', '"2", "3"', '"3",W/"1"', 'nonsense, "3"'];
/** Older states, weak tags, which never match here, and what is no tag. */
const OTHERS = ['"2"', '"1", "2"', 'W/"3"', 'w/"3"', '3', '"3', '"03"', '"3.0"', "'3'", '""', '', ',', '"*"'];
const GARBAGE = ['*, "2"', 'nonsense', '\u00ff', '"3""3"', 'x'.repeat(5000), '__proto__'];

describe.each(Object.entries(SUBJECTS))('%s', (_name, make) => {
  const subject = async (): Promise<string> => {
    const path = await make();
    for (const name of ['Second', 'Third']) await server.call('PATCH', path, { name });
    return path;
  };
  const patch = (path: string, tag: string, name: string) =>
    server.call('PATCH', path, { name }, { 'If-Match': tag });
  const remove = (path: string, tag: string) => server.call('DELETE', path, undefined, { 'If-Match': tag });
  const stale = { status: 412, body: { error: 'stale' } };

  it('an update is refused unless If-Match names the newest version', async () => {
    const path = await subject();
    for (const tag of [...OTHERS, ...GARBAGE]) {
      expect(await patch(path, tag, 'Other'), tag).toMatchObject(stale);
    }
    expect((await server.call('GET', path)).body).toMatchObject({ name: 'Third', version: 3 });
    for (const tag of CURRENT) {
      const answer = await patch(await subject(), tag, 'Other');
      expect([answer.status, answer.headers.get('ETag')], tag).toEqual([200, '"4"']);
    }
  });

  it('a deletion is refused unless If-Match names the newest version', async () => {
    const path = await subject();
    for (const tag of [...OTHERS, ...GARBAGE]) expect(await remove(path, tag), tag).toMatchObject(stale);
    expect((await server.call('GET', path)).status).toBe(200);
    for (const tag of CURRENT) expect((await remove(await subject(), tag)).status, tag).toBe(204);
    expect((await server.call('DELETE', path)).status).toBe(204);
    expect((await remove(path, '"3"')).status).toBe(404);
  });

  it('an update that would change nothing is refused too when it is stale', async () => {
    const path = await subject();
    expect(await patch(path, '"2"', 'Third')).toMatchObject(stale);
    const { status, body } = await patch(path, '"3"', 'Third');
    // A version of its own, so that an older one of the same writer cannot come after it.
    expect([status, record(body)['version']]).toEqual([200, 4]);
  });

  it('of two updates based on the same version one is refused', async () => {
    const path = await subject();
    // Both wait for this write, or the first would be done before the second is read.
    const holding = server.store.write(() => pause(100));
    const answers = await Promise.all(['One', 'Two'].map((name) => patch(path, '"3"', name)));
    await holding;
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });
});
