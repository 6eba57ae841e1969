import type { MouseEvent } from 'react';
import { fold } from '../../../contract/naturalOrder.ts';
import type { RememberedWord } from '../../model/finding/learned.ts';

interface WordListProps {
  words: readonly RememberedWord[];
  onForget(word: string): void;
  /** The row with the focus goes, and there is no other one. */
  onEmptied(): void;
}

/** The words that have what was typed in them or in what they stand for. */
export function filteredWords(words: readonly RememberedWord[], typed: string): readonly RememberedWord[] {
  const wanted = fold(typed).trim();
  return words.filter(({ word, name }) => fold(`${word} ${name}`).includes(wanted));
}

/** The words that a person has taught the palette. */
export function WordList({ words, onForget, onEmptied }: WordListProps) {
  if (words.length === 0) return null;
  const forget = (word: string, { currentTarget }: MouseEvent<HTMLElement>) => {
    const row = currentTarget.closest('dl > div');
    const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button');
    if (next) next.focus();
    else onEmptied();
    onForget(word);
  };
  return (
    <section aria-label="Your words">
      <h3>Your words</h3>
      <dl className="key-rows">
        {words.map(({ word, name }) => (
          <div key={word}>
            <dt>{name}</dt>
            <dd className="key-row-keys own-word">{word}</dd>
            <dd className="key-row-change">
              <button
                type="button"
                className="button button-small"
                aria-label={`Forget the word ${word}`}
                data-changes-key=""
                onClick={(event) => forget(word, event)}
              >
                Forget
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
