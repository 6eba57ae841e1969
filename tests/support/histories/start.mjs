import { createServer } from 'vite';

// The app's modules name style sheets and workers as its build understands them.
const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
await vite.ssrLoadModule('/tests/support/histories/run.ts');
