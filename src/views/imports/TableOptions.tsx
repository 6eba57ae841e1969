import type { ReactNode } from 'react';
import { IMPORT_ENCODINGS, type ImportEncoding } from '../../../contract/imports/encodings.ts';
import type { ImportColumn, ImportFound } from '../../../contract/imports/imports.ts';
import type { ImportMapping } from '../../../contract/imports/mapping.ts';
import { ENCODING_NAMES, mayBeWrong } from '../../model/imports/encodings.ts';
import { unusedColumns } from '../../model/imports/mapping.ts';
import { Field } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { ImportRef } from '../../machines/imports/import.machine.ts';

type Option<Value extends string = string> = readonly [value: Value, text: string];

interface TableOptionsProps {
  one: ImportRef;
  found: ImportFound;
  mapping: ImportMapping;
}

/** Rows that are offered as the one with the columns' names. */
const HEADER_ROWS = Array.from({ length: 30 }, (_, at) => at + 1);

/** How the table is to be read, and what is done where it leaves something open. */
export function TableOptions({ one, found, mapping }: TableOptionsProps) {
  const change = (changed: Partial<ImportMapping>) => one.send({ type: 'mapping.changed', change: changed });
  /** Other columns: the server reads them at once. */
  const reread = (changed: Partial<ImportMapping>) => {
    change(changed);
    one.send({ type: 'mapping.submitted' });
  };
  const unused = unusedColumns(mapping, found.columns);
  const header = mapping.header_row;
  const encoding = mapping.encoding ?? found.encoding;
  const rows = header === null || HEADER_ROWS.includes(header) ? HEADER_ROWS : [...HEADER_ROWS, header];
  return (
    <div className="import-options" role="group" aria-label="Table">
      {found.sheets.length > 1 && (
        <Choice
          label="Sheet"
          value={mapping.sheet ?? ''}
          onChoose={(sheet) => reread({ sheet })}
          options={found.sheets.map((name) => [name, name])}
        />
      )}
      <Choice
        label="Names of the columns"
        value={header === null ? '' : String(header)}
        onChoose={(row) => reread({ header_row: row === '' ? null : Number(row) })}
        options={[['', 'There are none'], ...rows.map((row): Option => [String(row), `In row ${row}`])]}
      />
      {encoding !== undefined && mayBeWrong(found, mapping) && (
        <Choice
          label="Read the letters as"
          value={encoding}
          onChoose={(chosen) => reread({ encoding: chosen })}
          options={ENCODINGS}
        />
      )}
      <Choice
        label="What is there already"
        value={mapping.duplicates}
        onChoose={(duplicates) => change({ duplicates })}
        options={DUPLICATES}
      />
      <Choice
        label="Texts that are too long"
        value={mapping.too_long}
        onChoose={(too_long) => change({ too_long })}
        options={TOO_LONG}
      />
      <Choice
        label="A date like 3/4/22"
        value={mapping.date_order}
        onChoose={(date_order) => change({ date_order })}
        options={DATES}
      />
      <Choice
        label="A number like 1,500"
        value={mapping.decimal_mark}
        onChoose={(decimal_mark) => change({ decimal_mark })}
        options={MARKS}
      />
      {unused.length > 0 && (
        <label className="import-unused">
          <input
            type="checkbox"
            checked={mapping.keep_unmapped}
            onChange={({ target }) => change({ keep_unmapped: target.checked })}
          />
          <span>
            {unused.length === 1
              ? 'Keep the column that is not used'
              : `Keep the ${unused.length} columns that are not used`}{' '}
            as lines in the notes <span className="muted">{namesOf(unused)}</span>
          </span>
        </label>
      )}
    </div>
  );
}

const ENCODINGS = IMPORT_ENCODINGS.map((one): Option<ImportEncoding> => [one, ENCODING_NAMES[one]]);

/** Names in all are told. */
const NAMED = 12;

function namesOf(columns: readonly ImportColumn[]): string {
  const names = columns
    .slice(0, NAMED)
    .map(({ name }) => (name.length > 60 ? `${name.slice(0, 59)}…` : name));
  const more = columns.length - names.length;
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
}

const DUPLICATES: readonly Option<ImportMapping['duplicates']>[] = [
  ['skip', 'Skip the row'],
  ['add', 'Add to its quantity'],
  ['update', 'Update it'],
  ['create', 'Make a second item'],
];
const TOO_LONG: readonly Option<ImportMapping['too_long']>[] = [
  ['refuse', 'Ask me about each'],
  ['shorten', 'Shorten them, all of it to the notes'],
];
const DATES: readonly Option<ImportMapping['date_order']>[] = [
  ['dmy', '3 April 2022'],
  ['mdy', 'March 4, 2022'],
  ['ymd', '2003-04-22'],
];
const MARKS: readonly Option<ImportMapping['decimal_mark']>[] = [
  ['.', 'One thousand five hundred'],
  [',', 'One and a half'],
];

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChoose(value: Value): void;
  children?: ReactNode;
}

function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(control) => (
        <span className="select">
          <select
            {...control}
            className="input"
            value={value}
            onChange={({ target }) => {
              const chosen = options.find(([one]) => one === target.value);
              if (chosen) onChoose(chosen[0]);
            }}
          >
            {options.map(([one, text]) => (
              <option key={one} value={one}>
                {text}
              </option>
            ))}
          </select>
          <Icon name="i-lucide-chevron-down" />
        </span>
      )}
    </Field>
  );
}
