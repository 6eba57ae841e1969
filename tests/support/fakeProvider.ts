import { createServer, type Server } from 'node:http';

/** A provider of the OpenAI shape that answers what the test says, when the test says so. */
export class FakeProvider {
  /** How often it has been asked. */
  asked = 0;
  /** The text of its next answers. */
  content = '';
  #server: Server | undefined;
  #hold: { promise: Promise<void>; release: () => void } | undefined;

  /** For a server that is to ask it. */
  get settings(): Record<string, string> {
    return {
      STOWAGE_ANALYSIS: 'openai',
      STOWAGE_ANALYSIS_URL: this.#url,
      STOWAGE_ANALYSIS_MODEL: 'fake-eye',
    };
  }

  get #url(): string {
    const address = this.#server?.address();
    if (typeof address !== 'object' || !address) throw new Error('The provider has not been started.');
    return `http://127.0.0.1:${address.port}/v1`;
  }

  async start(): Promise<void> {
    this.#server = createServer((request, response) => {
      // What it is asked is the business of the tests of providers.
      request.resume();
      this.asked++;
      void (this.#hold?.promise ?? Promise.resolve()).then(() => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(this.#answer()));
      });
    });
    await new Promise<void>((ready) => this.#server?.listen(0, '127.0.0.1', ready));
  }

  async stop(): Promise<void> {
    this.release();
    this.#server?.closeAllConnections();
    await new Promise((done) => this.#server?.close(done));
  }

  /** Answers nothing until `release`. */
  hold(): void {
    let release = (): void => {};
    const promise = new Promise<void>((resolve) => (release = resolve));
    this.#hold = { promise, release };
  }

  release(): void {
    this.#hold?.release();
    this.#hold = undefined;
  }

  #answer(): object {
    return {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1,
      model: 'fake-eye',
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: this.content } }],
      usage: { prompt_tokens: 1806, completion_tokens: 512, total_tokens: 2318 },
    };
  }
}
