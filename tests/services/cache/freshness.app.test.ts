import { focusManager } from '@tanstack/query-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { QuerySpec } from '../../../src/services/cache/cache.ts';
import { startApp } from '../appStage.ts';
import { advertising, json, onHost, type Sent } from '../host/fakeHost.ts';

const MINUTE = 60_000;
const ID = '11111111-2222-4333-8444-555555555555';
const OURS = 'paging, history, logout, idempotency, if-match, images, thumbnails';
const HOSTS = [
  ['our host', (value: unknown) => advertising(OURS, value)],
  ['a plain host', (value: unknown) => json(value)],
] as const;

const TREE = [{ id: ID, name: 'Room' }];
const ANSWERS: readonly [RegExp, unknown][] = [
  [/^\/api\/locations\/hierarchy/, TREE],
  [/^\/api\/locations?\//, { id: ID, name: 'Room' }],
  [/\/history$/, []],
  [/^\/api\/items\/./, { id: ID, name: 'Bolt' }],
  [/./, []],
];
const answerTo = (path: string): unknown => ANSWERS.find(([pattern]) => pattern.test(path))?.[1];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type App = ReturnType<typeof onHost>;

/** Every freshness that the specification names, and all that go by the default (CACHE-02). */
const ROWS: readonly {
  row: string;
  minutes: number;
  /** Whether coming back to the window asks for what is old. */
  onFocus: boolean;
  query: (app: App) => QuerySpec<unknown>;
  path: RegExp;
}[] = [
  {
    row: 'CALL-46 CACHE-03: the tree',
    minutes: 10,
    onFocus: true,
    query: ({ locations }) => locations.hierarchy(),
    path: /^\/api\/locations\/hierarchy/,
  },
  {
    row: 'CACHE-04: a location',
    minutes: 10,
    onFocus: true,
    query: ({ locations }) => locations.one(ID),
    path: /^\/api\/locations\/1111/,
  },
  {
    row: 'CACHE-02 CACHE-05: an item',
    minutes: 5,
    onFocus: false,
    query: ({ items }) => items.one(ID),
    path: /^\/api\/items\/[^/]+$/,
  },
  {
    row: 'CACHE-02: a page of items',
    minutes: 5,
    onFocus: true,
    query: ({ items }) => items.page({ page: 1, pageSize: 12, category: null }),
    path: /^\/api\/items\?/,
  },
  {
    row: 'CACHE-02: the items of a location',
    minutes: 5,
    onFocus: true,
    query: ({ items }) => items.inLocation(ID),
    path: /^\/locations\/.*\/items/,
  },
  {
    row: 'CACHE-02: hits of a search',
    minutes: 5,
    onFocus: true,
    query: ({ items }) => items.search('bolt'),
    path: /^\/api\/search/,
  },
  ...(['categories', 'types', 'areas'] as const).map((kind) => ({
    row: `CACHE-02: the list of ${kind}`,
    minutes: 5,
    onFocus: true,
    query: ({ lookups }: App) => lookups[kind](),
    path: /^\/api\/(item-categories|location-types|location-areas)/,
  })),
];

describe.each(HOSTS)('on %s', (_host, answer) => {
  const stage = () => onHost(({ path }) => answer(answerTo(path)));
  const requests = (sent: readonly Sent[], path: RegExp) => sent.filter((one) => path.test(one.path)).length;
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const comeBack = async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await settle();
  };
  afterEach(() => focusManager.setFocused(undefined));

  test.each(ROWS)(
    '$row is used again for $minutes minutes by every screen that is gone to, then asked for again',
    async ({ minutes, query, path }) => {
      const app = stage();
      const goTo = async () => {
        const stop = app.cache.watch(query(app), () => {});
        await settle();
        return stop;
      };
      (await goTo())();
      await vi.advanceTimersByTimeAsync(minutes * MINUTE - 1000);
      (await goTo())();
      expect(requests(app.sent, path)).toBe(1);
      await vi.advanceTimersByTimeAsync(1000);
      (await goTo())();
      expect(requests(app.sent, path)).toBe(2);
    },
  );

  test.each(ROWS)(
    '$row on screen: coming back to the window while it is fresh asks for nothing; afterwards: $onFocus',
    async ({ minutes, onFocus, query, path }) => {
      const app = stage();
      const stop = app.cache.watch(query(app), () => {});
      await vi.advanceTimersByTimeAsync(minutes * MINUTE - 1000);
      await comeBack();
      expect(requests(app.sent, path)).toBe(1);
      await vi.advanceTimersByTimeAsync(60 * MINUTE);
      await comeBack();
      expect(requests(app.sent, path)).toBe(onFocus ? 2 : 1);
      stop();
    },
  );

  test('CACHE-05: an item beside its history is not read again either when the window is come back to', async () => {
    const app = stage();
    const stops = [
      app.cache.watch(app.items.one(ID), () => {}),
      app.cache.watch(app.items.history(ID), () => {}),
    ];
    await settle();
    for (let hour = 0; hour < 3; hour++) {
      await vi.advanceTimersByTimeAsync(60 * MINUTE);
      await comeBack();
    }
    expect(requests(app.sent, /^\/api\/items\/[^/]+$/)).toBe(1);
    for (const stop of stops) stop();
  });

  test('CACHE-03: moving through the app, and its dialogs of locations, reads what is 10 minutes old again, and nothing sooner', async () => {
    const { app, window, countOf } = startApp(({ path }) => answer(answerTo(path)));
    const readings = () => countOf('GET', /hierarchy$/);
    const goTo = async (event: string) => {
      window.dispatchEvent(new Event(event));
      await vi.advanceTimersByTimeAsync(1);
    };
    await vi.advanceTimersByTimeAsync(1);
    expect(readings()).toBe(1);
    for (const [minutes, event, expected] of [
      [9, 'pushState', 1],
      [2, 'pushState', 2],
      [1, 'popstate', 2],
      [30, 'replaceState', 3],
    ] as const) {
      await vi.advanceTimersByTimeAsync(minutes * MINUTE);
      await goTo(event);
      expect(readings(), `${event} ${minutes} minutes later`).toBe(expected);
    }
    await vi.advanceTimersByTimeAsync(11 * MINUTE);
    app.overlays.send({ type: 'search.opened' });
    await vi.advanceTimersByTimeAsync(1);
    expect(readings()).toBe(4);
    // Whoever has logged out asks for nothing.
    window.localStorage.clear();
    app.recheckSession();
    await vi.advanceTimersByTimeAsync(11 * MINUTE);
    await goTo('pushState');
    expect(readings()).toBe(4);
  });
});
