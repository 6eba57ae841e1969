import { createHash } from 'node:crypto';
import { type Infer, integer, is, literal, min, object, pattern, record, string } from 'superstruct';
import { BlobsFailure } from '../failure.ts';

/** The object of a set that says it is whole: put last, removed first. */
export const MANIFEST = 'manifest.json';

const SetManifest = object({
  format: literal(1),
  files: record(string(), object({ bytes: min(integer(), 0), sha256: pattern(string(), /^[0-9a-f]{64}$/) })),
});
export type SetManifest = Infer<typeof SetManifest>;

/** What a manifest says of a file. */
export const describe = (bytes: Uint8Array): SetManifest['files'][string] => ({
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

/** Throws a {@link BlobsFailure} for what is none. */
export function decodeManifest(bytes: Buffer, name: string): SetManifest {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString());
  } catch {
    value = undefined;
  }
  if (is(value, SetManifest)) return value;
  throw new BlobsFailure('damaged', `The object ${name} in the bucket of photos is damaged.`);
}
