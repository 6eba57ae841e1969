import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { filteredWords, WordList } from '../../../src/views/commands/WordList.tsx';

const WORDS = [
  { word: 'tuck', kind: 'command', id: 'move-item', name: 'Move to…' },
  { word: 'Dachboden', kind: 'location', id: 'attic', name: 'Attic' },
] as const;
const nothing = () => undefined;

test('a person’s own words are filtered by the word and by what it stands for', () => {
  const left = (typed: string) => filteredWords(WORDS, typed).map(({ word }) => word);
  expect(left('')).toEqual(['tuck', 'Dachboden']);
  expect(left(' TUCK ')).toEqual(['tuck']);
  expect(left('attic')).toEqual(['Dachboden']);
  expect(left('quantity')).toEqual([]);
});

test('each of them can be forgotten, and without any there is no list', () => {
  const drawn = (words: Parameters<typeof WordList>[0]['words']) =>
    renderToStaticMarkup(<WordList words={words} onForget={nothing} onEmptied={nothing} />);
  expect(drawn([])).toBe('');
  expect(drawn(WORDS).match(/aria-label="Forget the word (.*?)"/g)).toEqual([
    'aria-label="Forget the word tuck"',
    'aria-label="Forget the word Dachboden"',
  ]);
});
