const SOS = 0xda;
/** APP1 to APP15 and comments: EXIF, XMP, colour profiles, whatever programs put beside the picture. */
const isBeside = (marker: number): boolean => (marker >= 0xe1 && marker <= 0xef) || marker === 0xfe;

/**
 * The parts of a JPEG that are its picture, in order, as [from, to) in bytes. For JPEGs from a canvas: some browsers
 * add the profile of sRGB, which a JPEG without a profile is in anyway, and the server writes anew whatever holds
 * more than a picture (decision record 15). The whole file when it is not built as JPEGs are.
 */
export function pictureParts(jpeg: Uint8Array): [from: number, to: number][] {
  const parts: [number, number][] = [[0, 2]];
  let at = 2;
  for (;;) {
    const [lead, marker = 0, high = 0, low = 0] = jpeg.subarray(at, at + 4);
    if (lead !== 0xff) return [[0, jpeg.length]];
    // From here on there is only the picture.
    if (marker === SOS) return [...parts, [at, jpeg.length]];
    const end = at + 2 + high * 256 + low;
    if (!isBeside(marker)) parts.push([at, end]);
    at = end;
  }
}
