import jsqr from 'jsqr';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createCanvas } from '@napi-rs/canvas';

const MM_PER_POINT = 25.4 / 72;

/** In mm from the corner at the top left of the page. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface LabelPdfPage {
  width: number;
  height: number;
  /** What is drawn with a pen: the outlines of a test print. */
  outlines: Box[];
  /** The lines of text, in the order in which they are drawn. */
  texts: string[];
  /** What a QR code within the box says; undefined where none is read. */
  read(box: Box): string | undefined;
}

type Matrix = readonly [number, number, number, number, number, number];

/** What a printed PDF has on its pages, by the drawing itself; its QR codes are read from the page as it looks at `dpi`. */
export async function readLabelPdf(bytes: Uint8Array, dpi: number): Promise<LabelPdfPage[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: LabelPdfPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const { fnArray, argsArray } = await page.getOperatorList();
    const viewport = page.getViewport({ scale: dpi / 72 });
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    // It draws on the canvas of Node as on that of a browser, which its types alone know.
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
    const context = canvas.getContext('2d');
    const { items } = await page.getTextContent();
    pages.push({
      texts: items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])),
      width: width * MM_PER_POINT,
      height: height * MM_PER_POINT,
      outlines: strokesOf(fnArray, argsArray, height),
      read(box) {
        const px = dpi / 25.4;
        const [w, h] = [Math.ceil(box.width * px), Math.ceil(box.height * px)];
        const { data } = context.getImageData(Math.floor(box.left * px), Math.floor(box.top * px), w, h);
        return jsqr(data, w, h)?.data;
      },
    });
  }
  await document.destroy();
  return pages;
}

/** The boxes of all paths that are stroked, through every change of the coordinates. */
function strokesOf(operators: readonly number[], all: readonly unknown[], pageHeight: number): Box[] {
  const boxes: Box[] = [];
  const kept: Matrix[] = [];
  let now: Matrix = [1, 0, 0, 1, 0, 0];
  operators.forEach((operator, at) => {
    const values = all[at];
    if (operator === OPS.save) kept.push(now);
    else if (operator === OPS.restore) now = kept.pop() ?? now;
    else if (operator === OPS.transform) now = times(now, values as Matrix);
    else if (operator === OPS.constructPath) {
      // What is done with the path, its parts, and the box around them.
      const [paint, , extent] = values as [number, unknown, ArrayLike<number> | undefined];
      if (paint !== OPS.stroke && paint !== OPS.closeStroke) return;
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(extent ?? []);
      const corners = [applied(now, x0, y0), applied(now, x1, y1)] as const;
      const xs = corners.map(([x]) => x * MM_PER_POINT);
      const ys = corners.map(([, y]) => (pageHeight - y) * MM_PER_POINT);
      const [left, top] = [Math.min(...xs), Math.min(...ys)];
      boxes.push({ left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top });
    }
  });
  return boxes;
}

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];
const applied = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];
