/** What the header of a picture says. */
export interface Header {
  /** Sides in pixels, as they lie in the file. */
  width: number;
  height: number;
  channels: number;
  /** 1 to 8, as EXIF counts them. */
  orientation: number;
  /** More than 8 bits for a value. */
  isDeep: boolean;
  /** In several passes over the whole picture, so that all of it is in memory at once. */
  isProgressive: boolean;
}

/** How a picture is to be made. */
export interface Order {
  /** Kept as it came: only the small pictures are made. */
  isKept: boolean;
  /** More pixels than this are an error, whatever the header said. */
  pixelsMax: number;
  /** May take the memory of a heavy one. */
  isHeavy: boolean;
}

/** What was made of a picture. */
export interface Made {
  /** A JPEG, sides in pixels; undefined where it is kept as it came. */
  photo: { bytes: Uint8Array; width: number; height: number } | undefined;
  /** WebP. */
  preview: Uint8Array;
  thumbnail: Uint8Array;
}

/**
 * Reads pictures that strangers made. Rejects with {@link DecodingFailure}, and with nothing else, whatever a picture
 * does to what reads it.
 */
export interface Decoder {
  header(source: string): Promise<Header>;
  make(source: string, order: Order): Promise<Made>;
  /** Ends what it started; a picture that is being read fails. */
  close(): void;
}

/**
 * Why a picture was not read: it cannot be; it took too long or too much memory; what read it ended by itself; or
 * nothing could be started to read it.
 */
export type Reason = 'unreadable' | 'time' | 'memory' | 'ended' | 'unavailable';

export class DecodingFailure extends Error {
  override readonly name = 'DecodingFailure';

  constructor(
    readonly reason: Reason,
    options?: ErrorOptions,
  ) {
    super(`The picture was not read (${reason}).`, options);
  }
}
