import { type Ref, useState } from 'react';
import type { Compartment } from '../../../../contract/analysis/analysis.ts';
import type { Corrected } from '../../../../contract/analysis/corrected.ts';
import { ITEM_NAME } from '../../../../contract/limits.ts';
import type { CorrectionEvent } from '../../../machines/analysis/gridCorrection.context.ts';
import { spanAt } from '../../../model/analysis/gridCells.ts';
import type { GridPart } from '../../../model/analysis/gridParts.ts';
import { isEscape } from '../../ui/composing.ts';
import { Keys } from '../../commands/Keys.tsx';
import { selectionText } from './partWords.ts';

interface GridSideProps {
  name: Ref<HTMLInputElement>;
  corrected: Corrected;
  part: GridPart | undefined;
  compartments: readonly Compartment[];
  send(event: CorrectionEvent): void;
  onDone(): void;
}

/** What is worked on, the name of a selected compartment, and which keys do what. */
export function GridSide({ name, corrected, part, compartments, send, onDone }: GridSideProps) {
  const { grid, names } = corrected;
  const cell = grid && part?.kind === 'cells' ? spanAt(grid, part.from) : undefined;
  const isHere = ({ row, column }: { row: number | null; column: number | null }): boolean =>
    row === cell?.row && column === cell.column;
  const shown = cell && compartments.find(isHere);
  const typed = cell && names.find(isHere);
  const place = cell && `${cell.row} ${cell.column}`;
  // Empty is the name that was read. The field stays empty until it is left: who types on begins anew.
  const [emptied, setEmptied] = useState<string>();
  const isEmptied = !typed && emptied !== undefined && emptied === place;
  return (
    <div className="grid-panel">
      <p id="grid-selected" role="status">
        {grid
          ? part
            ? selectionText(grid, part, compartments)
            : 'Drag a corner or a line, or tap a cell.'
          : 'No compartments. Type how many rows and columns there are, or drag a frame.'}
      </p>
      {cell && (
        <label className="field">
          <span>Name</span>
          <input
            ref={name}
            className="input"
            value={isEmptied ? '' : (typed?.name ?? shown?.name ?? '')}
            maxLength={ITEM_NAME.max}
            autoComplete="off"
            enterKeyHint="next"
            onChange={({ target: { value } }) => {
              setEmptied(value === '' ? place : undefined);
              send({ type: 'step.taken', step: { type: 'name.typed', name: value } });
            }}
            onBlur={() => setEmptied(undefined)}
            onKeyDown={(event) => {
              const isDone = event.key === 'Enter' && !event.ctrlKey && !event.metaKey;
              if (!isDone && !isEscape(event)) return;
              event.preventDefault();
              // The dialog stays: it is this field that is left.
              if (!isDone) event.stopPropagation();
              const next = isDone && shown && compartments[compartments.indexOf(shown) + 1];
              if (!next || next.row === null || next.column === null) return onDone();
              // One after the other, as in a spreadsheet: letters typed on are no keys of the grid.
              const to = { row: next.row, column: next.column };
              const field = event.currentTarget;
              send({ type: 'part.chosen', part: { kind: 'cells', from: to, to } });
              requestAnimationFrame(() => field.select());
            }}
          />
          <span className="help">
            {typed ? 'Typed. ' : ''}
            {typed || isEmptied ? 'Empty: the name that was read.' : 'As it was read.'}
          </span>
        </label>
      )}
      <dl className="grid-help">
        {HELP.map(([keys, words]) => (
          <div key={words}>
            <dt>
              {keys.map((key) => (
                <Keys key={key} of={key} />
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const HELP: readonly (readonly [readonly string[], string])[] = [
  [['6'], 'type rows and columns: 6x4'],
  [['k'], 'next corner'],
  [['b'], 'next side of the border'],
  [['l'], 'next line'],
  [['g'], 'go to the cells'],
  [['→'], 'move what is chosen; Shift far, Ctrl fine'],
  [['shift+→'], 'select more cells'],
  [['Enter'], 'name the cell'],
  [['mod+z'], 'take a step back'],
];
