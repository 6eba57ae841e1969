import type { Location } from '../../../contract/entities.ts';

export const TYPE_BADGES = ['ROOM', 'SHELF', 'CABINET', 'DRAWER', 'BOX/BIN', 'OTHER'] as const;
export type TypeBadge = (typeof TYPE_BADGES)[number];

/** In this order: 'cabinet' has 'bin' in it, so a bin is a whole word. */
const PATTERNS: readonly (readonly [RegExp, TypeBadge])[] = [
  [/shel(f|ves)/i, 'SHELF'],
  [/cabinet/i, 'CABINET'],
  [/drawer/i, 'DRAWER'],
  [/box|\bbins?\b/i, 'BOX/BIN'],
  [/room/i, 'ROOM'],
];

/** Which of the six colours a location type's badge has, ignoring case (LOC-38): 'Shelf Unit' is a SHELF. */
export function typeBadge(type: string): TypeBadge {
  const words = type.replace(/[-_/]+/g, ' ');
  return PATTERNS.find(([pattern]) => pattern.test(words))?.[1] ?? 'OTHER';
}

/** A location's type as text: the name of its type, else its `type`, else ''. */
export function typeName(location: Pick<Location, 'location_type_name' | 'type'>): string {
  return location.location_type_name || location.type;
}
