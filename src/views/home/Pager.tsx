import { pageLinks } from '../../model/items/pages.ts';
import { Icon } from '../ui/Icon.tsx';

interface PagerProps {
  /** Counts from 1. */
  page: number;
  pages: number;
  onChoose(page: number): void;
}

/** Page numbers with ellipsis, and a step back and forth. */
export function Pager({ page, pages, onChoose }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages of items">
      <ol>
        <li>
          <button
            type="button"
            aria-label="Previous page"
            // Not disabled: it would lose the focus with the last press.
            aria-disabled={page <= 1}
            onClick={() => page > 1 && onChoose(page - 1)}
          >
            <Icon name="i-lucide-chevron-left" />
          </button>
        </li>
        {pageLinks(page, pages).map((link, index) =>
          link === 'ellipsis' ? (
            <li key={`gap-${index}`}>
              <span aria-hidden="true">…</span>
            </li>
          ) : (
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
          ),
        )}
        <li>
          <button
            type="button"
            aria-label="Next page"
            aria-disabled={page >= pages}
            onClick={() => page < pages && onChoose(page + 1)}
          >
            <Icon name="i-lucide-chevron-right" />
          </button>
        </li>
      </ol>
    </nav>
  );
}
