import { create } from 'superstruct';
import { ANALYSIS_TEXTS, COMPARTMENTS_MAX } from '../../../contract/analysis/analysisLimits.ts';
import { LooseText, LooseTextOrNull, fieldOf } from '../../../contract/loose.ts';
import { counted } from '../../wording.ts';
import { AnalysisFailure, type Finding } from '../provider.ts';
import { statedSides } from './boxFrame.ts';
import type { BoxReading } from './boxReading.ts';
import { decodeCompartments } from './compartments.ts';
import { jsonIn } from './jsonIn.ts';

/** What a model has written, and what is known of it. */
export interface Written {
  text: string;
  /** What it thought before, where the provider tells that apart. */
  reasoning?: unknown;
  /** Whether the provider says that it had to stop before the end. */
  isCut: boolean;
}

/** What is believed of it. */
export type Found = Pick<Finding, 'summary' | 'reasoning' | 'compartments'>;

const Summary = LooseText(ANALYSIS_TEXTS.summary);
const Reasoning = LooseTextOrNull(ANALYSIS_TEXTS.reasoning);

/** Characters of an answer that are read: three hundred compartments are far shorter. */
export const READ_MAX = 1_000_000;
const LISTS = ['compartments', 'cells', 'drawers', 'bins'];
const NESTS = ['analysis', 'result', 'data', 'output'];

/**
 * What a model says it has found, from the text that it wrote: the one place where such text is believed or not.
 * Rejects nothing that can be used, and fails with an {@link AnalysisFailure} where nothing can.
 */
export function decodeFinding({ text, reasoning, isCut }: Written, reading: BoxReading): Found {
  const { thoughts, rest } = withoutThoughts(text.slice(0, READ_MAX));
  if (rest === '') throw new AnalysisFailure('The model answered nothing.');
  const found = jsonIn(rest, isFinding);
  if (!found) {
    throw new AnalysisFailure(
      isCut || /^[{[]/.test(rest)
        ? 'The answer of the model was cut off or is damaged: no compartment in it is complete.'
        : 'The model answered in prose, not in the form that was asked for.',
    );
  }
  if (!isFinding(found.value)) {
    throw new AnalysisFailure('The answer of the model names no compartments, not even that there are none.');
  }
  const finding = nestOf(found.value);
  const list = listOf(finding) ?? [];
  const stated = statedSides(finding, reading.photo) ?? statedSides(found.value, reading.photo);
  const compartments = decodeCompartments(list, reading, stated);
  const notes = [
    list.length > COMPARTMENTS_MAX &&
      `Only the first ${COMPARTMENTS_MAX} of ${list.length.toLocaleString('en')} compartments were kept.`,
    (found.isCut || isCut) && 'The answer of the model was cut off: compartments may be missing.',
  ].filter((note) => note !== false);
  return {
    summary: [summaryOf(finding, compartments.length), ...notes].join(' '),
    reasoning: create(reasoning ?? fieldOf(finding, 'reasoning') ?? thoughts, Reasoning),
    compartments,
  };
}

/** Local models begin by writing down their thoughts, between <think> and </think>. */
function withoutThoughts(text: string): { thoughts: string | undefined; rest: string } {
  const begin = /^\s*<think(?:ing)?>/.exec(text)?.[0].length;
  // No pattern for all of it: with a hundred thousand beginnings and no end it would take minutes.
  const end = begin === undefined ? -1 : text.indexOf('</think', begin);
  if (end < 0) return { thoughts: undefined, rest: text.trim() };
  const after = text.indexOf('>', end);
  return { thoughts: text.slice(begin, end), rest: after < 0 ? '' : text.slice(after + 1).trim() };
}

function summaryOf(finding: unknown, count: number): string {
  const said = create(fieldOf(finding, 'summary'), Summary);
  if (said !== '') return said;
  return count === 0 ? 'No compartments were found.' : `${counted(count, 'compartment')} found.`;
}

/** The part of an answer that the compartments are in. */
function nestOf(value: unknown): unknown {
  if (listOf(value) !== undefined) return value;
  const nested = fieldOf(value, ...NESTS);
  return listOf(nested) === undefined ? value : nested;
}

/** The list of compartments in a value; of an object that has one under each name, with those names. */
function listOf(value: unknown): readonly unknown[] | undefined {
  const list = Array.isArray(value) ? value : fieldOf(value, ...LISTS);
  if (Array.isArray(list)) return list;
  if (typeof list !== 'object' || list === null) return undefined;
  return Object.entries(list).map(([name, entry]: [string, unknown]) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? { name, ...entry }
      : { name, contents: entry },
  );
}

/** Whether a value is meant as an answer: brackets stand in prose too. */
function isFinding(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((entry) => typeof entry === 'object' && entry !== null);
  const finding = nestOf(value);
  return listOf(finding) !== undefined || typeof fieldOf(finding, 'summary') === 'string';
}
