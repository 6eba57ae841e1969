import { Fragment, type ReactNode } from 'react';
import { Icon } from '../ui/Icon.tsx';

/** A breadcrumb; the last entry is the current page. */
export function Crumbs({ children, label = 'Breadcrumb' }: { children: ReactNode[]; label?: string }) {
  return (
    <nav className="crumbs" aria-label={label}>
      <ol>
        {children.map((child, index) => (
          // Crumbs have no identity but their place.
          <Fragment key={index}>
            {index > 0 && (
              <li aria-hidden="true">
                <Icon name="i-lucide-chevron-right" />
              </li>
            )}
            <li>{child}</li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}

/** A location's name, in its own direction, with its type in brackets (LOC-08). */
export function withType(name: string, type: string): ReactNode {
  return (
    <>
      <bdi>{name}</bdi>
      {type !== '' && ` (${type})`}
    </>
  );
}
