import { parseArgs } from 'node:util';
import { BadSetting } from './setting.ts';

/** What the server is told on its command line. */
export interface Options {
  /** Fill an empty data folder with the demo workshop. */
  demo: boolean;
  /** Serve what is there, damaged or not, and write nothing. */
  readOnly: boolean;
  /** Run beside another server of the same data folder. */
  beside: boolean;
}

const NAMES = ['--demo', '--read-only', '--beside'];

/** A mistyped option must not start an ordinary server instead. Throws {@link BadSetting}. */
export function readOptions(args: readonly string[]): Options {
  const unknown = args.find((argument) => !NAMES.includes(argument));
  if (unknown !== undefined) {
    throw new BadSetting(`There is no option ${unknown}; there are ${NAMES.join(', ')}.`);
  }
  const { values } = parseArgs({
    args: [...args],
    options: { demo: { type: 'boolean' }, 'read-only': { type: 'boolean' }, beside: { type: 'boolean' } },
  });
  const { demo = false, 'read-only': readOnly = false, beside = false } = values;
  if (demo && readOnly) throw new BadSetting('--demo fills the data folder, which --read-only forbids.');
  return { demo, readOnly, beside };
}
