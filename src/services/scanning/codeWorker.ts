import { codeInPixels, type Pixels } from './pixels.ts';

/** Reads codes off the page's thread (codeReader.ts), one picture after the other. */

export interface CodeTask {
  number: number;
  pixels: Pixels;
}

/** To the task with that number. */
export interface CodeTaskAnswer {
  number: number;
  text: string | undefined;
}

// Only codeReader.ts writes to it.
self.addEventListener('message', ({ data: { number, pixels } }: MessageEvent<CodeTask>) => {
  const answer: CodeTaskAnswer = { number, text: codeInPixels(pixels) };
  self.postMessage(answer);
});
