import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** An empty state: says so, and names the next action. */
export function Empty({ icon, title, children }: { icon: string; title: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <Icon name={icon} />
      <h3 className="empty-title">{title}</h3>
      {children}
    </div>
  );
}
