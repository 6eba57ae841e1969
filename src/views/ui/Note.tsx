import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface NoteProps {
  kind: 'bad' | 'warn';
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** A failure or a warning, above the data it is about: what happened, what is safe, what to do. */
export function Note({ kind, title, children, actions }: NoteProps) {
  return (
    <div className={`note note-${kind}`} role="alert">
      <Icon name={kind === 'bad' ? 'i-lucide-triangle-alert' : 'i-lucide-info'} />
      {title !== undefined && <div className="note-title">{title}</div>}
      {children !== undefined && <div>{children}</div>}
      {actions !== undefined && <div className="note-actions">{actions}</div>}
    </div>
  );
}
