/** Markers of a JPEG that stand alone, without a length. */
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
/** JFIF, quantisation, Huffman tables, restart interval, and the frames that every browser decodes. */
const ALLOWED = new Set([0xe0, 0xdb, 0xc4, 0xdd, 0xc0, 0xc1, 0xc2, SOS]);
/** A JFIF header without a thumbnail of its own. */
const JFIF_LENGTH = 16;

/**
 * Whether the file is a JPEG of picture data and nothing else: no EXIF, XMP, colour profile or comment, nothing after
 * its end. Only such a file is kept as it came; anything else is written anew.
 */
export function isPlainJpeg(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return false;
  let at = 2;
  for (;;) {
    const marker = bytes[at + 1];
    if (bytes[at] !== 0xff || marker === undefined) return false;
    if (marker === EOI) return at + 2 === bytes.length;
    if (!ALLOWED.has(marker)) return false;
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    if (length < 2 || (marker === 0xe0 && length !== JFIF_LENGTH)) return false;
    at += 2 + length;
    if (marker === SOS) at = endOfScan(bytes, at);
  }
}

/** Where the next marker begins: in picture data an FF is followed by 00, or by the number of a restart. */
export function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}
