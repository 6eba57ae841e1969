import { endOfScan } from '../../../contract/photos/plainJpeg.ts';

const [EOI, SOS, APP1, APP2, APP14, COMMENT] = [0xd9, 0xda, 0xe1, 0xe2, 0xee, 0xfe];
const ORIENTATION = 0x0112;
/** Upright, as it is without a note of it. */
const UPRIGHT = 1;
const text = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * The parts of a camera's JPEG without what stands beside its picture: no place, no time, no maker, nothing behind its end. How it
 * is turned stays, and its colour profile. Undefined where it is not built as JPEGs are (ITU-T T.81, annex B).
 */
export function jpegWithoutMetadata(jpeg: Uint8Array): Uint8Array<ArrayBuffer>[] | undefined {
  if (text(jpeg, 0, 2) !== '\u00ff\u00d8') return undefined;
  const parts = [jpeg.slice(0, 2)];
  for (let at = 2; ;) {
    const [lead, marker, high = 0, low = 0] = jpeg.subarray(at, at + 4);
    if (lead !== 0xff || marker === undefined) return undefined;
    if (marker === EOI) return [...parts, jpeg.slice(at, at + 2)];
    const length = high * 256 + low;
    if (length < 2 || at + 2 + length > jpeg.length) return undefined;
    const end = at + 2 + length;
    const next = marker === SOS ? endOfScan(jpeg, end) : end;
    if (marker === APP1) {
      const turned = orientationIn(jpeg.subarray(at + 4, end));
      if (turned !== UPRIGHT) parts.push(orientationSegment(turned));
    } else if (!isBeside(marker) || isOfColours(jpeg, at)) parts.push(jpeg.slice(at, next));
    at = next;
  }
}

const isBeside = (marker: number): boolean => (marker > APP1 && marker <= 0xef) || marker === COMMENT;

/** The colour profile, and which colours the numbers are. */
const isOfColours = (jpeg: Uint8Array, at: number): boolean =>
  (jpeg[at + 1] === APP2 && text(jpeg, at + 4, at + 15) === 'ICC_PROFILE') ||
  (jpeg[at + 1] === APP14 && text(jpeg, at + 4, at + 9) === 'Adobe');

/** How EXIF says that the picture is turned, 1 to 8; upright where it says nothing (CIPA DC-008, TIFF 6.0). */
function orientationIn(segment: Uint8Array): number {
  if (text(segment, 0, 6) !== 'Exif\0\0' || segment.length < 14) return UPRIGHT;
  const tiff = new DataView(segment.buffer, segment.byteOffset + 6, segment.length - 6);
  const isLittle = tiff.getUint16(0) === 0x4949;
  const first = tiff.getUint32(4, isLittle);
  const count = first + 2 <= tiff.byteLength ? tiff.getUint16(first, isLittle) : 0;
  for (let entry = 0; entry < count; entry++) {
    const at = first + 2 + entry * 12;
    if (at + 12 > tiff.byteLength) break;
    if (tiff.getUint16(at, isLittle) !== ORIENTATION) continue;
    const turned = tiff.getUint16(at + 8, isLittle);
    return turned >= 1 && turned <= 8 ? turned : UPRIGHT;
  }
  return UPRIGHT;
}

/** EXIF that says how the picture is turned, and nothing else. */
function orientationSegment(turned: number): Uint8Array<ArrayBuffer> {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const directory = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turned, 0, 0, 0, 0, 0, 0];
  const body = [...exif, ...tiff, ...directory];
  return new Uint8Array([0xff, APP1, 0, body.length + 2, ...body]);
}
