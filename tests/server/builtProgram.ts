import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The program as it is now, built: server/main.ts for a process of its own. */
    program: string;
  }
}

const CACHE = join(import.meta.dirname, '../../node_modules/.cache');

/**
 * Builds the server once for all tests that start it as a process: from its source each of them would translate it
 * anew, for a second.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await mkdir(CACHE, { recursive: true });
  // A run beside this one has its own.
  const outDir = await mkdtemp(join(CACHE, 'tested-program-'));
  await build({
    configFile: 'vite.server.config.ts',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, sourcemap: false },
  });
  provide('program', join(outDir, 'main.js'));
  return () => rm(outDir, { recursive: true, force: true });
}
