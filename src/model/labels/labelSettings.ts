import { ENDLESS, knownSheets, type LabelSheet, LENGTHS, OWN_MOST } from './sheets.ts';

/** What can stand on a label. */
export const LABEL_PARTS = ['label', 'name', 'path', 'quantity', 'qr'] as const;
export type LabelPart = (typeof LABEL_PARTS)[number];

/** How labels are printed in this browser, from one time to the next. */
export interface LabelSettings {
  /** The id of a size. */
  sheet: string;
  own: readonly LabelSheet[];
  /** Of labels of the endless tape, in mm. */
  length: number;
  /** What this printer is out by, in mm. */
  nudge: { x: number; y: number };
  shows: Readonly<Record<LabelPart, boolean>>;
}

/** What a person has changed of them; the rest may have been changed in another tab meanwhile. */
export type LabelSettingsChange =
  | { kind: 'values'; values: Partial<Omit<LabelSettings, 'own'>> }
  /** A size of one's own, which is chosen then. */
  | { kind: 'own saved'; sheet: LabelSheet }
  | { kind: 'own removed'; id: string };

/** The settings with a change made to them, within their limits. */
export function withSettingsChange(settings: LabelSettings, change: LabelSettingsChange): LabelSettings {
  switch (change.kind) {
    case 'values':
      return withinLimits({ ...settings, ...change.values });
    case 'own saved': {
      const { sheet } = change;
      const others = settings.own.filter(({ id }) => id !== sheet.id);
      return { ...settings, own: [...others, sheet].slice(-OWN_MOST), sheet: sheet.id };
    }
    case 'own removed':
      return { ...settings, own: settings.own.filter(({ id }) => id !== change.id) };
  }
}

/** What only this print has. */
export interface LabelRun {
  /** The first label of the first sheet that is used, from 0. */
  start: number;
  copies: number;
  /** Edges of the labels, to hold a test print against a sheet. */
  outlines: boolean;
}

export const DEFAULT_LABELS: LabelSettings = {
  sheet: 'L7160',
  own: [],
  length: 29,
  nudge: { x: 0, y: 0 },
  shows: { label: true, name: true, path: true, quantity: false, qr: true },
};
export const FIRST_RUN: LabelRun = { start: 0, copies: 1, outlines: false };

/** In mm, in both directions. */
export const NUDGE = { most: 5, step: 0.1 } as const;
export const COPIES_MOST = 100;

/** The chosen size; the first there is, where it is no more. */
export function chosenSheet({ sheet, own, length }: LabelSettings): LabelSheet {
  const { sheets, rolls } = knownSheets(length);
  const all = [...sheets, ...rolls, ...own];
  const [first] = sheets;
  const found = all.find(({ id }) => id === sheet) ?? first;
  if (!found) throw new Error('There is no size of labels.');
  return found;
}

/** The settings with whatever is out of its limits brought back into them. */
export function withinLimits(settings: LabelSettings): LabelSettings {
  const { length, nudge } = settings;
  return {
    ...settings,
    length: clamped(length, LENGTHS.least, LENGTHS.most, DEFAULT_LABELS.length),
    nudge: { x: nudged(nudge.x), y: nudged(nudge.y) },
  };
}

export function runWithinLimits(run: LabelRun, labelsOfPage: number): LabelRun {
  return {
    ...run,
    start: Math.round(clamped(run.start, 0, labelsOfPage - 1, 0)),
    copies: Math.round(clamped(run.copies, 1, COPIES_MOST, 1)),
  };
}

export const isEndless = (sheet: LabelSheet): boolean => sheet.id === ENDLESS;

// By whole steps: 0.1 + 0.2 is not 0.3.
const nudged = (value: number): number => {
  const steps = Math.round(clamped(value, -NUDGE.most, NUDGE.most, 0) / NUDGE.step) * NUDGE.step;
  return Number(steps.toFixed(1)) + 0;
};

function clamped(value: number, least: number, most: number, otherwise: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : otherwise;
}
