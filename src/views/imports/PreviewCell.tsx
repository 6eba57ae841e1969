import { type KeyboardEvent, useRef, useState } from 'react';
import type { PreviewRow } from '../../../contract/imports/imports.ts';
import { DUPLICATE_RULES } from '../../../contract/imports/mapping.ts';
import type { UnsentEdit } from '../../model/imports/unsentEdit.ts';
import { FIELD_NAMES } from '../../model/imports/mapping.ts';
import { type PreviewColumn, problemAt } from '../../model/imports/previewRows.ts';
import { type RowEdit } from '../../model/imports/rowEdit.ts';
import { cellEdit, type TypedCell } from '../../model/imports/typedCells.ts';
import { ACTION_NAMES } from '../../model/imports/words.ts';
import { isolatedName } from '../../model/items/isolatedName.ts';
import { shownPath } from '../../model/locations/shownPath.ts';
import { importCommands } from '../commands/definitions/imports.ts';
import { KeysOf } from '../commands/Keys.tsx';
import { PathText, WholePath } from '../records/PathText.tsx';
import { ROLES } from './roles.ts';
import type { RowPlace } from './useRowPlaces.ts';
import { isComposing } from '../ui/composing.ts';

/** Where the focus goes after an edit: to the next problem, to its cell, or wherever the person has put it. */
export type AfterEdit = 'advance' | 'stay' | 'leave';

interface PreviewCellProps {
  id: string;
  column: PreviewColumn;
  /** undefined while it is being read. */
  row: PreviewRow | undefined;
  /** The likeliest ones, where it is a place that is lacking. */
  places: readonly RowPlace[];
  unsent: UnsentEdit | undefined;
  isActive: boolean;
  isEditing: boolean;
  /** What was typed there before, and is neither saved nor given up. */
  typed: TypedCell | undefined;
  /** Tells what is typed by now; undefined once it is saved or given up. */
  onTyped(now: Pick<TypedCell, 'text' | 'was'> | undefined): void;
  onActive(): void;
  onEdit(isEditing: boolean): void;
  onChosen(change: RowEdit | undefined, then: AfterEdit): void;
  onSuggested(): void;
}

/** A cell of the preview: its value, what is wrong with it, and the field in which it is changed. */
export function PreviewCell(props: PreviewCellProps) {
  const { id, column, row, unsent, isActive, isEditing, onActive, onEdit } = props;
  if (!row) {
    return (
      <td {...ROLES.cell} id={id}>
        <span className="skeleton skeleton-text" />
      </td>
    );
  }
  const value = valueOf(row, column, unsent);
  const isUnsent = unsent !== undefined && isEdited(unsent, column);
  const replaced = row.replaces?.[column];
  // What is wrong is wrong with the value before.
  const problem = isUnsent && unsent.failure ? undefined : problemAt(row, column);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the table
    <td
      {...ROLES.cell}
      id={id}
      data-label={column === 'action' ? 'What happens' : FIELD_NAMES[column]}
      data-column={column}
      data-empty={value === '' && !problem ? '' : undefined}
      data-active={isActive ? '' : undefined}
      data-problem={problem ? '' : undefined}
      data-unsent={isUnsent ? '' : undefined}
      aria-selected={isActive}
      aria-invalid={problem ? true : undefined}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('input, select, textarea, button'))
          return;
        onActive();
        // A tap has no second one to say what is meant.
        onEdit(isActive || problem !== undefined || window.matchMedia('(pointer: coarse)').matches);
      }}
    >
      {isEditing ? (
        <>
          <Editor {...props} row={row} value={value} />
          <span className="import-value import-room" aria-hidden="true">
            {value}
          </span>
        </>
      ) : (
        <>
          <span className="import-value" title={column === 'location' ? shownPath(value) : value}>
            {column === 'action' ? (
              <Action row={row} unsent={unsent} />
            ) : column === 'location' ? (
              <span>
                <WholePath path={value} />
              </span>
            ) : (
              value
            )}
          </span>
          {replaced !== undefined && (
            <span className="import-replaced" title={column === 'location' ? shownPath(replaced) : replaced}>
              instead of {column === 'location' ? <WholePath path={replaced} /> : replaced || 'nothing'}
            </span>
          )}
          {isUnsent && (
            <span className="import-unsent" data-failed={unsent.failure ? '' : undefined}>
              {unsent.failure ? 'Not sent' : 'Sending…'}
            </span>
          )}
        </>
      )}
      {problem && <span className="import-reason">{problem.reason}</span>}
      {problem &&
        problem.suggestion === null &&
        !isUnsent &&
        props.places.map((place, at) => (
          <button
            key={place.id}
            type="button"
            className="button button-small import-suggestion import-place"
            tabIndex={-1}
            title={place.told}
            onClick={() => {
              onActive();
              props.onChosen({ values: { location: place.text } }, 'stay');
            }}
          >
            <span>{place.name}</span>
            <span className="import-place-reason">{place.reason}</span>
            {isActive && at === 0 && <KeysOf command={importCommands.suggestion.id} />}
          </button>
        ))}
      {problem && problem.suggestion !== null && (
        <button
          type="button"
          className="button button-small import-suggestion"
          tabIndex={-1}
          title={problem.suggestion}
          onClick={() => {
            if (problem.field === '' || problem.suggestion === null) return;
            onActive();
            props.onChosen({ values: { [problem.field]: problem.suggestion } }, 'stay');
          }}
        >
          <span className="clip">Use “{problem.suggestion}”</span>
          {isActive && <KeysOf command={importCommands.suggestion.id} />}
        </button>
      )}
    </td>
  );
}

/** What becomes of the row, and what of it is there already. */
function Action({ row, unsent }: { row: PreviewRow; unsent: UnsentEdit | undefined }) {
  const action = unsent?.edit.action ?? row.action;
  const there = row.duplicate_of;
  const isSame = row.same === true && action === row.action;
  return (
    <>
      <span className="import-action" data-outcome={isSame ? 'skip' : action}>
        {isSame ? 'Nothing to change' : ACTION_NAMES[action]}
      </span>
      {there && (
        <span
          className="import-there"
          title={[isolatedName(there.name), shownPath(there.location_path)]
            .filter((text) => text !== '')
            .join(', ')}
        >
          {there.id === '' ? 'Twice in this file' : 'Already there'}
          {/* Where a row of the file belongs stands beside it. */}
          {there.id !== '' && there.location_path !== '' && (
            <>
              {': '}
              <PathText path={there.location_path} />
            </>
          )}
        </span>
      )}
    </>
  );
}

const isEdited = ({ edit }: UnsentEdit, column: PreviewColumn): boolean =>
  column === 'action' ? edit.action !== undefined : edit.values?.[column] !== undefined;

function valueOf(row: PreviewRow, column: PreviewColumn, unsent: UnsentEdit | undefined): string {
  if (column === 'action') return unsent?.edit.action ?? row.action;
  return unsent?.edit.values?.[column] ?? row.values[column] ?? '';
}

type EditorProps = PreviewCellProps & { row: PreviewRow; value: string };

/** Enter saves and goes on to the next problem, Escape leaves it as it was. */
function Editor({ column, value, row, typed, onTyped, onEdit, onChosen }: EditorProps) {
  const [text, setText] = useState(typed?.text ?? value);
  // What its row has may be read again while it is open, and after it was loaded again.
  const [was] = useState(typed ? typed.was : column === 'action' ? (row.chosen ?? '') : value);
  const type = ({ target }: { target: { value: string } }) => {
    setText(target.value);
    onTyped(target.value === value ? undefined : { text: target.value, was });
  };
  const isDone = useRef(false);
  const end = (change: RowEdit | undefined, then: AfterEdit) => {
    if (isDone.current) return;
    isDone.current = true;
    onTyped(undefined);
    onEdit(false);
    onChosen(change, then);
  };
  const save = (then: AfterEdit) => {
    if (text === value) return end(undefined, then);
    end(cellEdit({ column, text, was }), then);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    // The page's own keys wait until this is done.
    if (event.key === 'Escape') end(undefined, 'stay');
    else if (event.key === 'Enter' && !event.shiftKey) save('advance');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const shared = {
    className: 'input',
    'aria-label': `${column === 'action' ? 'What happens' : FIELD_NAMES[column]} of row ${row.line}`,
    autoFocus: true,
    onKeyDown,
  };
  if (column === 'action') {
    return (
      <select {...shared} value={text} onChange={type} onBlur={() => save('leave')}>
        {row.action === 'problem' && <option value="problem">Problem</option>}
        {DUPLICATE_RULES.map((rule) => (
          <option
            key={rule}
            value={rule}
            disabled={row.duplicate_of === null && (rule === 'add' || rule === 'update')}
          >
            {ACTION_NAMES[rule]}
          </option>
        ))}
      </select>
    );
  }
  if (column === 'notes' || column === 'description') {
    return <textarea {...shared} rows={4} value={text} onChange={type} onBlur={() => save('leave')} />;
  }
  return (
    <input
      {...shared}
      value={text}
      spellCheck={false}
      onFocus={({ target }) => target.select()}
      onChange={type}
      onBlur={() => save('leave')}
    />
  );
}
