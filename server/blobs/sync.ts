import { open } from 'node:fs/promises';

/** Writes a new file, which others may read only with `isForAll`; its bytes are on the disk once this resolves. */
export async function writeSynced(path: string, bytes: Uint8Array, { isForAll = false } = {}): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    if (isForAll) await file.chmod(0o644);
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Brings the names in a folder to the disk, so that a rename survives a power cut. */
export async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders, and needs no such thing.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Brings a file that is written to the disk. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
