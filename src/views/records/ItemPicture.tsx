import { Icon } from '../ui/Icon.tsx';
import { SmallPhoto } from './SmallPhoto.tsx';
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

interface ItemPictureProps {
  category: string;
  /** Of the item's first photo. */
  photo: string | undefined;
  small?: boolean;
}

/** An item's first photo, else its category's colour and icon. Decoration; name and chip say it in words. */
export function ItemPicture({ category, photo, small }: ItemPictureProps) {
  return (
    <span
      className={small ? 'item-picture item-picture-small' : 'item-picture'}
      style={categoryStyle(category)}
    >
      <Icon name={ICONS[category.toLowerCase()] ?? 'i-lucide-package'} />
      <SmallPhoto url={photo} />
    </span>
  );
}
