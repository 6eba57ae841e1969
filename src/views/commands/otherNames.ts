const KINDS = [
  'location',
  'place',
  'drawer',
  'box',
  'bin',
  'shelf',
  'cabinet',
  'closet',
  'room',
  'container',
];

/** What people call it to add a location: by what kind of location it is. */
export const NEW_LOCATION = ['new', 'create', 'add']
  .flatMap((verb) => KINDS.map((kind) => `${verb} ${kind}`))
  .concat('first location')
  .join(', ');

/** Commands that do the same to different records, as a person would call all of them. */
const ALIKE: readonly { name: string; ids: readonly string[] }[] = [
  { name: 'Move to…', ids: ['move-item', 'move-location', 'move-selected'] },
  { name: 'Set quantity…', ids: ['set-quantity'] },
  { name: 'More of the item…', ids: ['more-of-item'] },
  { name: 'Fewer of the item…', ids: ['fewer-of-item'] },
  { name: 'Edit', ids: ['edit-item', 'edit-location'] },
  { name: 'Add Item', ids: ['add-item', 'add-item-here'] },
  { name: 'Add Location', ids: ['add-location', 'add-location-here'] },
  { name: 'Add here: name, quantity…', ids: ['add-here'] },
  { name: 'Make drawers…', ids: ['make-drawers'] },
  { name: 'Share the location', ids: ['share'] },
  { name: 'Go to parent', ids: ['up'] },
];

/** The commands that are meant by a word that was remembered for one of them. */
export function commandsLike(id: string): readonly string[] {
  return ALIKE.find(({ ids }) => ids.includes(id))?.ids ?? [id];
}

/** A command's name for any record: on the screen it has that of the one that it would be done to. */
export function generalName(id: string, name: string): string {
  return ALIKE.find(({ ids }) => ids.includes(id))?.name ?? name;
}
