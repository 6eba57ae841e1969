import type { Location } from '../../../contract/entities.ts';
import { isSameLabel } from '../../../contract/texts.ts';
import type { Tree } from '../locations/tree.ts';
import { readScan } from './readScan.ts';

/** What a code stands for, among what there is. */
export type Meant =
  | { kind: 'location'; location: Location }
  /** A label that no location has, or that is not known here: its page offers to make one. */
  | { kind: 'label'; label: string }
  | { kind: 'item'; id: string }
  /** To be searched for, one after the other until something is found. */
  | { kind: 'search'; texts: readonly string[] };

/** The location of an id or a label; of several with that label the first. */
export function locationCalled(identifier: string, tree: Tree | undefined): Location | undefined {
  const byId = tree?.byId.get(identifier);
  if (byId || !tree) return byId;
  for (const location of tree.byId.values()) {
    if (location.label !== '' && isSameLabel(location.label, identifier)) return location;
  }
  return undefined;
}

/** What a scanned text stands for; undefined for nothing. `tree` is undefined while the locations are not known. */
export function meaningOf(scanned: string, tree: Tree | undefined): Meant | undefined {
  const scan = readScan(scanned);
  if (!scan) return undefined;
  switch (scan.kind) {
    case 'location': {
      const location = locationCalled(scan.identifier, tree);
      return location ? { kind: 'location', location } : { kind: 'label', label: scan.identifier };
    }
    case 'item': {
      // An id by itself does not say of what it is.
      const location = tree?.byId.get(scan.id);
      return location ? { kind: 'location', location } : { kind: 'item', id: scan.id };
    }
    case 'part':
      return { kind: 'search', texts: scan.numbers };
    case 'text': {
      const location = locationCalled(scan.text, tree);
      if (location) return { kind: 'location', location };
      return isLikeLabels(scan.text, tree)
        ? { kind: 'label', label: scan.text }
        : { kind: 'search', texts: [scan.text] };
    }
  }
}

/** The location that a scanned text stands for, and nothing where it stands for anything else. */
export function locationScanned(scanned: string, tree: Tree | undefined): Location | undefined {
  const meant = meaningOf(scanned, tree);
  return meant?.kind === 'location' ? meant.location : undefined;
}

/**
 * Whether a text is built as one of the labels is and begins as that does: 'WS-B7' where there is 'WS-A12'. A part number
 * is no label because some label has a letter and a digit, too.
 */
export function isLikeLabels(text: string, tree: Tree | undefined): boolean {
  if (!tree || !/\d/u.test(text)) return false;
  const wanted = build(text);
  for (const { label } of tree.byId.values()) if (label !== '' && build(label) === wanted) return true;
  return false;
}

/** 'WS-A12' as 'WS|A-A0': the letters it begins with, and of which runs it is made. */
function build(label: string): string {
  const folded = label.trim().toUpperCase();
  const [letters = ''] = /^\p{L}*/u.exec(folded) ?? [];
  return `${letters}|${folded.replace(/\p{L}+/gu, 'A').replace(/\d+/gu, '0')}`;
}
