import type { Item } from '../../../contract/entities.ts';
import type { WholeList } from '../../machines/items/selection.context.ts';
import { itemCount } from '../../model/items/counts.ts';
import type { ExportWish } from '../../model/export/exports.ts';
import { chosenItems, type LocalList, theseItems } from '../../model/export/theseItems.ts';
import { useLoadedDeferred } from '../AppContext.ts';
import type { Action } from '../commands/command.ts';
import { selectedItemsCommands, theseItemsCommands } from '../commands/definitions/export.ts';
import { useCommands } from '../commands/registry.ts';

/** Offers to take out the items of a list, and those of them that are selected. */
export function useExportCommands(
  shown: readonly Item[],
  list: WholeList | LocalList | undefined,
  selected: readonly Item[],
): void {
  const exporting = useLoadedDeferred()?.exporting;
  const isPossible = exporting?.isPossible() === true;
  const both = (
    { csv, xlsx }: typeof theseItemsCommands,
    wanted: () => Omit<ExportWish, 'file'> | string,
    nameOf: (name: string) => string = (name) => name,
  ): Action[] => {
    const take = (file: ExportWish['file']) => () => {
      const wish = wanted();
      exporting?.actor.send(
        typeof wish === 'string'
          ? { type: 'export.refused', file, reason: wish }
          : { type: 'export.requested', wish: { ...wish, file } },
      );
    };
    return [
      { ...csv, name: nameOf(csv.name), perform: take('items.csv') },
      { ...xlsx, name: nameOf(xlsx.name), perform: take('items.xlsx') },
    ];
  };
  useCommands(
    isPossible && shown.length > 0 ? both(theseItemsCommands, () => theseItems(shown, list)) : [],
    'last',
  );
  const what = `${itemCount(selected.length)}, the selected,`;
  useCommands(
    isPossible && selected.length > 0
      ? both(
          selectedItemsCommands,
          () => chosenItems(selected),
          (name) => name.replace('the selected items', what),
        )
      : [],
    'selection',
  );
}
