import type { Item } from '../../../contract/entities.ts';
import type { OwnSynonyms } from '../../../contract/finding/ownSynonyms.ts';
import { matchedField } from '../../model/finding/matchedField.ts';
import { ITEM_LABELS } from '../../model/items/itemForm.ts';
import { foundPieces, thingsIn } from '../../model/finding/foundPieces.ts';
import { Pieces } from '../records/Highlight.tsx';
import { ItemCard } from '../records/ItemCard.tsx';
import type { Selection } from '../selection/selection.ts';

interface FoundItemProps {
  item: Item;
  /** What it was found for. */
  query: string;
  /** What is called otherwise in the workshop. */
  own: OwnSynonyms;
  /** Enter in the box opens it. */
  isFirst: boolean;
  selection?: Selection | undefined;
}

/** An item as a card with its path, what was searched for marked, and the field that has it if not the name. */
export function FoundItem({ item, query, own, isFirst, selection }: FoundItemProps) {
  const things = thingsIn(item, query, own);
  const match = matchedField(item, query, own);
  return (
    <div className="found-card" data-first={isFirst || undefined}>
      <ItemCard
        item={item}
        withPath
        name={<Pieces pieces={foundPieces(item.name, things)} />}
        detail={
          match ? (
            <>
              {match.field !== 'description' && (
                <span className="found-field">{`${ITEM_LABELS[match.field]}: `}</span>
              )}
              <Pieces pieces={match.snippet} />
            </>
          ) : (
            <Pieces pieces={foundPieces(item.description.slice(0, SHOWN), things)} />
          )
        }
        {...(isFirst && { mark: ENTER })}
        selection={selection}
      />
    </div>
  );
}

/** Characters of a description that a line of a card can show. */
const SHOWN = 200;

/** Marks what Enter in the box opens. */
export const ENTER = (
  <kbd className="first-key" aria-hidden="true">
    ↵
  </kbd>
);
