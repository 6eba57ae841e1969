import { useSelector } from '@xstate/react';
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type TableComponents, TableVirtuoso, type TableVirtuosoHandle } from 'react-virtuoso';
import type { ActorRefFrom } from 'xstate';
import type { UnsentEdit } from '../../model/imports/unsentEdit.ts';
import type { importRowsMachine } from '../../machines/imports/importRows.machine.ts';
import { FIELD_NAMES } from '../../model/imports/mapping.ts';
import type { PreviewColumn, PreviewPlace, PreviewRows } from '../../model/imports/previewRows.ts';
import type { RowEdit } from '../../model/imports/rowEdit.ts';
import type { CellOfLine, TypedCell } from '../../model/imports/typedCells.ts';
import { type AfterEdit, PreviewCell } from './PreviewCell.tsx';
import { useOpenForm } from '../forms/useOpenForm.ts';
import { ROLES } from './roles.ts';
import type { RowPlace } from './useRowPlaces.ts';

export interface PreviewTableProps {
  rows: ActorRefFrom<typeof importRowsMachine>;
  columns: readonly PreviewColumn[];
  /** The likeliest places of the row with this line, where they were asked for. */
  placesOf(line: number): readonly RowPlace[];
  /** The cell that keys are for. */
  active: PreviewPlace | undefined;
  /** Where that was last: once its row is gone, an arrow goes on from there. */
  last: PreviewPlace | undefined;
  isEditing: boolean;
  /** What was typed into a cell before. */
  typedIn(cell: Omit<CellOfLine, 'sheet'>): TypedCell | undefined;
  /** What is typed into one by now; undefined once it is saved or given up. */
  onTyped(
    cell: Omit<TypedCell, 'text' | 'was' | 'sheet'>,
    now: Pick<TypedCell, 'text' | 'was'> | undefined,
  ): void;
  onActive(place: PreviewPlace): void;
  onEdit(isEditing: boolean): void;
  onChosen(line: number, change: RowEdit | undefined, then: AfterEdit): void;
  onSuggested(): void;
}

interface Context extends Omit<PreviewTableProps, 'rows'> {
  list: PreviewRows;
  unsent: readonly UnsentEdit[];
}

/** Widths of columns in rem; what is left over is divided among them. */
const WIDTHS: Partial<Record<PreviewColumn, number>> = {
  action: 9.375,
  name: 16.25,
  location: 15,
  // Wide enough for a number or a day that is offered, with its key.
  quantity: 8.75,
  description: 13.75,
  notes: 15,
  acquisition_date: 11.25,
};
const WIDTH = 9.375;
const LINE_WIDTH = 4;

/** Rows that are in sight at once, as far as PageUp and PageDown go. */
const PAGE = 10;
/** A short list is not given more room than it needs. */
const MOST_ROWS = 14;

const NO_PLACES: readonly RowPlace[] = [];

export const cellId = ({ place, column }: PreviewPlace): string => `import-cell-${place}-${column}`;

/**
 * The rows as a table of which only what is near the screen is drawn and read. It keeps the focus itself and names the
 * cell that keys are for (aria-activedescendant), so that scrolling never loses it. On a phone its rows are cards.
 */
export function PreviewTable({ rows, ...props }: PreviewTableProps) {
  const { columns, active, last, onActive, onEdit } = props;
  const { list, unsent } = useSelector(rows, (state) => state.context);
  const handle = useRef<TableVirtuosoHandle>(null);
  useOpenForm(props.isEditing);
  const total = list.total ?? 0;
  // Of a cell that is open again the row is read first.
  const [first] = useState(active?.place ?? 0);
  const context: Context = { ...props, list, unsent };

  useEffect(() => {
    if (!active) return;
    const show = () =>
      document.getElementById(cellId(active))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (document.getElementById(cellId(active))) show();
    else handle.current?.scrollIntoView({ index: active.place, behavior: 'auto', done: show });
  }, [active]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const isInCell = target instanceof Element && target.closest('input, select, textarea, button') !== null;
    if (isInCell || altKey || ctrlKey || metaKey || shiftKey || !last) return;
    if (key === 'Enter' || key === 'F2') {
      if (!active) return;
      onEdit(true);
    } else {
      const next = moved(last, key, columns, total);
      if (!next) return;
      onActive(next);
    }
    event.preventDefault();
  };

  if (list.total === 0) {
    return (
      <p className="import-none">
        {list.only === 'problems' ? 'No row has a problem.' : 'There are no such rows.'}
      </p>
    );
  }
  const width = columns.reduce((sum, column) => sum + (WIDTHS[column] ?? WIDTH), LINE_WIDTH);
  return (
    // The table inside is what has the focus.
    <div
      className="import-table"
      style={sizes(Math.min(total, MOST_ROWS), width)}
      data-only={list.only}
      onKeyDown={onKeyDown}
    >
      <TableVirtuoso
        ref={handle}
        style={HEIGHT}
        totalCount={list.total ?? first + 8}
        initialTopMostItemIndex={first}
        context={context}
        components={COMPONENTS}
        increaseViewportBy={300}
        rangeChanged={({ startIndex: from, endIndex: to }) =>
          rows.send({ type: 'rows.seen', range: { from, to } })
        }
        fixedHeaderContent={() => <Head columns={columns} />}
        itemContent={cells}
      />
    </div>
  );
}

function Head({ columns }: { columns: readonly PreviewColumn[] }) {
  return (
    <tr {...ROLES.row} aria-rowindex={1}>
      <th {...ROLES.columnheader} scope="col" style={{ width: `${LINE_WIDTH}rem` }}>
        Row
      </th>
      {columns.map((column) => (
        <th
          key={column}
          {...ROLES.columnheader}
          scope="col"
          data-column={column}
          style={{ width: `${WIDTHS[column] ?? WIDTH}rem` }}
        >
          {column === 'action' ? 'What happens' : FIELD_NAMES[column]}
        </th>
      ))}
    </tr>
  );
}

function cells(place: number, _: unknown, context: Context) {
  const { list, columns, unsent } = context;
  const row = list.rows.get(place);
  return (
    <>
      <th {...ROLES.rowheader} scope="row" className="import-line">
        {row?.line ?? ''}
      </th>
      {columns.map((column) => {
        const isActive = context.active?.place === place && context.active.column === column;
        const at = { place, column };
        return (
          <PreviewCell
            key={column}
            id={cellId(at)}
            column={column}
            row={row}
            places={row && column === 'location' ? context.placesOf(row.line) : NO_PLACES}
            unsent={row && unsent.find(({ line }) => line === row.line)}
            isActive={isActive}
            isEditing={isActive && context.isEditing}
            typed={row && isActive ? context.typedIn({ line: row.line, column }) : undefined}
            onTyped={(now) => row && context.onTyped({ ...at, line: row.line, only: list.only }, now)}
            onActive={() => context.onActive(at)}
            onEdit={context.onEdit}
            onChosen={(change, then) => row && context.onChosen(row.line, change, then)}
            onSuggested={context.onSuggested}
          />
        );
      })}
    </>
  );
}

/** The cell that a key leads to; undefined for keys that lead nowhere. */
function moved(
  { place, column }: PreviewPlace,
  key: string,
  columns: readonly PreviewColumn[],
  total: number,
): PreviewPlace | undefined {
  const at = columns.indexOf(column);
  const row = (to: number) => ({ place: Math.max(0, Math.min(total - 1, to)), column });
  const cell = (to: number) => ({
    place,
    column: columns[Math.max(0, Math.min(columns.length - 1, to))] ?? column,
  });
  switch (key) {
    case 'ArrowDown':
      return row(place + 1);
    case 'ArrowUp':
      return row(place - 1);
    case 'PageDown':
      return row(place + PAGE);
    case 'PageUp':
      return row(place - PAGE);
    case 'Home':
      return row(0);
    case 'End':
      return row(total - 1);
    case 'ArrowRight':
      return cell(at + 1);
    case 'ArrowLeft':
      return cell(at - 1);
    default:
      return undefined;
  }
}

type InContext<Props> = Props & { context: Context };

function Table({ context, ...given }: InContext<ComponentProps<'table'>>) {
  const { active, list, columns } = context;
  const isDrawn = active !== undefined && active.place < (list.total ?? 0);
  return (
    <table
      {...given}
      {...ROLES.grid}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a grid, see its role
      tabIndex={0}
      aria-label="Rows of the file"
      aria-rowcount={(list.total ?? 0) + 1}
      aria-colcount={columns.length + 1}
      aria-activedescendant={isDrawn ? cellId(active) : undefined}
    />
  );
}

function Row({
  context,
  item: _,
  ...given
}: InContext<ComponentProps<'tr'> & { item: unknown; 'data-index': number }>) {
  const place = given['data-index'];
  const row = context.list.rows.get(place);
  return (
    <tr
      {...given}
      {...ROLES.row}
      aria-rowindex={place + 2}
      aria-busy={row === undefined}
      data-cell={row === undefined ? undefined : `line ${row.line}`}
      data-outcome={row?.action}
      data-edited={row?.edited ? '' : undefined}
    />
  );
}

const COMPONENTS: TableComponents<unknown, Context> = { Table, TableRow: Row };

/** The list has a height of its own otherwise. */
const HEIGHT = { height: 'var(--height)' };

/** For the style sheet: how high and wide the table wants to be. */
const sizes = (rows: number, width: number) => ({ '--rows': rows, '--width': `${width}rem` }) as object;
