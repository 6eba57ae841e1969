import { homedir } from 'node:os';
import { join } from 'node:path';

const VERSION = '1.8.0';
export const MODULE = `github.com/versity/versitygw/cmd/versitygw@v${VERSION}`;

/** The folder in which the store for tests lies once it was built, outside of every checkout: it takes minutes. */
export function folderOf() {
  const caches = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache');
  return join(caches, 'stowage-tests', `versitygw-${VERSION}`);
}

export const programOf = () => join(folderOf(), process.platform === 'win32' ? 'versitygw.exe' : 'versitygw');
