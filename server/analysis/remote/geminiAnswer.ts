import { create } from 'superstruct';
import { LooseUsage } from '../../../contract/analysis/compartments.ts';
import { LooseLine, LooseTextOrNull, fieldOf } from '../../../contract/loose.ts';
import type { Written } from '../decode/finding.ts';
import { AnalysisFailure, type Finding } from '../provider.ts';

type Told = Pick<Finding, 'finish_reason' | 'usage_metadata'> & { model_version: string | null };

/** Reasons to stop that leave an answer; a cut one may still hold some compartments. */
const ENDS = ['', 'STOP', 'MAX_TOKENS', 'FINISH_REASON_UNSPECIFIED'];
const Line = LooseLine(100);
const LineOrNull = LooseTextOrNull(200);

/** What an answer of Gemini says. Throws {@link AnalysisFailure}. */
export function readGeminiAnswer(answer: unknown): Told & { written: Written } {
  const blocked = create(fieldOf(fieldOf(answer, 'promptFeedback'), 'blockReason'), Line);
  if (blocked !== '') throw new AnalysisFailure(`The provider refused this photo (${blocked}).`);
  const candidates = fieldOf(answer, 'candidates');
  const candidate: unknown = Array.isArray(candidates) ? candidates[0] : undefined;
  const finish = create(fieldOf(candidate, 'finishReason'), Line);
  if (!ENDS.includes(finish)) throw new AnalysisFailure(`The provider holds the answer back (${finish}).`);
  if (!candidate) throw new AnalysisFailure('The provider answered without a message of the model.');
  const all = fieldOf(fieldOf(candidate, 'content'), 'parts');
  const parts: unknown[] = Array.isArray(all) ? all : [];
  return {
    model_version: create(fieldOf(answer, 'modelVersion'), LineOrNull),
    finish_reason: finish === '' ? null : finish,
    usage_metadata: create(fieldOf(answer, 'usageMetadata'), LooseUsage),
    written: {
      text: textOf(parts.filter((part) => fieldOf(part, 'thought') !== true)),
      reasoning: textOf(parts.filter((part) => fieldOf(part, 'thought') === true)) || undefined,
      isCut: finish === 'MAX_TOKENS',
    },
  };
}

const textOf = (parts: readonly unknown[]): string =>
  parts
    .map((part) => fieldOf(part, 'text'))
    .filter((text) => typeof text === 'string')
    .join('');
