import { lazy, Suspense, useState } from 'react';
import type { LookupKind } from '../../machines/lookupList.machine.ts';
import { DialogOpening } from './DialogOpening.tsx';

const ManageList = lazy(() => import('./ManageList.tsx'));

/** The button beside a field that opens the dialog which keeps the field's list in order. */
export function ManageButton({ kind, text }: { kind: LookupKind; text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text}
      </button>
      {isOpen && (
        <Suspense fallback={<DialogOpening />}>
          <ManageList kind={kind} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
