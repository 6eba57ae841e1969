import { useEffect } from 'react';
import { useApp } from '../AppContext.ts';

/** Counts as one open form for as long as `isOpen` holds: a new version of the app waits until it is closed. */
export function useOpenForm(isOpen: boolean): void {
  const { openForms } = useApp();
  useEffect(() => (isOpen ? openForms.open() : undefined), [openForms, isOpen]);
}
