import type { ContentKind } from '../../../contract/photos/contentKind.ts';
import { IMAGE_PIXELS_MAX } from '../../../contract/limits.ts';
import type { Header } from './decoder.ts';

const MILLION = 1e6;
/** What a picture may take besides the process itself, which has 90 MB: in bytes, and well within the child's limits. */
const MOST = 260 * MILLION;
const LIGHT_MOST = 80 * MILLION;

/** What is allowed to a picture of this kind. */
export interface Cost {
  pixelsMax: number;
  /** Takes more memory than two may at the same time. */
  isHeavy: boolean;
}

export function costOf(kind: ContentKind, header: Header): Cost {
  const each = bytesEach(kind, header);
  return {
    pixelsMax: Math.min(Math.floor(MOST / each / MILLION) * MILLION, IMAGE_PIXELS_MAX),
    isHeavy: header.width * header.height * each > LIGHT_MOST,
  };
}

/**
 * Bytes of memory for each pixel at the peak: measured, and a little more (decision record 37). What comes in lines takes
 * few; what comes in passes, tiles or frames lies unpacked as a whole.
 */
function bytesEach(kind: ContentKind, { channels, isDeep, isProgressive }: Header): number {
  const packed = channels * (isDeep ? 2 : 1);
  switch (kind) {
    case 'jpeg':
      // Coefficients of two bytes, of all passes.
      return isProgressive ? 2 * channels + 1.5 : 0.3;
    case 'png':
      return isProgressive ? packed + 3 : packed / 5;
    case 'webp':
      return 6;
    case 'gif':
      return 8;
    default:
      // AVIF
      return isDeep ? 32 : 20;
  }
}
