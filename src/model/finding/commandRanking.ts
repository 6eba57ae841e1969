import { fold } from '../../../contract/naturalOrder.ts';
import { startsOf } from './words.ts';

/** What there is to find a command by. */
interface Findable {
  name: string;
  /** Other names of it and words about it; a comma ends each. */
  keywords?: string;
  /** It takes something away: it deletes, discards or ends the session. */
  isDangerous: boolean;
}

export interface RankedCommand<Command> {
  command: Command;
  /** It is dangerous, and what was typed is not the beginning of its name: it is never to be the first. */
  isGuarded: boolean;
}

/** How well a command fits, the best first. */
const TIERS = { nameBegins: 0, nameWords: 1, otherName: 2, elsewhere: 3, guarded: 4 } as const;

/**
 * The commands of which every typed word begins a word of the name or keywords, the best first, then in the order
 * given; those that are guarded come last. Without a text these are all.
 */
export function rankCommands<Command extends Findable>(
  commands: readonly Command[],
  typed: string,
): RankedCommand<Command>[] {
  const query = startsOf(fold(typed)).trimEnd();
  const words = query.split(' ').filter((word) => word !== '');
  // Signs alone are no words, and in no command's name.
  if (words.length === 0 && typed.trim() !== '') return [];
  return commands
    .flatMap((command) => {
      const tier = tierOf(command, query, words);
      return tier === undefined ? [] : [{ command, tier, isGuarded: tier === TIERS.guarded }];
    })
    .sort((a, b) => a.tier - b.tier || Number(a.command.isDangerous) - Number(b.command.isDangerous))
    .map(({ command, isGuarded }) => ({ command, isGuarded }));
}

function tierOf({ name, keywords = '', isDangerous }: Findable, query: string, words: readonly string[]) {
  const own = startsOf(fold(name));
  const others = fold(keywords).split(',').map(startsOf);
  if (words.length === 0) return isDangerous ? TIERS.guarded : TIERS.nameBegins;
  const begins = (text: string) => text.startsWith(query);
  if (begins(own)) return TIERS.nameBegins;
  const all = `${own}${others.join('')}`;
  if (!words.every((word) => all.includes(` ${word}`))) return undefined;
  if (others.some(begins)) return TIERS.otherName;
  if (isDangerous) return TIERS.guarded;
  return words.every((word) => own.includes(` ${word}`)) ? TIERS.nameWords : TIERS.elsewhere;
}
