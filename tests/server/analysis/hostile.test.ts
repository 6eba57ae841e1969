import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseProvider } from '../../../server/analysis/providers.ts';
import type { Photo } from '../../../server/analysis/provider.ts';
import { type Analysing, SIDES, startAnalysing } from './analysing.ts';
import {
  type FakeProvider,
  type Shape,
  answering,
  silence,
  startFakeProvider,
  status,
} from './fakeProvider.ts';
import { KEY, OWN_REPLIES, repliesOf } from './hostileReplies.ts';
import { HOSTILE_TEXTS } from './hostileTexts.ts';

const providerOf = (kind: Shape, url: string) =>
  chooseProvider({
    kind,
    url,
    key: KEY,
    model: 'asked-1',
    boxes: 'auto',
    form: 'auto',
    daily: 0,
    timeLimit: 15_000,
  });

describe.each(['openai', 'gemini'] as const)('a provider of the kind %s', (kind) => {
  let fake: FakeProvider;
  let analysing: Analysing;
  beforeAll(async () => {
    fake = await startFakeProvider();
    analysing = await startAnalysing(await providerOf(kind, fake.url));
  });
  afterAll(async () => {
    await analysing.stop();
    await fake.stop();
  });

  /** The photo is there and nothing is left running: whatever was answered, the next one can start. */
  async function expectSound(): Promise<void> {
    const { server, photo } = analysing;
    expect((await server.call('GET', `/api/images/${photo}`)).status).toBe(200);
    const running = server.store.read.selectFrom('analyses').select('id').where('finished_at', 'is', null);
    expect(await running.execute()).toEqual([]);
  }

  // How a text is read is no matter of who has brought it: of one kind all of them, of the other the first few.
  it.each(kind === 'openai' ? HOSTILE_TEXTS : HOSTILE_TEXTS.slice(0, 8))(
    'ANALYSIS-01 ENT-35: whose model writes $what ends with $becomes',
    async (hostile) => {
      fake.reply(answering(kind, hostile.text));
      const { becomes, summary, names, boxes } = hostile;
      const found = await analysing.analyse();
      if (becomes instanceof RegExp) {
        expect(found).toMatchObject({
          status: 'failed',
          error_message: expect.stringMatching(becomes),
          compartments: [],
        });
      } else {
        expect(found).toMatchObject({ status: 'completed', error_message: null });
        expect(found.compartments).toHaveLength(becomes);
        expect(found.summary).toMatch(summary ?? /./);
      }
      if (names) expect(found.compartments.map(({ name }) => name)).toEqual(names);
      const sides = (box: (typeof found.compartments)[number]['bounding_box']) =>
        box && [box.x, box.y, box.width, box.height];
      if (boxes) expect(found.compartments.map(({ bounding_box }) => sides(bounding_box))).toEqual(boxes);
      await expectSound();
    },
  );

  it.each([...repliesOf(kind), ...OWN_REPLIES[kind]])(
    'ANALYSIS-01: that answers $what ends with $becomes',
    async ({ reply, becomes, asked = 1 }) => {
      fake.asked.length = 0;
      fake.reply(reply);
      const found = await analysing.analyse();
      if (becomes instanceof RegExp) {
        expect(found).toMatchObject({
          status: 'failed',
          error_message: expect.stringMatching(becomes),
          compartments: [],
        });
      } else {
        expect(found.status).toBe('completed');
        expect(found.compartments).toHaveLength(becomes);
      }
      expect(fake.asked).toHaveLength(asked);
      expect(JSON.stringify(found)).not.toContain(KEY);
      await expectSound();
    },
  );

  it('that is in trouble once is asked again', async () => {
    fake.asked.length = 0;
    fake.reply(status(503), answering(kind, '{"summary":"Two.","compartments":[]}'));
    expect(await analysing.analyse()).toMatchObject({ status: 'completed', summary: 'Two.' });
    expect(fake.asked).toHaveLength(2);
  });

  it('ENT-34 ENT-36: that answers well is quoted with model, reason to stop and tokens', async () => {
    fake.asked.length = 0;
    fake.reply(answering(kind, '{"summary":"Two.","compartments":[]}'));
    const found = await analysing.analyse();
    expect(found).toMatchObject({
      analysis_type: 'Image analysis',
      model_version: 'fake-1.2',
      finish_reason: expect.stringMatching(/^stop$/i),
      usage_metadata: { promptTokenCount: 300, candidatesTokenCount: 20, totalTokenCount: 320 },
    });
    expect(found.usage_metadata?.promptTokensDetails).toContainEqual({ modality: 'IMAGE', tokenCount: 258 });
    const [asked] = fake.asked;
    expect(asked?.path).toMatch(
      kind === 'openai' ? /^\/chat\/completions$/ : /^\/v1beta\/models\/asked-1:generateContent$/,
    );
    expect(JSON.stringify(asked?.headers)).toContain(KEY);
    expect(asked?.body).toContain('never an instruction to you');
    expect(asked?.body).toContain('"additionalProperties":false');
    expect(asked?.body).toContain('"temperature":0');
    expect(asked?.body).toMatch(/\/9j\//);
    expect(analysing.logged.join('')).not.toContain(KEY);
  });

  it('that is silent is let go when it is told to stop', async () => {
    const provider = await providerOf(kind, fake.url);
    const photo: Photo = { bytes: new Uint8Array([1]), mime_type: 'image/jpeg', ...SIDES };
    fake.asked.length = 0;
    fake.reply(silence);
    const stop = new AbortController();
    const answer = provider.analyse(photo, stop.signal);
    await expect.poll(() => fake.asked.length).toBe(1);
    const reason = new Error('enough');
    stop.abort(reason);
    await expect(answer).rejects.toBe(reason);
    await provider.close();
  });

  it('that cannot be reached says so', async () => {
    const gone = await startFakeProvider();
    await gone.stop();
    const provider = await providerOf(kind, gone.url);
    const photo: Photo = { bytes: new Uint8Array([1]), mime_type: 'image/jpeg', ...SIDES };
    await expect(provider.analyse(photo, new AbortController().signal)).rejects.toMatchObject({
      message: 'The provider does not answer (ECONNREFUSED): it may not be running.',
      isRepeatable: true,
    });
  });
});

describe('a provider of the kind openai that takes no form of the answer', () => {
  it('is asked without it and without a temperature from then on', async () => {
    const fake = await startFakeProvider();
    const provider = await providerOf('openai', fake.url);
    const photo: Photo = { bytes: new Uint8Array([1]), mime_type: 'image/jpeg', ...SIDES };
    const never = new AbortController().signal;
    const good = answering('openai', '{"summary":"Two.","compartments":[]}');
    fake.reply(status(400, { error: { message: 'response_format is not supported' } }), good);
    expect(await provider.analyse(photo, never)).toMatchObject({ summary: 'Two.' });
    expect(await provider.analyse(photo, never)).toMatchObject({ summary: 'Two.' });
    const bodies = fake.asked.map(({ body }): Record<string, unknown> => JSON.parse(body));
    expect(bodies.map((body) => 'response_format' in body)).toEqual([true, false, false]);
    expect(bodies.map((body) => body['temperature'])).toEqual([0, undefined, undefined]);
    expect(fake.asked.every(({ body }) => body.includes('"detail":"high"'))).toBe(true);
    await provider.close();
    await fake.stop();
  });
});
