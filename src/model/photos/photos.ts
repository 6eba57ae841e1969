import type { Image } from '../../../contract/photos/images.ts';
import type { Failure } from '../../failure.ts';

/** What a photo belongs to. The id of an item may be a local one. */
export interface PhotoOwner {
  kind: 'item' | 'location';
  id: string;
}

/** An image linked to its owner, whichever of the two kinds of link the host answered. */
export interface PhotoLink {
  /** The link's own id. */
  id: string;
  imageId: string;
  image: Image;
}

/** A file as somebody chose, dropped, pasted or shot it: a browser's File. */
export interface PhotoFile {
  readonly name: string;
  /** Media type as the browser guesses it, '' when it cannot. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** The bytes of a photo: a browser's Blob, which only services open. */
export interface PhotoBytes {
  readonly type: string;
  readonly size: number;
}

/** A photo that has been checked and shrunk. */
export interface ReadyPhoto {
  bytes: PhotoBytes;
  filename: string;
}

/**
 * A photo that the server does not have yet, or not yet linked to what it belongs to. It leaves the browser by a
 * successful send or an explicit discard, and in no other way.
 */
export interface UnsentPhoto {
  /** 'photo-…', random. */
  id: string;
  owner: PhotoOwner;
  filename: string;
  /** Bytes. */
  size: number;
  /** The login name of the person whose photo it is; nobody else sees or sends it. */
  user: string;
  /** When it was added, epoch ms: the oldest is sent first. */
  madeAt: number;
  /** The Idempotency-Key of the upload; its link has one made from it. The same for every try. */
  key: string;
  /** The server's image, once it has it and only the link is missing. */
  imageId: string | undefined;
  /**
   * sending: on its way, in this tab or another. waiting: will be sent when the server answers. refused: set aside,
   * with a reason, until the person decides.
   */
  status: 'sending' | 'waiting' | 'refused';
  /** Why the last try failed. */
  failure: Pick<Failure, 'kind' | 'title' | 'message'> | undefined;
  /** How often the server has failed on it (5xx) in a row. */
  faults: number;
  /** It was set aside because what it belongs to is gone from the server. */
  isOwnerGone: boolean;
  /** A person has given it up. It goes as soon as nobody has it in hand, and is linked to nothing from now on. */
  isDiscarded: boolean;
}

/** A photo that is being delivered: the entry, and whether this browser could keep it before it was sent. */
export interface PhotoInHand {
  entry: UnsentPhoto;
  /** A browser whose storage is full or forbidden has it only as long as the page is open. */
  isKept: boolean;
}

/** What is told while a photo is delivered, in this order: progress any number of times, then stored. */
export interface DeliveryListener {
  /** 0 to 100, of the bytes that have left. */
  progressed(percent: number): void;
  /** The server has the image; the link follows. */
  stored(image: Image): void;
}

/** Why a photo was not delivered, and at which of the two calls. */
export interface DeliveryFailure {
  stage: 'send' | 'link';
  failure: Failure;
  /** It is tried again by itself; else it is set aside until the person decides, or gone. */
  waits: boolean;
}
