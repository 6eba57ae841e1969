import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{contract,model,machines,services,views,server}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/strayConsole.ts', 'tests/support/loopbackOnly.ts'],
    environment: 'node',
    // A process for each file: the server's tests load native code and open real files.
    pool: 'forks',
    testTimeout: 20_000,
    hookTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
