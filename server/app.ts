import type { BlockList } from 'node:net';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { type Feature, FEATURES } from '../contract/builtins.ts';
import type { Environment, Server } from './http/environment.ts';
import { refuseWhileEnding } from './http/ending.ts';
import { prepareEveryRequest } from './http/everyRequest.ts';
import { answerFailure } from './http/failures.ts';
import { createKeptAnswers } from './http/keptAnswers.ts';
import { createRouting } from './http/routing.ts';
import { type Comparer, createComparer } from './analysis/changes/comparer.ts';
import type { Backups } from './backup/schedule.ts';
import { createAddresses } from './images/addresses.ts';
import { type ExportSettings, createExports } from './export/exports.ts';
import type { Images } from './images/images.ts';
import type { Imports } from './imports/imports.ts';
import type { AnalysisWorker } from './analysis/worker.ts';
import type { S3Place } from './blobs/place.ts';
import { createLoginAttempts } from './login/attempts.ts';
import { clientOf } from './network/clientAddress.ts';
import { createDevices } from './login/devices.ts';
import { NETWORK_LIMITS } from './network/limits.ts';
import type { Passwords } from './passwords.ts';
import { notFound } from './problems.ts';
import { type ReadingSettings, createReading } from './reading/reading.ts';
import { analysisRoutes } from './routes/analyses.ts';
import { gridRoutes } from './routes/grids.ts';
import { exportRoutes } from './routes/exports.ts';
import { healthRoutes } from './routes/health.ts';
import { imageFileRoutes } from './routes/imageFiles.ts';
import { imageLinkRoutes } from './routes/imageLinks.ts';
import { imageRoutes } from './routes/images.ts';
import { importRoutes } from './routes/imports.ts';
import { itemRoutes } from './routes/items.ts';
import { locationRoutes } from './routes/locations.ts';
import { loginRoutes } from './routes/login.ts';
import { lookupRoutes } from './routes/lookups.ts';
import { photoChangesRoutes } from './routes/photoChanges.ts';
import { restoreRoutes } from './routes/restore.ts';
import { searchRoutes } from './routes/search.ts';
import { serverRoutes } from './routes/server.ts';
import { throughRoutes } from './routes/through.ts';
import { synonymRoutes } from './routes/synonyms.ts';
import { createSessions } from './sessions.ts';
import { type StaticFiles, staticRoutes } from './static.ts';
import { engineOf } from './store/engine.ts';
import { sharedCounts } from './store/postgres/loginCounts.ts';
import type { Store } from './store/store.ts';

export interface AppParts {
  store: Store;
  images: Images;
  imports: Imports;
  passwords: Passwords;
  /** Undefined where photos are not analysed. */
  analysis: Pick<AnalysisWorker, 'wake'> | undefined;
  /** Compares photos, where it is not as usual. */
  comparer?: Comparer;
  /** How many analyses each user may ask for in a day (UTC); 0, or nothing, for any number. */
  analysisDaily?: number;
  /** Undefined where none are made by themselves. */
  backups?: Pick<Backups, 'state'> | undefined;
  log: Logger;
  /** The built app; undefined when there is none. */
  files: StaticFiles | undefined;
  /** How long a login lasts after its last use, and in all; in days. */
  sessionDays: number;
  sessionMaxDays: number;
  corsOrigins: readonly string[];
  /** Where people reach it; undefined where nobody has said. */
  url?: string | undefined;
  /** Whose word is taken for where a request comes from. */
  trustedProxies: BlockList;
  /** How long nothing of a body may come, in milliseconds. */
  bodyStall?: number;
  /** How long a body may take in all where nobody is logged in, in milliseconds. */
  strangerBody?: number;
  /** How much is read, where it is not as usual. */
  reading?: ReadingSettings;
  /** Where files that are taken out lie until they are sent, hidden, and what a backup is made of. */
  dataFolder: string;
  /** Where photos are kept, for what a backup is made of; undefined for the data folder. */
  blobs?: S3Place | undefined;
  /** Whether no other server runs on the data folder. */
  isAlone?: boolean;
  /** How files are made, where it is not as usual. */
  exporting?: ExportSettings;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds since any moment, by a clock that nobody sets, where it is not as usual. */
  elapsed?: () => number;
}

/** Composes the server from its parts: the one place that knows all of them. */
export function createApp(parts: AppParts): Server {
  const { store, images, passwords, analysis, log, files, corsOrigins, trustedProxies, now } = parts;
  const { bodyStall = NETWORK_LIMITS.bodyStall, strangerBody = NETWORK_LIMITS.strangerBody } = parts;
  const app = new Hono<Environment>({ strict: true });
  const sessions = createSessions({
    store,
    days: parts.sessionDays,
    maxDays: parts.sessionMaxDays,
    now,
    elapsed: parts.elapsed,
    onTouchFailed: (err) => log.warn({ err }, 'the use of a session could not be noted'),
  });
  const addresses = createAddresses(images.secret, now);
  const lacks: Partial<Record<Feature, boolean>> = {
    analysis: analysis === undefined,
    // Of a database elsewhere it is made there.
    backup: store.toRead().engine !== 'sqlite',
  };
  const features = FEATURES.filter((feature) => lacks[feature] !== true);
  prepareEveryRequest(app, {
    log,
    bodyStall,
    strangerBody,
    corsOrigins,
    features,
    clientOf: (incoming) => clientOf(incoming, trustedProxies),
  });
  refuseWhileEnding(app, store.condition);
  const kept = createKeptAnswers(store.revision, addresses.expiry);
  const routing = createRouting(app, { sessions, store, now });
  healthRoutes(routing, { store, images, backups: parts.backups, now });
  const shared = engineOf(store.read) === 'postgres' ? sharedCounts(store, now) : undefined;
  const [attempts, devices] = [createLoginAttempts({ now, shared }), createDevices(store, now)];
  loginRoutes(routing, { store, sessions, passwords, attempts, devices });
  const reading = createReading({ store, secret: images.secret, now, how: parts.reading });
  itemRoutes(routing, { store, reading, addresses, kept, now });
  searchRoutes(routing, reading, kept);
  locationRoutes(routing, { store, reading, addresses, kept, now });
  imageRoutes(routing, { store, images, addresses, now });
  imageLinkRoutes(routing, store, addresses, now);
  // Their app shows photos by <img>, which asks nobody but this header.
  imageFileRoutes(routing, { store, images, addresses, isForOthers: corsOrigins.length > 0, now });
  analysisRoutes(routing, { store, analysis, daily: parts.analysisDaily ?? 0, now });
  gridRoutes(routing, { store, now });
  photoChangesRoutes(routing, { store, images, comparer: parts.comparer ?? createComparer() });
  lookupRoutes(routing, { store, kept, now });
  synonymRoutes(routing, { store, kept, now });
  restoreRoutes(routing, addresses, now);
  serverRoutes(routing, parts.url);
  throughRoutes(routing);
  const { dataFolder, blobs, isAlone, exporting: how } = parts;
  exportRoutes(routing, createExports({ store, dataFolder, blobs, isAlone, now, how }));
  importRoutes(routing, parts);
  staticRoutes(app, files);
  app.notFound(() => {
    throw notFound('Page');
  });
  app.onError(answerFailure(log, store.condition));
  return app;
}
