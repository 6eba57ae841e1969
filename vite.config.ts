import react from '@vitejs/plugin-react';
import unocss from 'unocss/vite';
import { defineConfig } from 'vite';
import { serviceWorker } from './vite.serviceWorker.ts';
import { unusedReact } from './vite.unusedReact.ts';

/** Where `npm run dev` started the server. */
const server = process.env['STOWAGE_DEV_SERVER'] ?? 'http://127.0.0.1:4748';

/**
 * The browser app. VITE_API_BASE is read from the environment, as Vite does with every name that begins so. The
 * built page has to run under a CSP without 'unsafe-inline'.
 */
export default defineConfig({
  plugins: [unusedReact(), react(), unocss(), serviceWorker()],
  // A stand-in for a hook that React has had since 18 (decision 0009).
  resolve: {
    alias: [
      {
        find: /^use-sync-external-store\/shim(\/index\.js)?(?=\/|$)/,
        replacement: 'use-sync-external-store',
      },
    ],
  },
  server: {
    strictPort: true,
    // The API's own paths; /location/… (without an s) is a page of the app.
    proxy: {
      '^/api/': server,
      '^/locations/[^/]+/items': server,
      '^/images/': server,
    },
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    // Every browser of the target has it; the polyfill would only be bytes.
    modulePreload: { polyfill: false },
    // A small file as a data: URL would need exceptions in the CSP.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What Home awaits is one file: as two, with what seldom changes apart, it compresses to 1.5 kB more. All
          // else is left to the imports, so that what is loaded lazily (Headless UI) stays out of the first load.
          groups: [
            { name: 'first', tags: ['$initial'] },
            // All are small, and the list of keys needs every one of them.
            {
              name: 'commands',
              test: /commands[\\/]definitions[\\/](analysis|appMore|counting|export|forms|imports|item|itemsGrid|labels|lists|location|photos|scanning|search|selection|unsent)\.ts/,
            },
            // The login needs it, and little else.
            { name: 'field', test: /views[\\/]ui[\\/]Field\.tsx/ },
            // The lists that one chooses from in forms and filters.
            {
              name: 'choices',
              test: /node_modules[\\/](@headlessui|@floating-ui|react-aria|@tanstack[\\/](react-virtual|virtual-core))[\\/]/,
            },
            { name: 'calls', test: /node_modules[\\/](ky|idb-keyval|react-hot-toast)[\\/]/ },
            // Words that mean the same, a third of what several screens need: they seldom change, and stay in a browser over
            // new versions.
            { name: 'vocabulary', test: /contract[\\/]finding[\\/]vocabulary/ },
            // What several screens need is one file: as one of each set of screens it was sixty of some 2 kB, each a
            // request, and fetching all ahead took 110 ms more of processor.
            { name: 'shared', minShareCount: 2, test: /[\\/](src|contract)[\\/]/, maxModuleSize: 20_000 },
          ],
        },
      },
    },
  },
});
