import decodeQR from 'qr/decode.js';

/** A picture as a canvas gives it: four bytes a pixel. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** The text of the QR code in a picture; undefined where none is found. Takes 8 to 15 ms for 1280 by 720. */
export function codeInPixels(pixels: Pixels): string | undefined {
  try {
    return decodeQR(pixels);
  } catch {
    // It throws for every picture without a code.
    return undefined;
  }
}
