import type { ActedOn } from '../../model/finding/actedOn.ts';
import type { Meant, RememberedWord } from '../../model/finding/learned.ts';
import { wordsFor } from '../../model/finding/learned.ts';
import type { Opened } from '../../model/finding/opened.ts';
import { FIT } from '../../model/finding/tiers.ts';
import { optionsWith } from '../../model/locations/locationOption.ts';
import type { Tree } from '../../model/locations/tree.ts';
import type { Command } from '../commands/command.ts';
import { commandsLike, generalName } from '../commands/otherNames.ts';
import { fold } from '../../../contract/naturalOrder.ts';
import { type FoundSection, locationRows, type PaletteRowData, type PaletteSection } from './rows.ts';

/** What is to be remembered, and how. */
export interface Remembering {
  /** What was typed before and found nothing, where it is another word for what is found now; '' for nothing. */
  unfound: string;
  remember(word: string, meant: Meant): void;
}

const ICON = 'i-lucide-lightbulb';

/** What a word is kept for: a command as it is called for any record. */
export function meantBy({ kind, id, name }: ActedOn): Meant {
  return kind === 'command' ? { kind, id, name: generalName(id, name) } : { kind, id, name };
}

/** The second action that does the first one and remembers the word that had found nothing. */
export function rememberingRows(
  of: ActedOn,
  first: PaletteRowData,
  { unfound, remember }: Remembering,
): PaletteRowData[] {
  if (unfound === '') return [];
  const does = of.kind === 'command' ? 'Do it' : 'Open';
  return [
    {
      id: 'action:remember',
      name: `${does}, and find it by “${unfound}” from now on`,
      detail: '',
      label: '',
      kind: 'command',
      icon: ICON,
      key: '',
      isSentence: true,
      perform: () => {
        remember(unfound, meantBy(of));
        first.perform();
      },
    },
  ];
}

/** What was chosen after a word had found nothing is offered for it once, when the palette opens the next time. */
export function offerSection(word: string, meant: Meant, remember: Remembering['remember']): PaletteSection {
  return {
    heading: 'Your words',
    rows: [
      {
        id: 'remember',
        name: `Remember “${word}” for ${meant.name}?`,
        detail: '',
        label: '',
        kind: 'command',
        icon: ICON,
        key: '',
        enter: `Find ${meant.name} by “${word}” from now on`,
        isOffer: true,
        isSentence: true,
        perform: () => remember(word, meant),
      },
    ],
  };
}

/** The commands with the words that a person has for them among their other names. */
export function withOwnWords<Known extends Command>(
  commands: readonly Known[],
  words: readonly RememberedWord[],
): readonly Known[] {
  const own = words.filter(({ kind }) => kind === 'command');
  if (own.length === 0) return commands;
  return commands.map((command) => {
    const mine = own.filter(({ id }) => commandsLike(id).includes(command.id)).map(({ word }) => word);
    if (mine.length === 0) return command;
    return { ...command, keywords: [command.keywords ?? '', ...mine].filter((one) => one !== '').join(', ') };
  });
}

/** The places and items that a person has words of their own for; an item by the name that it had when it was opened last. */
export function sectionByWords(
  words: readonly RememberedWord[],
  typed: string,
  tree: Tree | undefined,
  opened: readonly Opened[],
  go: (to: string) => () => void,
): FoundSection {
  const meant = wordsFor(words, typed);
  const rows = meant.flatMap(({ kind, id, name: called, word }): PaletteRowData[] => {
    if (kind === 'command') return [];
    if (kind === 'location') {
      return locationRows(tree ? optionsWith(tree, [id]) : [], go).map((row) => ({
        ...row,
        id: `word:${row.id}`,
      }));
    }
    const name = opened.find((one) => one.kind === kind && one.id === id)?.name ?? called;
    return [
      {
        id: `word:item:${id}`,
        name,
        detail: `“${word}”`,
        label: '',
        kind,
        icon: 'i-lucide-package',
        key: '',
        about: { kind, id, name },
        hasMore: true,
        perform: go(`/view/${encodeURIComponent(id)}`),
      },
    ];
  });
  const isWhole = meant.some(({ kind, word }) => kind !== 'command' && fold(word) === fold(typed).trim());
  return { heading: 'Your words', rows, fit: isWhole ? FIT.alias : FIT.aliasBegins };
}

/** Without what stands under a person's own words already. */
export function withoutThose(sections: readonly FoundSection[], own: FoundSection): readonly FoundSection[] {
  const ids = new Set(own.rows.map(({ about }) => about?.id));
  if (ids.size === 0) return sections;
  const isOther = ({ about }: PaletteRowData) => about?.kind === 'command' || !ids.has(about?.id);
  return sections
    .map((section) =>
      section.heading === own.heading ? section : { ...section, rows: section.rows.filter(isOther) },
    )
    .filter(({ rows }) => rows.length > 0);
}
