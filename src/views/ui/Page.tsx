import type { ReactNode } from 'react';

/** The main region of a page; `narrow` for forms. */
export function Page({ children, narrow }: { children: ReactNode; narrow?: boolean }) {
  return (
    <main id="main" tabIndex={-1} className={narrow ? 'page page-narrow' : 'page'}>
      {children}
    </main>
  );
}
