import { replyWith } from '../../apart/replies.ts';
import { AnalysisFailure } from '../provider.ts';
import type { BoxReading } from './boxReading.ts';
import { type Found, type Written, decodeFinding } from './finding.ts';

/** What the thread is asked. */
export interface Question {
  written: Written;
  reading: BoxReading;
}

/** What it answers: what was found, or why nothing can be used. */
export type Decoded = { found: Found } | { refusal: string };

replyWith(async ({ written, reading }: Question): Promise<Decoded> => {
  try {
    return { found: decodeFinding(written, reading) };
  } catch (error) {
    if (error instanceof AnalysisFailure) return { refusal: error.message };
    throw error;
  }
});
