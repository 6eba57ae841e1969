import { BadSetting, choice, textSetting, wholeNumber } from '../setting.ts';

const KINDS = ['local', 'openai', 'gemini', 'off'] as const;

/** How a model counts along the sides of a photo; auto looks at its answer. */
const SCALES = ['auto', 'thousandths', 'fractions', 'pixels'] as const;
export type BoxScale = (typeof SCALES)[number];

/** The form in which a model is asked where things are; auto goes by its name. */
const FORMS = ['auto', 'sides', 'gemini', 'qwen-pixels', 'qwen-thousandths'] as const;
export type BoxFormName = (typeof FORMS)[number];

export interface RemoteSettings {
  /** Base address; undefined for the provider's own. */
  url: string | undefined;
  /** Secret: in no log, message or answer. Undefined where the address asks for none. */
  key: string | undefined;
  model: string;
  boxes: BoxScale;
  form: BoxFormName;
}

/** How photos are analysed. */
export type AnalysisSettings = {
  /** Longest that one analysis may take, in milliseconds. */
  timeLimit: number;
  /** How many analyses each user may ask for in a day (UTC); 0 for any number. */
  daily: number;
} & ({ kind: 'local' } | ({ kind: 'openai' | 'gemini' } & RemoteSettings));

/** Seconds. Node's fetch gives up by itself at 300 without an answer. */
const TIMEOUT = { least: 1, most: 290, standard: '120' };

/** Analyses of a user in a day: a model elsewhere costs money, this machine only its time, which is had in turns. */
const DAILY = { most: 1_000_000, local: '0', remote: '200' };

/** Reads the settings of analyses; undefined when they are switched off. Throws BadSetting. */
export function readAnalysisSettings(env: NodeJS.ProcessEnv): AnalysisSettings | undefined {
  const kind = choice(env, 'STOWAGE_ANALYSIS', KINDS, 'local');
  const timeLimit = readTimeLimit(env);
  const daily = readDaily(env, kind === 'local' ? DAILY.local : DAILY.remote);
  const boxes = choice(env, 'STOWAGE_ANALYSIS_BOXES', SCALES, 'auto');
  const form = choice(env, 'STOWAGE_ANALYSIS_FORM', FORMS, 'auto');
  const given = ['STOWAGE_ANALYSIS_URL', 'STOWAGE_ANALYSIS_KEY', 'STOWAGE_ANALYSIS_MODEL'] as const;
  if (kind === 'off') return undefined;
  if (kind === 'local') {
    // Photos would stay here, where the administrator thinks that they are sent.
    const unused = given.find((name) => textSetting(env, name) !== undefined);
    if (unused === undefined) return { kind, timeLimit, daily };
    throw new BadSetting(`${unused} is set, but STOWAGE_ANALYSIS is local; set that to openai or gemini.`);
  }
  const [url, key, model] = given.map((name) => textSetting(env, name)?.trim());
  if (model === undefined) throw new BadSetting('STOWAGE_ANALYSIS_MODEL must name the model to ask.');
  if (key === undefined && url === undefined) {
    throw new BadSetting(
      `STOWAGE_ANALYSIS_KEY must be set for STOWAGE_ANALYSIS=${kind}, or STOWAGE_ANALYSIS_URL.`,
    );
  }
  if (key !== undefined && !/^[!-~]+$/.test(key)) {
    throw new BadSetting('STOWAGE_ANALYSIS_KEY must be visible ASCII characters without spaces.');
  }
  const address = url === undefined ? undefined : addressOf(url);
  return { kind, timeLimit, daily, url: address, key, model, boxes, form };
}

function readDaily(env: NodeJS.ProcessEnv, standard: string): number {
  const name = 'STOWAGE_ANALYSIS_DAILY';
  return wholeNumber(name, textSetting(env, name) ?? standard, 0, DAILY.most);
}

function readTimeLimit(env: NodeJS.ProcessEnv): number {
  const name = 'STOWAGE_ANALYSIS_TIMEOUT';
  return wholeNumber(name, textSetting(env, name) ?? TIMEOUT.standard, TIMEOUT.least, TIMEOUT.most) * 1000;
}

function addressOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url?.username === '' && url.password === '' && url.search === '' && url.hash === '';
  if (url && isPlain && ['http:', 'https:'].includes(url.protocol)) return url.href.replace(/\/+$/, '');
  // Not repeated: somebody may have put a key into it.
  throw new BadSetting(
    'STOWAGE_ANALYSIS_URL must be an address like http://127.0.0.1:11434/v1, without a query.',
  );
}
