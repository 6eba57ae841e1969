import type { Image } from '../../../contract/photos/images.ts';
import type { Failure } from '../../failure.ts';
import type {
  DeliveryFailure,
  PhotoFile,
  PhotoInHand,
  PhotoLink,
  PhotoOwner,
  ReadyPhoto,
  UnsentPhoto,
} from '../../model/photos/photos.ts';

/** What is told while a photo is delivered; `finished` or `failed` comes last. */
export type DeliveryEvent =
  | { type: 'delivery.progressed'; percent: number }
  | { type: 'delivery.stored'; image: Image }
  | { type: 'delivery.finished'; link: PhotoLink }
  | ({ type: 'delivery.failed' } & DeliveryFailure);

export type UploadEvent =
  | DeliveryEvent
  /** Its turn to be sent has come. */
  | { type: 'turn.given' }
  | { type: 'cancel.requested' }
  | { type: 'session.ended' };

/** What became of an upload, for whoever spawned it. */
export type UploadEnd =
  | { result: 'linked'; link: PhotoLink }
  /** Not a photo, too large, or nothing that the browser could work on: it was never taken up. */
  | { result: 'rejected'; failure: Failure }
  /** The server refused it, or failed on it. `isKept`: in this browser's storage, not only in this page. */
  | { result: 'failed'; isKept: boolean; why: DeliveryFailure }
  /** The server cannot be reached (`why`), or does not have the item yet: it is sent later. */
  | { result: 'kept'; isKept: boolean; why: DeliveryFailure | undefined }
  /** Its person has gone: it is kept, and sent when that person is back. */
  | { result: 'left'; isKept: boolean }
  | { result: 'cancelled' };
export type UploadEnded = { type: 'upload.ended'; id: string; end: UploadEnd };

export type UploadInput = { id: string; owner: PhotoOwner } &
  /** `person`: the login name of who has chosen it. */
  (
    | { file: PhotoFile; person: string }
    /** One that was kept before and is tried again. */
    | { photo: UnsentPhoto }
  );

export interface UploadContext {
  id: string;
  owner: PhotoOwner;
  filename: string;
  /** Undefined for a photo that was kept before, as its person is. */
  file: PhotoFile | undefined;
  person: string | undefined;
  ready: ReadyPhoto | undefined;
  /** Its key is the same for every try, so that a retry makes no second image. */
  inHand: PhotoInHand | undefined;
  /** 0 to 100, of the bytes that have left. */
  percent: number;
  failure: Failure | undefined;
  /** Whether it may be sent: no more than a few are at once. */
  hasTurn: boolean;
  /** Cancelled while it was being kept: it must not stay behind in the browser. */
  isCancelled: boolean;
  /** Its person has gone before it was kept: it still is, but not sent. */
  isLeft: boolean;
}
