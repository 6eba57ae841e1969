import { describe, expect, test } from 'vitest';
import { registerVersions, watchFocus } from '../../../src/services/browser/appVersions.ts';

class FakeWorker extends EventTarget {
  readonly messages: unknown[] = [];

  constructor(public state: ServiceWorkerState) {
    super();
  }

  becomes(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }

  postMessage(message: unknown): void {
    this.messages.push(message);
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  looks = 0;

  async update(): Promise<void> {
    this.looks += 1;
  }

  /** A new version is found and begins to be fetched. */
  finds(): FakeWorker {
    this.installing = new FakeWorker('installing');
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registered: unknown[] = [];

  constructor(readonly registration: FakeRegistration | undefined) {
    super();
  }

  async register(...given: unknown[]): Promise<void> {
    this.registered.push(given);
  }

  async getRegistration(): Promise<FakeRegistration | undefined> {
    return this.registration;
  }

  changes(): void {
    this.controller = new FakeWorker('activating');
    this.dispatchEvent(new Event('controllerchange'));
  }
}

/** The browser's part, and what the watching was told. */
async function watched(
  prepare: (registration: FakeRegistration, container: FakeContainer) => void = () => {},
) {
  const registration = new FakeRegistration();
  const container = new FakeContainer(registration);
  prepare(registration, container);
  // Has all that is used of the real one, which is too much to imitate whole.
  const versions = await registerVersions(container as unknown as ServiceWorkerContainer, '/sw.js');
  const told: string[] = [];
  const stop = versions.watch((change) => void told.push(change));
  return { registration, container, versions, told, stop };
}

const served = (registration: FakeRegistration, container: FakeContainer) => {
  registration.active = new FakeWorker('activated');
  container.controller = registration.active;
};

describe('the versions of the app', () => {
  test('are registered past the HTTP cache', async () => {
    const { container } = await watched();
    expect(container.registered).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
  });

  test('are refused where the browser keeps no worker', async () => {
    const container = new FakeContainer(undefined);
    await expect(registerVersions(container as unknown as ServiceWorkerContainer, '/sw.js')).rejects.toThrow(
      'The browser has not kept the service worker.',
    );
  });

  test('on the first visit wait for nobody, and begin to serve', async () => {
    const { registration, container, told } = await watched();
    const worker = registration.finds();
    worker.becomes('installed');
    worker.becomes('activating');
    container.changes();
    expect(told).toEqual(['first']);
  });

  test('are asked to serve a page that was being opened while the first began', async () => {
    const late = await watched((registration) => (registration.active = new FakeWorker('activated')));
    expect(late.registration.active?.messages).toEqual(['claim']);
    const early = await watched();
    const worker = early.registration.finds();
    worker.becomes('installed');
    early.registration.active = worker;
    worker.becomes('activated');
    expect(worker.messages).toEqual(['claim']);
    const { registration } = await watched(served);
    expect(registration.active?.messages).toEqual([]);
  });

  test('tell of a new one when it is complete, and when it serves', async () => {
    const { registration, container, told } = await watched(served);
    const worker = registration.finds();
    expect(told).toEqual([]);
    worker.becomes('installed');
    expect(told).toEqual(['waiting']);
    worker.becomes('activating');
    container.changes();
    expect(told).toEqual(['waiting', 'replaced']);
  });

  test('tell of one that waits or comes already', async () => {
    const waiting = await watched((registration, container) => {
      served(registration, container);
      registration.waiting = new FakeWorker('installed');
    });
    expect(waiting.told).toEqual(['waiting']);
    const coming = await watched((registration, container) => {
      served(registration, container);
      registration.installing = new FakeWorker('installing');
    });
    coming.registration.installing?.becomes('installed');
    expect(coming.told).toEqual(['waiting']);
  });

  test('say nothing of one that could not be fetched', async () => {
    const { registration, told } = await watched(served);
    registration.finds().becomes('redundant');
    expect(told).toEqual([]);
  });

  test('are asked for, and told to take over', async () => {
    const { registration, versions } = await watched(served);
    await versions.look();
    expect(registration.looks).toBe(1);
    versions.takeOver();
    const worker = new FakeWorker('installed');
    registration.waiting = worker;
    versions.takeOver();
    expect(worker.messages).toEqual(['skipWaiting']);
  });

  test('say nothing more when nobody watches', async () => {
    const { registration, container, told, stop } = await watched(served);
    const worker = registration.finds();
    stop();
    worker.becomes('installed');
    registration.finds().becomes('installed');
    container.changes();
    expect(told).toEqual([]);
  });
});

test('coming back is told, by the window or by the page that is visible again, until it is stopped', () => {
  const document = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  const window = Object.assign(new EventTarget(), { document });
  let told = 0;
  // Only its events and whether its page is visible are used.
  const stop = watchFocus(window as unknown as Window, () => (told += 1));
  window.dispatchEvent(new Event('focus'));
  expect(told).toBe(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told).toBe(1);
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told).toBe(2);
  stop();
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told).toBe(2);
});
