import { lazy, Suspense, useState } from 'react';
import { DialogOpening } from '../ui/DialogOpening.tsx';
import { Icon } from '../ui/Icon.tsx';

const ScanDialog = lazy(() => import('./ScanDialog.tsx'));

interface ScanButtonProps {
  /** What the code is for: it heads the dialog. */
  purpose: string;
  onScanned(text: string): void;
}

/** Beside a field of a dialog that a code can fill in: over that dialog, which waits for it. */
export function ScanButton({ purpose, onScanned }: ScanButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={purpose}
        title={purpose}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="i-lucide-scan-line" />
      </button>
      {isOpen && (
        <Suspense fallback={<DialogOpening onCancel={close} />}>
          <ScanDialog
            purpose={purpose}
            onClose={close}
            onScanned={(text) => {
              close();
              onScanned(text);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
