import { type ComponentProps, useRef, useState } from 'react';
import { Field, type FieldLayout } from '../ui/Field.tsx';
import { asWritten, insertWithPoint, typeAnew, TypedNumber, withoutGroups } from './decimalComma.ts';

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
        const change = (value: string) => of.change(name, value);
        const control = {
          ...field,
          dir: 'auto',
          className: mono ? 'input mono' : 'input',
          value: of.values[name],
        };
        if (rows !== undefined)
          return <textarea rows={rows} {...control} onChange={({ target }) => change(target.value)} />;
        if (input.type === 'number')
          return <NumberInput {...input} {...control} data-field={name} onChange={change} />;
        // A tab comes along with what is copied out of a table, and no name is on more than one line for it.
        const onLine = ({ target }: { target: { value: string } }) =>
          change(target.value.replaceAll('\t', ' '));
        return <input {...input} {...control} data-field={name} onChange={onLine} />;
      }}
    </Field>
  );
}

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'onBeforeInput'> {
  value: string;
  onChange(value: string): void;
}

/** A number as it is written: what may be one of two numbers keeps its comma, which no such field of a browser can show. */
function NumberInput({ value, onChange, ...input }: NumberInputProps) {
  /** The last point or comma that was typed. */
  const sign = useRef(value.includes(',') ? ',' : '.');
  const [typed] = useState(() => new TypedNumber());
  return (
    <input
      {...input}
      type="number"
      value={value.replace(',', '.')}
      onPointerDown={() => typed.press('')}
      onKeyDown={(event) => {
        if (event.key.length > 1 || event.ctrlKey || event.metaKey) typed.press(event.key);
      }}
      onBeforeInput={(event) => {
        const before = typed.add(event.data, event.currentTarget.value);
        const isSign = event.data === '.' || event.data === ',';
        // First: the change is told while the point is put there.
        if (/[.,]/.test(event.data)) sign.current = event.data.includes(',') ? ',' : '.';
        const anew = isSign ? withoutGroups(before, event.data) : undefined;
        if (anew === undefined) return insertWithPoint(event);
        event.preventDefault();
        typeAnew(event.currentTarget, anew);
      }}
      onChange={({ target }) => onChange(asWritten(target.value, sign.current === ','))}
    />
  );
}
