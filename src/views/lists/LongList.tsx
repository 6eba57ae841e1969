import { type KeyboardEvent, useImperativeHandle, useMemo, useRef } from 'react';
import { ALL_DRAWN } from './allDrawn.ts';
import { arrivingPart } from './arrivingPart.ts';
import { PlainRows } from './PlainRows.tsx';
import { rowMove } from './rowMoves.ts';
import { layoutOf, type LongListProps, type RowsProps, scrollTowards } from './rows.ts';
import { isListKey } from './tabStop.ts';
import { useListPlace } from './useListPlace.ts';
import { useRowFocus } from './useRowFocus.ts';
import { useTypeahead } from './useTypeahead.tsx';

const useWindowedRows = arrivingPart(async () => (await import('./WindowedRows.tsx')).WindowedRows);

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
  const focus = useRowFocus(
    list,
    keys,
    (index) => scrollTowards(index, list(), layoutOf(list(), layout, rows.length).columns),
    isLong,
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
