import type { Image } from '../../contract/entities.ts';
import type { ReadyPhoto } from '../model/photos.ts';
import type { Http } from './http.ts';

export interface PhotoToUpload extends ReadyPhoto {
  /** The Idempotency-Key: the same for every try. It goes along where the host takes one. */
  key: string;
}

export interface UploadOptions {
  /** 0 to 100, of the bytes that have left. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal | undefined;
}

export interface PhotoUpload {
  /** POST /api/images (CALL-50). Rejects with a Failure, or the signal's reason. */
  upload(photo: PhotoToUpload, options?: UploadOptions): Promise<Image>;
  /** Whether the host is known to make one image of a photo that is sent twice with the same key. */
  isIdempotent(): boolean;
}

export function createPhotoUpload(_http: Http): PhotoUpload {
  throw new Error('Not there yet.');
}
