import type { Drafts } from '../unsent/drafts.ts';

/** Lists of items that are not all created: drafts of this browser and its person, one for each location, under any of its ids. */
export interface KeptLists {
  /** An item a line; '' where nothing is kept. */
  of(locationId: string): string;
  /** Puts `text` in the place of what is kept, '' for nothing. Throws a Failure of kind 'storage' when there is no room. */
  keep(locationId: string, text: string): void;
}

const FORM = 'list_';

/** `sentAs`: under which id the server has a location that was made here; undefined while it has not. */
export function createKeptLists(
  drafts: Pick<Drafts, 'all' | 'keep' | 'remove'>,
  sentAs: (localId: string) => string | undefined,
): KeptLists {
  const nowOf = (id: string): string => sentAs(id) ?? id;
  const of = (locationId: string) =>
    drafts
      .all()
      .filter(({ form }) => form.startsWith(FORM) && nowOf(form.slice(FORM.length)) === nowOf(locationId));
  return {
    of: (locationId) =>
      of(locationId)
        .toReversed()
        .map(({ values }) => values['text'] ?? '')
        .join('\n'),
    keep(locationId, text) {
      const form = FORM + nowOf(locationId);
      const former = of(locationId).filter(({ key }) => text === '' || key !== form);
      if (text !== '') drafts.keep({ key: form, form, values: { text } });
      for (const { key } of former) drafts.remove(key);
    },
  };
}
