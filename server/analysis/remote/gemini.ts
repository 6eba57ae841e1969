import { GoogleGenAI } from '@google/genai';
import { createFindingReader } from '../decode/findingReader.ts';
import { type Provider, sidesOf } from '../provider.ts';
import type { RemoteSettings } from '../settings.ts';
import { createQuote, failureIn } from './failures.ts';
import { readGeminiAnswer } from './geminiAnswer.ts';
import { createGuardedFetch } from './guardedFetch.ts';
import { formFor } from './forms.ts';
import { questionWith, schemaWith } from './prompt.ts';

const GEMINI = 'https://generativelanguage.googleapis.com';

/** Asks Google's Gemini. */
export function createGeminiProvider(settings: RemoteSettings): Provider {
  const { url, key, model, boxes } = settings;
  const form = formFor(settings, 'gemini');
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
            // The same photo is to be answered alike.
            temperature: 0,
            systemInstruction: questionWith(form, photo),
            responseMimeType: 'application/json',
            responseJsonSchema: schemaWith(form),
          },
        })
        .catch((error: unknown) => {
          signal.throwIfAborted();
          throw failureIn(error);
        });
      const { written, model_version, ...told } = readGeminiAnswer(answer);
      const found = await reader.read(written, {
        scale: boxes,
        asked: form.unit,
        order: form.order,
        photo: sidesOf(photo),
      });
      return { ...found, texts: [], grid: null, ...told, model_version: model_version ?? model };
    },
    close: () => reader.close(),
  };
}
