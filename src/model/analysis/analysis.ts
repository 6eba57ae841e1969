import {
  type Compartment,
  type ImageAnalysis,
  isDone,
  type UsageMetadata,
} from '../../../contract/analysis/analysis.ts';
import type { Failure } from '../../failure.ts';

/** An analysis as the host told of it, and when it did. */
export interface SeenAnalysis {
  analysis: ImageAnalysis;
  /** Epoch ms. */
  at: number;
}

/** What is known of an image before anybody has asked for an analysis here. */
export interface KnownAnalyses {
  /** Empty where there is none, and where the host could not be asked (CALL-68, FALLB-02). */
  analyses: readonly SeenAnalysis[];
  /** Why it could not be asked; that there is none is no failure. */
  failure: Failure | undefined;
  /** False only where a host of ours says that nobody has set it up. */
  isSetUp: boolean;
}

/** Whether the host is still working on it (ANALYSIS-01). */
export function isRunning({ status }: ImageAnalysis): boolean {
  return status === 'pending' || status === 'processing';
}

/** Whether 'Analyze' shows: there is no result, it failed, or it says nothing (ANALYSIS-05 to ANALYSIS-07). */
export function offersAnalysis(analysis: ImageAnalysis | undefined): boolean {
  if (!analysis || analysis.status === 'failed') return true;
  return !isRunning(analysis) && analysis.summary.trim() === '';
}

/** Whether 'Re-run analysis' shows (LOC-63): beside a result that needs no first one. */
export function offersAnother(analysis: ImageAnalysis | undefined): boolean {
  return analysis !== undefined && !isRunning(analysis) && !offersAnalysis(analysis);
}

/** Whether 'Create Items' shows (ANALYSIS-08 to ANALYSIS-11). */
export function offersCreation(analysis: ImageAnalysis | undefined, isLocationKnown: boolean): boolean {
  return analysis !== undefined && isDone(analysis) && analysis.compartments.length > 0 && isLocationKnown;
}

/** An analysis that has been running for longer is one whose host has another time than this browser, in ms. */
const AGE_MOST = 60 * 60 * 1000;

/**
 * When the analysis began, epoch ms: the host's word where that is possible, else when it was first seen. The two
 * clocks may differ: a beginning that lies ahead or far back is none.
 */
export function beginningOf({ analysis, at }: SeenAnalysis): number {
  const age = at - Date.parse(analysis.created_at ?? '');
  return age >= 0 && age <= AGE_MOST ? at - age : at;
}

/** How long a finished analysis took, in ms; undefined where the host does not say. */
export function durationOf({ created_at, finished_at }: ImageAnalysis): number | undefined {
  const took = Date.parse(finished_at ?? '') - Date.parse(created_at ?? '');
  return took >= 0 ? took : undefined;
}

/** Milliseconds as minutes and seconds: '0:14', '61:05'. */
export function elapsedText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The tokens of an analysis: all of them, and those of each modality of the question (ENT-36). */
export function tokensOf(
  usage: UsageMetadata | null,
): { total: number; parts: { modality: string; count: number }[] } | undefined {
  if (!usage) return undefined;
  const parts = usage.promptTokensDetails.map(({ modality, tokenCount }) => ({
    modality: modality.toLowerCase(),
    count: tokenCount,
  }));
  const asked = usage.promptTokenCount ?? parts.reduce((sum, { count }) => sum + count, 0);
  const total = usage.totalTokenCount ?? asked + (usage.candidatesTokenCount ?? 0);
  return total > 0 ? { total, parts } : undefined;
}

/** Where a compartment is in its grid: 'R2C3'; '' where there is no grid. */
export function gridPlace({ row, column }: Pick<Compartment, 'row' | 'column'>): string {
  return row === null || column === null ? '' : `R${row}C${column}`;
}

/** A compartment's name; one without gets its place in words, or its number in the list, counted from 0. */
export function compartmentName(compartment: Compartment, index: number): string {
  const { row, column } = compartment;
  const name = compartment.name.replace(/\s+/g, ' ').trim();
  if (name !== '') return name;
  return row === null || column === null
    ? `Compartment ${index + 1}`
    : `Unlabelled, row ${row}, column ${column}`;
}

/** What is in a compartment, in one line; the things that are named win over a description of them. */
export function compartmentContents({ contents, items, description }: Compartment): string {
  const things = contents.length > 0 ? contents : items;
  return things.length > 0 ? things.join(', ') : description;
}
