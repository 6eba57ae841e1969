import { typeBadge, type TypeBadge as BadgeType } from '../../model/locations/typeBadge.ts';
import { Icon } from '../ui/Icon.tsx';

const ICONS: Record<BadgeType, string> = {
  ROOM: 'i-lucide-door-open',
  SHELF: 'i-lucide-align-vertical-space-around',
  CABINET: 'i-lucide-grid-3x3',
  DRAWER: 'i-lucide-archive',
  'BOX/BIN': 'i-lucide-box',
  OTHER: 'i-lucide-square-dot',
};

/** A location's type, coloured by its kind (LOC-38); the text is the type as the host names it. */
export function TypeBadge({ type }: { type: string }) {
  if (type === '') return null;
  const kind = typeBadge(type);
  return (
    <span className="badge" data-type={kind}>
      <Icon name={ICONS[kind]} />
      <span className="clip">{type}</span>
    </span>
  );
}
