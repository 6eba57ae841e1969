import { pickerPageLinks } from '../../model/photos/picker.ts';
import { Icon } from '../ui/Icon.tsx';

interface PickerPagesProps {
  /** Counts from 1. */
  page: number;
  pages: number;
  onChoose(page: number): void;
}

/** The picker's pages: five links, and a step back and forth. */
export function PickerPages({ page, pages, onChoose }: PickerPagesProps) {
  if (pages <= 1) return null;
  const step = (label: string, to: number, icon: string) => (
    <li>
      <button
        type="button"
        aria-label={label}
        aria-disabled={to < 1 || to > pages}
        onClick={() => onChoose(to)}
      >
        <Icon name={icon} />
      </button>
    </li>
  );
  return (
    <nav className="picker-pages" aria-label="Pages of images">
      <ol>
        {step('Previous page', page - 1, 'i-lucide-chevron-left')}
        {pickerPageLinks(page, pages).map((link) => (
          <li key={link}>
            <button
              type="button"
              aria-label={`Page ${link}`}
              aria-current={link === page ? 'page' : undefined}
              onClick={() => onChoose(link)}
            >
              {link}
            </button>
          </li>
        ))}
        {step('Next page', page + 1, 'i-lucide-chevron-right')}
      </ol>
      <span className="muted">{`of ${pages}`}</span>
    </nav>
  );
}
