import { Icon } from './Icon.tsx';
import { categoryStyle } from './categoryStyle.ts';

const ICONS: Readonly<Record<string, string>> = {
  electronics: 'i-lucide-cpu',
  fasteners: 'i-lucide-bolt',
  tools: 'i-lucide-wrench',
  'raw materials': 'i-lucide-layers',
  plumbing: 'i-lucide-droplet',
  electrical: 'i-lucide-plug',
  hardware: 'i-lucide-hammer',
  misc: 'i-lucide-package',
  rivets: 'i-lucide-circle-dot',
  'cleaning supplies': 'i-lucide-spray-can',
  lubricants: 'i-lucide-fuel',
  'home improvement': 'i-lucide-paint-roller',
  'gardening supplies': 'i-lucide-sprout',
  'lawn & garden': 'i-lucide-trees',
  storage: 'i-lucide-archive',
};

/** Stands where an item has no photo: its category's colour and icon. Decoration; the chip says it in words. */
export function ItemPicture({ category, small }: { category: string; small?: boolean }) {
  return (
    <span
      className={small ? 'item-picture item-picture-small' : 'item-picture'}
      style={categoryStyle(category)}
    >
      <Icon name={ICONS[category.toLowerCase()] ?? 'i-lucide-package'} />
    </span>
  );
}
