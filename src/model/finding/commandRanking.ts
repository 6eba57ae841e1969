import { fold } from '../../../contract/naturalOrder.ts';
import { createVocabulary, respelt } from '../../../contract/finding/misspelling.ts';
import { FIT, type Fit } from './tiers.ts';
import { startsOf } from './words.ts';

/** What there is to find a command by. */
interface Findable {
  id: string;
  name: string;
  /** Other names of it and words about it; a comma ends each. */
  keywords?: string;
  /** It takes something away: it deletes, discards or ends the session. */
  isDangerous: boolean;
}

export interface RankedCommand<Command> {
  command: Command;
  fit: Fit;
  /** It is dangerous, and what was typed is not the beginning of its name: it is never to be the first. */
  isGuarded: boolean;
}

/** Letters of its own name that somebody types who means what is dangerous; fewer may be anything's. */
const NAMED_FROM = 3;

/**
 * The commands of which every typed word begins a word of the name or keywords, one of them the name's or the first of
 * another name, the best first, then what was `used`
 * before (ids, what the person comes back to most first), then in the order given; those that are guarded come last.
 * Without a text these are all.
 */
export function rankCommands<Command extends Findable>(
  commands: readonly Command[],
  typed: string,
  used: readonly string[] = [],
): RankedCommand<Command>[] {
  const query = startsOf(fold(typed)).trimEnd();
  const words = query.split(' ').filter((word) => word !== '');
  // Signs alone are no words, and in no command's name.
  if (words.length === 0 && typed.trim() !== '') return [];
  const order = new Map(used.map((id, at) => [id, at]));
  return commands
    .flatMap((command) => {
      const own = fitOf(command, query, words);
      if (own === undefined) return [];
      const { isDangerous, id } = command;
      const isGuarded = isDangerous && !isNamed(own, query);
      const usedAt = words.length === 0 || isDangerous ? undefined : order.get(id);
      const isUsed = usedAt !== undefined && own > FIT.exact && own <= FIT.aliasBegins;
      return [{ command, fit: isUsed ? FIT.opened : own, isGuarded, usedAt: usedAt ?? used.length }];
    })
    .sort(
      (a, b) =>
        Number(a.isGuarded) - Number(b.isGuarded) ||
        a.fit - b.fit ||
        a.usedAt - b.usedAt ||
        Number(a.command.isDangerous) - Number(b.command.isDangerous),
    )
    .map(({ command, fit, isGuarded }) => ({ command, fit, isGuarded }));
}

/** Whether what was typed says the command itself, so that nobody means another one by it. */
function isNamed(fit: Fit, query: string): boolean {
  if (fit === FIT.exact || fit === FIT.alias) return true;
  return fit <= FIT.aliasBegins && query.trim().length >= NAMED_FROM;
}

function fitOf({ name, keywords = '', isDangerous }: Findable, query: string, words: readonly string[]) {
  const own = startsOf(fold(name));
  const others = fold(keywords).split(',').map(startsOf);
  if (words.length === 0) return isDangerous ? FIT.loose : FIT.begins;
  if (own === `${query} `) return FIT.exact;
  if (others.includes(`${query} `)) return FIT.alias;
  const begins = (text: string) => text.startsWith(query);
  if (begins(own)) return FIT.begins;
  if (others.some(begins)) return FIT.aliasBegins;
  const all = `${own}${others.join('')}`;
  if (!words.every((word) => all.includes(` ${word}`))) return undefined;
  if (words.every((word) => own.includes(` ${word}`))) return FIT.inOrder;
  // 'Bin' alone does not mean 'new bin'.
  return words.some(
    (word) => own.includes(` ${word}`) || others.some((other) => other.startsWith(` ${word}`)),
  )
    ? FIT.loose
    : undefined;
}

/**
 * The commands that are meant by misspelt words, as for words that are spelt as the commands have them; those that are
 * dangerous are guarded, whatever was typed.
 */
export function rankMisspelt<Command extends Findable>(
  commands: readonly Command[],
  typed: string,
): RankedCommand<Command>[] {
  const texts = commands.map(({ name, keywords = '' }) => startsOf(fold(`${name} ${keywords}`)));
  const all = texts.join('');
  const words = startsOf(fold(typed)).trim().split(' ');
  const meant = respelt(words, (word) => all.includes(` ${word}`), createVocabulary(texts));
  if (meant === undefined) return [];
  return rankCommands(commands, meant)
    .map((ranked) => ({ ...ranked, isGuarded: ranked.command.isDangerous }))
    .sort((a, b) => Number(a.isGuarded) - Number(b.isGuarded));
}
