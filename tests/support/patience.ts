import { vi } from 'vitest';

/** What a test waits for comes in its own time, on a busy machine too: vitest's one second is too short there. In ms. */
const PATIENCE = 60_000;

const { waitFor } = vi;

// Files that share a worker share `vi` as well.
if (waitFor.name !== 'waitPatiently')
  vi.waitFor = function waitPatiently(callback, options) {
    return waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE, ...options });
  };
