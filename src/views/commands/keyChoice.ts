import { CATALOGUE, type CommandScope } from './catalogue.ts';
import type { CommandDefinition } from './command.ts';
import { areInConflict, type ChosenKeys, keysOf } from './keyMap.ts';
import { shownKeys } from './keyName.ts';

/** One character, a letter with Shift, something with Ctrl or Cmd, or one of the few keys with a name. */
const SINGLE = /^(shift\+)?\S$|^(Backspace|Delete|Insert|F\d+)$/u;
const WITH_MODIFIER = /^mod\+(shift\+)?(\S|enter|backspace|delete)$/u;
/** What the browser's own copying, pasting and the like cannot do without. */
const OF_THE_BROWSER = /^mod\+[acvxz]$/;

/** Whether a second key may follow: not after one with Ctrl or Cmd, nor after one with a name. */
export function canBeginSequence(key: string): boolean {
  return /^(shift\+)?\S$/u.test(key);
}

/**
 * Why a command cannot have a key, in words; undefined when it can. Keys that one page has twice are only in
 * order where they came so: the screen's then comes first.
 */
export function problemWith(command: string, key: string, chosen: ChosenKeys): string | undefined {
  const parts = key.split(' ');
  const shown = shownKeys(key).join(' ');
  if (!(parts.every((part) => SINGLE.test(part)) || WITH_MODIFIER.test(key)))
    return `${shown} is kept for moving, choosing and closing.`;
  const definition = definitionOf(command);
  if (definition && keysOf(definition, {}).includes(key) && !isTaken(command, key, chosen)) return undefined;
  if (OF_THE_BROWSER.test(key)) return `${shown} belongs to the browser.`;
  const other = neighboursOf(command).find((one) =>
    keysOf(one, chosen).some((taken) => areInConflict(taken, key)),
  );
  return other && `${shown} is the key of “${other.name}”.`;
}

/** The chosen keys with another one for a command; undefined gives it back those that it came with. */
export function withKey(chosen: ChosenKeys, command: string, key: string | undefined): ChosenKeys {
  const { [command]: _, ...others } = chosen;
  return key === undefined ? others : { ...others, [command]: key };
}

export function definitionOf(command: string): CommandDefinition | undefined {
  return CATALOGUE.flatMap(({ commands }) => commands).find(({ id }) => id === command);
}

/** Whether somebody has chosen it for another command: those that came with it do not count. */
function isTaken(command: string, key: string, chosen: ChosenKeys): boolean {
  return neighboursOf(command).some(({ id }) => chosen[id] !== undefined && areInConflict(chosen[id], key));
}

/** The other commands that can be on offer at the same time. */
function neighboursOf(command: string): CommandDefinition[] {
  const has = ({ commands }: CommandScope) => commands.some(({ id }) => id === command);
  const own = CATALOGUE.filter(has);
  const isOnAnyPage = own.some(({ isEverywhere }) => isEverywhere);
  const others = CATALOGUE.filter((scope) => !own.includes(scope) && (scope.isEverywhere || isOnAnyPage));
  return [...own, ...others].flatMap(({ commands }) => commands).filter(({ id }) => id !== command);
}
