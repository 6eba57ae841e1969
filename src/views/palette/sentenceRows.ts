import type { Item } from '../../../contract/entities.ts';
import type { OwnSynonyms } from '../../../contract/finding/ownSynonyms.ts';
import type { Effect, Moved, PendingCommand } from '../../model/arguments/pendingCommand.ts';
import { type FoundLocations, NO_LOCATIONS } from '../../model/finding/finder.ts';
import { itemsWith } from '../../model/finding/itemMatches.ts';
import { rankItems } from '../../model/finding/itemRanking.ts';
import { isWhole, partsOf, readSentence, singular } from '../../model/finding/sentences/readSentence.ts';
import { type SentenceAnswer, sentenceAnswers } from '../../model/finding/sentences/sentenceAnswers.ts';
import { FIT } from '../../model/finding/tiers.ts';
import type { Tree } from '../../model/locations/tree.ts';
import type { FoundSection, PaletteRowData } from './rows.ts';

const HEADING = 'As a sentence';
/** What Enter does, in words. */
function enterWordsOf({ name, does }: Pick<SentenceAnswer, 'name' | 'does'>): string {
  switch (does?.kind) {
    case 'change':
      return name;
    case 'go':
      return `Open the form: ${name}`;
    case 'ask':
      return 'Ask for the rest';
    case undefined:
      return 'Nothing to do yet';
  }
}

/** What is known of what a sentence names. */
interface KnownOfSentence {
  typed: string;
  tree: Tree | undefined;
  /** Locations for the record and for the place; undefined while they are looked up. */
  parts: { record: FoundLocations; place: FoundLocations } | undefined;
  /** What the search had last, for `found`. */
  items: readonly Item[];
  found: string;
  unsent: readonly Item[];
  synonyms: OwnSynonyms;
  /** Ids, what the person comes back to most first. */
  opened: readonly string[];
  /** Whether an item is where the person stands. */
  isNear: (item: Item) => boolean;
  isSettled: boolean;
  /** The address of the page on screen. */
  here: string;
  onPage: Moved | undefined;
}

interface SentenceActions {
  give(effect: Effect): void;
  ask(asked: PendingCommand, typed: string): void;
}

/**
 * The sections with what was typed as a sentence. Whole, it stands before all but what is called so; with something
 * missing after what its words are the name of; where there is nothing to do it for, last.
 */
export function withSentence(
  sections: readonly FoundSection[],
  known: KnownOfSentence,
  actions: SentenceActions,
): readonly FoundSection[] {
  const sentence = readSentence(known.typed);
  if (!sentence || (sentence.verb === 'new' && known.here === '/add-location')) return sections;
  const whole = isWhole(sentence);
  const answers = answersOf(known);
  const canDo = answers.some(({ does }) => does !== undefined);
  const isWaiting = whole && !known.isSettled;
  if (!canDo && !whole) return sections;
  const rows =
    canDo || !isWaiting
      ? answers.map((answer) => rowOf(answer, actions))
      : [rowOf({ id: 'reading', name: known.typed.trim(), detail: '', does: undefined }, actions)];
  const said = {
    heading: HEADING,
    rows: isWaiting ? rows.map((row) => ({ ...row, isWaiting })) : rows,
    fit: FIT.none,
    ...(!canDo && { isInstead: true as const }),
  };
  const isBefore = ({ fit, rows: [first] }: FoundSection) => {
    if (first?.isGuarded) return false;
    if (!canDo && !isWaiting) return true;
    return fit <= (whole ? FIT.begins : FIT.inOrder);
  };
  return [...sections.filter(isBefore), said, ...sections.filter((section) => !isBefore(section))];
}

function answersOf(known: KnownOfSentence): SentenceAnswer[] {
  const { typed, tree, parts, items, found, unsent, synonyms, opened, isNear, onPage } = known;
  const sentence = readSentence(typed);
  if (!sentence || !tree) return [];
  const record = singular(partsOf(typed)?.record ?? '');
  const placesOf = ({ location_id }: Item) => tree.pathOf(location_id ?? '');
  const own = itemsWith(unsent, record, placesOf, synonyms);
  const listed = found === typed.trim() ? items : itemsWith(items, record, placesOf, synonyms);
  const all = record === '' ? [] : [...own, ...listed.filter(({ id }) => !own.some((one) => one.id === id))];
  return sentenceAnswers(sentence, {
    tree,
    items: rankItems(all, record, opened, isNear),
    records: parts?.record ?? NO_LOCATIONS,
    places: parts?.place ?? NO_LOCATIONS,
    onPage,
  });
}

function rowOf(
  { id, name, detail, does, unseen }: SentenceAnswer,
  { give, ask }: SentenceActions,
): PaletteRowData {
  return {
    id: `sentence:${id}`,
    name,
    detail,
    label: '',
    kind: 'command',
    icon: does === undefined ? 'i-lucide-circle-alert' : 'i-lucide-zap',
    key: '',
    enter: enterWordsOf({ name, does }),
    isSentence: true,
    unseen,
    perform: () => {
      if (does?.kind === 'ask') ask(does.asked, does.typed);
      else if (does) give(does);
    },
  };
}
