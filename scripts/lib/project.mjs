import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Stowage needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** The repository's folder, whatever the folder a script is started in. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** An absolute path inside the repository. */
export const at = (...parts) => join(root, ...parts);

/** Progress goes to stderr, so that what a command answers on stdout stays clean. */
export const say = (line) => process.stderr.write(`${line}\n`);
