import { Link, useLocation } from 'wouter';
import { Icon } from '../parts/Icon.tsx';

const PLACES = [
  { href: '/', text: 'Home', icon: 'i-lucide-house' },
  { href: '/search', text: 'Search', icon: 'i-lucide-search' },
  { href: '/add', text: 'Add Item', icon: 'i-lucide-plus' },
] as const;

/** On a phone: the main places within reach of the thumb. */
export function ThumbBar() {
  const [path] = useLocation();
  return (
    <nav className="thumb-bar" aria-label="Main">
      {PLACES.map(({ href, text, icon }) => (
        <Link key={href} href={href} aria-current={path === href ? 'page' : undefined}>
          <Icon name={icon} />
          {text}
        </Link>
      ))}
    </nav>
  );
}
