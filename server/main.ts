import pino from 'pino';
import { readConfig } from './config.ts';
import { BadSetting } from './setting.ts';
import { UnusableData } from './dataFolder.ts';
import { NotEmpty, fillDemo } from './demo/fillDemo.ts';
import { ensureFirstUser, requireFirstPassword } from './firstUser.ts';
import { endOnFault } from './lastResort.ts';
import { logOptions, logTo } from './log.ts';
import { readOptions } from './options.ts';
import { createPasswords } from './passwords.ts';
import { openServerData } from './serverData.ts';
import { startServer } from './startServer.ts';
import { readTls } from './tls.ts';
import { counted } from './wording.ts';

/** How long running requests may take to finish once the server is told to stop, in milliseconds. */
const GRACE = 5000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const options = readOptions(process.argv.slice(2));
  const tls = config.tls && (await readTls(config.tls));
  const log = pino(logOptions(config), logTo(process.stderr.fd));
  // What is told there is lost with whoever listened.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const { store, ...data } = await openServerData(
    config.dataFolder,
    { ...options, database: config.database },
    log,
  );
  const closing = async (error: unknown): Promise<never> => {
    await data.close();
    throw error;
  };
  // Before the demo is filled in, or the next start would be refused for that.
  if (!options.readOnly) await requireFirstPassword(store, config.admin).catch(closing);
  const passwords = createPasswords();
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const running = await startServer(config, options, { store, passwords, tls, log, opened }).catch(closing);
  // Before anyone is told that it runs, so that it can be stopped from then on.
  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    // A second signal means that the person will not wait.
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    await running.stop(GRACE);
    await data.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));

  endOnFault(process, {
    log,
    tell: store.condition.foundFault,
    async close() {
      await running.quiet(GRACE);
      await running.stop(0);
      await data.close();
    },
    limit: 2 * GRACE,
  });

  const givingUp = async (error: unknown): Promise<never> => {
    await running.stop(0);
    return closing(error);
  };
  if (options.demo) {
    const { locations, items } = await fillDemo(store, Date.now()).catch(givingUp);
    const counts = `${counted(locations, 'location')}, ${counted(items, 'item')}`;
    console.log(`Filled with a demo workshop: ${counts}.`);
  }
  const firstLogin = options.readOnly
    ? undefined
    : await ensureFirstUser(store, passwords, config.admin, Date.now()).catch(givingUp);
  open();
  if (firstLogin !== undefined) console.log(firstLogin);
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const url = `${tls ? 'https' : 'http'}://${host}:${running.port}`;
  await data.tell(url);
  if (options.readOnly) console.log('Reading only: nothing can be changed.');
  console.log(`Stowage is ready at ${url}`);
}

/** One line for a person about why the server did not start. */
function reasonOf(error: unknown): string {
  if (error instanceof BadSetting || error instanceof UnusableData || error instanceof NotEmpty) {
    return error.message;
  }
  const { code, message } = error instanceof Error ? { code: '', ...error, message: error.message } : {};
  if (code === 'EADDRINUSE')
    return `Port ${process.env['PORT'] ?? 4747} is already in use. Set PORT to another one.`;
  if (code === 'EACCES')
    return `Port ${process.env['PORT'] ?? 4747} is not allowed for this user. Set PORT above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST ${process.env['HOST'] ?? ''} is no address of this machine.`;
  }
  return `Stowage could not start: ${(message ?? String(error)).replaceAll(/\s+/g, ' ')}`;
}

main().catch((error: unknown) => {
  console.error(reasonOf(error));
  process.exitCode = 1;
});
