export type AnyCanvas = OffscreenCanvas | HTMLCanvasElement;

/** Makes a canvas of these sides in pixels: another kind in a worker than on a page. */
export type MakeCanvas = (width: number, height: number) => AnyCanvas;

/** What is drawn and read again, each as wide as high. */
const COLOURS = ['#ff0000', '#00ff00', '#0000ff', '#808080'] as const;
const SIDE = 8;
/** Noise that a browser adds against fingerprinting, and does no harm, is smaller, in steps of a channel. */
const HARMLESS = 8;

/**
 * Whether pixels that are drawn can be read again. A browser that guards against fingerprinting gives made-up ones instead, for
 * `getImageData` as for the encoded picture, and no error: https://bugzilla.mozilla.org/show_bug.cgi?id=967895
 */
export function isCanvasReadable(makeCanvas: MakeCanvas): boolean {
  const canvas = makeCanvas(SIDE * COLOURS.length, SIDE);
  // The two kinds of canvas have the same context here.
  const context = canvas.getContext('2d', { willReadFrequently: true }) as
    | OffscreenCanvasRenderingContext2D
    | CanvasRenderingContext2D
    | null;
  if (!context) return false;
  for (const [at, colour] of COLOURS.entries()) {
    context.fillStyle = colour;
    context.fillRect(at * SIDE, 0, SIDE, SIDE);
  }
  try {
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return COLOURS.every((colour, at) =>
      isAbout(data, colour, (SIDE / 2) * canvas.width + at * SIDE + SIDE / 2),
    );
  } catch {
    return false;
  }
}

/** Whether the pixel of this number is about of a colour as '#rrggbb'. */
const isAbout = (data: Uint8ClampedArray, colour: string, pixel: number): boolean =>
  [0, 1, 2].every((channel) => {
    const wanted = Number.parseInt(colour.slice(1 + channel * 2, 3 + channel * 2), 16);
    return Math.abs((data[pixel * 4 + channel] ?? -1) - wanted) <= HARMLESS;
  });
