import encodeQR from 'qr';
import type { Pixels } from '../../../src/services/scanning/pixels.ts';

/** A picture of a QR code with this text, `side` pixels wide and high; grey where there is no code. */
export function pictureOf(text: string | undefined, side = 320): Pixels {
  const data = new Uint8ClampedArray(side * side * 4).fill(200);
  if (text !== undefined) {
    const modules = encodeQR(text, 'raw', { border: 4 });
    const size = Math.floor(side / modules.length);
    const offset = Math.floor((side - size * modules.length) / 2);
    for (let y = 0; y < modules.length * size; y++) {
      for (let x = 0; x < modules.length * size; x++) {
        const isDark = modules[Math.floor(y / size)]?.[Math.floor(x / size)] === true;
        data.fill(
          isDark ? 20 : 240,
          ((y + offset) * side + x + offset) * 4,
          ((y + offset) * side + x + offset + 1) * 4,
        );
      }
    }
  }
  return { width: side, height: side, data };
}
