import { type LabelSheet, OWN_FIELDS, type OwnValues, ownValuesOf } from './sheets.ts';

/** A size of one's own that is not saved yet. */
export interface OwnDraft {
  /** What it began with. */
  from: OwnValues;
  values: OwnValues;
  isOpen: boolean;
}

/** In its form: as it was left, else a copy of a size. */
export function ownOpened(own: OwnDraft | undefined, sheet: LabelSheet): OwnDraft {
  const from = own?.from ?? ownValuesOf(sheet);
  return { from, values: own?.values ?? from, isOpen: true };
}

/** Left as it is; undefined where nothing was typed. */
export function ownClosed(own: OwnDraft | undefined): OwnDraft | undefined {
  const isChanged = own && OWN_FIELDS.some((field) => own.values[field] !== own.from[field]);
  return isChanged ? { ...own, isOpen: false } : undefined;
}
