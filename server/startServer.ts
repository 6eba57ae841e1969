import type { Logger } from 'pino';
import { openAnalyses } from './analysis/analyses.ts';
import { systemClock } from './analysis/clock.ts';
import { endLeft } from './analysis/switchedOff.ts';
import { keepBackedUp } from './backup/schedule.ts';
import { type AppParts, createApp } from './app.ts';
import { keepSwept } from './blobs/sweep.ts';
import type { Config } from './config.ts';
import { openPhotos } from './dataFolder.ts';
import { requireEmpty } from './demo/fillDemo.ts';
import { createChildren } from './images/decoding/children.ts';
import { openImports } from './imports/imports.ts';
import type { Decoder } from './images/decoding/decoder.ts';
import type { Server } from './http/environment.ts';
import { listen } from './listen.ts';
import { clientOf, mayBeProxy } from './network/clientAddress.ts';
import type { Options } from './options.ts';
import { forgetNoBucket, requireNoBucket, requirePhotosOf } from './sharedFolder.ts';
import { BadSetting } from './setting.ts';
import { readStaticFiles } from './static.ts';
import { startSettling } from './store/items/unsettled.ts';
import type { Store } from './store/store.ts';
import type { TlsPair } from './tls.ts';

/** A server that answers. */
export interface RunningServer {
  /** The port in use; the system's choice for port 0. */
  port: number;
  /** Waits until no call is being answered, for at most `grace` milliseconds. */
  quiet(grace: number): Promise<void>;
  /** Takes no more calls and lets those that run finish for at most `grace` milliseconds; the store stays open. */
  stop(grace: number): Promise<void>;
}

interface Parts extends Pick<AppParts, 'passwords'> {
  /** Open, and not closed here. */
  store: Store;
  /** Read from the folder of the settings when it is not given. */
  files?: AppParts['files'];
  /** Reads photos, and is not closed here; one of the server's own when it is not given. */
  decoder?: Decoder;
  tls?: TlsPair | undefined;
  log: Logger;
  /** Calls are answered once it has resolved: whoever hears that the server is well logs in at once. From the start unless given. */
  opened?: Promise<void>;
}

/**
 * Starts everything that answers calls on an open store. Throws what keeps it from starting, and leaves nothing
 * running then. What a process is, its signals and its exit, is the caller's.
 */
export async function startServer(config: Config, options: Options, parts: Parts): Promise<RunningServer> {
  const { store, passwords, tls, log } = parts;
  const files = parts.files ?? (await readApp(config));
  const own = createChildren({
    onFailure: (err) => log.warn({ reason: err.reason, err: err.cause }, 'a photo could not be processed'),
  });
  if (!config.blobs && !options.readOnly) await requireNoBucket(store.read, config.dataFolder);
  await requirePhotosOf(store, config.dataFolder, config.blobs !== undefined);
  const images = await openPhotos(store, config.dataFolder, parts.decoder ?? own, config.blobs);
  if (config.blobs && !options.readOnly) await forgetNoBucket(config.dataFolder);
  const backups =
    options.readOnly || !config.backups
      ? undefined
      : keepBackedUp(config.backups, { store, dataFolder: config.dataFolder, blobs: config.blobs, log });
  const analysis =
    config.analysis && !options.readOnly
      ? await openAnalyses(config.analysis, { store, images, log })
      : undefined;
  const noAnalysis =
    config.analysis || options.readOnly ? undefined : endLeft({ store, clock: systemClock, log });
  const imports = await openImports({
    store,
    dataFolder: config.dataFolder,
    log,
    // Beside photos on the disk nobody starts with another folder.
    isOnlyFolder: !config.blobs || store.toRead().engine === 'sqlite',
    isServing: true,
  });
  const app = createApp({
    store,
    images,
    imports,
    passwords,
    analysis,
    backups,
    analysisDaily: config.analysis?.daily ?? 0,
    log,
    dataFolder: config.dataFolder,
    blobs: config.blobs,
    // Its data folder is locked then.
    isAlone: !options.readOnly && !options.beside,
    files,
    sessionDays: config.sessionDays,
    sessionMaxDays: config.sessionMaxDays,
    corsOrigins: config.corsOrigins,
    url: config.url,
    trustedProxies: config.trustedProxies,
    now: Date.now,
  });
  // Refused before anything is changed; it is filled only once the port is surely ours, or the next try would be refused.
  if (options.demo) await requireEmpty(store.read);
  const { opened } = parts;
  let isOpen = opened === undefined;
  void opened?.then(() => (isOpen = true));
  const served: Pick<Server, 'fetch'> = {
    fetch: (...asked) => (isOpen || !opened ? app.fetch(...asked) : opened.then(() => app.fetch(...asked))),
  };
  const listening = await listen(served, config.port, config.host, {
    tls,
    hsts: config.hsts,
    isSecure: (request) => clientOf(request, config.trustedProxies).isSecure,
    limits: {
      ...config.network,
      mayShare: (address) => mayBeProxy(address, config.trustedProxies),
    },
    onError: (err) => log.error({ err }, 'a connection could not be accepted'),
    onCut: cutsIn(log),
  });
  const stopSweeping = options.readOnly
    ? async () => undefined
    : keepSwept(images.blobs, store, { folder: config.dataFolder, log });
  const stopSettling = options.readOnly ? async () => undefined : startSettling(store, log);
  analysis?.start();
  noAnalysis?.start();
  return {
    port: listening.port,
    quiet: (grace) => listening.quiet(grace),
    async stop(grace) {
      await Promise.all([
        listening.stop(grace),
        analysis?.stop(),
        noAnalysis?.stop(),
        backups?.stop(),
        imports.close(),
        stopSettling(),
      ]);
      own.close();
      await stopSweeping();
    },
  };
}

/** The built app; undefined where there is none and nobody has said where it is. */
async function readApp({ staticFolder, isAppRequired }: Config): Promise<AppParts['files']> {
  const files = await readStaticFiles(staticFolder);
  if (!files && isAppRequired) throw new BadSetting(`STOWAGE_STATIC: there is no app in ${staticFolder}.`);
  return files;
}

/** How long cut connections are counted for one line of the log, in milliseconds: a flood must not flood that too. */
const CUTS_TOGETHER = 60_000;

/** Tells of connections that were cut because there were too many: of the first at once, of further ones by the minute. */
function cutsIn(log: Logger): (address: string) => void {
  let count = 0;
  let toldAt = -Infinity;
  return (address) => {
    count += 1;
    if (performance.now() - toldAt < CUTS_TOGETHER) return;
    log.warn({ count, address }, 'connections were cut: there are too many');
    count = 0;
    toldAt = performance.now();
  };
}
