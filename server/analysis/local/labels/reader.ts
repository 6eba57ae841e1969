import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { OEM, PSM, createWorker } from 'tesseract.js';
import type { Word } from './labels.ts';

/** Reads the words of pictures, one at a time. Places are in pixels of the picture. */
export interface Reader {
  read(png: Buffer): Promise<Word[]>;
}

/** Of @tesseract.js-data/eng: the model in whole numbers is the small one, 3 MB. */
const MODEL = '4.0.0_best_int';

/** Loads Tesseract and its English model from the installed packages; nothing is fetched and nothing is written. */
export async function startReader(): Promise<Reader> {
  const data = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json');
  const tesseract = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(dirname(data), MODEL),
    gzip: true,
    cacheMethod: 'none',
    // Its calls reject all the same; without this it would throw where nobody can catch it.
    errorHandler: () => undefined,
  });
  // Lines of any length, each by itself: find as much text as there is.
  // Its own notes on each picture ('Detected 13 diacritics') belong in nobody's log.
  await tesseract.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT, debug_file: '/dev/null' });
  return {
    async read(png) {
      const { data: page } = await tesseract.recognize(png, {}, { text: false, blocks: true });
      return (page.blocks ?? [])
        .flatMap((block) => block.paragraphs)
        .flatMap((paragraph) => paragraph.lines)
        .flatMap((line) => line.words)
        .map(({ text, confidence, bbox }) => ({
          text: text.trim(),
          confidence: confidence / 100,
          left: bbox.x0,
          right: bbox.x1,
          top: bbox.y0,
          bottom: bbox.y1,
        }));
    },
  };
}
