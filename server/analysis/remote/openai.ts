import OpenAI from 'openai';
import { createFindingReader } from '../decode/findingReader.ts';
import type { Provider } from '../provider.ts';
import type { RemoteSettings } from '../settings.ts';
import { createQuote, failureIn } from './failures.ts';
import { createGuardedFetch } from './guardedFetch.ts';
import { readOpenAiAnswer } from './openaiAnswer.ts';
import { SIDES_FORM, questionWith, schemaWith } from './prompt.ts';

const OPENAI = 'https://api.openai.com/v1';

/** Asks a server of OpenAI's kind: OpenAI itself, Ollama, llama.cpp, vLLM, LM Studio. */
export function createOpenAiProvider({ url, key, model, boxes }: RemoteSettings): Provider {
  const quote = createQuote(key);
  const client = new OpenAI({
    baseURL: url ?? OPENAI,
    // A server of one's own asks for none, but the package does.
    apiKey: key ?? 'none',
    // All null: it would look for them in the environment.
    adminAPIKey: null,
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: createGuardedFetch(quote),
  });
  const reader = createFindingReader();
  return {
    name: 'openai',
    async analyse(photo, signal) {
      const data = Buffer.from(photo.bytes).toString('base64');
      const answer: unknown = await client.chat.completions
        .create(
          {
            model,
            messages: [
              { role: 'system', content: questionWith(SIDES_FORM) },
              {
                role: 'user',
                content: [
                  { type: 'image_url', image_url: { url: `data:${photo.mime_type};base64,${data}` } },
                ],
              },
            ],
            response_format: {
              type: 'json_schema',
              json_schema: { name: 'compartments', strict: true, schema: schemaWith(SIDES_FORM) },
            },
          },
          { signal },
        )
        .catch((error: unknown) => {
          signal.throwIfAborted();
          throw failureIn(error);
        });
      const { written, model_version, ...told } = readOpenAiAnswer(answer, quote);
      const found = await reader.read(written, { scale: boxes, order: 'xyxy', photo });
      return { ...found, texts: [], grid: null, ...told, model_version: model_version ?? model };
    },
    close: () => reader.close(),
  };
}
