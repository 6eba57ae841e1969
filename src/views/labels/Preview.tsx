import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { Virtuoso } from 'react-virtuoso';
import { type LabelSheet, perPage, placeOf } from '../../model/labels/sheets.ts';
import { LabelPage, type LabelPrint } from './LabelPage.tsx';

/** Up to so many pages are simply in the page; of more only those in sight. */
const ALL_DRAWN = 4;

interface PreviewProps {
  print: LabelPrint;
  pages: number;
  /** Where the first QR code leads. */
  address: string | undefined;
  /** The first label that is used, from 0. */
  onStart(first: number): void;
}

/** The pages as they will be printed, and on the first of them where they begin. */
export function Preview({ print, pages, address, onStart }: PreviewProps) {
  const { sheet } = print;
  const many = perPage(sheet);
  const page = (index: number) => (
    <div className="label-preview-page">
      {index === 0 && many > 1 ? (
        <StartOn print={print} onStart={onStart} />
      ) : (
        <div className="label-sheet">
          <LabelPage print={print} index={index} isPaper={false} />
        </div>
      )}
    </div>
  );
  return (
    <section className={`label-preview ${widthOf(sheet)}`} aria-labelledby="labels-preview">
      <h2 id="labels-preview">Preview</h2>
      {address !== undefined && (
        <p className="help label-preview-address">
          The first QR code leads to <span className="mono">{address}</span>
        </p>
      )}
      {pages <= ALL_DRAWN ? (
        Array.from({ length: pages }, (_, index) => <div key={index}>{page(index)}</div>)
      ) : (
        <Virtuoso useWindowScroll totalCount={pages} increaseViewportBy={400} itemContent={page} />
      )}
    </section>
  );
}

/** Labels of a roll are not drawn as wide as a sheet. */
function widthOf({ page }: LabelSheet): string {
  return page.width < 40 ? 'label-preview-narrow' : page.width < 100 ? 'label-preview-small' : '';
}

/** The first page: a click or the arrow keys say where on it the labels begin. */
function StartOn({ print, onStart }: { print: LabelPrint; onStart(first: number): void }) {
  const { sheet, run } = print;
  const page = useRef<HTMLDivElement>(null);
  const many = perPage(sheet);
  const onClick = (event: MouseEvent) => {
    const box = page.current?.getBoundingClientRect();
    if (!box) return;
    const x = ((event.clientX - box.left) / box.width) * sheet.page.width;
    const y = ((event.clientY - box.top) / box.height) * sheet.page.height;
    const cell = cellAt(sheet, x, y);
    if (cell !== undefined) onStart(cell);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = KEYS[event.key]?.(run.start, sheet);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (to >= 0 && to < many) onStart(to);
  };
  return (
    <div
      ref={page}
      className="label-sheet label-sheet-first"
      role="slider"
      tabIndex={0}
      aria-label="First label on the sheet"
      aria-valuemin={1}
      aria-valuemax={many}
      aria-valuenow={run.start + 1}
      aria-valuetext={`Row ${Math.floor(run.start / sheet.columns) + 1}, column ${(run.start % sheet.columns) + 1}`}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <LabelPage print={print} index={0} isPaper={false} />
    </div>
  );
}

const KEYS: Readonly<Record<string, ((start: number, sheet: LabelSheet) => number) | undefined>> = {
  ArrowLeft: (start) => start - 1,
  ArrowRight: (start) => start + 1,
  ArrowUp: (start, { columns }) => start - columns,
  ArrowDown: (start, { columns }) => start + columns,
  Home: () => 0,
  End: (_, sheet) => perPage(sheet) - 1,
};

/** The cell at a place of the page, in mm; undefined between them. */
function cellAt(sheet: LabelSheet, x: number, y: number): number | undefined {
  for (let cell = 0; cell < perPage(sheet); cell++) {
    const at = placeOf(sheet, cell);
    const { width, height } = sheet.label;
    if (x >= at.x && x < at.x + width && y >= at.y && y < at.y + height) return cell;
  }
  return undefined;
}
