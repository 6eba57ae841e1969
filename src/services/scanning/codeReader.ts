import { isCanvasReadable } from '../browser/readableCanvas.ts';
import { trustedScript } from '../browser/trustedScripts.ts';
import type { CodeTask, CodeTaskAnswer } from './codeWorker.ts';
import type { Pixels } from './pixels.ts';
// oxlint-disable-next-line import/default -- The build makes a module of what stands after the question mark.
import workerUrl from './codeWorker.ts?worker&url';

/** A picture that can be drawn, with its sides in pixels. */
export interface Picture {
  source: HTMLVideoElement | ImageBitmap;
  width: number;
  height: number;
}

/** Reads codes in pictures. Never rejects: what cannot be read has no code. */
export interface CodeReader {
  /**
   * The text of a code, undefined where none is found. Looks at the picture with its longer side made as long as each of
   * `sides`, in pixels, until there is one.
   */
  read(picture: Picture, sides: readonly number[]): Promise<string | undefined>;
  /** Whether it sees what is on a picture: not where a browser hides that from pages, and has no reader of its own. */
  canSee(): Promise<boolean>;
  /** Frees what it holds; it reads no more. */
  end(): void;
}

/** What of the browser's own reader is used: https://wicg.github.io/shape-detection-api/ */
export interface NativeReader {
  detect(source: HTMLVideoElement | ImageBitmap): Promise<readonly { rawValue: string }[]>;
}
interface NativeReaders {
  getSupportedFormats(): Promise<readonly string[]>;
  new (options: { formats: string[] }): NativeReader;
}

/** What of a Worker is used, so that it can be another one in a test. */
export interface WorkerLike {
  postMessage(task: CodeTask, transfer: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: { data: CodeTaskAnswer }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void;
  terminate(): void;
}

export interface ReaderParts {
  /** undefined where the browser has none that reads QR codes. */
  native(): Promise<NativeReader | undefined>;
  startWorker(): WorkerLike;
  /** The picture with its longer side at most so long. */
  pixelsOf(picture: Picture, side: number): Pixels | undefined;
  /** Whether these pixels are those of the picture. */
  areReal(): boolean;
}

/** What is on bags and on what people print. */
const FORMATS = ['qr_code', 'data_matrix', 'code_128', 'code_39', 'ean_13', 'ean_8', 'upc_a'];
/** A picture that the worker says nothing to is given up, in ms. */
const SLOWEST = 10_000;

/** The browser's own reader first, which is faster and reads more; else, and where that fails, ours in a worker. */
export function createCodeReader(parts: ReaderParts = inBrowser): CodeReader {
  const { native, startWorker, pixelsOf, areReal } = parts;
  let own: Promise<NativeReader | undefined> | undefined;
  let worker: OwnReader | undefined;
  let isOver = false;

  const ownReader = (): Promise<NativeReader | undefined> => (own ??= native().catch(() => undefined));
  const readNatively = async ({ source }: Picture): Promise<string | undefined> => {
    try {
      const found = await (await ownReader())?.detect(source);
      return found?.find(({ rawValue }) => rawValue.trim() !== '')?.rawValue;
    } catch {
      // Some browsers promise what their system does not have.
      own = Promise.resolve(undefined);
      return undefined;
    }
  };

  return {
    async read(picture, sides) {
      const text = await readNatively(picture);
      if (text !== undefined) return text;
      // A camera's next picture is worth more than a second look.
      if (sides.length === 1 && (await own) !== undefined) return undefined;
      for (const side of sides) {
        if (isOver) return undefined;
        const pixels = pixelsOf(picture, side);
        if (!pixels) return undefined;
        worker ??= startReader(startWorker);
        const found = await worker.read(pixels);
        if (found !== undefined) return found;
      }
      return undefined;
    },
    canSee: async () => (await ownReader()) !== undefined || areReal(),
    end() {
      isOver = true;
      worker?.end();
    },
  };
}

interface OwnReader {
  read(pixels: Pixels): Promise<string | undefined>;
  end(): void;
}

function startReader(start: () => WorkerLike): OwnReader {
  const worker = start();
  const waiting = new Map<number, (text: string | undefined) => void>();
  let asked = 0;
  let isBroken = false;
  const end = (): void => {
    isBroken = true;
    worker.terminate();
    for (const settle of waiting.values()) settle(undefined);
    waiting.clear();
  };
  // Only the lines of codeWorker.ts write it.
  worker.addEventListener('message', ({ data: { number, text } }) => waiting.get(number)?.(text));
  worker.addEventListener('error', end);
  worker.addEventListener('messageerror', end);
  return {
    end,
    read: (pixels) =>
      new Promise((resolve) => {
        if (isBroken) {
          resolve(undefined);
          return;
        }
        asked += 1;
        const number = asked;
        const timer = setTimeout(() => settle(undefined), SLOWEST);
        const settle = (text: string | undefined): void => {
          clearTimeout(timer);
          waiting.delete(number);
          resolve(text);
        };
        waiting.set(number, settle);
        worker.postMessage({ number, pixels }, [pixels.data.buffer]);
      }),
  };
}

const inBrowser: ReaderParts = {
  async native() {
    // TypeScript's types of a browser do not have it yet.
    const { BarcodeDetector } = globalThis as { BarcodeDetector?: NativeReaders };
    const supported = (await BarcodeDetector?.getSupportedFormats()) ?? [];
    if (!BarcodeDetector || !supported.includes('qr_code')) return undefined;
    return new BarcodeDetector({ formats: FORMATS.filter((format) => supported.includes(format)) });
  },
  startWorker: () => new Worker(trustedScript('stowage-code-worker', workerUrl), { type: 'module' }),
  pixelsOf({ source, width, height }, side) {
    const scale = Math.min(1, side / Math.max(width, height, 1));
    const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
    if (w === 0 || h === 0) return undefined;
    const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(source, 0, 0, w, h);
    return context?.getImageData(0, 0, w, h);
  },
  areReal: () =>
    isCanvasReadable((width, height) => Object.assign(document.createElement('canvas'), { width, height })),
};
