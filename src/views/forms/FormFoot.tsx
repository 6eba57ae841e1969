import { formCommands, itemFormCommands } from '../commands/definitions/forms.ts';
import { KeysOf } from '../commands/Keys.tsx';
import { Icon } from '../ui/Icon.tsx';

interface FormFootProps {
  /** The labels of the fields that are wrong. */
  wrong: readonly string[];
  isSaving: boolean;
  isSaved: boolean;
  saveText: string;
  onCancel(): void;
  /** Saves, and goes on with the next one; undefined where that makes no sense. */
  onAnother?: (() => void) | undefined;
}

/** The end of a form: what needs attention, and the buttons. */
export function FormFoot({ wrong, isSaving, isSaved, saveText, onCancel, onAnother }: FormFootProps) {
  const isBusy = isSaving || isSaved;
  return (
    <div className="form-foot">
      {wrong.length > 0 && (
        <p className="field-error" role="status">
          <Icon name="i-lucide-triangle-alert" />
          {wrong.length === 1 ? '1 field needs attention' : `${wrong.length} fields need attention`}:{' '}
          {wrong.join(', ')}
        </p>
      )}
      <div className="page-actions">
        <button type="button" className="button" aria-disabled={isBusy} onClick={onCancel}>
          Cancel
        </button>
        {onAnother && (
          <button type="button" className="button" aria-disabled={isBusy} onClick={onAnother}>
            Save and add another
            {!isBusy && <KeysOf command={itemFormCommands.another.id} />}
          </button>
        )}
        <button type="submit" className="button button-primary" aria-disabled={isBusy}>
          {isSaving && <span className="spinner" aria-hidden="true" />}
          {isSaved && <Icon name="i-lucide-check" />}
          {isSaving ? 'Saving…' : isSaved ? 'Saved' : saveText}
          {!isBusy && <KeysOf command={formCommands.save.id} />}
        </button>
      </div>
    </div>
  );
}
