import type { Item } from '../../../contract/entities.ts';
import type { Meant } from './meaning.ts';

/** Whether one of these is the part number of an item, or its name, as it stands there. */
export function isCalled(
  { supplier_part_no, name }: Pick<Item, 'supplier_part_no' | 'name'>,
  texts: readonly string[],
): boolean {
  const wanted = new Set(texts.map((text) => text.toLowerCase()));
  return wanted.has(supplier_part_no.toLowerCase()) || wanted.has(name.toLowerCase());
}

/** The item among these that a code stands for: by its id, or by its part number, which may be built like the labels here. */
export function itemScanned(items: readonly Item[], meant: Meant | undefined): Item | undefined {
  switch (meant?.kind) {
    case 'item':
      return items.find(({ id }) => id === meant.id);
    case 'search':
      return items.find((item) => isCalled(item, meant.texts));
    case 'label':
      return items.find((item) => isCalled(item, [meant.label]));
    case 'location':
    case undefined:
      return undefined;
  }
}
