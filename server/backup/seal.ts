import { type Hash, createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { heard } from '../heard.ts';
import { BackupRefused } from './refusal.ts';

const BEFORE = 'stowage sha256 ';
const HEX = 64;
/** The comment of the zip, which stands at its very end: a digest of all bytes before it. */
export const SEAL_BYTES = BEFORE.length + HEX;
/** What the comment is while the zip is written. */
export const UNSEALED = '-'.repeat(SEAL_BYTES);
const PIECE = 1024 * 1024;

const sealOf = (hash: Hash): Buffer => Buffer.from(BEFORE + hash.digest('hex'));

/** Passes a zip through whose comment is {@link UNSEALED}, and puts the seal in its place. */
export function sealing(): Transform {
  const hash = createHash('sha256');
  let held = Buffer.alloc(0);
  return heard(
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        const all = Buffer.concat([held, chunk]);
        const sure = all.subarray(0, Math.max(0, all.length - SEAL_BYTES));
        held = all.subarray(sure.length);
        hash.update(sure);
        done(null, sure);
      },
      flush(done) {
        done(null, sealOf(hash));
      },
    }),
  );
}

/** Whether any byte of the file is another one than when it was written: throws {@link BackupRefused} then, or why it was `ended`. */
export async function requireSealed(path: string, ended?: AbortSignal): Promise<void> {
  const file = await open(path, 'r');
  try {
    const { seal, end } = await sealIn(file);
    if (!isSeal(seal)) {
      throw new BackupRefused('it is no backup of Stowage, or its end is missing.');
    }
    const hash = createHash('sha256');
    for (let at = 0; at < end; at += PIECE) {
      ended?.throwIfAborted();
      hash.update(await read(file, at, Math.min(PIECE, end - at)));
    }
    if (!sealOf(hash).equals(seal)) throw new BackupRefused('it is damaged: it is not what was written.');
  } finally {
    await file.close();
  }
}

/** Whether the file ends as a backup does: it is one, or was before it was damaged. Throws node's error where it cannot be read. */
export async function hasSeal(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    return isSeal((await sealIn(file)).seal);
  } finally {
    await file.close();
  }
}

const isSeal = (seal: Buffer): boolean => seal.toString('latin1').startsWith(BEFORE);

/** The last bytes of a file, as many as a seal has, and where they begin. */
async function sealIn(file: FileHandle): Promise<{ seal: Buffer; end: number }> {
  const end = (await file.stat()).size - SEAL_BYTES;
  return { seal: end > 0 ? await read(file, end, SEAL_BYTES) : Buffer.alloc(0), end };
}

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
