import { type ReactNode, useEffect, useState } from 'react';
import { NO_CODE } from '../ui/missingCode.ts';
import { useApp } from '../AppContext.ts';
import { DialogOpening } from '../ui/DialogOpening.tsx';

interface DialogPartProps<Part> {
  /** The dialog is for typing: what is typed before it opens goes into its field. */
  isForTyping?: boolean;
  /** It was closed, or cannot be opened. */
  onClose(): void;
  /** Draws the dialog, once its code is here. */
  children(part: Part): ReactNode;
}

/**
 * Makes a component that draws a dialog whose code is fetched when it is wanted. Unlike a lazy component it takes nothing
 * off the page where the code does not arrive: the dialog closes with a notice, and the next time it is asked for again.
 */
export function dialogPart<Part>(load: () => Promise<{ default: Part }>) {
  let arrived: { part: Part } | undefined;
  const arrive = async (): Promise<void> => {
    arrived ??= { part: (await load()).default };
  };

  function DialogPart({ isForTyping = false, onClose, children }: DialogPartProps<Part>) {
    const app = useApp();
    const [, setHere] = useState(arrived !== undefined);
    useEffect(() => {
      if (arrived) return undefined;
      let isWanted = true;
      const missing = (): void => {
        if (!isWanted) return;
        onClose();
        app.deferred().then(
          ({ showNotice }) => showNotice(MISSING, { send: () => {} }),
          // Without it there are no notices either.
          () => {},
        );
      };
      arrive().then(() => setHere(true), missing);
      return () => {
        isWanted = false;
      };
      // Once: who closes it is the same for as long as it is open.
      // oxlint-disable-next-line react/exhaustive-deps
    }, []);
    return arrived ? children(arrived.part) : <DialogOpening isForTyping={isForTyping} onCancel={onClose} />;
  }
  /** Fetches the code ahead of its use. Rejects where it does not arrive. */
  DialogPart.load = arrive;
  return DialogPart;
}

const MISSING = {
  kind: 'error',
  text: 'This could not be opened',
  detail: NO_CODE,
} as const;
