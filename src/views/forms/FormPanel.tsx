import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { formCommands } from '../commands/definitions/forms.ts';
import { KeysOf } from '../commands/Keys.tsx';
import { useCommands } from '../commands/registry.ts';
import { useFormScans } from '../scanning/formScans.ts';
import { giveTypedInto } from '../scanning/scanTakers.ts';
import { Icon } from '../ui/Icon.tsx';
import { isTypingAhead } from '../ui/typeAhead.ts';

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

interface FormPanelProps extends Omit<FormFootProps, 'wrong'> {
  label: string;
  labels: Readonly<Record<string, string>>;
  messages: Readonly<Record<string, string>>;
  /** How often it was submitted with something wrong in it, and how often it has begun anew. */
  refusals: number;
  rounds?: number;
  /** Something else comes before the first field. */
  isHeldBack(): boolean;
  onSave(): void;
  children: ReactNode;
}

/** A form's fields and their end, its keys, and where the focus goes in it. */
export function FormPanel(props: FormPanelProps) {
  const { label, labels, messages, refusals, rounds = 0, isHeldBack, onSave, children, ...foot } = props;
  const { onCancel, onAnother } = foot;
  const element = useRef<HTMLFormElement>(null);
  const hearScans = useFormScans();
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusals]);
  useFirstField(element, isHeldBack);
  useEffect(() => {
    // Asked for by a key or a press in the middle of typing: also where there is a keyboard on the screen.
    if (rounds > 0) element.current?.querySelector<HTMLInputElement>('input')?.focus();
  }, [rounds]);
  useCommands([
    { ...formCommands.save, perform: onSave },
    ...(onAnother ? [{ ...formCommands.another, perform: onAnother }] : []),
    { ...formCommands.cancel, perform: onCancel },
  ]);
  return (
    <form
      ref={element}
      className="panel"
      noValidate
      aria-label={label}
      onKeyDown={hearScans}
      onSubmit={(event) => {
        event.preventDefault();
        // A scanner ends what it types with Enter: its code is for the form, not for the field that has the focus.
        const focused = document.activeElement;
        if (focused instanceof HTMLInputElement && giveTypedInto(focused)) return;
        onSave();
      }}
    >
      <div className="form-grid">{children}</div>
      <FormFoot
        {...foot}
        wrong={Object.entries(labels).flatMap(([name, text]) => (name in messages ? [text] : []))}
      />
    </form>
  );
}

/**
 * A form is for typing: its first field is where it starts, when it comes. Not on a touch screen, where the keyboard
 * would cover half of what there is to read, and not for somebody who has moved the focus while it was loading.
 *
 * @param isHeldBack something else in the form comes first
 */
function useFirstField(form: RefObject<HTMLElement | null>, isHeldBack: () => boolean): void {
  useEffect(() => {
    if (isHeldBack() || window.matchMedia('(pointer: coarse)').matches) return;
    // The heading has the focus only because the page is a new one.
    if (!isTypingAhead() && document.activeElement?.matches('body, h1') === false) return;
    form.current?.querySelector<HTMLInputElement>('input')?.focus();
    // Once, as the form comes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [form]);
}

/** The end of a form: what needs attention, and the buttons. */
function FormFoot({ wrong, isSaving, isSaved, saveText, onCancel, onAnother }: FormFootProps) {
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
            {!isBusy && <KeysOf command={formCommands.another.id} />}
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
