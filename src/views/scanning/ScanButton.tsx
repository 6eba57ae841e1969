import { useState } from 'react';
import { dialogPart } from '../notices/dialogPart.tsx';
import { Icon } from '../ui/Icon.tsx';

const ScanDialogPart = dialogPart(() => import('./ScanDialog.tsx'));

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
        <ScanDialogPart onClose={close}>
          {(ScanDialog) => (
            <ScanDialog
              purpose={purpose}
              onClose={close}
              onScanned={(text) => {
                close();
                onScanned(text);
              }}
            />
          )}
        </ScanDialogPart>
      )}
    </>
  );
}
