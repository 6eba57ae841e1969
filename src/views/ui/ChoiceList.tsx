import { memo, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { useSettled } from './useSettled.ts';

export interface ChoiceSection<Row> {
  /** Unique among the sections. */
  name: string;
  /** Drawn above the rows; undefined for none. */
  heading?: ReactNode;
  rows: readonly Row[];
}

interface ChoiceListProps<Row> {
  /** Of the list's element; those of the rows begin with it (`choiceId`). */
  id: string;
  label: string;
  className?: string;
  /** The text that the rows are for. */
  text: string;
  sections: readonly ChoiceSection<Row>[];
  /** The place of the active row among all rows, from 0. */
  active: number;
  /** Stays the same for as long as it draws the same for the same row. */
  draw(row: Row): ReactNode;
  onActive(place: number): void;
  onChosen(row: Row): void;
  /** A press on what a row with more to it shows for that; the keys for it are those of the text field. */
  onMore?(row: Row): void;
}

/** What the list itself has to know of a row. */
interface ChoiceRow {
  id: string;
  hasMore?: boolean | undefined;
}

/** So many rows are drawn with the key that changed the list: more than are in view. */
const AT_ONCE = 12;
/** The rest is drawn after a pause in typing, in ms. */
const TYPING_PAUSE = 150;

/** The id of a row's element, which the text field names as the active one. */
export const choiceId = (list: string, place: number): string => `${list}-item-${place}`;

/**
 * The rows that a text field offers (the pattern of a combobox: the focus stays in the field). Made for a new list
 * with every key, a hundred rows at most: those in view are drawn before anything else.
 */
export function ChoiceList<Row extends ChoiceRow>(props: ChoiceListProps<Row>) {
  const { id, label, className = '', text, sections, active, draw, onActive, onChosen, onMore } = props;
  const list = useRef<HTMLDivElement>(null);
  const size = sections.reduce((sum, { rows }) => sum + rows.length, 0);
  const isSettled = useSettled(sections, TYPING_PAUSE);
  // While somebody types, only what is in view, and up to the active row.
  const most = isSettled ? size : Math.max(AT_ONCE, active + 1);
  const events = useLatest({ onActive, onChosen, onMore });

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    // With the first row its heading comes into view too.
    if (active === 0) element.scrollTop = 0;
    else document.getElementById(choiceId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [active, id, text]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      className={className}
      data-for={text}
      hidden={size === 0}
      // A press on a row leaves the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {withPlaces(sections).map(({ name, heading, rows, from }) => {
        if (from >= most || rows.length === 0) return null;
        return (
          <div key={name} role="group" aria-label={name}>
            {heading}
            {rows.slice(0, most - from).map((row, at) => (
              <Choice
                key={row.id}
                id={choiceId(id, from + at)}
                row={row}
                place={from + at}
                size={size}
                isActive={from + at === active}
                hasMore={onMore !== undefined && row.hasMore === true}
                draw={draw}
                events={events}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** The sections, each with the place of its first row. */
function withPlaces<Row>(sections: readonly ChoiceSection<Row>[]): (ChoiceSection<Row> & { from: number })[] {
  let from = 0;
  return sections.map((section) => {
    const placed = { ...section, from };
    from += section.rows.length;
    return placed;
  });
}

interface Events<Row> {
  onActive(place: number): void;
  onChosen(row: Row): void;
  onMore: ((row: Row) => void) | undefined;
}

interface ChoiceProps<Row> {
  id: string;
  row: Row;
  place: number;
  size: number;
  isActive: boolean;
  hasMore: boolean;
  draw(row: Row): ReactNode;
  /** The same object all the time, so that a row that stays the same is not drawn again. */
  events: Readonly<{ current: Events<Row> }>;
}

function ChoiceOfAny<Row>({ id, row, place, size, isActive, hasMore, draw, events }: ChoiceProps<Row>) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the text field
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-posinset={place + 1}
      aria-setsize={size}
      className="palette-option"
      data-focus={isActive ? '' : undefined}
      // Only where the pointer moves: a list that comes to lie under it chooses nothing.
      onPointerMove={() => {
        if (!isActive) events.current.onActive(place);
      }}
      onClick={() => events.current.onChosen(row)}
    >
      {draw(row)}
      {hasMore && (
        // No button: nothing in an option can be one. Who hears the list has the field's key for it, and its button.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- as above
        <span
          className="choice-more"
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation();
            events.current.onMore?.(row);
          }}
        />
      )}
    </div>
  );
}
// The cast gives back the type parameter that `memo` loses.
const Choice = memo(ChoiceOfAny) as typeof ChoiceOfAny;

function useLatest<Value extends object>(value: Value): Readonly<{ current: Value }> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return useMemo(() => latest, []);
}
