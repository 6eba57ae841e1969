import { useLayoutEffect, useRef } from 'react';
import type { Choice } from '../../model/argument/asked.ts';
import { Highlight } from '../parts/Highlight.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Tape } from '../parts/Tape.tsx';

interface ArgumentListProps {
  id: string;
  /** Its accessible name. */
  label: string;
  choices: readonly Choice[];
  /** The place of the one that Enter chooses, from 0. */
  active: number;
  query: string;
  onActive(place: number): void;
  onChosen(choice: Choice): void;
}

/** Its id in the page, by which the field names it. */
export function choiceId({ id }: Choice): string {
  return `palette-choice-${id}`;
}

/** What can be chosen as a command's argument; the field keeps the focus. */
export function ArgumentList({ id, label, choices, active, query, onActive, onChosen }: ArgumentListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active, choices]);
  return (
    <div
      id={id}
      className="argument-list"
      role="listbox"
      aria-label={label}
      ref={list}
      hidden={choices.length === 0}
    >
      {choices.map((choice, place) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
        <div
          key={choice.id}
          id={choiceId(choice)}
          role="option"
          aria-selected={place === active}
          className="palette-option"
          data-focus={place === active ? '' : undefined}
          onMouseMove={() => {
            if (place !== active) onActive(place);
          }}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChosen(choice)}
        >
          {choice.label === '' ? (
            <Icon name={choice.icon} />
          ) : (
            <span className="tape-column">
              <Tape label={choice.label} />
            </span>
          )}
          <span className="clip palette-name">
            <Highlight text={choice.name} query={query} />
          </span>
          <span className="clip palette-path">{choice.detail}</span>
        </div>
      ))}
    </div>
  );
}
