/** What a file is by its first bytes, whatever its name says. */
export type ContentKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'svg' | 'other';

/** As many bytes of the beginning as {@link contentKind} looks at. */
export const HEAD_LENGTH = 256;

const AVIF = ['avif', 'avis'];
const HEIC = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

export function contentKind(head: Uint8Array): ContentKind {
  // One character a byte.
  const text = String.fromCharCode(...head.subarray(0, HEAD_LENGTH));
  if (text.startsWith('\xFF\xD8\xFF')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'png';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'webp';
  if (text.slice(4, 8) === 'ftyp') return kindOfBrands(text);
  return /<svg[\s>]/i.test(text) || /<!doctype svg/i.test(text) ? 'svg' : 'other';
}

/** Of an ISO base media file: 'ftyp', the major brand, a version, then all brands that it is compatible with. */
function kindOfBrands(text: string): ContentKind {
  const length = Array.from(text.slice(0, 4), (byte) => byte.charCodeAt(0)).reduce(
    (sum, byte) => sum * 256 + byte,
    0,
  );
  const box = text.slice(8, Math.min(length, text.length));
  const brands = [box.slice(0, 4), ...(box.slice(8).match(/[^]{4}/g) ?? [])];
  if (brands.some((brand) => AVIF.includes(brand))) return 'avif';
  return brands.some((brand) => HEIC.includes(brand)) ? 'heic' : 'other';
}
