import { describe, expect, test } from 'vitest';
import {
  canBeOffered,
  isOtherWord,
  type Learned,
  NOTHING_LEARNED,
  withChosen,
  withOffered,
  withoutWord,
  withWord,
  wordsFor,
} from '../../../src/model/finding/learned.ts';

const MOVE = { kind: 'command', id: 'move-item', name: 'Move to…' } as const;
const ATTIC = { kind: 'location', id: 'attic', name: 'Attic' } as const;

describe('a word that found nothing', () => {
  test.each([
    ['tuck', 'move'],
    ['tuck', ''],
    ['Ångström', 'metre'],
    ['stash it', 'move'],
  ])('is another word: %j for what %j finds', (missed, typed) => {
    expect(isOtherWord(missed, typed)).toBe(true);
  });

  test.each([
    ['its beginning', 'move scr', 'move'],
    ['a longer text', 'mov', 'move'],
    ['the same otherwise written', 'MOVE ', 'move'],
    ['a misspelling', 'screww', 'screw'],
    ['one letter', 't', 'move'],
    ['a number', '4711', 'move'],
    ['nothing', '', 'move'],
    ['too long', 'x'.repeat(41), 'move'],
  ])('is none where it is %s: %j for %j', (_, missed, typed) => {
    expect(isOtherWord(missed, typed)).toBe(false);
  });
});

describe('the words of a person', () => {
  test('are newest first, one for each word, and stand for one thing', () => {
    let learned = withWord(NOTHING_LEARNED, 'tuck', MOVE);
    learned = withWord(learned, 'loft', ATTIC);
    expect(learned.words.map(({ word }) => word)).toEqual(['loft', 'tuck']);
    learned = withWord(learned, ' TUCK,  away', ATTIC);
    learned = withWord(learned, 'Tuck', ATTIC);
    expect(learned.words.map(({ word, id }) => [word, id])).toEqual([
      ['Tuck', 'attic'],
      ['TUCK away', 'attic'],
      ['loft', 'attic'],
    ]);
    expect(withoutWord(learned, 'tuck').words.map(({ word }) => word)).toEqual(['TUCK away', 'loft']);
  });

  test('are fifty at most: the oldest goes', () => {
    let learned: Learned = NOTHING_LEARNED;
    for (let at = 0; at < 60; at++) learned = withWord(learned, `word ${at}`, MOVE);
    expect(learned.words).toHaveLength(50);
    expect(learned.words.at(-1)?.word).toBe('word 10');
  });

  test('are found by two letters of them, the whole word first', () => {
    const { words } = withWord(withWord(NOTHING_LEARNED, 'tu', ATTIC), 'tuck', MOVE);
    const found = (typed: string) => wordsFor(words, typed).map(({ word }) => word);
    expect(found('t')).toEqual([]);
    expect(found('TU')).toEqual(['tu', 'tuck']);
    expect(found('tuc ')).toEqual(['tuck']);
    expect(found('tucks')).toEqual([]);
  });

  test('are offered once, and not for what they stand for already', () => {
    const learned = withWord(NOTHING_LEARNED, 'tuck', MOVE);
    expect(canBeOffered(learned, 'Tuck', MOVE)).toBe(false);
    expect(canBeOffered(learned, 'tuck', ATTIC)).toBe(true);
    expect(canBeOffered(withOffered(learned, 'tuck'), 'TUCK', ATTIC)).toBe(false);
  });
});

describe('the key of a command', () => {
  const times = (ids: readonly string[], hasKey = true, learned: Learned = NOTHING_LEARNED) => {
    const due: boolean[] = [];
    let now = learned;
    for (const id of ids) {
      const next = withChosen(now, id, hasKey);
      now = next.learned;
      due.push(next.isDue);
    }
    return { due, learned: now };
  };

  test('is told at the third time, for each command, and never again', () => {
    expect(times(['a', 'b', 'a', 'a', 'b', 'a', 'b', 'b', 'a']).due).toEqual([
      false,
      false,
      false,
      true,
      false,
      false,
      true,
      false,
      false,
    ]);
  });

  test('waits for a time when it has one', () => {
    const { due, learned } = times(['a', 'a', 'a', 'a'], false);
    expect(due).toEqual([false, false, false, false]);
    expect(times(['a', 'a'], true, learned).due).toEqual([true, false]);
  });

  test('is counted for two hundred commands', () => {
    const { learned } = times(Array.from({ length: 300 }, (_, at) => `c${at}`));
    expect(learned.chosen).toHaveLength(200);
    expect(learned.chosen[0]?.id).toBe('c299');
  });
});
