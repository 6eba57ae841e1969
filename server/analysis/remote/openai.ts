import OpenAI from 'openai';
import { createFindingReader } from '../decode/findingReader.ts';
import { AnalysisFailure, type Photo, type Provider, sidesOf } from '../provider.ts';
import type { RemoteSettings } from '../settings.ts';
import { createQuote, failureIn } from './failures.ts';
import { createGuardedFetch } from './guardedFetch.ts';
import { readOpenAiAnswer } from './openaiAnswer.ts';
import { formFor } from './forms.ts';
import { questionWith, schemaWith } from './prompt.ts';

const OPENAI = 'https://api.openai.com/v1';

/** Asks a server of OpenAI's kind: OpenAI itself, Ollama, llama.cpp, vLLM, LM Studio. */
export function createOpenAiProvider(settings: RemoteSettings): Provider {
  const { url, key, model, boxes } = settings;
  const form = formFor(settings, 'openai');
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
  /** It has refused the form of the answer, or the temperature, and has answered without: it is not asked for them again. */
  let isPlain = false;

  async function ask(photo: Photo, signal: AbortSignal, isWithout: boolean): Promise<unknown> {
    const data = Buffer.from(photo.bytes).toString('base64');
    const url = `data:${photo.mime_type};base64,${data}`;
    return client.chat.completions
      .create(
        {
          model,
          messages: [
            { role: 'system', content: questionWith(form, photo) },
            // Labels are small: shrunk to 512 px, as some do by themselves, they cannot be read.
            { role: 'user', content: [{ type: 'image_url', image_url: { url, detail: 'high' } }] },
          ],
          ...(!isWithout && {
            // The same photo is to be answered alike.
            temperature: 0,
            response_format: {
              type: 'json_schema' as const,
              json_schema: { name: 'compartments', strict: true, schema: schemaWith(form) },
            },
          }),
        },
        { signal },
      )
      .catch((error: unknown) => {
        signal.throwIfAborted();
        throw failureIn(error);
      });
  }

  /** Some servers and models refuse the form of the answer or the temperature: then they are asked without, once. */
  async function askEither(photo: Photo, signal: AbortSignal): Promise<unknown> {
    if (isPlain) return ask(photo, signal, true);
    try {
      return await ask(photo, signal, false);
    } catch (error) {
      if (!(error instanceof AnalysisFailure) || error.status !== 400) throw error;
      // What the first refusal said is nearer to the cause, where this one is refused as well.
      const answer = await ask(photo, signal, true).catch((again: unknown) => {
        throw again instanceof AnalysisFailure && again.status === 400 ? error : again;
      });
      isPlain = true;
      return answer;
    }
  }

  return {
    name: 'openai',
    async analyse(photo, signal) {
      const answer = await askEither(photo, signal);
      const { written, model_version, ...told } = readOpenAiAnswer(answer, quote);
      const reading = { scale: boxes, asked: form.unit, order: form.order, photo: sidesOf(photo) };
      const found = await reader.read(written, reading);
      return { ...found, texts: [], grid: null, ...told, model_version: model_version ?? model };
    },
    close: () => reader.close(),
  };
}
