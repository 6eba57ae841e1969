import { Icon } from './Icon.tsx';

/** At the end of a dialog's field: the key that closes it; where there are only fingers, a button instead. */
export function DialogClose() {
  return (
    <>
      <kbd aria-hidden="true">Esc</kbd>
      <button
        type="button"
        className="icon-button touch-close"
        aria-label="Close"
        // As the browser does for the key: what that means here is the dialog's business.
        onClick={(event) =>
          event.currentTarget.closest('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }))
        }
      >
        <Icon name="i-lucide-x" />
      </button>
    </>
  );
}
