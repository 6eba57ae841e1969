/** Texts of a megabyte that a model may write, made to take long to read. */
const SIZE = 1_000_000;
const repeated = (text: string, room = 100): string => text.repeat(Math.floor((SIZE - room) / text.length));

export const LONG_TEXTS: readonly { what: string; text: string }[] = [
  { what: 'entries without an end', text: `{"compartments":[${repeated('{"a":1},')}]}` },
  { what: 'numbers without an end', text: `{"compartments":[${repeated('1,')}` },
  { what: 'brackets', text: repeated('[') },
  { what: 'lists that start again and again', text: `${'[ '.repeat(300)}${repeated('1,', 1000)}` },
  {
    what: 'compartments by name',
    text: `{"compartments":{${Array.from({ length: 70_000 }, (_, n) => `"k${n}":1`).join(',')}}}`,
  },
];
