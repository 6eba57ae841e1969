import { GoogleGenAI } from '@google/genai';
import { createFindingReader } from '../decode/findingReader.ts';
import type { Provider } from '../provider.ts';
import type { RemoteSettings } from '../settings.ts';
import { createQuote, failureIn } from './failures.ts';
import { readGeminiAnswer } from './geminiAnswer.ts';
import { createGuardedFetch } from './guardedFetch.ts';
import { GEMINI_FORM, questionWith, schemaWith } from './prompt.ts';

const GEMINI = 'https://generativelanguage.googleapis.com';

/** Asks Google's Gemini. */
export function createGeminiProvider({ url, key, model, boxes }: RemoteSettings): Provider {
  const client = new GoogleGenAI({
    // All said: it would look for them in the environment. Without retryOptions it asks once.
    vertexai: false,
    apiKey: key ?? 'none',
    httpOptions: { baseUrl: url ?? GEMINI, fetch: createGuardedFetch(createQuote(key)) },
  });
  const reader = createFindingReader();
  return {
    name: 'gemini',
    async analyse(photo, signal) {
      const data = Buffer.from(photo.bytes).toString('base64');
      const answer: unknown = await client.models
        .generateContent({
          model,
          contents: [{ role: 'user', parts: [{ inlineData: { mimeType: photo.mime_type, data } }] }],
          config: {
            abortSignal: signal,
            systemInstruction: questionWith(GEMINI_FORM),
            responseMimeType: 'application/json',
            responseJsonSchema: schemaWith(GEMINI_FORM),
          },
        })
        .catch((error: unknown) => {
          signal.throwIfAborted();
          throw failureIn(error);
        });
      const { written, model_version, ...told } = readGeminiAnswer(answer);
      const found = await reader.read(written, { scale: boxes, order: 'yxyx', photo });
      return { ...found, texts: [], grid: null, ...told, model_version: model_version ?? model };
    },
    close: () => reader.close(),
  };
}
