import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { Grid } from '../../../../contract/analysis/grid.ts';
import type { CorrectionEvent } from '../../../machines/analysis/gridCorrection.context.ts';
import { spanOver } from '../../../model/analysis/gridCells.ts';
import { sizeIn, sizeOf } from '../../../model/analysis/gridFrame.ts';
import type { GridPart } from '../../../model/analysis/gridParts.ts';
import type { GridStep } from '../../../model/analysis/gridSteps.ts';
import { Keys } from '../../commands/Keys.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** What the dialog asks of the field of the size. */
export interface SizeHandle {
  focus(): void;
  /** Takes the step that was typed. False where it is no size: it stays in the field, which says so. */
  apply(): boolean;
}

interface GridToolsProps {
  size: Ref<SizeHandle>;
  grid: Grid | null;
  part: GridPart | undefined;
  send(event: CorrectionEvent): void;
  /** The size was typed: the keys go on in the photo. */
  onDone(): void;
}

interface Tool {
  name: string;
  icon: string;
  keys: string;
  step: GridStep | undefined;
}

/** What can be done to a grid beside moving its parts; each has a key as well. */
export function GridTools({ size, grid, part, send, onDone }: GridToolsProps) {
  const range = grid && part?.kind === 'cells' ? spanOver(grid, part) : undefined;
  const isRange = range !== undefined && range.rows * range.columns > 1;
  const isJoined = grid?.joined.some(({ row, column }) => row === range?.row && column === range.column);
  const tools: readonly Tool[] = [
    {
      name: 'Row',
      icon: 'i-lucide-plus',
      keys: 'r',
      step: grid ? { type: 'line.added', axis: 'rows' } : undefined,
    },
    {
      name: 'Column',
      icon: 'i-lucide-plus',
      keys: 'c',
      step: grid ? { type: 'line.added', axis: 'columns' } : undefined,
    },
    {
      name: 'Remove line',
      icon: 'i-lucide-trash-2',
      keys: 'Del',
      step: part?.kind === 'line' ? { type: 'line.removed', part } : undefined,
    },
    {
      name: 'Join',
      icon: 'i-lucide-maximize',
      keys: 'j',
      step: isRange ? { type: 'cells.joined' } : undefined,
    },
    {
      name: 'Split',
      icon: 'i-lucide-columns-2',
      keys: 's',
      step: isJoined ? { type: 'cells.split' } : undefined,
    },
    {
      name: 'No grid here',
      icon: 'i-lucide-circle-off',
      keys: 'n',
      step: grid ? { type: 'grid.removed' } : undefined,
    },
  ];
  return (
    <div className="grid-tools" role="toolbar" aria-label="Grid">
      {/* Another one for another size: what is changed by other means is shown at once. */}
      <SizeField key={grid ? sizeOf(grid) : 'none'} size={size} grid={grid} send={send} onDone={onDone} />
      {tools.map(({ name, icon, keys, step }) => (
        <button
          key={name}
          type="button"
          className="button"
          aria-disabled={step === undefined}
          onClick={() => step && send({ type: 'step.taken', step })}
        >
          <Icon name={icon} />
          {name}
          <Keys of={keys} />
        </button>
      ))}
    </div>
  );
}

/** Rows and columns as one types them: '6x4'. */
function SizeField({ size, grid, send, onDone }: Omit<GridToolsProps, 'part'>) {
  const now = grid ? sizeOf(grid) : '';
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const apply = (): boolean => {
    if (typed === undefined) return true;
    const found = sizeIn(typed);
    if (!found && typed.trim() !== '') {
      setIsWrong(true);
      return false;
    }
    if (found) send({ type: 'step.taken', step: { type: 'size.typed', ...found } });
    setTyped(undefined);
    return true;
  };
  useImperativeHandle(size, () => ({ focus: () => input.current?.focus(), apply }));
  return (
    <label className="grid-size">
      <span>Rows × columns</span>
      <input
        ref={input}
        className="input"
        value={typed ?? now}
        placeholder="6 × 4"
        // Digits and a mark between them, on phones too.
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        data-autofocus={grid ? undefined : ''}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? 'grid-size-wrong' : undefined}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setTyped(event.target.value);
          setIsWrong(false);
        }}
        onBlur={apply}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          if (apply()) onDone();
        }}
      />
      {isWrong && (
        <span className="field-error" id="grid-size-wrong" role="alert">
          Two numbers, as 6x4; at most 300 compartments.
        </span>
      )}
    </label>
  );
}
