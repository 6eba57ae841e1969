import type { SuggestedPlace } from '../../../contract/places/places.ts';
import { parseEntryLine } from '../items/entryLine.ts';
import type { Tree } from '../locations/tree.ts';
import { offeredPlaces } from '../places/reasonWords.ts';
import { isEnough } from '../places/wanted.ts';
import { type Answers, NO_ANSWERS } from './pendingCommand.ts';

interface Wanted {
  tree: Tree;
  typed: string;
  /** For `typed`; undefined where they could not be asked for. */
  places: readonly SuggestedPlace[] | undefined;
}

/** Where a thing may belong; choosing a place leads to the form of a new item there. */
export function placeAnswers({ tree, typed, places }: Wanted): Answers {
  if (!isEnough({ name: typed })) return NO_ANSWERS;
  if (!places) return { ...NO_ANSWERS, problem: 'The server proposes no places now.' };
  const offered = offeredPlaces(places, tree);
  if (offered.length === 0) return { ...NO_ANSWERS, problem: `Nothing like ${typed.trim()} is stored yet.` };
  const entry = parseEntryLine(typed);
  const named =
    'problem' in entry
      ? { name: typed.trim() }
      : {
          name: entry.name,
          // Without a number in the line the form begins as any does.
          ...(entry.name !== typed.trim() && { quantity: String(entry.quantity) }),
        };
  const choices = offered.map(({ id, name: place, label, reason }) => ({
    id,
    name: place,
    detail: reason,
    label,
    icon: 'i-lucide-map-pin',
    effect: {
      kind: 'go' as const,
      to: `/add?${new URLSearchParams({ location_id: id, ...named }).toString()}`,
    },
  }));
  return { choices, total: choices.length };
}
