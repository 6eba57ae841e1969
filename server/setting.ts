/** A setting that makes no sense; the message is one line for a person. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting';
}

/** A setting of the environment; an empty one counts as not set. */
export function textSetting(env: NodeJS.ProcessEnv, name: string): string | undefined {
  return env[name]?.trim() === '' ? undefined : env[name];
}

/** The number that the setting `name` gives as `text`. Throws {@link BadSetting}. */
export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text.trim()) && value >= least && value <= most) return value;
  throw new BadSetting(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
}

/** The setting `name`, which has to be one of `choices`; `standard` where it is not set. Throws {@link BadSetting}. */
export function choice<T extends string>(
  env: NodeJS.ProcessEnv,
  name: string,
  choices: readonly T[],
  standard: T,
): T {
  const text = textSetting(env, name)?.trim() ?? standard;
  const found = choices.find((candidate) => candidate === text);
  if (found !== undefined) return found;
  throw new BadSetting(`${name} must be one of ${choices.join(', ')}, not "${text}".`);
}
