import { useTypeAhead } from './typeAhead.ts';

interface DialogOpeningProps {
  /** The dialog is for typing: what is typed meanwhile goes into its field. */
  isForTyping?: boolean;
  /** Escape, before it is open. */
  onCancel?(): void;
}

/** Stands in for a dialog whose code is still on its way: until it opens, no key means anything to the page. */
export function DialogOpening({ isForTyping = false, onCancel }: DialogOpeningProps) {
  useTypeAhead(isForTyping, onCancel);
  return <span hidden data-dialog-opening="" />;
}
