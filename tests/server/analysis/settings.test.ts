import { expect, it } from 'vitest';
import { readAnalysisSettings } from '../../../server/analysis/settings.ts';
import { BadSetting } from '../../../server/setting.ts';

const read = (settings: Record<string, string>) =>
  readAnalysisSettings(
    Object.fromEntries(Object.entries(settings).map(([name, value]) => [`STOWAGE_ANALYSIS${name}`, value])),
  );
const remote = { '': 'openai', _MODEL: 'm', _KEY: 'k' };

it('without settings photos are analysed here, two minutes at most', () => {
  expect(read({})).toEqual({ kind: 'local', timeLimit: 120_000, daily: 0 });
  expect(read({ '': ' ', _KEY: '' })).toEqual({ kind: 'local', timeLimit: 120_000, daily: 0 });
  expect(read({ _TIMEOUT: '5' })).toEqual({ kind: 'local', timeLimit: 5000, daily: 0 });
});

it('analyses can be switched off', () => {
  expect(read({ '': 'off', _KEY: 'kept for later' })).toBeUndefined();
});

it('a provider elsewhere has a model, and an address or a key', () => {
  const settings = {
    kind: 'openai',
    timeLimit: 120_000,
    daily: 200,
    model: 'm',
    boxes: 'auto',
    form: 'auto',
  };
  expect(read(remote)).toEqual({ ...settings, url: undefined, key: 'k' });
  expect(read({ '': 'openai', _MODEL: 'm', _URL: 'http://127.0.0.1:11434/v1/' })).toEqual({
    ...settings,
    url: 'http://127.0.0.1:11434/v1',
    key: undefined,
  });
  expect(read({ ...remote, '': 'gemini', _BOXES: 'pixels' })).toMatchObject({
    kind: 'gemini',
    boxes: 'pixels',
  });
  expect(read({ ...remote, _FORM: 'qwen-pixels' })).toMatchObject({ form: 'qwen-pixels' });
});

it('analyses of each user in a day are limited where they cost money, and as the setting says', () => {
  expect(read(remote)?.daily).toBe(200);
  expect(read({ ...remote, _DAILY: '0' })?.daily).toBe(0);
  expect(read({ _DAILY: '30' })?.daily).toBe(30);
});

it.each([
  [{ '': 'magic' }, /^STOWAGE_ANALYSIS must be one of local, openai, gemini, off/],
  [{ '': 'openai', _KEY: 'k' }, /^STOWAGE_ANALYSIS_MODEL must name/],
  [{ '': 'gemini', _MODEL: 'm' }, /^STOWAGE_ANALYSIS_KEY must be set/],
  [{ ...remote, _KEY: 'two words' }, /^STOWAGE_ANALYSIS_KEY must be visible/],
  [{ _DAILY: '-1' }, /^STOWAGE_ANALYSIS_DAILY must be a whole number from 0/],
  [{ _KEY: 'k' }, /^STOWAGE_ANALYSIS_KEY is set, but STOWAGE_ANALYSIS is local/],
  [{ ...remote, _URL: 'ftp://a' }, /^STOWAGE_ANALYSIS_URL must be an address/],
  [{ ...remote, _URL: 'nowhere' }, /^STOWAGE_ANALYSIS_URL/],
  [{ ...remote, _URL: 'https://a/v1?key=s3cret' }, /^STOWAGE_ANALYSIS_URL/],
  [{ ...remote, _URL: 'https://me:s3cret@a/v1' }, /^STOWAGE_ANALYSIS_URL/],
  [{ ...remote, _BOXES: 'inches' }, /^STOWAGE_ANALYSIS_BOXES must be one of/],
  [{ ...remote, _FORM: 'dots' }, /^STOWAGE_ANALYSIS_FORM must be one of/],
  [{ _TIMEOUT: '291' }, /^STOWAGE_ANALYSIS_TIMEOUT must be a whole number from 1 to 290/],
])('settings like %j are refused at the start, without repeating a secret', (settings, message) => {
  expect(() => read(settings)).toThrow(BadSetting);
  expect(() => read(settings)).toThrow(message);
  expect(() => read(settings)).not.toThrow('s3cret');
});
