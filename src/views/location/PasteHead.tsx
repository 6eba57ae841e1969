import type { Location } from '../../../contract/entities.ts';
import { Icon } from '../ui/Icon.tsx';
import { Tape } from '../records/Tape.tsx';

/** What the dialog is, and where its items go. */
export function PasteHead({ parent, onClose }: { parent: Location; onClose(): void }) {
  return (
    <div className="dialog-head">
      <h2>Create items from a list</h2>
      <span className="bulk-into push">
        <span className="muted">into</span>
        {parent.label === '' ? <b className="clip">{parent.name}</b> : <Tape label={parent.label} />}
      </span>
      <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
        <Icon name="i-lucide-x" />
      </button>
    </div>
  );
}
