import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import { rowMove } from '../../model/keys/rowMoves.ts';
import { ALL_DRAWN } from './allDrawn.ts';
import { arrivingPart } from './arrivingPart.ts';
import { PlainRows } from './PlainRows.tsx';
import { layoutOf, type RowsProps, scrollTowards } from './rows.ts';
import { isListKey } from './tabStop.ts';
import { useListPlace } from './useListPlace.ts';
import { useRowFocus } from './useRowFocus.ts';
import { useTypeahead } from './useTypeahead.tsx';

const useWindowedRows = arrivingPart(async () => (await import('./WindowedRows.tsx')).WindowedRows);

/** What a screen can ask of its list. */
export interface LongListHandle {
  /** Gives the focus to a row by its key, else to the current one, which is the first at the beginning. */
  focus(key?: string): void;
}

export interface LongListProps<Row> {
  rows: readonly Row[];
  /** A row's own, for as long as it lives: the id of its item. Not made anew with each drawing. */
  keyOf(row: NoInfer<Row>): string;
  /** What a row begins with on screen: its name. Typing the first letters goes to it. */
  textOf(row: NoInfer<Row>): string;
  /**
   * What stands in the row. The element that opens it has `data-main`; other controls may have `data-action`
   * (`shell/listKeys.ts`). No margins outside of it: heights are measured without them.
   */
  renderRow(row: NoInfer<Row>, index: number): ReactNode;
  /** Marks the row (`data-selected`). */
  isSelected?: ((row: NoInfer<Row>) => boolean) | undefined;
  /** 'cards' and 'children' are grids whose columns their style sheet decides; 'rows' are lines. */
  layout: 'rows' | 'cards' | 'children';
  /** The list's name: a text, or the id of the element that has it. */
  label?: string;
  labelledBy?: string;
  /** Other rows are on their way. */
  isBusy?: boolean;
  handle?: Ref<LongListHandle>;
}

/**
 * A list that can be long (decision 0022). Short ones stand in the page completely; of longer ones only the rows
 * near the screen do, whatever scrolls with the page. One tab stop; arrows, Home, End, PageUp and PageDown move,
 * letters after `t` go to the next row that begins with them. The focus stays with its row through scrolling,
 * refreshes and deletions, and Back brings back the place. Not for lists that scroll by themselves, in dialogs.
 */
export function LongList<Row>(props: LongListProps<Row>) {
  const { rows, keyOf, textOf, layout, handle } = props;
  const root = useRef<HTMLDivElement>(null);
  const isLong = rows.length > ALL_DRAWN;
  const { part: WindowedRows, isComing } = useWindowedRows(isLong);
  const list = () => root.current?.querySelector<HTMLElement>('[data-list]') ?? null;
  const keys = useMemo(() => rows.map(keyOf), [rows, keyOf]);
  const focus = useRowFocus(list, keys, (index) =>
    scrollTowards(index, list(), layoutOf(list(), layout, rows.length).columns),
  );
  const place = useListPlace(root, focus, props.label ?? props.labelledBy ?? layout);
  const typeahead = useTypeahead({
    root,
    count: rows.length,
    textAt: (index) => {
      const row = rows[index];
      return row === undefined ? '' : textOf(row);
    },
    at: focus.at,
    onFound: focus.goTo,
  });

  useImperativeHandle(
    handle,
    () => ({
      focus(key) {
        const wanted = key === undefined ? -1 : keys.indexOf(key);
        focus.goTo(wanted < 0 ? focus.at() : wanted);
      },
    }),
    [focus, keys],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (typeahead.take(event) || !isListKey(event)) return;
    const next = rowMove(event.key, focus.at(), layoutOf(list(), layout, rows.length));
    if (next === undefined) return;
    event.preventDefault();
    focus.goTo(next);
  };

  const drawn: RowsProps<Row> = { ...props, keys, focus, start: place.start };
  return (
    <div
      ref={root}
      data-rows=""
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        focus.onFocus(event);
        place.keep();
      }}
      onBlur={(event) => {
        focus.onBlur(event);
        typeahead.end(event);
      }}
      onClickCapture={place.keep}
    >
      {isLong && WindowedRows ? (
        <WindowedRows {...drawn} />
      ) : (
        <PlainRows {...drawn} count={isComing ? ALL_DRAWN : rows.length} />
      )}
      {typeahead.shown}
    </div>
  );
}
