import { useState } from 'react';
import { Field } from '../ui/Field.tsx';

interface NumberFieldProps {
  label: string;
  value: number;
  least: number;
  most: number;
  step: number;
  help?: string;
  onChange(value: number): void;
}

/** A number that takes effect as soon as what is typed is one within the limits; until then it says what they are. */
export function NumberField({ label, value, least, most, step, help, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  const isRight = (text: string): boolean => {
    const number = Number(text);
    const isWhole = step % 1 !== 0 || Number.isInteger(number);
    return text.trim() !== '' && isWhole && number >= least && number <= most;
  };
  const error = typed === undefined || isRight(typed) ? undefined : `From ${least} to ${most}.`;
  return (
    <Field label={label} error={error} help={help}>
      {(field) => (
        <input
          {...field}
          className="input"
          type="number"
          inputMode="decimal"
          autoComplete="off"
          min={least}
          max={most}
          step={step}
          value={typed ?? String(value)}
          onChange={({ target }) => {
            setTyped(target.value);
            if (isRight(target.value)) onChange(Number(target.value));
          }}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </Field>
  );
}
