import { useId, useRef, useState } from 'react';
import type { ImportColumn, ImportFound } from '../../../contract/imports/imports.ts';
import { columnsOf, columnTemplate } from '../../../contract/imports/templates.ts';
import { combinedBeginning, exampleOf, FIELD_NAMES, type MappedField } from '../../model/imports/mapping.ts';
import { fixedTemplate, fixedText, templateKind } from '../../model/imports/templates.ts';
import { Field } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';

interface FieldTemplateProps {
  field: MappedField;
  template: string;
  found: ImportFound;
  problem: string | undefined;
  onChange(template: string): void;
}

/** What the list has beside the columns, which begin with another sign. */
const NOTHING = '-';
const COMBINED = '+';
const FIXED = '=';

/** What a field is filled with: a column, several of them, the same text for all, or nothing. */
export function FieldTemplate({ field, template, found, problem, onChange }: FieldTemplateProps) {
  // An open choice without a template yet: nothing typed, or one column so far.
  const [opened, setOpened] = useState<'combined' | 'fixed'>();
  const kind = opened ?? templateKind(template);
  const [column] = columnsOf(template);
  const value =
    kind === 'nothing'
      ? NOTHING
      : kind === 'column'
        ? `#${column ?? ''}`
        : kind === 'combined'
          ? COMBINED
          : FIXED;
  const choose = (chosen: string) => {
    setOpened(undefined);
    if (chosen === NOTHING) onChange('');
    else if (chosen === COMBINED) {
      setOpened('combined');
      onChange(combinedBeginning(field, template, found.columns));
    } else if (chosen === FIXED) {
      setOpened('fixed');
      onChange('');
    } else onChange(columnTemplate(chosen.slice(1)));
  };
  const example = template === '' ? '' : exampleOf(field, template, found);
  return (
    <div className="import-field">
      <Field
        label={FIELD_NAMES[field]}
        error={problem}
        required={field === 'name' || field === 'location' ? true : undefined}
      >
        {(control) => (
          <>
            <span className="select">
              <select
                {...control}
                className="input"
                value={value}
                onChange={({ target }) => choose(target.value)}
              >
                <option value={NOTHING}>(nothing)</option>
                {found.columns.map((one) => (
                  <option key={one.name} value={`#${one.name}`}>
                    {optionText(one)}
                  </option>
                ))}
                <option value={COMBINED}>Several columns together…</option>
                <option value={FIXED}>The same text for all rows…</option>
              </select>
              <Icon name="i-lucide-chevron-down" />
            </span>
            {kind === 'combined' && (
              <Combined
                field={field}
                template={template}
                columns={found.columns}
                onChange={(changed) => {
                  // Whatever is left of it while it is typed, it stays open.
                  setOpened('combined');
                  onChange(changed);
                }}
              />
            )}
            {kind === 'fixed' && (
              <input
                className="input"
                aria-label={`${FIELD_NAMES[field]} of all rows`}
                value={fixedText(template)}
                placeholder="Text for all rows"
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to be typed into
                autoFocus={opened === 'fixed'}
                onChange={({ target }) => {
                  setOpened('fixed');
                  onChange(fixedTemplate(target.value));
                }}
              />
            )}
          </>
        )}
      </Field>
      <p className="import-example" title={example}>
        {example !== '' && (
          <>
            <span className="visually-hidden">For example </span>
            {example}
          </>
        )}
      </p>
    </div>
  );
}

interface CombinedProps {
  field: MappedField;
  template: string;
  columns: readonly ImportColumn[];
  onChange(template: string): void;
}

/** A template as text, with the columns to put into it. */
function Combined({ field, template, columns, onChange }: CombinedProps) {
  const input = useRef<HTMLInputElement>(null);
  const help = useId();
  const insert = (name: string) => {
    const { selectionStart, selectionEnd } = input.current ?? {};
    const at = selectionStart ?? template.length;
    const text = columnTemplate(name);
    onChange(template.slice(0, at) + text + template.slice(selectionEnd ?? at));
    const caret = at + text.length;
    // Once the text is in the field.
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(caret, caret);
    });
  };
  return (
    <div className="import-combined">
      <input
        ref={input}
        className="input mono"
        aria-label={`${FIELD_NAMES[field]}: template`}
        aria-describedby={help}
        value={template}
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
      <span className="select">
        <select
          className="input"
          aria-label={`Add a column to ${FIELD_NAMES[field]}`}
          value=""
          onChange={({ target }) => {
            if (target.value !== '') insert(target.value.slice(1));
          }}
        >
          <option value="">Add a column…</option>
          {columns.map((one) => (
            <option key={one.name} value={`#${one.name}`}>
              {optionText(one)}
            </option>
          ))}
        </select>
        <Icon name="i-lucide-chevron-down" />
      </span>
      <p className="help" id={help}>
        {field === 'location'
          ? 'Columns stand in braces; a > between them is one level deeper.'
          : 'Columns stand in braces, everything else stands for itself.'}
      </p>
    </div>
  );
}

/** A column with what is in it. */
function optionText({ name, samples }: ImportColumn): string {
  const values = samples.map((text) => cut(text, 24)).join(', ');
  return values === '' ? `${cut(name, 60)} (empty)` : `${cut(name, 60)}: ${values}`;
}

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;
