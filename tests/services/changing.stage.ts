import type { Item } from '../../contract/entities.ts';
import type { Change, Outcome, Step } from '../../src/model/changes.ts';
import { createTree } from '../../src/model/tree.ts';
import type { Location } from '../../contract/entities.ts';
import { createChanging } from '../../src/services/changing.ts';
import { type Browser, browser, itemHost, tab } from './outbox.stage.ts';
import type { TestServer } from '../server/startServer.ts';

/** The changes of one tab; `tree` is the hierarchy as this browser knows it. */
export function changingIn(app: ReturnType<typeof tab>, tree: readonly Location[] = []) {
  const changing = createChanging({
    items: {
      outbox: app.outbox,
      readFresh: (id, signal) => app.items.readFresh(id, signal),
      lastKnown: (id) => {
        const known = app.cache.peek(app.items.one(id));
        return known && { item: known.data, at: known.at };
      },
      removeItem: ({ id }, signal) => app.items.remove(id, signal),
    },
    locations: { reads: app.locations, writes: app.locations, tree: () => createTree(tree) },
  });
  const progress: string[] = [];
  const watched = {
    signal: new AbortController().signal,
    onProgress: ({ done, total }: { done: number; total: number }) => void progress.push(`${done}/${total}`),
  };
  return {
    ...app,
    progress,
    perform: (change: Change): Promise<Outcome> => changing.perform(change, watched),
    undo: (steps: readonly Step[]): Promise<Outcome> => changing.undo(steps, watched),
  };
}

/** On a fake host that has these items. */
export function onFakeHost(...items: Item[]) {
  const shared = browser();
  for (const item of items) shared.host.items.set(item.id, item);
  return { ...changingIn(tab(shared)), shared };
}

/** A browser whose host is a real server. */
export function browserOn(server: TestServer): Browser {
  const answer: Browser['host']['answer'] = ({ method, path, headers, body }) => {
    const sent = new Headers(headers);
    sent.set('authorization', `Bearer ${server.token}`);
    return fetch(server.url + path, {
      method,
      headers: sent,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  };
  return { ...browser(), host: { ...itemHost(), answer } };
}
