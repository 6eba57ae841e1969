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
