import { defineConfig } from 'vite';

/** The server and its command line as plain JavaScript, for Node runs no TypeScript; dependencies stay outside. */
export default defineConfig({
  publicDir: false,
  // Kysely alone is 262 files: opening them one by one was a third of a start, and each thread that reads did it again.
  ssr: { noExternal: ['kysely', 'hono', '@hono/node-server', 'superstruct', 'busboy', 'csv-parse'] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      // A thread or child is started by its file, which lies beside whatever starts it: all files in one folder.
      input: {
        main: 'server/main.ts',
        cli: 'server/cli.ts',
        databaseCheck: 'server/store/sqlite/checkChild.ts',
        localAnalysis: 'server/analysis/local/child.ts',
        photoComparing: 'server/analysis/changes/thread.ts',
        reading: 'server/reading/child.ts',
        findingDecoding: 'server/analysis/decode/thread.ts',
        backup: 'server/backup/child.ts',
        export: 'server/export/child.ts',
        importing: 'server/imports/child.ts',
        photoDecoding: 'server/images/decoding/child.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
