import { decodeImage, type Image } from '../../../contract/photos/images.ts';
import { UPLOAD_TIMEOUTS } from '../../../contract/limits.ts';
import { failure, isFailure } from '../../failure.ts';
import type { ReadyPhoto } from '../../model/photos/photos.ts';
import type { Cache } from '../cache/cache.ts';
import { knowsPhotoKeys, learnFeatures } from '../host/features.ts';
import type { Http } from '../host/http.ts';
import { carryForm } from '../host/xhrCarrier.ts';

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
  /**
   * POST /api/images (CALL-50). Rejects with a Failure, titled '413 Request Entity Too Large' or '400 Bad Request'
   * where the host says so (ERR-14, ERR-15), or with the signal's reason.
   */
  upload(photo: PhotoToUpload, options?: UploadOptions): Promise<Image>;
  /** Whether the host is known to make one image of a photo that is sent twice with the same key. */
  isIdempotent(): boolean;
}

/** What an upload is told as that the host refused, in place of a general title. */
const TITLES: Readonly<Record<number, string>> = {
  400: '400 Bad Request',
  413: '413 Request Entity Too Large',
};

export function createPhotoUpload(http: Http, cache: Cache): PhotoUpload {
  return {
    isIdempotent: () => knowsPhotoKeys(http),
    async upload({ bytes, filename, key }, { onProgress, signal } = {}) {
      const form = formOf(bytes, filename);
      // Without it the first upload of a page would go without its key, and a second try make a second image.
      await learnFeatures(http, signal);
      try {
        const image = await http.request({
          operation: 'image upload',
          method: 'POST',
          path: '/api/images',
          ...(knowsPhotoKeys(http) && { headers: { 'idempotency-key': key } }),
          timeout: UPLOAD_TIMEOUTS.total,
          signal,
          carry: carryForm({ form, onProgress, signal }),
          decode: decodeImage,
        });
        cache.invalidate('images');
        return image;
      } catch (error) {
        const title = isFailure(error) && TITLES[error.status ?? 0];
        throw title ? { ...error, title } : error;
      }
    },
  };
}

/** CALL-05, CALL-50. */
function formOf(bytes: unknown, filename: string): FormData {
  if (!(bytes instanceof Blob)) throw failure('unexpected', 'The bytes of the photo are not there any more.');
  const form = new FormData();
  // Before the file: a host that reads as it receives knows them then.
  form.append('mime_type', bytes.type);
  form.append('filename', filename);
  form.append('image', bytes, filename);
  return form;
}
