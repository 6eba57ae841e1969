import { type ReactNode, useId } from 'react';
import { Icon } from './Icon.tsx';

/** What a control needs to be tied to its label, help and message. */
export interface FieldProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean | undefined;
}

/** How a control stands in its form. */
export interface FieldLayout {
  help?: ReactNode;
  required?: boolean | undefined;
  /** Says 'optional' beside the label. */
  optional?: boolean | undefined;
  wide?: boolean | undefined;
}

interface Props extends FieldLayout {
  label: string;
  error?: string | undefined;
  children: (field: FieldProps) => ReactNode;
}

/** A labelled control with its help and, when it is wrong, its message. */
export function Field({ label, help, error, required, optional, wide, children }: Props) {
  const id = useId();
  const described = [error !== undefined && `${id}-error`, help !== undefined && `${id}-help`].filter(
    Boolean,
  );
  return (
    <div className={wide ? 'field form-wide' : 'field'} data-invalid={error === undefined ? undefined : ''}>
      <label htmlFor={id} id={`${id}-label`}>
        {label}
        {/* The control itself says required to screen readers. */}
        {required && (
          <span className="required" aria-hidden="true">
            required
          </span>
        )}
        {optional && <span className="required">optional</span>}
      </label>
      {children({
        id,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
        'aria-invalid': error !== undefined,
        'aria-required': required,
      })}
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="i-lucide-triangle-alert" />
          {error}
        </p>
      )}
      {help !== undefined && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}
