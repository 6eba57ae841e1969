import { create, type } from 'superstruct';
import type { UsageMetadata } from '../../../contract/analysis/analysis.ts';
import { LooseUsage } from '../../../contract/analysis/compartments.ts';
import { LooseLine, LooseTextOrNull, fieldOf } from '../../../contract/loose.ts';
import type { Written } from '../decode/finding.ts';
import { AnalysisFailure, type Finding } from '../provider.ts';
import type { Quote } from './failures.ts';

type Told = Pick<Finding, 'finish_reason' | 'usage_metadata'> & { model_version: string | null };

const Envelope = type({ model: LooseTextOrNull(200), finish_reason: LooseTextOrNull(100) });
const Line = LooseLine(100);

/** What a chat completion says, in any shape that servers of this kind answer. Throws {@link AnalysisFailure}. */
export function readOpenAiAnswer(answer: unknown, quote: Quote): Told & { written: Written } {
  const error = fieldOf(answer, 'error');
  if (error)
    throw new AnalysisFailure(`The provider refused the request${quote(fieldOf(error, 'message') ?? error)}`);
  const choices = fieldOf(answer, 'choices');
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  const message = fieldOf(choice, 'message');
  const finish = create(fieldOf(choice, 'finish_reason'), Line);
  const refusal = fieldOf(message, 'refusal');
  if (refusal) throw new AnalysisFailure(`The model refused to look at this photo${quote(refusal)}`);
  if (finish === 'content_filter') {
    throw new AnalysisFailure('The provider holds the answer back: its content filter has stopped it.');
  }
  if (!message) throw new AnalysisFailure('The provider answered without a message of the model.');
  const told = create({ model: fieldOf(answer, 'model'), finish_reason: finish }, Envelope);
  return {
    model_version: told.model,
    finish_reason: told.finish_reason,
    usage_metadata: usageOf(fieldOf(answer, 'usage')),
    written: {
      text: textOf(fieldOf(message, 'content')),
      reasoning: fieldOf(message, 'reasoning_content', 'reasoning'),
      isCut: finish === 'length',
    },
  };
}

/** A text, or the texts of its parts. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  const parts: unknown[] = Array.isArray(content) ? content : [];
  return parts
    .map((part) => fieldOf(part, 'text'))
    .filter((text) => typeof text === 'string')
    .join('');
}

/** OpenAI counts under names of its own; which of them are photos only some servers say. */
function usageOf(usage: unknown): UsageMetadata | null {
  if (typeof usage !== 'object' || usage === null) return null;
  const details = fieldOf(usage, 'prompt_tokens_details');
  const promptTokensDetails = ['text', 'image', 'audio'].flatMap((modality) => {
    const tokenCount = fieldOf(details, `${modality}_tokens`);
    return tokenCount ? [{ modality: modality.toUpperCase(), tokenCount }] : [];
  });
  return create(
    {
      promptTokenCount: fieldOf(usage, 'prompt_tokens'),
      candidatesTokenCount: fieldOf(usage, 'completion_tokens'),
      totalTokenCount: fieldOf(usage, 'total_tokens'),
      promptTokensDetails,
    },
    LooseUsage,
  );
}
