/** What people call each of the themes, after the words for all of them. */
export const THEME_NAMES = {
  dark: 'dark, dark mode, night, night mode, black',
  light: 'light, light mode, day, day mode, bright, white',
  system: 'system theme, automatic, auto, default theme',
} as const;
