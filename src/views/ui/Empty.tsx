import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface EmptyProps {
  icon: string;
  title: string;
  /** h2 where it stands directly below the page's own heading. */
  heading?: 'h2' | 'h3';
  children?: ReactNode;
}

/** An empty state: says so, and names the next action. */
export function Empty({ icon, title, heading: Heading = 'h3', children }: EmptyProps) {
  return (
    <div className="empty">
      <Icon name={icon} />
      <Heading className="empty-title">{title}</Heading>
      {children}
    </div>
  );
}
