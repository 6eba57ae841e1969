/** What somebody who has just begun is told, in this order; each goes for good once it is done or closed. */
export const TIPS = ['drawers', 'list', 'palette'] as const;
export type Tip = (typeof TIPS)[number];

/** The names of their switches among the preferences; the first is set when somebody begins with an empty Stowage. */
export const BEGUN = 'tip begun';
export const doneSwitch = (tip: Tip): `tip ${string}` => `tip ${tip} done`;

/** What tells that a tip is not needed any more. */
interface Known {
  /** How many locations there are, and how many items where the tip would stand. */
  locations: number;
  items: number;
  isPaletteOpen: boolean;
}

/** The tips that are done by now, though nobody has noted it. */
export function tipsDone(
  switches: Readonly<Record<string, boolean>>,
  { locations, items, isPaletteOpen }: Known,
): Tip[] {
  const isDone: Record<Tip, boolean> = { drawers: locations > 2, list: items > 1, palette: isPaletteOpen };
  return switches[BEGUN] === true
    ? TIPS.filter((tip) => isDone[tip] && switches[doneSwitch(tip)] !== true)
    : [];
}

/** The tip to be shown; undefined for none. */
export function nextTip(switches: Readonly<Record<string, boolean>>): Tip | undefined {
  return switches[BEGUN] === true ? TIPS.find((tip) => switches[doneSwitch(tip)] !== true) : undefined;
}
