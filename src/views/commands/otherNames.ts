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
  .join(', ');

/** What people call each of the themes, after the words for all of them. */
export const THEME_WORDS = {
  dark: 'dark, dark mode, night, night mode, black',
  light: 'light, light mode, day, day mode, bright, white',
  system: 'system theme, automatic, auto, default theme',
} as const;
