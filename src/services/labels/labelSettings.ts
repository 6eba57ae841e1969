import { array, boolean, create, defaulted, number, object, string, type } from 'superstruct';
import {
  DEFAULT_LABELS,
  type LabelSettings,
  type LabelSettingsChange,
  withSettingsChange,
} from '../../model/labels/labelSettings.ts';
import { type LabelSheet, ownSheet, ownValuesOf } from '../../model/labels/sheets.ts';
import { writeSetting } from '../browser/writeSetting.ts';

/** Not with the other preferences: the first screen decodes those, and has no room for these. */
const KEY = 'stowage-labels';

const Pair = object({ x: number(), y: number() });
const Sheet = object({
  id: string(),
  name: string(),
  page: object({ width: number(), height: number() }),
  columns: number(),
  rows: number(),
  label: object({ width: number(), height: number() }),
  pitch: Pair,
  left: number(),
  top: number(),
});
const { sheet, length, nudge, shows } = DEFAULT_LABELS;
const Stored = type({
  sheet: defaulted(string(), sheet),
  own: defaulted(array(Sheet), []),
  length: defaulted(number(), length),
  nudge: defaulted(Pair, nudge),
  shows: defaulted(
    object({ label: boolean(), name: boolean(), path: boolean(), quantity: boolean(), qr: boolean() }),
    shows,
  ),
});

/**
 * How labels were printed last in this browser; the defaults where nothing readable is stored. What is not readable is
 * set aside under '{key}.unreadable', because the next change takes its place.
 */
export function readLabelSettings(storage: Storage | undefined): LabelSettings {
  let text: string | null | undefined;
  try {
    text = storage?.getItem(KEY);
    const stored = create(JSON.parse(text ?? '{}'), Stored);
    return { ...stored, own: stored.own.filter(isSound) };
  } catch {
    writeSetting(storage, `${KEY}.unreadable`, text);
    return DEFAULT_LABELS;
  }
}

/**
 * Keeps a change of them, beside what other tabs have kept meanwhile; a browser that refuses to store has it for as long
 * as the page.
 */
export function keepLabelSettings(storage: Storage | undefined, change: LabelSettingsChange): void {
  writeSetting(storage, KEY, JSON.stringify(withSettingsChange(readLabelSettings(storage), change)));
}

/** A size that could be entered: another would ask for a page without an end. */
function isSound(own: LabelSheet): boolean {
  return own.id.startsWith('own-') && 'sheet' in ownSheet(own.id, { ...ownValuesOf(own), name: own.name });
}
