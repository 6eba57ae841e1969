import { parentPort, workerData } from 'node:worker_threads';
import { findDamage } from './check.ts';

// Only check.ts starts this, with a path.
parentPort?.postMessage(await findDamage(String(workerData)));
