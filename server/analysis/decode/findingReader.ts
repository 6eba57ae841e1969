import { Worker } from 'node:worker_threads';
import { heard } from '../../heard.ts';
import { ProgramEnded, createAskedProgram } from '../../apart/asked.ts';
import { AnalysisFailure } from '../provider.ts';
import type { BoxReading } from './boxReading.ts';
import { type Found, READ_MAX, type Written, decodeFinding } from './finding.ts';
import type { Decoded, Question } from './thread.ts';

/** Characters that are read at once: whatever they are, within some 25 ms. */
const SHORT = 1500;
/** How long the thread may take for one answer, on a small and busy machine too, and is kept after it, in milliseconds. */
const TIME_LIMIT = 60_000;
const IDLE_TIME = 60_000;
/** For JavaScript, in MB. */
const HEAP_MAX = 256;

/** Reads what models have written. */
export interface FindingReader {
  /** As {@link decodeFinding}; rejects with an {@link AnalysisFailure} also where that takes too long. */
  read(written: Written, reading: BoxReading): Promise<Found>;
  close(): Promise<void>;
}

interface Options {
  start?: () => Worker;
  timeLimit?: number;
}

/** Reads all but short texts in a thread: one made to break things takes a second, and the server serves others. */
export function createFindingReader({
  start = startThread,
  timeLimit = TIME_LIMIT,
}: Options = {}): FindingReader {
  const thread = createAskedProgram<Question, Decoded>({ start, idleTime: IDLE_TIME, timeLimit });
  return {
    async read(written, reading) {
      if (written.text.length <= SHORT) return decodeFinding(written, reading);
      const { reasoning, text, isCut } = written;
      // Of an object nothing is shown, and a deep one cannot be sent.
      const shown = typeof reasoning === 'object' && reasoning !== null ? '' : reasoning;
      const question = {
        written: { text: text.slice(0, READ_MAX), isCut, reasoning: shown },
        reading,
      };
      const decoded = await thread.ask(question).catch((error: unknown) => {
        if (!(error instanceof ProgramEnded)) throw error;
        throw error.isSlow
          ? new AnalysisFailure('The answer of the model takes too long to read.')
          : new AnalysisFailure('The analysis stopped unexpectedly.', { isRepeatable: true });
      });
      if ('refusal' in decoded) throw new AnalysisFailure(decoded.refusal);
      return decoded.found;
    },
    close: () => thread.close(),
  };
}

/** Node runs the thread's source under tsx in development and in tests, and the file built from it otherwise. */
function startThread(): Worker {
  const isSource = import.meta.url.endsWith('.ts');
  const file = new URL(isSource ? './threadFromSource.mjs' : './findingDecoding.js', import.meta.url);
  return heard(new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX } }));
}
