import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { labelsMachine } from '../../machines/labels/labels.machine.ts';
import { insertWithPoint } from '../forms/decimalComma.ts';
import { Field } from '../ui/Field.tsx';

interface NumberFieldProps {
  labels: ActorRefFrom<typeof labelsMachine>;
  label: string;
  value: number;
  /** How often it was chosen elsewhere, the same number too. */
  chosen?: number;
  least: number;
  most: number;
  step: number;
  help?: string;
  onChange(value: number): void;
}

/**
 * A number that takes effect as soon as what is typed is one within the limits; until then it says what they are, and
 * nothing is printed.
 */
export function NumberField({
  labels,
  label,
  value,
  chosen = 0,
  least,
  most,
  step,
  help,
  onChange,
}: NumberFieldProps) {
  const [typed, setTyped] = useState<{ text: string; instead: number; chosen: number }>();
  const isRight = (text: string): boolean => {
    const number = Number(text);
    const isWhole = step % 1 !== 0 || Number.isInteger(number);
    return text.trim() !== '' && isWhole && number >= least && number <= most;
  };
  const isWrong = typed !== undefined && !isRight(typed.text);
  // Where the number is chosen elsewhere, what was refused is given up.
  if (isWrong && (typed.instead !== value || typed.chosen !== chosen)) setTyped(undefined);
  const text = typed?.text ?? String(value);
  useEffect(() => {
    if (!isWrong) return undefined;
    labels.send({ type: 'number.refused', field: label });
    return () => {
      // The page may be left with it.
      if (labels.getSnapshot().status === 'active') labels.send({ type: 'number.settled', field: label });
    };
  }, [labels, label, isWrong]);
  return (
    <Field label={label} error={isWrong ? `From ${least} to ${most}.` : undefined} help={help}>
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
          value={text}
          onBeforeInput={insertWithPoint}
          onChange={({ target }) => {
            setTyped({ text: target.value, instead: value, chosen });
            if (isRight(target.value)) onChange(Number(target.value));
          }}
          // An empty one shows again what is printed; another wrong one stays to be put right.
          onBlur={() => {
            if (!isWrong || text.trim() === '') setTyped(undefined);
          }}
        />
      )}
    </Field>
  );
}
