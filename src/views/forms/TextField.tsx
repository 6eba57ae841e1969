import type { ComponentProps, InputEvent } from 'react';
import { Field, type FieldLayout } from '../ui/Field.tsx';
import { withDecimalPoint } from './decimalComma.ts';

/** What a form holds, field by field. */
export interface FormFields<Name extends string> {
  labels: Readonly<Record<Name, string>>;
  values: Readonly<Record<Name, string>>;
  /** What is wrong, of those that are. */
  messages: Readonly<Record<string, string>>;
  change(name: Name, value: string): void;
}

type InputProps = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'max' | 'min' | 'placeholder' | 'spellCheck' | 'step' | 'type'
>;

interface TextFieldProps<Name extends string> extends FieldLayout, InputProps {
  of: FormFields<Name>;
  name: Name;
  /** For codes, of which every sign counts. */
  mono?: boolean;
  /** Several lines, so many of them in sight. */
  rows?: number;
}

/** A text of a form with its label, help and message. */
export function TextField<Name extends string>(props: TextFieldProps<Name>) {
  const { of, name, help, required, optional, wide, mono = false, rows, ...input } = props;
  const layout = { help, required, optional, wide };
  return (
    <Field label={of.labels[name]} error={of.messages[name]} {...layout}>
      {(field) => {
        const control = {
          ...field,
          dir: 'auto',
          className: mono ? 'input mono' : 'input',
          value: of.values[name],
          onChange: ({ target }: { target: { value: string } }) => of.change(name, target.value),
        };
        if (rows !== undefined) return <textarea rows={rows} {...control} />;
        const onBeforeInput = input.type === 'number' ? insertWithPoint : undefined;
        return <input {...input} {...control} data-field={name} onBeforeInput={onBeforeInput} />;
      }}
    </Field>
  );
}

function insertWithPoint(event: InputEvent<HTMLInputElement>): void {
  const text = withDecimalPoint(event.data);
  if (text === undefined) return;
  event.preventDefault();
  // The one way to the caret of a number field, which keeps undo as well.
  document.execCommand('insertText', false, text);
}
